import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A prototype in C, built elsewhere.
struct Floor {
    private typealias Function =
        @convention(c) (UnsafePointer<UInt8>, CInt, CInt, UnsafeMutablePointer<UInt8>) -> Int

    private let function: Function

    /// Loads the library that `FRAMEWHEEL_FLOOR` names; `nil` where it names none.
    init?() {
        guard let path = getenv("FRAMEWHEEL_FLOOR"), let library = dlopen(path, RTLD_NOW),
            let symbol = dlsym(library, "floor_png")
        else { return nil }
        function = unsafeBitCast(symbol, to: Function.self)
    }

    /// The bytes of a PNG file of a picture.
    func bytes(of picture: Bitmap) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: picture.bytes.count * 2 + 65_536) { file, count in
            guard let start = file.baseAddress else { return }
            count = picture.bytes.withUnsafeBufferPointer { pixels in
                pixels.baseAddress.map {
                    function($0, CInt(picture.width), CInt(picture.height), start)
                } ?? 0
            }
        }
    }
}
