internal import CPango

/// The libraries that turn a display list into pixels; other versions may give other pixels.
public enum RasterStack {
    /// Name and version of each library as it was found when the program started, such as `cairo` and `1.16.0`.
    public static var versions: [(library: String, version: String)] {
        [
            ("cairo", unsafe text(cairo_version_string())),
            ("pixman", unsafe text(pixman_version_string())),
            ("pango", unsafe text(pango_version_string())),
            ("harfbuzz", unsafe text(hb_version_string())),
            ("freetype", freeTypeVersion),
        ]
    }

    private static var freeTypeVersion: String {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { _ = unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer = unsafe pointer else { return "unknown" }
        return unsafe String(cString: pointer)
    }
}
