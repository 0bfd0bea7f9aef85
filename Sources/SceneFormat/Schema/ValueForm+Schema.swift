extension ValueForm {
    /// The schemas of which a value of the form meets one.
    ///
    /// - Parameter isTemplate: Whether a text with placeholders may stand for it.
    /// - Returns: One or more schemas.
    func schemas(isTemplate: Bool) -> [JSONTree] {
        if case .choice(let forms) = self {
            let own = forms.flatMap { $0.ownSchemas(isTemplate: isTemplate) }
            return isTemplate && forms.contains(where: \.takesNoText)
                ? own + [Self.referring("placeholder")] : own
        }
        let own = ownSchemas(isTemplate: isTemplate)
        return isTemplate && takesNoText ? own + [Self.referring("placeholder")] : own
    }

    /// Whether a text with placeholders is not of the form by itself.
    private var takesNoText: Bool {
        switch self {
        case .text, .color, .paint, .anything: false
        default: true
        }
    }

    private func ownSchemas(isTemplate: Bool) -> [JSONTree] {
        switch self {
        case .text: [Self.type("string")]
        case .pattern(let pattern, _): [Self.type("string", [("pattern", .string(pattern))])]
        case .color: [Self.referring("color")]
        case .paint: [Self.referring("paint")]
        case .boolean: [Self.type("boolean")]
        case .number(let range): [Self.type("number", range.limits)]
        case .integer(let range): [Self.type("integer", Self.limits(range))]
        case .words(let words): [.object([("enum", .list(words.map { .string($0) }))])]
        case .object(let name): [Self.referring(name.rawValue)]
        case .list(let entry, let count): [Self.list(entry, count, isTemplate: isTemplate)]
        case .tuple(let entries, let required): [Self.tuple(entries, required, isTemplate: isTemplate)]
        case .choice: schemas(isTemplate: isTemplate)
        case .map(let value, _):
            [Self.type("object", [("additionalProperties", value.schema(isTemplate: isTemplate))])]
        case .patch: [Self.type("object", [("propertyNames", .object([("enum", Self.patchedKeys)]))])]
        case .node: [Self.referring("node")]
        case .card: [Self.referring("anyCard")]
        case .anything: [.object([])]
        }
    }

    /// The form as one schema.
    private func schema(isTemplate: Bool) -> JSONTree {
        let schemas = schemas(isTemplate: isTemplate)
        guard schemas.count == 1, let only = schemas.first else {
            return .object([("anyOf", .list(schemas))])
        }
        return only
    }

    private static var patchedKeys: JSONTree {
        let keys = FormName.scene.form.keys.map(\.name)
        return .list(keys.filter { !Catalogue.unpatchedSceneKeys.contains($0) }.map { .string($0) })
    }

    private static func type(_ name: String, _ rest: [(key: String, value: JSONTree)] = []) -> JSONTree {
        .object([("type", .string(name))] + rest)
    }

    private static func referring(_ name: String) -> JSONTree {
        .object([("$ref", .string("#/$defs/\(name)"))])
    }

    private static func list(_ entry: ValueForm, _ count: ClosedRange<Int>, isTemplate: Bool) -> JSONTree {
        var rest: [(key: String, value: JSONTree)] = [("items", entry.schema(isTemplate: isTemplate))]
        if count.lowerBound > 0 { rest.append(("minItems", .integer(count.lowerBound))) }
        if count.upperBound < longestList { rest.append(("maxItems", .integer(count.upperBound))) }
        return type("array", rest)
    }

    private static func tuple(_ entries: [ValueForm], _ required: Int, isTemplate: Bool) -> JSONTree {
        type(
            "array",
            [
                ("prefixItems", .list(entries.map { $0.schema(isTemplate: isTemplate) })),
                ("items", .boolean(false)), ("minItems", .integer(required)),
            ])
    }

    private static func limits(_ range: ClosedRange<Int>) -> [(key: String, value: JSONTree)] {
        [("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound))]
    }
}

extension NumberRange {
    /// The range in the schema's words.
    fileprivate var limits: [(key: String, value: JSONTree)] {
        guard maximum < .greatestFiniteMagnitude else { return [] }
        return [
            (excludesMinimum ? "exclusiveMinimum" : "minimum", .number(minimum)),
            (excludesMaximum ? "exclusiveMaximum" : "maximum", .number(maximum)),
        ]
    }
}
