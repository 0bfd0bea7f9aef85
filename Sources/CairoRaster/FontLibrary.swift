internal import CPango
public import FrameDrawing

/// The fonts that texts are drawn with: a scene's own files, then the system's.
///
/// A glyph comes from the first font that has it, in this order: the families that the style names, the
/// scene's fonts in the order of their files, the families of `defaultFamilies`, then whatever fontconfig holds
/// nearest for the text's language. Within a family the face nearest to the wanted weight is taken.
///
/// One worker owns a library; it may not be shared.
@safe
public final class FontLibrary {
    /// The families tried when a style names none that has the glyph: first what looks like iOS.
    public static let defaultFamilies = ["SF Pro Text", "Inter", "Noto Sans", "sans-serif"]

    /// The families found in the scene's own font files, in the order of the files.
    public let sceneFamilies: [String]

    /// The context in which layouts are made; valid as long as the library.
    @unsafe let context: OpaquePointer
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let configuration: FontConfiguration?

    /// Opens font files and the system's fonts.
    ///
    /// - Parameter files: Font files that come before the system's fonts; empty for the system's alone.
    /// - Throws: `FontError` naming the first file that is missing or no font.
    public init(files: [String] = []) throws(FontError) {
        // Pango would begin it on a thread of its own.
        Self.openSystemFonts()
        guard let fontMap = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw FontError(path: "", reason: .noConfiguration)
        }
        unsafe self.fontMap = fontMap
        if files.isEmpty {
            configuration = nil
            sceneFamilies = []
        } else {
            let configuration: FontConfiguration
            do throws(FontError) {
                configuration = try FontConfiguration(files: files)
            } catch {
                unsafe g_object_unref(fontMap)
                throw error
            }
            sceneFamilies = configuration.families
            unsafe pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.pointer)
            self.configuration = consume configuration
        }
        unsafe context = Self.makeContext(fontMap)
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(fontMap)
    }

    /// Reads the system's list of fonts, which the first library would do otherwise; on any thread.
    public static func openSystemFonts() { _ = systemFonts }

    /// Once for all threads: fontconfig itself would read everything again for each that asks meanwhile.
    private static let systemFonts = FcInit()

    /// The faces that draw a text, in the order of first use.
    public func facesUsed(for text: StyledText) -> [FontFace] {
        let plain = PlainText(text)
        guard plain.isVisible else { return [] }
        return ParagraphLayout(plain.string, of: plain, fonts: self).faces
    }

    /// The faces that draw a text with their files, in the order of first use.
    public func filesUsed(for text: StyledText) -> [FontFile] {
        let plain = PlainText(text)
        guard plain.isVisible else { return [] }
        return ParagraphLayout(plain.string, of: plain, fonts: self).faceFiles
    }

    /// Whether every character of a text has a glyph; boxes stand for those without.
    public func hasAllGlyphs(for text: StyledText) -> Bool {
        let plain = PlainText(text)
        return !plain.isVisible
            || ParagraphLayout(plain.string, of: plain, fonts: self).unknownGlyphCount == 0
    }

    /// The families in the order in which they are searched for a style, as Pango's comma-separated list.
    func familyList(for style: TextStyle) -> String {
        // A comma separates families and cannot be part of a name.
        (style.families.filter { !$0.contains(",") } + sceneFamilies + Self.defaultFamilies)
            .joined(separator: ",")
    }

    /// Neither hinting nor rounding: a text has the same shape at every scale and place.
    private static func makeContext(_ fontMap: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
        let context: OpaquePointer = unsafe pango_font_map_create_context(fontMap)
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        return unsafe context
    }
}
