internal import CarouselScenes
internal import FileStorage
internal import FrameGoldens
internal import FrameImaging
public import SceneFormat
public import Testing

/// Expects a scene to move and look as its golden says; an issue tells the first layer that differs, in words.
///
/// The golden lies beside the test's file in `__Goldens__/<File>/<name>/`. Where there is none it is written, and the
/// test fails once, unless the trait `goldens(record:)` or the environment says otherwise.
///
/// ```swift
/// let shelf = try Scene(contentsOf: "shelf.json").withCards { Card(content: ShelfCard(number: $0).layoutElement) }
/// try expectGolden(of: shelf, named: "shelf")
/// ```
///
/// - Parameters:
///   - scene: The scene.
///   - name: The golden's name, one to a file.
///   - file: The test's file.
///   - sourceLocation: Where the expectation stands.
/// - Throws: Why the scene could not be drawn, or its golden not be read or written.
public func expectGolden(
    of scene: Scene, named name: String, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try GoldenPlace(file: file, name: name, sourceLocation: sourceLocation).verify(scene, folder: "")
}

/// Expects a scene to move and look as its goldens say, with every choice of its variants and of a matrix.
///
/// ```swift
/// try expectGolden(
///     of: SceneDocument(besides: "shelf.json"), named: "shelf",
///     matrix: [.devices("iphone-15-pro", "ipad-mini"), .themes("light", "dark"), .directions("ltr", "rtl")])
/// ```
///
/// - Parameters:
///   - document: The scene's file.
///   - name: The goldens' name, one to a file.
///   - matrix: Axes besides the scene's own variants.
///   - cards: Makes the card of an item from its index, instead of the scene's own cards.
///   - file: The test's file.
///   - sourceLocation: Where the expectation stands.
/// - Throws: Why the scene could not be read or drawn, or a golden not be read or written.
public func expectGolden(
    of document: SceneDocument, named name: String, matrix: [VariantPatches] = [],
    cards: (@Sendable (_ index: Int) -> Card)? = nil, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let place = GoldenPlace(file: file, name: name, sourceLocation: sourceLocation)
    let document = document.adding(matrix)
    for variant in document.variants {
        let reading = document.scene(variant: variant)
        guard let scene = reading.scene else { throw SceneErrors(diagnostics: reading.diagnostics) }
        let choices = scene.variant.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        try place.verify(cards.map(scene.withCards) ?? scene, folder: choices.joined(separator: ","))
    }
}

/// Expects a picture to be that of its golden; an issue tells how they differ.
///
/// - Parameters:
///   - bytes: The picture as the bytes of a PNG file, or of a JPEG file.
///   - name: The golden's name, one to a file.
///   - file: The test's file.
///   - sourceLocation: Where the expectation stands.
/// - Throws: `ImageError` where the bytes are no picture; why the golden could not be read or written.
public func expectGolden(
    ofPNG bytes: some Sequence<UInt8>, named name: String, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let picture = try ImageFile(bytes: Array(bytes)).bitmap()
    try GoldenPlace(file: file, name: name, sourceLocation: sourceLocation).verify(picture)
}
