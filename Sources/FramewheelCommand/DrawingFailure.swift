import Framewheel

extension CommandFailure {
    /// What went wrong while a scene was drawn, with its place in the scene where it has one.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - scene: The scene.
    ///   - hasPixelLimit: Whether the command has `--max-pixels`.
    /// - Returns: The failure.
    static func drawing(
        _ error: any Error, of scene: Scene, hasPixelLimit: Bool = false
    ) -> CommandFailure {
        switch error {
        case let error as CommandFailure: error
        case let error as SceneErrors: .scene(error.diagnostics)
        case RasterError.pictureTooLarge(let width, let height, let limit):
            .scene(
                [scene.problem(.pictureTooLarge(width: width, height: height, limit: limit))],
                hint: "a smaller --scale makes it smaller"
                    + (hasPixelLimit ? ", --max-pixels allows more" : ""))
        case let error as RasterError: drawing(error, of: scene)
        case let error as SVGError: drawing(error, of: scene)
        case let error as FontError: .font(error, of: scene)
        case let error as FileError: .asset(error, of: scene)
        default: .unplaced(error)
        }
    }

    private static func drawing(_ error: RasterError, of scene: Scene) -> CommandFailure {
        switch error {
        case .unreadableImage(let error): .asset(error, of: scene)
        case .brokenImage(let path, let error):
            .scene([scene.problem(ofFile: path, fault: "\(error)")])
        case .emptyPicture, .pictureTooLarge, .sideTooLong, .tooDeep, .drawingFailed: .unplaced(error)
        }
    }

    private static func drawing(_ error: SVGError, of scene: Scene) -> CommandFailure {
        switch error {
        case .unreadableImage(let error): .asset(error, of: scene)
        case .brokenImage(let path, let error):
            .scene([scene.problem(ofFile: path, fault: "\(error)")])
        case .emptyPicture, .unwritableImage, .tooDeep, .themesDiffer: .unplaced(error)
        }
    }

    /// A picture or a font that cannot be read.
    private static func asset(_ error: FileError, of scene: Scene) -> CommandFailure {
        .scene([scene.problem(ofFile: error.path, fault: "\(error.reason)")])
    }

    private static func unplaced(_ error: any Error) -> CommandFailure {
        CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
    }
}
