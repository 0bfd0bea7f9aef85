extension Double {
    /// The number rounded to a count of decimal places, halves away from zero, never as negative zero.
    ///
    /// Numbers so large that no digit lies after the point come back as they are.
    ///
    /// - Parameter places: Decimal places, 0…15.
    /// - Returns: The rounded number.
    public func rounded(places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = (self * factor).rounded()
        guard scaled.isFinite else { return self }
        return scaled / factor + 0
    }

    /// The shortest decimal text of the number rounded to a count of places, without an exponent.
    ///
    /// A whole number has no point: `12`, not `12.0`. Infinity and NaN have no decimal text; they give `inf`
    /// and `nan`.
    ///
    /// - Parameter places: Decimal places, 0…15.
    /// - Returns: The text.
    public func decimalText(places: Int) -> String {
        let value = rounded(places: places)
        guard value.isFinite else { return value.description }
        guard value.magnitude < 0x1p63 else { return Self.plain(value.description) }
        let text = Self.plain(value.description)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Swift's shortest description with its exponent written out.
    private static func plain(_ description: String) -> String {
        guard let mark = description.firstIndex(of: "e"),
            let exponent = Int(description[description.index(after: mark)...])
        else { return description }
        let isNegative = description.hasPrefix("-")
        let mantissa = description[..<mark].drop { $0 == "-" }
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts[0]
        let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
        let digits = String(whole) + fraction
        let point = whole.count + exponent
        let sign = isNegative ? "-" : ""
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        if point >= digits.count {
            return sign + digits + String(repeating: "0", count: point - digits.count)
        }
        return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    }
}
