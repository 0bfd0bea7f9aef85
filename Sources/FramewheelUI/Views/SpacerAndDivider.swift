import CardLayout
import FrameDrawing

/// Room that takes what is left along its stack.
public struct Spacer: PrimitiveView, ElementSource {
    private let minLength: Double?

    /// Makes room of at least a length in points, 8 unless said.
    public init(minLength: Double? = nil) { self.minLength = minLength }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        [LayoutElement(.spacer(minLength: minLength))]
    }
}

/// A thin line across its stack.
public struct Divider: PrimitiveView, ElementSource {
    /// The colour `separator` of iOS in its light form.
    private static let separator = Color(red8: 0x3C, green8: 0x3C, blue8: 0x43, alpha8: 0x4A)

    /// Makes a line.
    public init() {}

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        [LayoutElement(.divider(DividerContent(paint: .color(Self.separator))))]
    }
}
