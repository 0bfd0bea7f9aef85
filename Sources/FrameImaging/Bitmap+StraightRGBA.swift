internal import CFrameKernels

extension Bitmap {
    /// The pixels as raw streams have them: red, green, blue, alpha of eight bits, not premultiplied.
    ///
    /// Rows from top to bottom, `width * 4` bytes each without padding. They are what a PNG of the picture decodes to.
    public var straightRGBA: [UInt8] {
        let layout = FrameRowLayout(pixels: width, channels: 4, portable: false)
        let rowLength = width * 4
        let total = rowLength * height
        // The kernel may write a little behind a row.
        return unsafe [UInt8](unsafeUninitializedCapacity: total + Int(FrameRowSlack)) { target, count in
            count = total
            unsafe bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                unsafe withUnsafePointer(to: layout) { layout in
                    for row in 0..<height {
                        unsafe frame_row_unpack(layout, from + row * rowLength, to + row * rowLength)
                    }
                }
            }
        }
    }
}
