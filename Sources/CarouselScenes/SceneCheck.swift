internal import CairoRaster
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
    private var openedFiles: Set<String> = []

    /// Checks a scene's file: decodes it with every combination of variants, makes every item's card, and opens
    /// every picture and font that is named.
    public init(_ document: SceneDocument) {
        for variant in document.variants.prefix(Self.variantLimit) {
            let reading = document.scene(variant: variant)
            reading.diagnostics.forEach { add($0) }
            guard let scene = reading.scene else { continue }
            checkSize(of: scene)
            checkFonts(of: scene)
            checkPictures(of: scene)
        }
    }

    /// No more combinations of variants than this are checked.
    private static let variantLimit = 256

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

    private mutating func checkFonts(of scene: Scene) {
        for path in scene.fonts where openedFiles.insert(path).inserted {
            do throws(FontError) {
                _ = try FontLibrary(files: [path])
            } catch {
                add(scene.problem(ofFile: path, fault: "\(error.reason)"))
            }
        }
    }

    private mutating func checkPictures(of scene: Scene) {
        var paths: [String] = []
        scene.stage.collectPictures(into: &paths)
        for index in 0..<scene.items.count {
            guard let card = try? scene.card(at: index) else { continue }
            card.content.collectPictures(into: &paths)
        }
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

extension LayoutElement {
    /// Adds the files of all pictures in this node, its children, backgrounds and overlays.
    ///
    /// What a geometry reader makes from its size is not known before layout.
    func collectPictures(into paths: inout [String]) {
        switch kind {
        case .hstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .vstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .zstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .image(let image): if case .file(let path) = image.source { paths.append(path) }
        case .geometryReader(.fixed(let child)): child.element.collectPictures(into: &paths)
        case .text, .shape, .spacer, .divider, .geometryReader(.made), .hosted, .box: break
        }
        for modifier in modifiers {
            switch modifier {
            case .background(let content, _), .overlay(let content, _):
                content.element.collectPictures(into: &paths)
            case .frame, .flexibleFrame, .padding, .clip, .clipShape, .border, .shadow, .opacity, .offset,
                .scale, .aspectRatio, .fixedSize, .layoutPriority:
                break
            }
        }
    }
}
