import Framewheel

/// A scene with one choice of variants, to be recorded or verified.
struct GoldenJob: Sendable {
    /// The scene's file as it was given.
    let path: String
    let document: SceneDocument
    /// The chosen value of each axis.
    let variant: [String: String]

    /// The scene and its variant as messages name them.
    var title: String {
        GoldenDifference(scene: path, variant: variant, layer: .motion, sentences: []).title
    }

    /// Does something with the scene, and turns what went wrong into messages.
    func run<Result>(
        _ tools: GoldenTools, _ body: (CarouselScene) throws -> Result
    ) throws(CommandFailure) -> Result {
        let reading = document.scene(variant: variant)
        guard let scene = reading.scene, !reading.hasErrors else {
            var failure = CommandFailure.scene(reading.diagnostics.filter { $0.severity == .error })
            if document.fileError != nil { failure.status = .inputOutput }
            throw failure
        }
        let prepared: CarouselScene
        do throws(FontError) {
            prepared = CarouselScene(scene, text: try tools.engine(for: TextSetting(scene)))
        } catch {
            throw .font(error, of: scene)
        }
        do {
            return try body(prepared)
        } catch {
            throw .golden(error, of: scene)
        }
    }
}

extension CommandFailure {
    /// What went wrong while a golden was made, read or written.
    static func golden(_ error: any Error, of scene: Scene) -> CommandFailure {
        switch error {
        case let error as GoldenError: .golden(error)
        default: .drawing(error, of: scene)
        }
    }

    /// What is wrong with goldens.
    static func golden(_ error: GoldenError) -> CommandFailure {
        switch error {
        case .file: .inputOutput("\(error)")
        case .missingFile, .broken, .newerFormat:
            CommandFailure(
                status: .inputOutput, lines: ["framewheel: error: \(error)"], isOfGolden: true)
        case .unknownMoment, .sharedFolder, .foreignFile, .nothingToApprove: .usage("\(error)")
        }
    }

    /// Does something with goldens, and turns what went wrong into messages.
    static func ofGoldens<Result>(
        _ body: () throws(GoldenError) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(GoldenError) {
            return try body()
        } catch {
            throw .golden(error)
        }
    }
}
