import Foundation
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct SVGEscapingTests {
    private static let hostile =
        "</svg><script>alert(\"1\")</script>&\u{0}\u{1B}\u{7F}\u{FFFF}\r\n\tü\u{202E}"

    @Test func textsCannotBreakOut() throws {
        let text = try SVGSample.text(
            [SVGSample.label(Self.hostile), SVGSample.fill(Path(ellipseIn: .zero), element: Self.hostile)],
            caption: SVGCaption(title: Self.hostile, description: Self.hostile))
        #expect(text.components(separatedBy: "</svg>").count == 2)
        #expect(!text.contains("<script"))
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
        #expect(
            text.contains(
                "<title>&lt;/svg&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"
                    + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}&#13;\n\tü\u{202E}</title>"))
    }

    @Test(.enabled(if: Tool.isInstalled("xmllint"))) func hostileTextsAreWellFormedXML() throws {
        let list = DisplayList(
            size: Size(width: 10, height: 10),
            items: [
                SVGSample.label(Self.hostile),
                .group(
                    DisplayGroup(
                        element: Self.hostile, items: [SVGSample.fill(Rect(x: 0, y: 0, width: 1, height: 1))])
                ),
            ])
        let file = try SVGWriter(text: BlockText()).bytes(
            of: list, caption: SVGCaption(title: Self.hostile, description: Self.hostile))
        let tool = try #require(Tool("xmllint"))
        #expect(try tool.run(["--noout"], on: file).status == 0)
    }

    @Test func aLongTextIsLabelledByItsBeginning() throws {
        let text = try SVGSample.text([SVGSample.label(String(repeating: "x", count: 1000))])
        #expect(text.contains("aria-label=\"" + String(repeating: "x", count: 256) + "…\""))
    }

    @Test func hugeNumbersStayShort() throws {
        let text = try SVGSample.text([SVGSample.fill(Rect(x: -1e300, y: 0, width: 2e300, height: 1e-300))])
        #expect(text.utf8.count < 1000)
    }
}
