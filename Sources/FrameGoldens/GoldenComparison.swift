internal import FrameImaging
internal import PlaneGeometry
public import SceneFormat

/// Compares a golden with what its source is now: motion, layout, display, pixels, as far as the first that
/// differs.
public struct GoldenComparison {
    /// Tells in which elements pixels lie.
    ///
    /// It is given a moment and the pixels that differ, and tells the elements, the one with the most pixels first.
    public typealias Attribution = (_ moment: GoldenMoment, _ pixels: PixelComparison) -> [ElementDifference]

    let expected: StoredGolden
    let actual: Golden
    /// The tolerance in force.
    let tolerance: GoldenSpec.Tolerance
    /// What is left out.
    let ignored: GoldenMask
    private let attribution: Attribution

    /// Prepares a comparison.
    ///
    /// - Parameters:
    ///   - expected: The golden.
    ///   - actual: What the source is now.
    ///   - spec: The tolerance, and the elements and areas that are not compared.
    ///   - attribution: Tells in which elements pixels lie.
    public init(
        expected: StoredGolden, actual: Golden, spec: GoldenSpec,
        attribution: @escaping Attribution = { _, _ in [] }
    ) {
        self.expected = expected
        self.actual = actual
        tolerance = spec.tolerance
        ignored = GoldenMask(spec)
        self.attribution = attribution
    }

    /// The difference in the first layer that has one, or `nil`.
    ///
    /// Everything before the pixels is always compared; pixels are drawn and compared by their hash, and a picture
    /// is decoded only where that differs.
    ///
    /// - Throws: `GoldenError` where a picture of the golden is missing or broken.
    public func difference() throws(GoldenError) -> GoldenDifference? {
        var found = motionDifference ?? layoutDifference ?? displayDifference
        if found == nil { found = try pixelDifference() }
        guard var difference = found else { return nil }
        if let name = Self.files[difference.layer], expected.editedFiles.contains(name) {
            difference.sentences.append("\(name) is not what was recorded: it was edited since")
        }
        return difference
    }

    private static let files: [GoldenLayer: String] = [
        .motion: Golden.motionName, .layout: Golden.layoutName, .display: Golden.displayName,
    ]

    private var motionDifference: GoldenDifference? {
        guard let was = expected.motion, let now = actual.motion else { return nil }
        return MotionComparison(expected: was, actual: now, tolerance: tolerance).difference
    }

    private var layoutDifference: GoldenDifference? {
        guard let was = expected.layout, let now = actual.layout else { return nil }
        return LayoutComparison(expected: was, actual: now, tolerance: tolerance, mask: ignored).difference
    }

    private var displayDifference: GoldenDifference? {
        guard let was = expected.display, let now = actual.display else { return nil }
        return DisplayComparison(
            expected: was, actual: now, tolerance: tolerance, mask: ignoredElements(at:)
        ).difference
    }

    private func ignoredElements(at moment: String) -> ElementMask {
        func boxes(_ record: LayoutRecord?) -> LayoutRecord.Moment? {
            record?.moments.first { $0.name == moment }
        }
        return ignored.elements(boxes(expected.layout), boxes(actual.layout))
    }

    // MARK: - Pixels

    private func pixelDifference() throws(GoldenError) -> GoldenDifference? {
        for frame in expected.manifest.frames {
            guard let now = actual.frames.first(where: { $0.moment.name == frame.moment }) else {
                return GoldenDifference(
                    layer: .pixels, moment: frame.moment,
                    sentences: ["there is no longer a moment '\(frame.moment)'"])
            }
            let was = try expected.bitmap(of: frame, unlessHash: "\(now.bitmap.pixelHash)")
            if let was, let difference = difference(was, now) { return difference }
        }
        return nil
    }

    private func difference(_ was: Bitmap, _ now: Golden.Frame) -> GoldenDifference? {
        let pixels: PixelComparison
        do throws(PixelSizeMismatch) {
            pixels = try PixelComparison(
                expected: was, actual: now.bitmap, tolerance: pixelTolerance,
                ignoring: ignoredPixels(at: now.moment))
        } catch {
            return GoldenDifference(
                layer: .pixels, moment: now.moment.name, sentences: ["\(error), at '\(now.moment.name)'"])
        }
        guard !pixels.isAccepted else { return nil }
        return difference(pixels, at: now.moment)
    }

    /// The pixels of areas, and of elements where they were and where they are.
    private func ignoredPixels(at moment: GoldenMoment) -> [PixelBox] {
        let boxes = [expected.display, actual.display].flatMap {
            $0?.boxes(at: moment.name, of: ignored.patterns) ?? []
        }
        return (ignored.areas + boxes).map { PixelBox(around: $0, scale: actual.manifest.scale) }
    }

    private var pixelTolerance: PixelTolerance {
        PixelTolerance(
            distance: tolerance.deltaE, clusterSize: tolerance.cluster > 0 ? tolerance.cluster : nil)
    }

    private func difference(_ pixels: PixelComparison, at moment: GoldenMoment) -> GoldenDifference {
        let elements = attribution(moment, pixels)
        let most = elements.first?.pixelCount ?? pixels.overCount
        let count = "\(most) pixel\(most == 1 ? "" : "s")"
        let place = elements.first.map { " in \($0.element.map { "`\($0)`" } ?? "the background")" } ?? ""
        let change = stackChanges.isEmpty ? "by the same libraries" : stackChanges.joined(separator: ", ")
        var first = "raster only: \(count)\(place), \(change), at '\(moment.name)'"
        if pixels.isAntialiasingOnly() { first += "; only soft edges" }
        var sentences = [first]
        sentences += elements.dropFirst().prefix(Self.mostElements).map(\.sentence)
        sentences.append(
            "the largest distance of two colours is ΔE \(pixels.largestDistance.decimalText(places: 2))")
        // Of a picture that is no scene's nothing is known but its pixels.
        if actual.display == nil { sentences = pixels.sentences }
        var needed = tolerance
        needed.deltaE = max(tolerance.deltaE, pixels.smallestDistance)
        return GoldenDifference(
            layer: .pixels, moment: moment.name, sentences: sentences, element: elements.first?.element,
            figures: [
                GoldenDifference.Figure("pixels", actual: Double(pixels.overCount)),
                GoldenDifference.Figure("largest distance", actual: pixels.largestDistance, unit: "ΔE"),
            ], passingTolerance: needed)
    }

    /// The libraries, fonts and tool that are not those of the golden: `cairo 1.16.0 → 1.18.0`.
    private var stackChanges: [String] {
        let (was, now) = (expected.manifest, actual.manifest)
        func changes(_ old: [GoldenManifest.Version], _ new: [GoldenManifest.Version]) -> [(
            String, String, String
        )] {
            new.compactMap { entry in
                let before = old.first { $0.name == entry.name }?.version ?? "none"
                return before == entry.version ? nil : (entry.name, before, entry.version)
            }
        }
        let libraries = changes(was.libraries, now.libraries).map {
            "\(Self.title(of: $0.0)) \($0.1) → \($0.2)"
        }
        let fonts = changes(was.fonts, now.fonts).map { "\($0.0) is another file" }
        let tool = was.tool == now.tool ? [] : ["framewheel \(was.tool) → \(now.tool)"]
        return libraries + fonts + tool
    }

    /// A library's name as its makers write it.
    private static func title(of library: String) -> String {
        switch library {
        case "cairo": "Cairo"
        case "pango": "Pango"
        case "freetype": "FreeType"
        case "harfbuzz": "HarfBuzz"
        default: library
        }
    }

    /// Of more elements the first are named.
    private static let mostElements = 5
}
