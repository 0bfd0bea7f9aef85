import Framewheel

/// What comparing two decoded pictures costs, by turns with a copy of the same bytes.
struct PictureDifference {
    private let expected: Bitmap
    private let actual: Bitmap
    private let clock = ContinuousClock()

    init(_ expected: FilePath, _ actual: FilePath) throws {
        self.expected = try ImageFile(bytes: expected.bytes()).bitmap()
        self.actual = try ImageFile(bytes: actual.bytes()).bitmap()
    }

    /// Prints a line for each: name, then median, least and greatest in milliseconds.
    ///
    /// `equal` compares a picture with a copy of itself, `differing` the two, `words` tells that in words as the command
    /// does; `copy` is what the memory takes for as many bytes, to compare machines by.
    func print(rounds: Int) throws {
        var copy = expected
        copy.bytes[0] ^= 1
        copy.bytes[0] ^= 1
        var costs: [String: [Double]] = [:]
        var total = 0
        func measure(_ name: String, _ body: () throws -> Int) rethrows {
            let cost = try clock.measure { total &+= try body() }
            costs[name, default: []].append(cost.milliseconds)
        }
        for _ in 0..<rounds {
            try measure("equal") { try PixelComparison(expected: expected, actual: copy).overCount }
            try measure("differing") { try PixelComparison(expected: expected, actual: actual).overCount }
            try measure("words") {
                try PixelComparison(expected: expected, actual: actual).sentences.count
            }
            measure("copy") {
                var bytes = actual.bytes
                bytes[0] ^= 1
                return bytes.count
            }
        }
        for name in ["equal", "differing", "words", "copy"] { Swift.print(name, (costs[name] ?? []).spread) }
        // What nobody asks for could be left out.
        Swift.print("checked", total)
    }
}
