/// What moves, at one time: up to four numbers that change together, such as the two of a place.
struct KeyframeValue: Hashable {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    var w = 0.0

    /// All numbers the same.
    init(all value: Double) {
        x = value
        y = value
        z = value
        w = value
    }

    /// Makes a value; numbers left out are 0.
    init(_ x: Double = 0, _ y: Double = 0, _ z: Double = 0, _ w: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    static func + (left: KeyframeValue, right: KeyframeValue) -> KeyframeValue {
        KeyframeValue(left.x + right.x, left.y + right.y, left.z + right.z, left.w + right.w)
    }

    static func - (left: KeyframeValue, right: KeyframeValue) -> KeyframeValue {
        KeyframeValue(left.x - right.x, left.y - right.y, left.z - right.z, left.w - right.w)
    }

    static func * (left: KeyframeValue, right: Double) -> KeyframeValue {
        KeyframeValue(left.x * right, left.y * right, left.z * right, left.w * right)
    }

    /// Number by number.
    func divided(by other: KeyframeValue) -> KeyframeValue {
        KeyframeValue(x / other.x, y / other.y, z / other.z, w / other.w)
    }

    /// The sum of the products, number by number.
    func dot(_ other: KeyframeValue) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }

    /// The largest of the numbers without their signs.
    var largest: Double { max(max(x.magnitude, y.magnitude), max(z.magnitude, w.magnitude)) }

    /// The value between this and another.
    func interpolated(to other: KeyframeValue, at progress: Double) -> KeyframeValue {
        self + (other - self) * progress
    }
}
