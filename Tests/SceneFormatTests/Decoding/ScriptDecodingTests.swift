internal import CarouselModel
internal import PlaneGeometry
import Testing

@testable import SceneFormat

@Suite struct ScriptDecodingTests {
    @Test(arguments: [
        ("\"drag\": { \"by\": 120 }", ScriptAction.drag(Drag(distance: .alongTrack(120)))),
        (
            "\"drag\": { \"by\": { \"x\": -3, \"y\": 4 }, \"over\": 1 }",
            .drag(Drag(distance: .by(Point(x: -3, y: 4)), duration: 1))
        ),
        ("\"drag\": { \"forward\": \"45%\" }", .drag(Drag(distance: .forward(.fraction(0.45))))),
        (
            "\"drag\": { \"forward\": -80, \"curve\": \"easeOut\", \"from\": [1, 2], \"velocity\": -9, \"cancel\": true }",
            .drag(
                Drag(
                    distance: .forward(.points(-80)), curve: .easeOut, origin: Point(x: 1, y: 2),
                    velocity: -9,
                    isCancelled: true))
        ),
        (
            "\"drag\": { \"samples\": [[0, 0], [0.1, -20, 3]] }",
            .drag(
                Drag(
                    distance: .samples([
                        TouchSample(time: 0, translation: .zero),
                        TouchSample(time: 0.1, translation: Point(x: -20, y: 3)),
                    ])))
        ),
        (
            "\"fling\": { \"forward\": 60, \"velocity\": 900 }",
            .fling(Fling(distance: .forward(.points(60)), speed: 900))
        ),
        ("\"select\": 2", .select(.index(2), animated: true)),
        ("\"select\": \"next\"", .select(.next, animated: true)),
        ("\"select\": { \"index\": \"last\", \"animated\": false }", .select(.last, animated: false)),
        ("\"scrollTo\": -300", .scrollTo(offset: -300, animated: true)), ("\"wait\": 0.5", .wait(0.5)),
        ("\"mark\": \"a\"", .mark("a")), ("\"catch\": 0.3", .catch(hold: 0.3)),
        ("\"catch\": {}", .catch(hold: 0.1)),
        ("\"resize\": { \"width\": 500 }", .resize(width: 500, height: nil)),
    ])
    func actionIsDecoded(json: String, action: ScriptAction) throws {
        #expect(try script("[{ \(json) }]").steps == [ScriptStep(action: action)])
    }

    @Test func stepsBeginAtOrAfter() throws {
        let starts = try script(
            "[{ \"at\": 0.5, \"wait\": 1 }, { \"after\": 0.2, \"wait\": 1 }, { \"after\": \"settled\", \"wait\": 1 }, { \"wait\": 1 }]"
        ).steps.map(\.start)
        #expect(starts == [.at(0.5), .after(0.2), .afterSettled, .after(0)])
    }

    @Test func samplesComeFromAFile() throws {
        try TemporaryFolder.with([
            "s/swipe.csv": "\u{FEFF}time,x,y\r\n0, 0\r\n\r\n0.1, -20, 3\r\n",
            "s/script.json": """
            [{ "drag": { "samples": "swipe.csv" } }]
            """,
        ]) { folder in
            let text = "{ \"framewheel\": 1, \"items\": [1], \"script\": \"s/script.json\" }"
            let reading = TestScene.reading(text, folder: folder)
            #expect(reading.diagnostics == [])
            let samples = [
                TouchSample(time: 0, translation: .zero),
                TouchSample(time: 0.1, translation: Point(x: -20, y: 3)),
            ]
            #expect(reading.scene?.script.steps.map(\.action) == [.drag(Drag(distance: .samples(samples)))])
        }
    }

    private func script(_ json: String) throws -> Script {
        let reading = TestScene.of("\"items\": [1, 2, 3, 4], \"script\": \(json)")
        #expect(reading.diagnostics.map(\.description) == [])
        return try #require(reading.scene).script
    }
}
