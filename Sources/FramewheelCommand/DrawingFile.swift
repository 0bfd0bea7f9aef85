import Framewheel

/// A file that shows one drawing of ours, such as a plot; its name says the format.
struct DrawingFile {
    private enum Format {
        case svg
        case png
    }

    let path: FilePath
    private let format: Format

    init(_ name: String) throws(CommandFailure) {
        path = FilePath(name)
        switch path.fileExtension {
        case "svg": format = .svg
        case "png": format = .png
        case let other:
            throw .usage(
                "\(name): expected .svg or .png, found \(other.isEmpty ? "no extension" : "'.\(other)'")")
        }
    }

    /// Draws and writes the file.
    ///
    /// - Parameters:
    ///   - scene: The scene that it shows.
    ///   - setting: The fonts of its texts.
    ///   - scale: Pixels a point of a PNG.
    ///   - caption: What an SVG says of itself.
    ///   - draw: Makes the drawing.
    /// - Throws: A failure where it cannot be drawn or written.
    func write(
        of scene: Scene, setting: TextSetting, scale: Double, caption: SVGCaption,
        draw: (TextSetting.Engine) throws -> DisplayList
    ) throws(CommandFailure) {
        let bytes: [UInt8]
        do {
            let text = try setting.makeEngine()
            let list = try draw(text)
            switch format {
            case .svg: bytes = try SVGWriter(text: text).bytes(of: list, caption: caption)
            case .png:
                let store = RasterStore()
                let bitmap = try Rasterizer(text: text, store: store).bitmap(of: list, scale: scale)
                if store.hasRead(path) {
                    throw CommandFailure.usage("\(path): is a picture of the scene, expected another name")
                }
                let software = PNGText(keyword: "Software", text: ToolVersion.software)
                bytes = PNGEncoder(pixelsPerPoint: scale, texts: [software].compactMap(\.self)).bytes(
                    of: bitmap)
            }
        } catch let error as RasterError where error.isOfSize {
            throw .usage("\(error)", hint: "a smaller --scale makes it smaller")
        } catch {
            throw .drawing(error, of: scene)
        }
        do throws(FileError) {
            try path.write(bytes)
        } catch {
            throw .inputOutput("\(error)")
        }
    }
}

extension RasterError {
    /// Whether another scale would do.
    fileprivate var isOfSize: Bool {
        switch self {
        case .pictureTooLarge, .sideTooLong: true
        case .emptyPicture, .unreadableImage, .brokenImage, .tooDeep, .drawingFailed: false
        }
    }
}
