import FileStorage
import Foundation
import FrameImaging
import PlaneGeometry
import Testing

@testable import FrameGoldens

@Suite struct ReportTests {
    private func output(_ program: String, _ arguments: [String], _ text: String) throws -> (Int32, String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments + [file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let result = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, result)
    }

    @Test func theSummaryCounts() {
        #expect(
            ReportSample.report.summary
                == "5 goldens: 1 the same, 2 differ, 1 missing, 1 could not be compared")
        #expect(!ReportSample.report.isGreen)
        let green = GoldenReport([GoldenReport.Entry("a", .same)], version: "1")
        #expect(green.isGreen)
        #expect(green.summary == "1 golden: 1 the same")
        #expect(GoldenReport([], version: "1").summary == "0 goldens")
    }

    @Test func junitIsXMLWithEveryGolden() throws {
        let text = ReportSample.report.junit
        let (status, message) = try output("xmllint", ["--noout"], text)
        #expect(status == 0, "\(message)")
        func count(_ path: String) throws -> String {
            try output("xmllint", ["--xpath", path], text).1.trimmingCharacters(in: .newlines)
        }
        #expect(try count("count(//testcase)") == "5")
        #expect(try count("string(//testsuite/@failures)") == "3")
        #expect(try count("string(//testsuite/@errors)") == "1")
        #expect(try count("count(//failure)") == "3")
        #expect(try count("string(//testcase[2]/@line)") == "12")
        #expect(try count("string(//testcase[2]/failure/@type)") == "pixels")
        #expect(try count("string(//testsuite/@time)") == "1.75")
        // A hostile text comes back as it was.
        #expect(try count("string(//testcase[5]/@name)") == ReportSample.hostile)
        #expect(try count("string(//testcase[5]/error)") == ReportSample.hostile)
    }

    @Test func jsonHoldsEveryGolden() throws {
        let object = try JSONSerialization.jsonObject(with: Data(ReportSample.report.json.utf8))
        let json = try #require(object as? [String: Any])
        #expect(json["green"] as? Bool == false)
        let goldens = try #require(json["goldens"] as? [[String: Any]])
        #expect(
            goldens.map { $0["result"] as? String } == [
                "same", "different", "different", "missing", "failed",
            ])
        #expect(goldens[1]["layer"] as? String == "pixels")
        #expect((goldens[1]["place"] as? [String: Any])?["column"] as? Int == 5)
        #expect((goldens[1]["sentences"] as? [String])?.last == ReportSample.hostile)
        let figures = try #require(goldens[1]["figures"] as? [[String: Any]])
        #expect(figures[1]["expected"] as? Double == 1.25)
        #expect(figures[2]["actual"] is NSNull)
        #expect(goldens[4]["title"] as? String == ReportSample.hostile)
        #expect(goldens[3]["next"] as? [String] == ["framewheel record new.json"])
    }

    @Test func annotationsNameTheLineAndStayOnOne() {
        let lines = ReportSample.report.annotations.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5)
        #expect(
            lines[0].hasPrefix(
                "::error file=examples/a.json,line=12,col=5,title=examples/a.json [theme=dark]%3A pixels::raster only"
            ))
        #expect(
            lines[1]
                == "::error file=b%2Cc%3Ad.json,line=3,title=b.json%3A motion::settles 3 frames later (0.05 s)%0Anext: framewheel approve b.json"
        )
        #expect(
            lines[2]
                == "::error title=new.json%3A missing::there is no golden yet%0Anext: framewheel record new.json"
        )
        // The percent sign of the hostile text is none of ours.
        #expect(lines[3].contains("%250A::error::%0A\"quoted\""))
        #expect(lines[4].isEmpty)
    }

    @Test func aMarkOfAColonDoesNotHideIt() {
        let entry = GoldenReport.Entry("a:\u{301}b,\u{301}c", .missing(nextCommands: []))
        let line = GoldenReport([entry], version: "1").annotations
        #expect(line == "::error title=a%3A\u{301}b%2C\u{301}c%3A missing::there is no golden yet\n")
    }

    @Test func theStepSummaryIsATableThatTextsCannotLeave() {
        let text = ReportSample.report.stepSummary
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(rows.count == 2 + 4)
        for row in rows { #expect(row.filter { $0 == "|" }.count == 5) }
        #expect(!text.contains("<img"))
        #expect(text.contains("<code>card&#91;3&#93;/detailBar/leading</code>"))
        #expect(text.contains("framewheel record new.json"))
        let green = GoldenReport([GoldenReport.Entry("a", .same)], version: "1").stepSummary
        #expect(green == "## Goldens\n\n✅ 1 golden: 1 the same\n")
    }

    @Test func theStepSummaryListsNoMoreThanFits() {
        let entries = (0..<5000).map { GoldenReport.Entry("\($0).json", .missing(nextCommands: [])) }
        let text = GoldenReport(entries, version: "1").stepSummary
        #expect(text.contains("… and 4800 more."))
        #expect(text.utf8.count < 1_000_000)
    }

    @Test func theHTMLHoldsItsPicturesAndNothingFromOutside() throws {
        var difference = ReportSample.difference
        difference.pictures = [
            GoldenDifference.Pictures(moment: ReportSample.hostile, expected: "e.png", actual: "gone.png")
        ]
        let report = GoldenReport(
            [
                GoldenReport.Entry(
                    ReportSample.hostile, .different(difference), curves: [ReportSample.curve]),
                GoldenReport.Entry("same.json", .same),
            ], version: "1")
        let html = report.html { $0 == "e.png" ? [1, 2, 3, 4] : nil }
        #expect(html.contains("src=\"data:image/png;base64,AQIDBA==\""))
        #expect(html.contains("gone.png cannot be read"))
        #expect(html.contains("<li>same.json</li>"))
        #expect(!html.contains("<img src=x"))
        // The script of the page ends once, at its end.
        #expect(html.components(separatedBy: "</script>").count == 2)
        #expect(!html.contains("http://") && !html.contains("https://"))
        #expect(html.contains("<polyline class=\"actual\""))
        #expect(!html.contains("nan"))
        // The parser knows no element younger than HTML 4; all that is left is sound.
        let (_, message) = try output("xmllint", ["--html", "--noout"], html)
        let faults = message.split(separator: "\n").filter {
            $0.contains("HTML parser error") && !$0.contains("Tag ")
        }
        #expect(faults.isEmpty, "\(message)")
    }

    @Test func aFolderHoldsPicturesAndReports() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reports = ReportFolder(FilePath(folder.path))
        let expected = try PixelSample.flat(width: 12, height: 8)
        let actual = PixelSample.painted(expected, [(3, 3)])
        let pictures = try reports.write(
            expected: expected, actual: actual, moment: "0.5 s/../x", subfolder: "a/theme=dark",
            comparison: PixelComparison(expected: expected, actual: actual))
        let files = [pictures.expected, pictures.actual, pictures.difference, pictures.strip]
        #expect(
            files.map { $0.map { FilePath($0).name } } == [
                "0.5-s-..-x-expected.png", "0.5-s-..-x-actual.png", "0.5-s-..-x-difference.png",
                "0.5-s-..-x-strip.png",
            ])
        let strip = try ImageFile(bytes: FilePath(try #require(pictures.strip)).bytes())
        #expect(strip.size.width == 3 * 12 + 4 * 8)
        var difference = ReportSample.difference
        difference.pictures = [pictures]
        try reports.write(GoldenReport([GoldenReport.Entry("a", .different(difference))], version: "1"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["a", "junit.xml", "report.html", "report.json", "summary.md"])
        // Only one of two pictures: there is no difference, and the strip shows what there is.
        let single = try reports.write(expected: nil, actual: actual, moment: "", subfolder: "b")
        #expect(single.expected == nil && single.difference == nil && single.strip != nil)
    }
}
