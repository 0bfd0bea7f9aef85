/// The keys that an object of a scene file may have.
struct ObjectForm: Sendable {
    /// How many of a set of keys an object has.
    enum Choice: Sendable {
        /// Any number.
        case none
        /// Exactly one of these.
        case exactlyOne([String])
        /// At most one of these.
        case atMostOne([String])
    }

    /// What the object is, for messages: `the carousel`.
    let title: String
    /// What it is for, for the schema.
    let summary: String
    let keys: [KeyEntry]
    let choice: Choice
    /// Whether values may be strings with placeholders.
    let isTemplate: Bool

    init(
        _ title: String, _ summary: String, isTemplate: Bool = false, choice: Choice = .none,
        _ keys: [KeyEntry]
    ) {
        self.title = title
        self.summary = summary
        self.keys = keys
        self.choice = choice
        self.isTemplate = isTemplate
    }

    func entry(_ key: String) -> KeyEntry? { keys.first { $0.name == key } }
}

/// One key that an object may have.
struct KeyEntry: Sendable {
    let name: String
    let form: ValueForm
    /// What the key is for, one sentence without its full stop.
    let summary: String
    /// What holds without the key, as text.
    let fallback: String?
    let isRequired: Bool

    init(
        _ name: String, _ form: ValueForm, _ summary: String, default fallback: String? = nil,
        isRequired: Bool = false
    ) {
        self.name = name
        self.form = form
        self.summary = summary
        self.fallback = fallback
        self.isRequired = isRequired
    }
}
