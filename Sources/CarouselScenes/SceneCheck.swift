public import CairoRaster
internal import CardLayout
internal import FileStorage
internal import FrameDrawing
internal import FrameImaging
public import SceneFormat

/// All that is wrong with a scene's file, in every variant and every item.
public struct SceneCheck {
    /// The problems in the order of the file, each once; those of pictures and fonts come last.
    public private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    /// The faces in which texts are drawn, in the order of first use; none where blocks stand for them.
    public private(set) var faces: [FontFace] = []
    private var openedFiles: Set<String> = []
    private var checkedTexts: Set<StyledText> = []

    /// Checks a scene's file: decodes it with every combination of variants, makes every item's card, and opens
    /// every picture and font that is named.
    public init(_ document: SceneDocument) {
        for variant in document.variants {
            let reading = document.scene(variant: variant)
            reading.diagnostics.forEach { add($0) }
            guard let scene = reading.scene else { continue }
            checkSize(of: scene)
            let nodes = Self.nodes(of: scene)
            checkFonts(of: scene, nodes)
            checkPictures(of: scene, nodes)
        }
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// A picture that a still of the scene may not have, unless its height follows from the cards.
    private mutating func checkSize(of scene: Scene) {
        guard case .points(let height) = scene.viewport.height else { return }
        let limit = RasterLimits().picturePixels
        let (columns, rows) = (scene.viewport.width * scene.scale, height * scene.scale)
        guard columns.rounded() * rows.rounded() > Double(limit) else { return }
        add(scene.problem(.pictureTooLarge(width: columns, height: rows, limit: limit)))
    }

    /// The stage and the content of every card.
    private static func nodes(of scene: Scene) -> [LayoutElement] {
        [scene.stage] + (0..<scene.items.count).compactMap { try? scene.card(at: $0).content }
    }

    private mutating func checkFonts(of scene: Scene, _ nodes: [LayoutElement]) {
        for path in scene.fonts where openedFiles.insert(path).inserted {
            do throws(FontError) {
                _ = try FontLibrary(files: [path])
            } catch {
                add(scene.problem(ofFile: path, fault: "\(error.reason)"))
            }
        }
        guard scene.textMode == .outlines, let library = try? FontLibrary(files: scene.fonts) else { return }
        var texts: [TextContent] = []
        nodes.forEach { $0.collectTexts(into: &texts) }
        for content in texts {
            let text = StyledText(string: content.string, style: content.style, language: scene.locale)
            if checkedTexts.insert(text).inserted { check(text, in: library, of: scene) }
        }
    }

    private mutating func check(_ text: StyledText, in library: FontLibrary, of scene: Scene) {
        let used = library.facesUsed(for: text)
        for face in used where !faces.contains(face) { faces.append(face) }
        let wanted = text.style.families
        let isThere = used.contains { face in
            wanted.contains { $0.lowercased() == face.family.lowercased() }
        }
        if !wanted.isEmpty, !used.isEmpty, !isThere {
            addWarning(.missingFamily(wanted, used: used.map(\.description)), of: scene)
        }
        if !library.hasAllGlyphs(for: text) { addWarning(.missingGlyphs(text: text.string), of: scene) }
    }

    private mutating func addWarning(_ problem: SceneProblem, of scene: Scene) {
        var diagnostic = scene.problem(problem)
        diagnostic.severity = .warning
        add(diagnostic)
    }

    private mutating func checkPictures(of scene: Scene, _ nodes: [LayoutElement]) {
        var paths: [String] = []
        nodes.forEach { $0.collectPictures(into: &paths) }
        for path in paths where openedFiles.insert(path).inserted {
            if let fault = Self.fault(ofPicture: path) { add(scene.problem(ofFile: path, fault: fault)) }
        }
    }

    private static func fault(ofPicture path: String) -> String? {
        do {
            _ = try ImageFile(bytes: try FilePath(path).bytes()).bitmap()
            return nil
        } catch let error as FileError {
            return "\(error.reason)"
        } catch {
            return "\(error)"
        }
    }
}
