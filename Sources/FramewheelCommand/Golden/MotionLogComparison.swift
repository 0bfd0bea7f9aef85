import Framewheel

/// The comparison of a scene's motion with one logged on a device.
struct MotionLogComparison {
    private let scene: CarouselScene
    private let log: MotionLog
    private let shift: Double?
    private let points: Double
    private let wantsJSON: Bool

    init(_ arguments: Arguments) throws(CommandFailure) {
        for name in CompareCommand.pictureOptions.map(\.name) where arguments.has(name) {
            throw .usage("\(name) is for two pictures")
        }
        shift = try arguments.number("--shift", in: -1e6...1e6)
        points = try arguments.number("--points", in: 0...1e6) ?? Self.defaultPoints
        wantsJSON = arguments.has("--json")
        let path = arguments.operands[1]
        do {
            log = try MotionLog(csv: try FilePath(path).bytes(limit: Self.largestLog))
        } catch let error as FileError {
            throw .inputOutput("\(error)")
        } catch let fault as MotionLog.Fault {
            throw CommandFailure(
                status: .invalid, lines: ["\(path):\(fault.line): error: \(fault)"])
        } catch {
            throw .inputOutput("\(path): \(error)")
        }
        scene = try CarouselScene.prepared(try SceneLoading(arguments.operands[0], arguments).scene()).0
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let comparison = LoggedMotionComparison(of: log, with: scene.motion, shift: shift)
        let isAccepted = comparison.isAccepted(points: points)
        if wantsJSON {
            try Console.write(json(comparison, isAccepted))
        } else {
            var lines = comparison.sentences()
            if isAccepted {
                lines.append("within \(points.decimalText(places: 6)) pt")
            } else if comparison.difference.old.index == comparison.difference.new.index {
                let passing = (comparison.difference.largestDistance * 1000).rounded(.up) / 1000
                lines.append("passes with --points \(passing.decimalText(places: 3))")
            }
            try Console.write(lines.map { $0 + "\n" }.joined())
        }
        return isAccepted ? .done : .different
    }

    private func json(_ comparison: LoggedMotionComparison, _ isAccepted: Bool) -> String {
        func number(_ value: Double) -> String { value.decimalText(places: 6) }
        func summary(_ summary: MotionSummary) -> String {
            "{\"settles\": \(summary.restTime.map(number) ?? "null"), \"index\": \(summary.index), "
                + "\"offset\": \(number(summary.offset)), \"overshoot\": \(number(summary.overshoot))}"
        }
        let difference = comparison.difference
        return """
            {
              "same": \(isAccepted),
              "scene": \(summary(difference.old)),
              "log": \(summary(difference.new)),
              "largestDistance": \(number(difference.largestDistance)),
              "at": \(number(difference.time)),
              "meanDistance": \(number(comparison.meanDistance)),
              "rows": \(comparison.rowCount),
              "shift": \(number(comparison.shift))
            }

            """
    }

    /// Offsets may be so far apart unless said otherwise, in points.
    private static let defaultPoints = 1.0
    /// Larger logs are not read, in bytes.
    private static let largestLog = 256 << 20
}
