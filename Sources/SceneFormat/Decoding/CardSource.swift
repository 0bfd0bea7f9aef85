/// Makes the card of an item from the scene's templates.
struct CardSource: Sendable {
    func card(at index: Int) throws(SceneErrors) -> Card {
        throw SceneErrors(diagnostics: [])
    }
}
