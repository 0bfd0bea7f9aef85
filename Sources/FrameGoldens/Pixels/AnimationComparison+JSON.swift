internal import PlaneGeometry

extension AnimationComparison {
    /// The comparison as a JSON object.
    ///
    /// Its keys: `same`, `frames`, `seconds` and `plays` (each with `expected` and `actual`; `plays` is null for
    /// ever), `differentFrames`, `first` and `worst` (`frame`, `time` and, as of two pictures, `pixels`), `delay` (the
    /// frame whose time is off by the most). What there is none of is null.
    public var json: String {
        func pair(_ one: String, _ other: String) -> String {
            "{\"expected\": \(one), \"actual\": \(other)}"
        }
        func number(_ value: Double) -> String { value.decimalText(places: 6) }
        func plays(_ side: Side) -> String { side.plays.map { "\($0)" } ?? "null" }
        func frame(_ frame: Frame?) -> String {
            guard let frame else { return "null" }
            let pixels = frame.pixels.json.split(separator: "\n").joined(separator: "\n  ")
            return "{\"frame\": \(frame.index), \"time\": \(number(frame.time)), \"pixels\": \(pixels)}"
        }
        let delay = largestDelay.map {
            "{\"frame\": \($0.index), \"expected\": \(number($0.expected)), \"actual\": \(number($0.actual))}"
        }
        let members = [
            "\"same\": \(isAccepted)",
            "\"frames\": \(pair("\(expected.frameCount)", "\(actual.frameCount)"))",
            "\"seconds\": \(pair(number(expected.duration), number(actual.duration)))",
            "\"plays\": \(pair(plays(expected), plays(actual)))", "\"differentFrames\": \(differingCount)",
            "\"delay\": \(delay ?? "null")", "\"first\": \(frame(first))", "\"worst\": \(frame(worst))",
        ]
        return "{\n  " + members.joined(separator: ",\n  ") + "\n}"
    }
}
