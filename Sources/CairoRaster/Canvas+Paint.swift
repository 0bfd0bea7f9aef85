internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

extension Canvas {
    /// Makes a paint the current source.
    ///
    /// - Returns: Whether the paint can be seen at all.
    func setSource(_ paint: Paint, bounds: Rect, state: DrawState) -> Bool {
        switch paint {
        case .color(let color): setSource(color, opacity: state.opacity)
        case .linearGradient(let gradient): setSource(gradient, bounds: bounds, state: state)
        case .radialGradient(let gradient): setSource(gradient, bounds: bounds, state: state)
        }
    }

    private func setSource(_ color: Color, opacity: Double) -> Bool {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
        return color.alpha * opacity > 0
    }

    private func setSource(_ gradient: LinearGradient, bounds: Rect, state: DrawState) -> Bool {
        let (start, end) = (gradient.start.point(in: bounds), gradient.end.point(in: bounds))
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return false }
        guard let last = gradient.stops.last else { return false }
        // A line without length has only its end (SVG 2, 14.2.2).
        guard gradient.stops.count > 1, start != end else {
            return setSource(last.color, opacity: state.opacity)
        }
        let line = GradientLine(start: start, end: end, mappedBy: state.transform)
        let pattern = unsafe cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y)
        unsafe setSource(pattern, stops: gradient.stops, opacity: state.opacity)
        return true
    }

    private func setSource(_ gradient: RadialGradient, bounds: Rect, state: DrawState) -> Bool {
        let center = gradient.center.point(in: bounds)
        let (start, end) = (max(gradient.startRadius, 0), max(gradient.endRadius, 0))
        guard center.x.isFinite, center.y.isFinite, start.isFinite, end.isFinite else { return false }
        guard let last = gradient.stops.last else { return false }
        guard gradient.stops.count > 1, start != end else {
            return setSource(last.color, opacity: state.opacity)
        }
        // The circles are taken as large as they are seen, so that the map to them is near 1.
        let zoom = state.transform.lengthScale
        let middle = Point(x: center.x * zoom, y: center.y * zoom)
        let pattern = unsafe cairo_pattern_create_radial(
            middle.x, middle.y, start * zoom, middle.x, middle.y, end * zoom)
        var matrix = cairo_matrix_t(
            AffineTransform(scaleX: 1 / zoom, y: 1 / zoom).followed(by: state.transform)
                .inverseForPattern(around: middle))
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe setSource(pattern, stops: gradient.stops, opacity: state.opacity)
        return true
    }

    /// Fills a gradient with its stops, makes it the source and gives it up.
    private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop], opacity: Double) {
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        for stop in GradientRamp(stops: stops).stops {
            let color = stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * opacity)
        }
        unsafe cairo_set_source(context, pattern)
    }
}
