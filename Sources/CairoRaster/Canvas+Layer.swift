internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

extension Canvas {
    /// Removes everything outside the current outline.
    func cut() {
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
        unsafe cairo_fill(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Lays a colour over all that was drawn, and only there.
    func lay(_ tint: Color) {
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
        unsafe cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
        unsafe cairo_paint(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Paints the shadow of all that was drawn, below it.
    func paint(_ shadow: ShadowShape) {
        var mask = opacities
        guard !mask.values.isEmpty else { return }
        shadow.blur.apply(to: &mask)
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(mask.width)))
        guard
            let surface = unsafe cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))
        else { return }
        defer { unsafe cairo_surface_destroy(surface) }
        guard let target = unsafe cairo_image_surface_get_data(surface) else { return }
        unsafe mask.values.withUnsafeBufferPointer { values in
            guard let source = values.baseAddress else { return }
            for y in 0..<mask.height {
                unsafe (target + y * stride).update(from: source + y * mask.width, count: mask.width)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        let color = shadow.color
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        unsafe cairo_mask_surface(
            context, surface, Double(area.x) + shadow.offset.x, Double(area.y) + shadow.offset.y)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// The opacity of every pixel drawn so far.
    private var opacities: Mask {
        unsafe cairo_surface_flush(surface)
        guard let pixels = unsafe cairo_image_surface_get_data(surface) else {
            return Mask(width: area.width, height: area.height, values: [])
        }
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let values = unsafe [UInt8](unsafeUninitializedCapacity: area.count) { buffer, count in
            var next = 0
            for y in 0..<area.height {
                var pixel = unsafe UnsafePointer(pixels + y * stride + 3)
                for _ in 0..<area.width {
                    unsafe buffer[next] = pixel.pointee
                    unsafe pixel += 4
                    next &+= 1
                }
            }
            count = next
        }
        return Mask(width: area.width, height: area.height, values: values)
    }
}
