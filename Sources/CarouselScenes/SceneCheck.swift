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
            checkFonts(of: scene, in: document)
            checkPictures(of: scene, in: document)
        }
    }

    /// No more combinations of variants than this are checked.
    private static let variantLimit = 256

    private mutating func add(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    private mutating func checkFonts(of scene: Scene, in document: SceneDocument) {
        for path in scene.fonts where openedFiles.insert(path).inserted {
            do throws(FontError) {
                _ = try FontLibrary(files: [path])
            } catch {
                add(.broken(.font, error.description, in: document))
            }
        }
    }

    private mutating func checkPictures(of scene: Scene, in document: SceneDocument) {
        var paths: Set<String> = []
        scene.stage.collectPictures(into: &paths)
        for index in 0..<scene.items.count {
            guard let card = try? scene.card(at: index) else { continue }
            card.content.collectPictures(into: &paths)
        }
        for path in paths.sorted() where openedFiles.insert(path).inserted {
            if let fault = Self.fault(ofPicture: path) { add(.broken(.image, fault, in: document)) }
        }
    }

    private static func fault(ofPicture path: String) -> String? {
        do {
            _ = try ImageFile(bytes: try FilePath(path).bytes()).bitmap()
            return nil
        } catch let error as ImageError {
            return "\(path): \(error)"
        } catch let error as FileError {
            return error.description
        } catch {
            return "\(error)"
        }
    }
}

extension Diagnostic {
    fileprivate static func broken(
        _ kind: SceneProblem.FileKind, _ fault: String, in document: SceneDocument
    ) -> Diagnostic {
        Diagnostic(at: SourcePlace(file: document.name), .brokenFile(kind: kind, fault: fault))
    }
}

extension LayoutElement {
    /// Adds the files of all pictures in this node, its children, backgrounds and overlays.
    ///
    /// What a geometry reader makes from its size is not known before layout.
    func collectPictures(into paths: inout Set<String>) {
        switch kind {
        case .hstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .vstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .zstack(let stack): stack.children.forEach { $0.collectPictures(into: &paths) }
        case .image(let image): if case .file(let path) = image.source { paths.insert(path) }
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
