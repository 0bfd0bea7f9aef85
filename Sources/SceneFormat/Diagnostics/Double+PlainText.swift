internal import PlaneGeometry

extension Double {
    /// The number as a scene would write it: whole numbers without a point, very large ones with an exponent.
    var plainText: String {
        magnitude < 1e15 && magnitude > 1e-9 || self == 0 ? decimalText(places: 12) : description
    }
}
