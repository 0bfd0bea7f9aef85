internal import PlaneGeometry
internal import SceneFormat

extension GoldenReport {
    /// The report as GitHub-flavoured Markdown, for `$GITHUB_STEP_SUMMARY`.
    ///
    /// Of a great many failures the first are listed: a step's summary may have a megabyte.
    public var stepSummary: String {
        var text = "## Goldens\n\n" + (isGreen ? "✅ " : "❌ ") + Self.plain(summary) + "\n"
        let failures = entries.filter { $0.kind != nil }
        guard !failures.isEmpty else { return text }
        text += "\n| Golden | Layer | What differs | Element |\n|---|---|---|---|\n"
        for entry in failures.prefix(Self.mostRows) {
            let element = entry.difference?.element.map(Self.code) ?? ""
            let sentences = entry.sentences.map(Self.plain).joined(separator: "<br>")
            text += "| \(Self.plain(entry.title)) | \(entry.kind ?? "") | \(sentences) | \(element) |\n"
        }
        if failures.count > Self.mostRows { text += "\n… and \(failures.count - Self.mostRows) more.\n" }
        let commands = failures.prefix(Self.mostRows).flatMap(\.nextCommands)
        guard !commands.isEmpty else { return text }
        // A fence longer than any in the commands ends where it should.
        let fence = String(repeating: "`", count: max(Self.longestRun(of: "`", in: commands) + 1, 3))
        let lines = commands.map { $0.split(separator: "\n").joined(separator: " ") }
        return text + "\nNext:\n\n\(fence)\n" + lines.joined(separator: "\n") + "\n\(fence)\n"
    }

    /// The failures as workflow commands that GitHub shows beside the lines of the scene's file.
    public var annotations: String {
        entries.filter { $0.kind != nil }.map { Self.annotation($0) + "\n" }.joined()
    }

    private static func annotation(_ entry: Entry) -> String {
        var properties: [String] = []
        if let place = entry.place {
            properties.append("file=" + property(place.file))
            if let line = place.line { properties.append("line=\(line)") }
            if let column = place.column { properties.append("col=\(column)") }
        }
        properties.append("title=" + property("\(entry.title): \(entry.kind ?? "")"))
        let lines = entry.sentences + entry.nextCommands.prefix(1).map { "next: " + $0 }
        return "::error \(properties.joined(separator: ","))::" + message(lines.joined(separator: "\n"))
    }

    /// A message in which no line ends (GitHub's toolkit, `escapeData`).
    private static func message(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// A property, which a colon or a comma would end.
    private static func property(_ text: String) -> String {
        // By scalars: a mark that belongs to a colon does not hide it.
        message(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Text that stands for itself in a cell of a table.
    private static func plain(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\n", "\r", "\t": result += " "
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@", "$": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func code(_ text: String) -> String { "<code>\(plain(text))</code>" }

    private static func longestRun(of character: Character, in texts: [String]) -> Int {
        texts.map { text in
            text.split { $0 != character }.map(\.count).max() ?? 0
        }.max() ?? 0
    }

    private static let mostRows = 200
}
