extension Bitmap {
    /// Multiplies the colours by alpha, in place, rounding to the nearest.
    mutating func premultiply() {
        unsafe mapPixels { pixel in
            let alpha = unsafe UInt32(pixel[3])
            guard alpha != 255 else { return }
            unsafe pixel[0] = Self.product(UInt32(pixel[0]), alpha)
            unsafe pixel[1] = Self.product(UInt32(pixel[1]), alpha)
            unsafe pixel[2] = Self.product(UInt32(pixel[2]), alpha)
        }
    }

    /// Turns cyan, magenta, yellow and black, in this order, into opaque colours.
    ///
    /// - Parameter isInverted: Whether 255 stands for no ink, as Adobe's programs store it.
    mutating func convertFromCMYK(isInverted: Bool) {
        let flip: UInt8 = isInverted ? 0 : 255
        unsafe mapPixels { pixel in
            let black = unsafe UInt32(pixel[3] ^ flip)
            let red = unsafe Self.product(UInt32(pixel[0] ^ flip), black)
            unsafe pixel[1] = Self.product(UInt32(pixel[1] ^ flip), black)
            unsafe pixel[0] = Self.product(UInt32(pixel[2] ^ flip), black)
            unsafe pixel[2] = red
            unsafe pixel[3] = 255
        }
    }

    private mutating func mapPixels(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard var pixel = buffer.baseAddress else { return }
            var left = buffer.count / 4
            while left > 0 {
                unsafe body(pixel)
                unsafe pixel += 4
                left &-= 1
            }
        }
    }

    /// a·b/255, rounded to the nearest, for a and b of 0…255.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt8 {
        let sum = a &* b &+ 128
        return UInt8(truncatingIfNeeded: (sum &+ sum >> 8) >> 8)
    }
}
