internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

/// Owns a layout of Pango and answers in points of layout.
@safe
final class ParagraphLayout {
    /// One line: where it lies in the text and how large it is.
    struct Line {
        /// The line's first byte in the text's UTF-8.
        var start: Int
        /// The distance that the line's glyphs advance.
        var width: Double
        /// From the line's top to its baseline.
        var ascent: Double
        /// From the line's top to its bottom.
        var height: Double
    }

    /// What a layout does with text beyond its width.
    enum Overflow {
        /// Goes on in the next line.
        case wrap
        /// Leaves a part out, so that there is one line.
        case ellipsis(TextTruncation)
    }

    /// How a run of glyphs is shifted, in points of layout.
    struct RunOffsets {
        /// The room before the first glyph.
        var start: Double
        /// The room after the last.
        var end: Double
        /// How far the run stands above the baseline.
        var up: Double
    }

    private let pointer: OpaquePointer

    /// Lays out a string in the style of a text.
    ///
    /// - Parameters:
    ///   - string: The characters, all of the text or a part.
    ///   - text: What gives style, language and direction.
    ///   - fonts: The fonts.
    ///   - width: The width in Pango's units; `nil` for no limit.
    ///   - overflow: What happens at that width.
    init(
        _ string: String, of text: PlainText, fonts: FontLibrary, width: Int32? = nil,
        overflow: Overflow = .wrap
    ) {
        let context = unsafe fonts.context
        unsafe pango_context_set_language(context, pango_language_from_string(text.language))
        unsafe pango_context_set_base_dir(
            context, text.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
        unsafe pointer = pango_layout_new(context)
        let font = unsafe pango_font_description_new()
        defer { unsafe pango_font_description_free(font) }
        unsafe pango_font_description_set_family(font, fonts.familyList(for: text.style))
        unsafe pango_font_description_set_weight(font, PangoWeight(UInt32(text.style.weight.value)))
        unsafe pango_font_description_set_absolute_size(font, text.layoutSize * Double(PANGO_SCALE))
        unsafe pango_layout_set_font_description(pointer, font)
        unsafe pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        unsafe pango_layout_set_width(pointer, width ?? -1)
        if case .ellipsis(let truncation) = overflow {
            unsafe pango_layout_set_ellipsize(pointer, Self.mode(truncation))
        }
        unsafe pango_layout_set_text(pointer, string, Int32(string.utf8.count))
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

    private var lineCount: Int32 { unsafe pango_layout_get_line_count(pointer) }

    /// The lines from top to bottom.
    var lines: [Line] {
        (0..<lineCount).compactMap { index in
            guard let line = unsafe pango_layout_get_line_readonly(pointer, index) else { return nil }
            var logical = PangoRectangle()
            unsafe pango_layout_line_get_extents(line, nil, &logical)
            return Line(
                start: Int(unsafe line.pointee.start_index), width: Self.points(logical.width),
                ascent: Self.points(-logical.y), height: Self.points(logical.height))
        }
    }

    /// Whether a part was left out.
    var isEllipsized: Bool { unsafe pango_layout_is_ellipsized(pointer) != 0 }

    /// How many characters have no glyph in any font.
    var unknownGlyphCount: Int { unsafe Int(pango_layout_get_unknown_glyphs_count(pointer)) }

    /// The faces of the glyphs, in the order of first use.
    var faces: [FontFace] {
        var faces: [FontFace] = []
        guard let iterator = unsafe pango_layout_get_iter(pointer) else { return [] }
        defer { unsafe pango_layout_iter_free(iterator) }
        repeat {
            guard let run = unsafe pango_layout_iter_get_run_readonly(iterator),
                let face = unsafe Self.face(of: run)
            else { continue }
            if !faces.contains(face) { faces.append(face) }
        } while unsafe pango_layout_iter_next_run(iterator) != 0
        return faces
    }

    /// The faces of the glyphs and the files that hold them, in the order of first use.
    var faceFiles: [FontFile] {
        var files: [FontFile] = []
        guard let iterator = unsafe pango_layout_get_iter(pointer) else { return [] }
        defer { unsafe pango_layout_iter_free(iterator) }
        repeat {
            guard let run = unsafe pango_layout_iter_get_run_readonly(iterator),
                let face = unsafe Self.face(of: run), !files.contains(where: { $0.face == face }),
                let file = unsafe Self.file(of: run)
            else { continue }
            files.append(FontFile(face: face, path: file))
        } while unsafe pango_layout_iter_next_run(iterator) != 0
        return files
    }

    private static func file(of run: UnsafeMutablePointer<PangoLayoutRun>) -> String? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard let item = unsafe run.pointee.item, let font = unsafe item.pointee.analysis.font,
            let pattern = unsafe pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)),
            unsafe FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name = unsafe name
        else { return nil }
        return unsafe String(cString: name)
    }

    /// Adds the outline of a line to a context's path, its baseline beginning at the current point.
    func addOutline(ofLine index: Int, to context: OpaquePointer) {
        guard let line = unsafe pango_layout_get_line_readonly(pointer, Int32(index)) else { return }
        unsafe pango_cairo_layout_line_path(context, line)
    }

    /// Calls a function with the font, the glyphs and the offsets of each run of a line, from left to right.
    ///
    /// Runs of another font or size may stand higher or lower than the line's baseline.
    func forEachRun(
        ofLine index: Int,
        _ body: (OpaquePointer, UnsafeMutablePointer<PangoGlyphString>, _ offsets: RunOffsets) -> Void
    ) {
        guard let line = unsafe pango_layout_get_line_readonly(pointer, Int32(index)) else { return }
        var node = unsafe line.pointee.runs
        while let run = unsafe node {
            unsafe node = run.pointee.next
            let run = unsafe run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let item = unsafe run.pointee.item, let font = unsafe item.pointee.analysis.font,
                let glyphs = unsafe run.pointee.glyphs
            else { continue }
            let offsets = unsafe RunOffsets(
                start: Self.points(run.pointee.start_x_offset), end: Self.points(run.pointee.end_x_offset),
                up: Self.points(run.pointee.y_offset))
            unsafe body(OpaquePointer(font), glyphs, offsets)
        }
    }

    /// The characters of a line in the order of reading; an ellipsis stands for those left out.
    func text(ofLine index: Int) -> String {
        guard let line = unsafe pango_layout_get_line_readonly(pointer, Int32(index)),
            let text = unsafe pango_layout_get_text(pointer)
        else { return "" }
        var parts: [(start: Int, text: String)] = []
        var node = unsafe line.pointee.runs
        while let run = unsafe node {
            unsafe node = run.pointee.next
            let glyphs = unsafe run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let item = unsafe glyphs.pointee.item else { continue }
            let (start, count) = unsafe (Int(item.pointee.offset), Int(item.pointee.length))
            if unsafe item.pointee.analysis.flags & Self.ellipsisFlag != 0 {
                parts.append((start, PlainText.ellipsis))
            } else {
                let bytes = unsafe UnsafeRawBufferPointer(start: text + start, count: count)
                parts.append((start, unsafe String(decoding: bytes, as: UTF8.self)))
            }
        }
        let whole = parts.sorted { $0.start < $1.start }.map(\.text).joined()
        return String(String.UnicodeScalarView(whole.unicodeScalars.filter { $0 != PlainText.wordJoiner }))
    }

    /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not see.
    private static let ellipsisFlag: UInt8 = 1 << 1

    private static func face(of run: UnsafeMutablePointer<PangoLayoutRun>) -> FontFace? {
        guard let item = unsafe run.pointee.item, let font = unsafe item.pointee.analysis.font,
            let face = unsafe pango_font_get_face(font),
            let family = unsafe pango_font_face_get_family(face),
            let familyName = unsafe pango_font_family_get_name(family),
            let faceName = unsafe pango_font_face_get_face_name(face)
        else { return nil }
        return unsafe FontFace(family: String(cString: familyName), style: String(cString: faceName))
    }

    private static func mode(_ truncation: TextTruncation) -> PangoEllipsizeMode {
        switch truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
