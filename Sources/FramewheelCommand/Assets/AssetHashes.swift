import Framewheel

/// Hashes of what a scene's pictures show, of all its themes and its whole length.
struct AssetHashes {
    /// Every number and text of all frames; texts are laid out by the fonts, so that other fonts change it.
    let drawing: String
    /// The bytes of the pictures in the frames, which the scene's hash does not cover.
    let pictures: String
    /// The fonts that draw the texts, the system's too.
    let fonts: String

    /// Lays the scenes out once, and looks at their frames.
    ///
    /// - Throws: A failure where a card, a font or a picture cannot be had.
    init(_ scenes: [Scene]) throws(CommandFailure) {
        var drawing = ContentHasher()
        var (content, fonts) = (DrawnContent(), Set<FontFile>())
        let files = FileHashes()
        do {
            for scene in scenes {
                let text = try TextSetting(scene).makeEngine()
                let source = CarouselScene(scene, text: text)
                let session = CarouselSession(source, text: text)
                let rate = FrameRate.standard
                for frame in 0..<min(rate.frameCount(duration: source.duration), Self.mostFrames) {
                    let list = try session.displayList(at: rate.time(ofFrame: frame))
                    try list.append(to: &drawing, files: files)
                    content.add(list)
                }
                fonts.formUnion(content.fonts(of: text))
            }
            self.drawing = "\(drawing.hash)"
            pictures = try Self.hash(content.pictures.sorted(), files)
            self.fonts = try Self.hash(fonts.sorted { "\($0.face)" < "\($1.face)" }.map(\.path), files)
        } catch let error as SceneErrors {
            throw .scene(error.diagnostics)
        } catch let error as FontError {
            throw .font(error, of: scenes[0])
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    private static func hash(_ paths: [String], _ files: FileHashes) throws(FileError) -> String {
        var hasher = ContentHasher()
        for path in paths { hasher.append(try files.hash(ofFile: path)) }
        return "\(hasher.hash)"
    }

    /// No more frames than a minute's are looked at.
    private static let mostFrames = 3600
}
