public import CarouselModel
public import FrameDrawing
internal import PlaneGeometry

/// A scene's motion frame by frame, as `framewheel motion` prints it.
public struct MotionTrace: Hashable, Sendable {
    /// The state at each frame.
    public var states: [CarouselState]

    /// Numbers are printed with this many decimal places.
    private static let places = 6

    /// The first line of the CSV.
    public static let csvHeader = "frame,time,offset,velocity,index,phase"

    /// Samples a scene's motion at a frame rate, over its whole duration.
    public init(of scene: CarouselScene, rate: FrameRate) {
        states = (0..<rate.frameCount(duration: scene.duration)).map {
            scene.motion.state(at: rate.time(ofFrame: $0))
        }
    }

    /// The trace as CSV, a line a frame, each ended by a line feed.
    public var csv: String {
        var text = Self.csvHeader + "\n"
        for (frame, state) in states.enumerated() {
            text += "\(frame),\(Self.number(state.time)),\(Self.number(state.offset)),"
            text += "\(Self.number(state.velocity)),\(state.index),\(state.phase.rawValue)\n"
        }
        return text
    }

    /// The trace as a JSON array, an object a frame.
    public var json: String {
        let frames = states.enumerated().map { frame, state in
            "{\"frame\":\(frame),\"time\":\(Self.number(state.time)),\"offset\":\(Self.number(state.offset)),"
                + "\"velocity\":\(Self.number(state.velocity)),\"index\":\(state.index),"
                + "\"phase\":\"\(state.phase.rawValue)\"}"
        }
        return "[\n" + frames.joined(separator: ",\n") + "\n]\n"
    }

    private static func number(_ value: Double) -> String { value.decimalText(places: places) }
}
