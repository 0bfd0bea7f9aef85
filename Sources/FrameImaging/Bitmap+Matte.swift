extension Bitmap {
    /// The picture on white, for formats without alpha.
    public var onWhite: Bitmap {
        guard !isOpaque else { return self }
        var result = self
        unsafe result.bytes.withUnsafeMutableBufferPointer { buffer in
            guard var pixel = buffer.baseAddress else { return }
            var left = buffer.count / 4
            while left > 0 {
                // Colours are premultiplied, so that what is missing to opaque is what is seen of the white.
                let rest = unsafe 255 - pixel[3]
                unsafe pixel[0] &+= rest
                unsafe pixel[1] &+= rest
                unsafe pixel[2] &+= rest
                unsafe pixel[3] = 255
                unsafe pixel += 4
                left &-= 1
            }
        }
        return result
    }
}
