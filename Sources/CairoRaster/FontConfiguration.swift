internal import CPango
internal import FileStorage

/// Owns a configuration of fontconfig.
@safe
struct FontConfiguration: ~Copyable {
    /// The C handle; valid as long as the owner.
    @unsafe let pointer: OpaquePointer
    /// The families of the scene's own fonts, in the order of the files.
    let families: [String]

    /// Makes the configuration in which a scene's font files come before the system's fonts.
    ///
    /// System fonts of a family that the scene brings itself are left out: fontconfig would prefer them, and
    /// pictures would depend on the machine.
    init(files: [String]) throws(FontError) {
        var families: [String] = []
        for file in files {
            for family in try Self.families(inFile: file) where !families.contains(family) {
                families.append(family)
            }
        }
        let loaded = unsafe try Self.loaded(files: files, hiding: families)
        unsafe pointer = loaded
        self.families = families
    }

    deinit { unsafe FcConfigDestroy(pointer) }

    private static func loaded(
        files: [String], hiding families: [String]
    ) throws(FontError) -> OpaquePointer {
        guard let configuration = unsafe FcInitLoadConfig() else {
            throw FontError(path: "", reason: .noConfiguration)
        }
        do throws(FontError) {
            let rules = Array(rejection(of: families).utf8) + [0]
            _ = unsafe FcConfigParseAndLoadFromMemory(configuration, rules, yes)
            guard unsafe FcConfigBuildFonts(configuration) != no else {
                throw FontError(path: "", reason: .noConfiguration)
            }
            for file in files
            where unsafe FcConfigAppFontAddFile(configuration, Array(file.utf8) + [0]) == no {
                throw FontError(path: file, reason: .notAFont)
            }
        } catch {
            unsafe FcConfigDestroy(configuration)
            throw error
        }
        return unsafe configuration
    }

    /// The families of the fonts in a file, each in the first of its names.
    private static func families(inFile path: String) throws(FontError) -> [String] {
        let file = FilePath(path)
        guard file.exists else { throw FontError(path: path, reason: .missing) }
        guard !file.isFolder else { throw FontError(path: path, reason: .isFolder) }
        guard let set = unsafe FcFontSetCreate() else { throw FontError(path: path, reason: .notAFont) }
        defer { unsafe FcFontSetDestroy(set) }
        let everyFace = UInt32.max
        let count = unsafe FcFreeTypeQueryAll(Array(path.utf8) + [0], everyFace, nil, nil, set)
        guard count > 0, let fonts = unsafe set.pointee.fonts else {
            throw FontError(path: path, reason: .notAFont)
        }
        var families: [String] = []
        for index in unsafe 0..<Int(set.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            guard unsafe FcPatternGetString(fonts[index], FC_FAMILY, 0, &name) == FcResultMatch,
                let name = unsafe name
            else { continue }
            let family = unsafe String(cString: name)
            if !families.contains(family) { families.append(family) }
        }
        return families
    }

    /// Rules in fontconfig's language that hide families.
    private static func rejection(of families: [String]) -> String {
        let patterns = families.map {
            "<pattern><patelt name=\"family\"><string>\(escaped($0))</string></patelt></pattern>"
        }
        return "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><selectfont>"
            + "<rejectfont>\(patterns.joined())</rejectfont></selectfont></fontconfig>"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    /// fontconfig's truth values, whose macros carry no type.
    private static let (yes, no): (FcBool, FcBool) = (1, 0)
}
