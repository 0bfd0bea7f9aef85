/// Makes a `ContentHash` of content that comes in parts.
///
/// Values are told apart from their neighbours: a text is preceded by its length, so that `"ab", "c"` and
/// `"a", "bc"` differ.
public struct ContentHasher: ~Copyable {
    private let state = HashState()

    /// Makes a hasher that has seen nothing.
    public init() {}

    /// Takes bytes as they are, without their number.
    public mutating func append(bytes: some Collection<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { unsafe state.append($0) }
        if done == nil { bytes.forEach { state.append($0) } }
    }

    /// Takes a text as UTF-8, its length first.
    public mutating func append(_ text: String) {
        append(text.utf8.count)
        append(bytes: text.utf8)
    }

    /// Takes a whole number.
    public mutating func append(_ number: Int) { state.append(UInt64(bitPattern: Int64(number))) }

    /// Takes a number; both zeros are the same.
    public mutating func append(_ number: Double) { state.append((number == 0 ? 0 : number).bitPattern) }

    /// Takes a Boolean.
    public mutating func append(_ flag: Bool) { append(byte: flag ? 1 : 0) }

    /// Takes another hash.
    public mutating func append(_ hash: ContentHash) {
        state.append(hash.high)
        state.append(hash.low)
    }

    /// Takes a byte, such as the number of a case.
    public mutating func append(byte: UInt8) { state.append(byte) }

    /// The hash of all that was taken so far.
    public var hash: ContentHash { state.hash }
}
