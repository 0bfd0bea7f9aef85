/// A number of bytes as people write it.
public struct ByteSize: Hashable, Sendable {
    /// How many bytes.
    public let count: Int

    private static let units = [
        "": 1, "B": 1, "kB": 1_000, "KB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000, "kiB": 1_024,
        "KiB": 1_024, "MiB": 1_048_576, "GiB": 1_073_741_824,
    ]

    /// Reads a number with or without a unit: powers of 1,000, or of 1,024 with an `i`.
    ///
    /// It is `nil` where the text is no size.
    ///
    /// - Parameter text: Such as `300000`, `1.5MB` or `500 KiB`.
    public init?(_ text: String) {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        var unit = text.dropFirst(digits.count)
        if unit.first == " " { unit = unit.dropFirst() }
        guard let number = Double(digits), let factor = Self.units[String(unit)],
            let bytes = Int(exactly: (number * Double(factor)).rounded())
        else { return nil }
        count = bytes
    }
}
