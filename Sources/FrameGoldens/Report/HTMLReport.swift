internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

extension GoldenReport {
    /// The report as one HTML file that needs nothing else: pictures, style and script lie in it.
    ///
    /// Every text in it is escaped, and its policy lets a browser load nothing from anywhere.
    ///
    /// - Parameter picture: Gives the bytes of a PNG file by its path; `nil` where it cannot be read, which the
    ///   report then says.
    /// - Returns: The page.
    public func html(picture: @escaping (String) -> [UInt8]?) -> String {
        let failures = entries.filter { $0.kind != nil }
        let body = failures.enumerated().map { number, entry in
            HTMLFailure(entry, number: number + 1, picture: picture).html
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <link rel="icon" href="data:,">
            <title>\(XMLText.content(summary))</title>
            <style>
            \(HTMLReportParts.style)
            </style>
            </head>
            <body>
            <header>
            <h1>\(XMLText.content(summary))</h1>
            <p class="version">framewheel \(XMLText.content(version))</p>
            \(failures.isEmpty ? "" : filters(failures) + HTMLReportParts.keys)
            </header>
            <main>
            \(body.joined(separator: "\n"))
            </main>
            \(unchanged)
            <script>
            \(HTMLReportParts.script)
            </script>
            </body>
            </html>

            """
    }

    /// Buttons that show the failures of one layer only.
    private func filters(_ failures: [Entry]) -> String {
        let kinds = GoldenLayer.allCases.map(\.rawValue) + ["missing", "failed"]
        let buttons = kinds.compactMap { kind -> String? in
            let count = failures.filter { $0.kind == kind }.count
            guard count > 0 else { return nil }
            return "<button type=\"button\" data-filter=\"\(kind)\" aria-pressed=\"false\">"
                + "\(kind) \(count)</button>"
        }
        return "<nav aria-label=\"Layers\"><button type=\"button\" data-filter=\"all\" "
            + "aria-pressed=\"true\">all \(failures.count)</button>" + buttons.joined() + "</nav>\n"
    }

    private var unchanged: String {
        let same = entries.filter { $0.kind == nil }
        guard !same.isEmpty else { return "" }
        let items = same.map { "<li>\(XMLText.content($0.title))</li>" }
        return "<details class=\"same\"><summary>\(same.count) the same</summary>"
            + "<ul>\(items.joined())</ul></details>"
    }

    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
}

/// One failure of a report as HTML.
private struct HTMLFailure {
    let entry: GoldenReport.Entry
    let number: Int
    let picture: (String) -> [UInt8]?

    init(_ entry: GoldenReport.Entry, number: Int, picture: @escaping (String) -> [UInt8]?) {
        self.entry = entry
        self.number = number
        self.picture = picture
    }

    var html: String {
        let kind = entry.kind ?? ""
        let sentences = entry.sentences.map { "<li>\(XMLText.content($0))</li>" }.joined()
        return """
            <article id="failure-\(number)" data-layer="\(kind)" tabindex="-1">
            <h2>\(XMLText.content(entry.title)) <span class="layer">\(kind)</span></h2>
            <ul class="sentences">\(sentences)</ul>
            \(place)\(pictures)\(curves)\(figures)\(commands)
            </article>
            """
    }

    private var place: String {
        guard let difference = entry.difference else { return "" }
        var parts: [String] = []
        if let moment = difference.moment { parts.append("at " + Self.code(moment)) }
        if let element = difference.element { parts.append("in " + Self.code(element)) }
        if let place = difference.place { parts.append("see " + Self.code("\(place)")) }
        if let tolerance = difference.passingTolerance {
            parts.append("passes with " + Self.code(tolerance.words))
        }
        return parts.isEmpty ? "" : "<p class=\"place\">\(parts.joined(separator: " · "))</p>\n"
    }

    private var pictures: String {
        (entry.difference?.pictures ?? []).map { pictures in
            let moment = XMLText.attribute(pictures.moment)
            let figures = [
                figure("expected", pictures.expected, moment), figure("actual", pictures.actual, moment),
                figure("difference", pictures.difference, moment),
            ]
            return """
                <section class="viewer" data-mode="side" aria-label="\(moment)">
                <h3>\(XMLText.content(pictures.moment))</h3>
                <div class="modes" role="group" aria-label="View">\(Self.modes)</div>
                <input type="range" min="0" max="100" value="50" aria-label="Share of the actual picture">
                <div class="stage">\(figures.joined())</div>
                </section>

                """
        }.joined()
    }

    private func figure(_ role: String, _ path: String?, _ moment: String) -> String {
        let image: String
        if let path, let bytes = picture(path) {
            image = "<img alt=\"\(role), \(moment)\" src=\"data:image/png;base64,\(Base64.text(of: bytes))\">"
        } else {
            let reason = path.map { "\($0) cannot be read" } ?? "none"
            image = "<p class=\"none\">\(XMLText.content(reason))</p>"
        }
        return "<figure class=\"\(role)\"><figcaption>\(role)</figcaption>\(image)</figure>"
    }

    private var curves: String {
        entry.curves.map { "<div class=\"curve\">\(CurveDrawing($0).svg)</div>\n" }.joined()
    }

    private var figures: String {
        guard let figures = entry.difference?.figures, !figures.isEmpty else { return "" }
        let rows = figures.map { figure in
            let expected = figure.expected.map(Self.number) ?? ""
            let unit = figure.unit.isEmpty ? "" : " " + figure.unit
            return "<tr><th scope=\"row\">\(XMLText.content(figure.name))</th><td>\(expected)"
                + (expected.isEmpty ? "" : XMLText.content(unit))
                + "</td><td>\(Self.number(figure.actual))\(XMLText.content(unit))</td></tr>"
        }
        return "<table><thead><tr><th></th><th scope=\"col\">expected</th>"
            + "<th scope=\"col\">actual</th></tr></thead><tbody>\(rows.joined())</tbody></table>\n"
    }

    private static func number(_ value: Double) -> String {
        value.isFinite ? value.decimalText(places: 4) : "none"
    }

    private var commands: String {
        guard !entry.nextCommands.isEmpty else { return "" }
        return "<pre class=\"next\">\(XMLText.content(entry.nextCommands.joined(separator: "\n")))</pre>"
    }

    private static func code(_ text: String) -> String { "<code>\(XMLText.content(text))</code>" }

    private static let modes = ["side", "slider", "onion", "blink", "difference"].map {
        "<button type=\"button\" data-mode=\"\($0)\" aria-pressed=\"\($0 == "side")\">\($0)</button>"
    }.joined()
}

extension GoldenSpec.Tolerance {
    /// What differs from an exact tolerance, in words.
    fileprivate var words: String {
        var parts: [String] = []
        if points > 0 { parts.append("points \(points.decimalText(places: 6))") }
        if milliseconds > 0 { parts.append("milliseconds \(milliseconds.decimalText(places: 6))") }
        if velocity > 0 { parts.append("velocity \(velocity.decimalText(places: 6))") }
        if deltaE > 0 { parts.append("deltaE \(deltaE.decimalText(places: 4))") }
        if cluster > 0 { parts.append("cluster \(cluster)") }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }
}
