/// What the caller of a scene decides beside what the file says.
public struct SceneOptions: Hashable, Sendable {
    /// Items that replace the scene's.
    public enum ItemsOverride: Hashable, Sendable {
        /// A JSON file, and where in it the list lies as an RFC 6901 pointer; empty for the whole.
        case file(path: String, pointer: String)
        /// JSON text, such as standard input, and what it is called in messages.
        case bytes([UInt8], name: String, pointer: String)
    }

    /// Items that replace the scene's.
    public var items: ItemsOverride?
    /// A script file that replaces the scene's script.
    public var scriptPath: String?
    /// Whether files may lie outside the scene's folder.
    public var allowsOutside: Bool
    /// Whether the card of every item is checked, however many there are.
    ///
    /// Without it the cards of the first 1,000 items are.
    public var checksEveryItem: Bool
    /// The theme in force instead of the scene's; `nil` for the scene's.
    public var theme: String?

    /// Makes options.
    public init(
        items: ItemsOverride? = nil, scriptPath: String? = nil, allowsOutside: Bool = false,
        checksEveryItem: Bool = false
    ) {
        self.items = items
        self.scriptPath = scriptPath
        self.allowsOutside = allowsOutside
        self.checksEveryItem = checksEveryItem
    }
}
