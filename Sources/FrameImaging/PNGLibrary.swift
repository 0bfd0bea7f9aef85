internal import CPNG

/// The library that reads PNG files.
public enum PNGLibrary {
    /// Its version, such as `1.6.39`.
    public static var version: String {
        guard let text = unsafe png_get_libpng_ver(nil) else { return "unknown" }
        return unsafe String(cString: text)
    }
}
