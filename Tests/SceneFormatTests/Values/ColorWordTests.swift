import FrameDrawing
import SceneFormat
import Testing

struct ColorWordTests {
    @Test(arguments: [
        ("#F80", Color(red8: 255, green8: 136, blue8: 0)),
        ("#f808", Color(red8: 255, green8: 136, blue8: 0, alpha8: 136)),
        ("#D70015", Color(red8: 215, green8: 0, blue8: 21)),
        ("#D7001580", Color(red8: 215, green8: 0, blue8: 21, alpha8: 128)),
    ])
    func hexDigitsAreChannels(word: String, color: Color) {
        #expect(ColorWord.color(word, isDark: true) == .success(color))
    }

    @Test(arguments: ["#", "#12", "#12345", "#1234567", "#123456789", "#12345G", "# 12345", "#１２３", "#-12"])
    func otherHexWordsAreMalformed(word: String) {
        #expect(ColorWord.color(word, isDark: false) == .failure(.malformedHex(word)))
    }

    @Test(arguments: [
        ("label", "#000000", "#FFFFFF"), ("systemRed", "#FF3B30", "#FF453A"), ("link", "#007AFF", "#0984FF"),
        ("secondarySystemBackground", "#F2F2F7", "#1C1C1E"), ("secondaryLabel", "#3C3C4399", "#EBEBF599"),
        ("systemFill", "#78788033", "#7878805C"), ("separator", "#3C3C434A", "#54545899"),
        ("clear", "#0000", "#0000"), ("white", "#FFF", "#FFF"), ("black", "#000", "#000"),
    ])
    func systemNamesHaveLightAndDarkValues(word: String, light: String, dark: String) throws {
        for (isDark, hex) in [(false, light), (true, dark)] {
            let color = try ColorWord.color(word, isDark: isDark).get()
            let expected = try ColorWord.color(hex, isDark: isDark).get()
            #expect(color.red == expected.red && color.green == expected.green && color.blue == expected.blue)
            #expect((color.alpha * 255).rounded() == (expected.alpha * 255).rounded())
        }
    }

    @Test func everyNameIsAColorAndNoneIsTwice() {
        #expect(Set(ColorWord.names).count == ColorWord.names.count)
        for name in ColorWord.names {
            #expect(throws: Never.self) { try ColorWord.color(name, isDark: false).get() }
        }
    }

    @Test func unknownWordNamesTheNearestColor() {
        #expect(
            ColorWord.color("sytemRed", isDark: false)
                == .failure(.unknown("sytemRed", suggestion: "systemRed")))
        #expect(
            ColorWord.color("turquoise", isDark: false) == .failure(.unknown("turquoise", suggestion: nil)))
        #expect(ColorWord.color("", isDark: false) == .failure(.unknown("", suggestion: nil)))
    }

    @Test func themeHidesSystemNamesAndIsSuggested() {
        let theme = ["accent": Color.black, "label": Color.white]
        #expect(ColorWord.color("accent", isDark: false, theme: theme) == .success(.black))
        #expect(ColorWord.color("label", isDark: false, theme: theme) == .success(.white))
        #expect(
            ColorWord.color("acent", isDark: false, theme: theme)
                == .failure(.unknown("acent", suggestion: "accent")))
    }

    @Test func messagesNameTheWordAndWhatWasExpected() {
        #expect(
            ColorWordError.unknown("lable", suggestion: "label").description
                == "unknown colour \"lable\", did you mean \"label\"?")
        #expect(
            ColorWordError.malformedHex("#12").description
                == "\"#12\" is not a colour, expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
        #expect(ColorWordError.unknown("x", suggestion: nil).description.contains("\"x\", expected #RRGGBB"))
    }
}
