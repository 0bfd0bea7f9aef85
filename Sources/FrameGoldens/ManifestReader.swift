internal import FrameDrawing
internal import SceneFormat

/// Reads the parts of a golden's `golden.json`.
struct ManifestReader {
    let root: JSONValue

    /// An object of texts as entries in their order.
    func versions(_ key: String) -> [GoldenManifest.Version] {
        (root[key]?.members ?? []).compactMap { member in
            member.value.string.map { GoldenManifest.Version(member.key, $0) }
        }
    }

    var tolerance: GoldenSpec.Tolerance {
        let value = root["tolerance"]
        func number(_ key: String) -> Double { value?[key]?.number ?? 0 }
        return GoldenSpec.Tolerance(
            points: number("points"), milliseconds: number("milliseconds"), velocity: number("velocity"),
            deltaE: number("deltaE"), cluster: Int(exactly: number("cluster").rounded()) ?? 0)
    }

    func frames() throws(StoredFault) -> [GoldenManifest.Frame] {
        guard let list = root["frames"]?.array else { throw StoredFault("expected a list \"frames\"") }
        var frames: [GoldenManifest.Frame] = []
        for value in list {
            guard let moment = value["moment"]?.string, let time = value["time"]?.number,
                let file = value["file"]?.string, let pixels = value["pixels"]?.string,
                let bytes = value["bytes"]?.string, !file.contains("/"), !file.isEmpty
            else {
                throw StoredFault(
                    "expected a frame with \"moment\", \"time\", \"file\", \"pixels\" and \"bytes\"")
            }
            frames.append(
                GoldenManifest.Frame(moment: moment, time: time, file: file, pixels: pixels, bytes: bytes))
        }
        return frames
    }

    /// The motion without its rows; `nil` where the golden has none.
    func motion() throws(StoredFault) -> MotionRecord? {
        guard let value = root["motion"] else { return nil }
        guard let rate = value["fps"]?.string.flatMap({ FrameRate($0) }),
            let index = value["index"]?.number.flatMap({ Int(exactly: $0) }),
            let offset = value["offset"]?.number, let overshoot = value["overshoot"]?.number,
            let speed = value["peakSpeed"]?.number, let events = value["events"]?.array
        else { throw StoredFault("expected \"motion\" with its rate, ending and events") }
        let summary = MotionSummary(
            restTime: value["restTime"]?.number, index: index, offset: offset, overshoot: overshoot,
            peakSpeed: speed)
        return MotionRecord(
            rate: rate, rows: [],
            events: events.compactMap { event in
                guard let time = event["time"]?.number, let words = event["event"]?.string else { return nil }
                return MotionRecord.Event(time: time, words: words)
            }, summary: summary, item: value["item"]?.string ?? "card")
    }
}
