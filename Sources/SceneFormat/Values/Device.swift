public import PlaneGeometry

/// The screen of a device in portrait.
///
/// JSON: `viewport.device`, one of the names.
public struct Device: Hashable, Sendable {
    /// The name in scenes, such as `iphone-15-pro`.
    public let name: String
    /// The width, in points.
    public let width: Double
    /// The height, in points.
    public let height: Double
    /// Pixels a point.
    public let scale: Double

    /// The screen's extents, in points.
    public var size: Size { Size(width: width, height: height) }

    /// The device of a name, or `nil` where none is called so.
    ///
    /// - Parameter name: A name of `all`, exactly.
    public init?(named name: String) {
        guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
        self = device
    }

    private init(_ name: String, _ width: Double, _ height: Double, scale: Double) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Every device, phones before tablets, old before new.
    public static let all: [Device] = families.flatMap { family in
        family.names.map { Device($0, family.width, family.height, scale: family.scale) }
    }

    /// Devices that share a screen.
    private struct Family: Sendable {
        let names: [String]
        let width: Double
        let height: Double
        let scale: Double

        init(_ width: Double, _ height: Double, scale: Double, _ names: String...) {
            self.names = names
            self.width = width
            self.height = height
            self.scale = scale
        }
    }

    private static let families: [Family] = [
        Family(375, 667, scale: 2, "iphone-se", "iphone-se-2", "iphone-se-3", "iphone-8"),
        Family(414, 736, scale: 3, "iphone-8-plus"),
        Family(
            375, 812, scale: 3, "iphone-x", "iphone-xs", "iphone-11-pro", "iphone-12-mini", "iphone-13-mini"),
        Family(414, 896, scale: 2, "iphone-xr", "iphone-11"),
        Family(414, 896, scale: 3, "iphone-xs-max", "iphone-11-pro-max"),
        Family(
            390, 844, scale: 3, "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14",
            "iphone-16e"),
        Family(428, 926, scale: 3, "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"),
        Family(393, 852, scale: 3, "iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"),
        Family(
            430, 932, scale: 3, "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"),
        Family(402, 874, scale: 3, "iphone-16-pro", "iphone-17", "iphone-17-pro"),
        Family(440, 956, scale: 3, "iphone-16-pro-max", "iphone-17-pro-max"),
        Family(420, 912, scale: 3, "iphone-air"),
        Family(744, 1133, scale: 2, "ipad-mini"),
        Family(810, 1080, scale: 2, "ipad-9"),
        Family(820, 1180, scale: 2, "ipad-10", "ipad-11", "ipad-air", "ipad-air-11"),
        Family(1024, 1366, scale: 2, "ipad-air-13", "ipad-pro-12.9"),
        Family(834, 1194, scale: 2, "ipad-pro-11"),
        Family(834, 1210, scale: 2, "ipad-pro-11-m4"),
        Family(1032, 1376, scale: 2, "ipad-pro-13"),
    ]
}
