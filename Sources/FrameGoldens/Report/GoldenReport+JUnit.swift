internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

extension GoldenReport {
    /// The report as JUnit XML, as most CI services show it.
    ///
    /// A golden is a test case; one that differs or is missing has failed, one that could not be compared is an
    /// error.
    public var junit: String {
        let counts = counts
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites>\n"
        text += "  <testsuite name=\"framewheel goldens\" tests=\"\(entries.count)\""
        text += " failures=\"\(counts.different + counts.missing)\" errors=\"\(counts.failed)\""
        text += " skipped=\"0\" time=\"\(Self.seconds(entries.reduce(0) { $0 + ($1.duration ?? 0) }))\">\n"
        for entry in entries { text += Self.testCase(entry) }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func testCase(_ entry: Entry) -> String {
        var head = "    <testcase classname=\"goldens\" name=\"\(XMLText.attribute(entry.title))\""
        head += " time=\"\(seconds(entry.duration ?? 0))\""
        if let place = entry.place {
            head += " file=\"\(XMLText.attribute(place.file))\""
            if let line = place.line { head += " line=\"\(line)\"" }
        }
        guard let kind = entry.kind else { return head + "/>\n" }
        let element: String
        switch entry.outcome {
        case .failed: element = "error"
        default: element = "failure"
        }
        let message = XMLText.attribute(entry.sentences.first ?? kind)
        let lines = entry.sentences + entry.nextCommands.map { "next: " + $0 }
        return head + ">\n      <\(element) type=\"\(kind)\" message=\"\(message)\">"
            + XMLText.content(lines.joined(separator: "\n")) + "</\(element)>\n    </testcase>\n"
    }

    private static func seconds(_ value: Double) -> String { value.decimalText(places: 3) }
}
