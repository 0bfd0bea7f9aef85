internal import PlaneGeometry
internal import SceneFormat

extension GoldenReport {
    /// The report as JSON: `version`, `summary`, `green`, `counts` and, in `goldens`, every golden.
    public var json: String {
        let counts = counts
        let goldens = entries.map { "    " + Self.json($0) }
        return Self.start + """
            \(version.jsonLiteral),
              "summary": \(summary.jsonLiteral),
              "green": \(isGreen),
              "counts": {"same": \(counts.same), "different": \(counts.different), "missing": \(counts.missing), \
            "failed": \(counts.failed)},
              "goldens": [
            \(goldens.joined(separator: ",\n"))
              ]
            }

            """
    }

    /// How the JSON of every report begins.
    static let start = "{\n  \"version\": "

    private static func json(_ entry: Entry) -> String {
        var members = [
            "\"title\": \(entry.title.jsonLiteral)", "\"result\": \(result(entry).jsonLiteral)",
        ]
        if let difference = entry.difference { members += Self.members(difference) }
        if !entry.sentences.isEmpty { members.append("\"sentences\": \(list(entry.sentences))") }
        if !entry.nextCommands.isEmpty { members.append("\"next\": \(list(entry.nextCommands))") }
        if let duration = entry.duration { members.append("\"seconds\": \(duration.decimalText(places: 3))") }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static func result(_ entry: Entry) -> String {
        switch entry.outcome {
        case .same: "same"
        case .different: "different"
        case .missing: "missing"
        case .failed: "failed"
        }
    }

    private static func members(_ difference: GoldenDifference) -> [String] {
        let variant = difference.variant.sorted { $0.key < $1.key }
            .map { "\($0.key.jsonLiteral): \($0.value.jsonLiteral)" }
        var members = [
            "\"scene\": \(difference.scene.jsonLiteral)", "\"variant\": {\(variant.joined(separator: ", "))}",
            "\"folder\": \(difference.folder.jsonLiteral)",
            "\"layer\": \(difference.layer.rawValue.jsonLiteral)",
            "\"moment\": \(optional(difference.moment))", "\"element\": \(optional(difference.element))",
        ]
        if let place = difference.place {
            let line = place.line.map { ", \"line\": \($0)" } ?? ""
            let column = place.column.map { ", \"column\": \($0)" } ?? ""
            members.append("\"place\": {\"file\": \(place.file.jsonLiteral)\(line)\(column)}")
        }
        let figures = difference.figures.map { figure in
            "{\"name\": \(figure.name.jsonLiteral), \"expected\": \(figure.expected.map(number) ?? "null"), "
                + "\"actual\": \(number(figure.actual)), \"unit\": \(figure.unit.jsonLiteral)}"
        }
        members.append("\"figures\": [\(figures.joined(separator: ", "))]")
        let pictures = difference.pictures.map { picture in
            "{\"moment\": \(picture.moment.jsonLiteral), \"expected\": \(optional(picture.expected)), "
                + "\"actual\": \(optional(picture.actual)), \"difference\": \(optional(picture.difference)), "
                + "\"strip\": \(optional(picture.strip))}"
        }
        members.append("\"pictures\": [\(pictures.joined(separator: ", "))]")
        return members
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(\.jsonLiteral).joined(separator: ", ") + "]"
    }

    private static func optional(_ text: String?) -> String { text?.jsonLiteral ?? "null" }

    /// A number as JSON has it, which knows neither infinity nor NaN.
    private static func number(_ value: Double) -> String {
        value.isFinite ? value.decimalText(places: 6) : "null"
    }
}
