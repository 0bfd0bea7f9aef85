public import FrameDrawing

/// The colours that a scene names by a word.
///
/// JSON: every colour, `"#RGB"`, `"#RGBA"`, `"#RRGGBB"`, `"#RRGGBBAA"`, a name of the scene's theme, or one of
/// `names`.
public enum ColorWord {
    /// The colour of a word.
    ///
    /// Names are written as in UIKit, case included. A name of the theme hides a system name.
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - isDark: Whether system names have their dark values.
    ///   - theme: The colours that the scene names itself.
    /// - Returns: The colour, or what is wrong with the word.
    public static func color(
        _ word: String, isDark: Bool, theme: [String: Color] = [:]
    ) -> Result<Color, ColorWordError> {
        if word.hasPrefix("#") { return hexColor(word) }
        if let color = theme[word] { return .success(color) }
        switch word {
        case "clear": return .success(.clear)
        case "white": return .success(.white)
        case "black": return .success(.black)
        default: break
        }
        if let system = SystemColor.all[word] { return .success(isDark ? system.dark : system.light) }
        let known = theme.keys.sorted() + names
        return .failure(.unknown(word, suggestion: NearestWord.suggestion(for: word, among: known)))
    }

    /// Every word that is a colour without a theme, in order.
    public static var names: [String] { ["clear", "white", "black"] + SystemColor.names }

    private static func hexColor(_ word: String) -> Result<Color, ColorWordError> {
        let digits = word.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == word.count - 1 else { return .failure(.malformedHex(word)) }
        let isShort = digits.count == 3 || digits.count == 4
        guard isShort || digits.count == 6 || digits.count == 8 else { return .failure(.malformedHex(word)) }
        func channel(_ index: Int) -> UInt8 {
            isShort ? UInt8(digits[index] * 17) : UInt8(digits[2 * index] * 16 + digits[2 * index + 1])
        }
        let hasAlpha = digits.count == 4 || digits.count == 8
        return .success(
            Color(
                red8: channel(0), green8: channel(1), blue8: channel(2), alpha8: hasAlpha ? channel(3) : 255))
    }
}

/// Why a word is not a colour, as facts.
public enum ColorWordError: Error, Hashable, Sendable {
    /// Nothing is called so; the suggestion is the nearest known name.
    case unknown(String, suggestion: String?)
    /// A `#` with other than 3, 4, 6 or 8 hexadecimal digits behind it.
    case malformedHex(String)
}

extension ColorWordError: CustomStringConvertible {
    /// One sentence that names the word and what was expected.
    public var description: String {
        switch self {
        case .unknown(let word, let suggestion?):
            "unknown colour \"\(word)\", did you mean \"\(suggestion)\"?"
        case .unknown(let word, nil):
            "unknown colour \"\(word)\", expected #RRGGBB, a name of the theme or an iOS colour such as label"
        case .malformedHex(let word):
            "\"\(word)\" is not a colour, expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        }
    }
}
