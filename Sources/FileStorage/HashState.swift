internal import CXXHash

/// Owns a state of XXH3 and gathers small values for it, each of which would not be worth a call.
@safe final class HashState {
    private let state: OpaquePointer?
    private let buffer: UnsafeMutableRawPointer
    /// How many bytes of the buffer wait.
    private var count = 0
    /// Where there is no memory for a state, all is kept and hashed at once.
    private var kept: [UInt8] = []

    private static let capacity = 8192

    init() {
        unsafe buffer = .allocate(byteCount: Self.capacity, alignment: 16)
        unsafe state = XXH3_createState()
        if let state = unsafe state { _ = unsafe XXH3_128bits_reset(state) }
    }

    deinit {
        _ = unsafe XXH3_freeState(state)
        unsafe buffer.deallocate()
    }

    func append(_ byte: UInt8) {
        makeRoom(1)
        unsafe buffer.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// Takes a word, its lowest byte first on every machine.
    func append(_ word: UInt64) {
        makeRoom(8)
        unsafe buffer.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
        count += 8
    }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        makeRoom(bytes.count)
        guard bytes.count <= Self.capacity else { return unsafe update(UnsafeRawBufferPointer(bytes)) }
        unsafe (buffer + count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    var hash: ContentHash {
        flush()
        let hash: XXH128_hash_t =
            if let state = unsafe state {
                unsafe XXH3_128bits_digest(state)
            } else {
                unsafe kept.withUnsafeBytes { unsafe XXH3_128bits($0.baseAddress, $0.count) }
            }
        return ContentHash(high: hash.high64, low: hash.low64)
    }

    private func makeRoom(_ size: Int) { if count + size > Self.capacity { flush() } }

    private func flush() {
        unsafe update(UnsafeRawBufferPointer(start: buffer, count: count))
        count = 0
    }

    private func update(_ bytes: UnsafeRawBufferPointer) {
        guard let state = unsafe state else { return unsafe kept.append(contentsOf: bytes) }
        _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }
}
