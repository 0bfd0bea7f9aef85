import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An encoder with its times.
struct Contestant {
    let name: String
    /// What comes before, untimed.
    let prepare: (Bitmap) -> Void
    /// Encodes a picture.
    let encode: (Bitmap) -> [UInt8]
    /// The bytes of all pictures checked.
    private(set) var bytes = 0
    private var times: [Double] = []

    /// An encoder whose file differs from the picture.
    struct WrongPicture: Error {
        let encoder: String
    }

    init(
        _ name: String, after prepare: @escaping (Bitmap) -> Void = { _ in },
        _ encode: @escaping (Bitmap) -> [UInt8]
    ) {
        self.name = name
        self.prepare = prepare
        self.encode = encode
    }

    /// Encodes a picture, decodes the file and compares.
    mutating func check(_ picture: Bitmap) throws {
        prepare(picture)
        let file = encode(picture)
        bytes += file.count
        guard try ImageFile(bytes: file).bitmap() == picture else { throw WrongPicture(encoder: name) }
    }

    /// Encodes a picture and notes the processor's time, which does not count waiting for others.
    mutating func measure(_ picture: Bitmap) {
        prepare(picture)
        let start = Self.processorTime
        _ = encode(picture)
        times.append(Self.processorTime - start)
    }

    /// This thread's time on a processor, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The median time of a picture, in milliseconds.
    var median: Double { times.sorted()[times.count / 2] }
    /// The shortest time, in milliseconds.
    var least: Double { times.min() ?? 0 }
    /// The longest time, in milliseconds.
    var most: Double { times.max() ?? 0 }

    /// All encoders, the product's first, libpng's usual settings last.
    static var all: [Contestant] {
        let fast = PNGEncoder(speed: .fast)
        let small = PNGEncoder(speed: .small)
        let frames = PNGFrameEncoder(fast)
        var all = [
            Contestant("fast", { fast.bytes(of: $0) }),
            Contestant("fast, a worker's", { frames.bytes(of: $0, changedRows: 0..<$0.height) }),
            Contestant("fast, half found equal", after: { _ = frames.bytes(of: changed($0)) }) {
                frames.bytes(of: $0)
            },
            Contestant("fast, half said equal", after: { _ = frames.bytes(of: changed($0)) }) {
                frames.bytes(of: $0, changedRows: $0.height / 2..<$0.height)
            },
            Contestant("small", { small.bytes(of: $0) }),
        ]
        if let floor = Floor() { all.insert(Contestant("C floor", { floor.bytes(of: $0) }), at: 1) }
        all.append(Contestant("libdeflate 1, filter up", ReferenceEncoders.libdeflate))
        all.append(Contestant("libpng 6, all filters", ReferenceEncoders.libpng))
        return all
    }

    /// A picture with other rows in its lower half.
    private static func changed(_ picture: Bitmap) -> Bitmap {
        var picture = picture
        for row in picture.height / 2..<picture.height { picture.bytes[row * picture.width * 4] ^= 1 }
        return picture
    }
}
