import FileStorage
import Foundation
import Testing

@Suite struct ContentHashTests {
    /// Bytes that anybody can make again.
    private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(($0 * $0 + 7 * $0) % 251) } }

    /// Lengths around the sizes at which XXH3 and the gathering of small values change their ways; the hashes
    /// are those of `xxhsum -H2` 0.8.1.
    static let vectors = [
        (0, "99aa06d3014798d86001c324468d497f"),
        (3, "381b806921e6d9abf4f33fa3678ce51e"),
        (240, "32d4b7037ab8e67e0495bcc2cb65aa1b"),
        (8192, "2398950f9904f4c27fa84087020c1d2d"),
        (8193, "f363c4814877d860a465fee38f2a2aed"),
        (100_000, "19377805fc617c80aa91454435048e46"),
    ]

    @Test(arguments: vectors) func theHashIsThatOfXxhsum(count: Int, hash: String) {
        #expect(ContentHash(of: Self.bytes(count)).description == hash)
    }

    @Test(arguments: vectors, [1, 7, 4096, 9000])
    func partsMakeTheSameHash(vector: (count: Int, hash: String), size: Int) {
        let bytes = Self.bytes(vector.count)
        var hasher = ContentHasher()
        for start in stride(from: 0, to: bytes.count, by: size) {
            hasher.append(bytes: bytes[start..<min(start + size, bytes.count)])
        }
        #expect(hasher.hash.description == vector.hash)
    }

    @Test(arguments: vectors) func aFileHasTheHashOfItsBytes(count: Int, hash: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FilePath(path).write(Self.bytes(count))
        #expect(try FilePath(path).contentHash().description == hash)
    }

    @Test func aHashKeepsItsLeadingZeros() {
        #expect(ContentHash(high: 1, low: 0xAB).description == "000000000000000100000000000000ab")
    }

    @Test func valuesKeepTheirLimits() {
        func hash(_ body: (inout ContentHasher) -> Void) -> ContentHash {
            var hasher = ContentHasher()
            body(&hasher)
            return hasher.hash
        }
        let split = [("ab", "c"), ("a", "bc"), ("", "abc"), ("abc", "")].map { first, second in
            hash {
                $0.append(first)
                $0.append(second)
            }
        }
        #expect(Set(split).count == 4)
        #expect(hash { $0.append(0.0) } == hash { $0.append(-0.0) })
        #expect(hash { $0.append(1.0) } != hash { $0.append(2.0) })
    }

    @Test func aFileIsReadOnce() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        let files = FileHashes()
        #expect(throws: FileError(path: path, reason: .missing)) { try FileHashes().hash(ofFile: path) }
        try FilePath(path).write([1])
        let first = try files.hash(ofFile: path)
        try FilePath(path).write([2])
        #expect(try files.hash(ofFile: path) == first)
        #expect(try FileHashes().hash(ofFile: path) != first)
        try FileManager.default.removeItem(atPath: path)
    }
}
