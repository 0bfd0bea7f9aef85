/// The JSON Schema of scene files, made of the catalogue that the decoder reads by.
///
/// Editors complete and check scenes by it; the dialect is
/// [draft 2020-12](https://json-schema.org/draft/2020-12/schema).
public enum SceneSchema {
    /// The schema's own address, by which a scene's `$schema` may name it.
    public static let identifier = "urn:framewheel:schema:scene:1"

    /// The schema as JSON text, ending in a line feed.
    public static var text: String { JSONText(tree).text + "\n" }

    private static var tree: JSONTree {
        .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string(identifier)),
            ("title", .string("Framewheel scene")),
            ("$ref", reference("scene")),
            (
                "$defs",
                .object(sharedDefinitions + FormName.allCases.map { ($0.rawValue, definition(of: $0)) })
            ),
        ])
    }

    private static var sharedDefinitions: [(key: String, value: JSONTree)] {
        let nodes = Catalogue.nodeKinds.map { referring($0.form.rawValue) }
        let cards = ["node", FormName.card.rawValue, FormName.cardEntry.rawValue].map(referring)
        return [
            (
                "placeholder",
                .object([
                    ("description", .string("A text with placeholders such as {key} or {a.b?}")),
                    ("type", .string("string")), ("pattern", .string(#"\{.*\}"#)),
                ])
            ),
            (
                "color",
                .object([
                    (
                        "description",
                        .string(
                            "#RGB[A], #RRGGBB[AA], a name of the theme, an iOS colour, clear, white or black")
                    ),
                    ("type", .string("string")),
                    ("examples", .list(["#FF3B30", "label", "systemBlue", "clear"].map { .string($0) })),
                ])
            ),
            (
                "paint",
                .object([("anyOf", .list([referring("color"), referring(FormName.gradients.rawValue)]))])
            ),
            (
                "node",
                .object([("description", .string("A node of a card or the stage")), ("anyOf", .list(nodes))])
            ),
            ("anyCard", .object([("description", .string("A card")), ("anyOf", .list(cards))])),
        ]
    }

    private static func reference(_ name: String) -> JSONTree { .string("#/$defs/\(name)") }

    private static func referring(_ name: String) -> JSONTree { .object([("$ref", reference(name))]) }

    // MARK: - Objects

    private static func definition(of name: FormName) -> JSONTree {
        let form = name.form
        let properties = form.keys.map { ($0.name, property($0, isTemplate: form.isTemplate)) }
        let required = form.keys.filter(\.isRequired).map { JSONTree.string($0.name) }
        var members: [(key: String, value: JSONTree)] = [
            ("description", .string(form.summary)), ("type", .string("object")),
            ("properties", .object(properties)), ("additionalProperties", .boolean(false)),
        ]
        if !required.isEmpty { members.append(("required", .list(required))) }
        switch form.choice {
        case .none: break
        case .exactlyOne(let keys): members.append(("oneOf", .list(keys.map(requiring))))
        case .atMostOne(let keys):
            let all = JSONTree.object([("required", .list(keys.map { .string($0) }))])
            members.append(("not", all))
        }
        return .object(members)
    }

    private static func requiring(_ key: String) -> JSONTree {
        .object([("required", .list([.string(key)]))])
    }

    /// A key's schema: what it takes, null for off, and in templates a text with placeholders.
    private static func property(_ entry: KeyEntry, isTemplate: Bool) -> JSONTree {
        var alternatives = entry.form.schemas(isTemplate: isTemplate)
        if !entry.isRequired { alternatives.append(.object([("type", .string("null"))])) }
        let fallback = entry.fallback.map { " Default: \($0)." } ?? ""
        let description = JSONTree.string("\(entry.summary).\(fallback)")
        if alternatives.count == 1, case .object(let members)? = alternatives.first {
            return .object([("description", description)] + members)
        }
        return .object([("description", description), ("anyOf", .list(alternatives))])
    }
}
