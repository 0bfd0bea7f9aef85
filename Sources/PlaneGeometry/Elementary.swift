#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The elementary functions of the C library, called from nowhere else.
///
/// Their last bits differ between processors and systems; what is stored is therefore rounded. One place to
/// call them is one place to replace them.
public enum Elementary {
    /// e raised to a power.
    public static func exp(_ x: Double) -> Double { exponential(x) }
    /// The natural logarithm.
    public static func log(_ x: Double) -> Double { logarithm(x) }
    /// The sine of an angle in radians.
    public static func sin(_ x: Double) -> Double { sine(x) }
    /// The cosine of an angle in radians.
    public static func cos(_ x: Double) -> Double { cosine(x) }
    /// A base raised to a power.
    public static func pow(_ base: Double, _ exponent: Double) -> Double { power(base, exponent) }
    /// The angle of a point as seen from the origin, in radians, −π…π.
    public static func atan2(_ y: Double, _ x: Double) -> Double { arcTangent(y, x) }
}

private func exponential(_ x: Double) -> Double { exp(x) }
private func logarithm(_ x: Double) -> Double { log(x) }
private func sine(_ x: Double) -> Double { sin(x) }
private func cosine(_ x: Double) -> Double { cos(x) }
private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
private func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
