import CairoRaster
import FileStorage
import FrameDrawing
import Testing

@Suite struct FontLibraryTests {
    /// A font that the tests' machines have; it is no family that is tried by itself.
    private static let display = [
        "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf",
        "/System/Library/Fonts/Supplemental/Georgia.ttf",
    ].first { FilePath($0).exists }

    private func failure(_ files: [String]) -> FontError? {
        do throws(FontError) {
            _ = try FontLibrary(files: files)
            return nil
        } catch {
            return error
        }
    }

    @Test func aMissingFontFileIsNamed() {
        #expect(failure(["fonts/none.otf"]) == FontError(path: "fonts/none.otf", reason: .missing))
        #expect(failure(["fonts/none.otf"])?.description == "fonts/none.otf: no such font file")
    }

    @Test func aFolderIsNoFont() {
        #expect(failure(["/tmp"])?.description == "/tmp: is a folder, expected a font file")
    }

    @Test func anotherFileIsNoFont() {
        let file = #filePath
        #expect(failure([file]) == FontError(path: file, reason: .notAFont))
    }

    @Test func theFacesOfATextAreNamed() throws {
        let faces = try FontLibrary().facesUsed(
            for: TextSample.styled("Attack 進撃", weight: .bold, language: "ja"))
        #expect(faces.count == 2)
        #expect(faces.last?.description == "Noto Sans CJK JP Bold")
        #expect(try FontLibrary().facesUsed(for: TextSample.styled("")).isEmpty)
    }

    @Test func theLanguageChoosesTheFamily() throws {
        let fonts = try FontLibrary()
        #expect(
            fonts.facesUsed(for: TextSample.styled("直", language: "ja")).map(\.family) == ["Noto Sans CJK JP"]
        )
        #expect(
            fonts.facesUsed(for: TextSample.styled("直", language: "zh-Hans")).map(\.family) == [
                "Noto Sans CJK SC"
            ])
        // Without a language, kana tell it.
        #expect(fonts.facesUsed(for: TextSample.styled("直す")).map(\.family) == ["Noto Sans CJK JP"])
        #expect(fonts.facesUsed(for: TextSample.styled("完結")).map(\.family) == ["Noto Sans CJK JP"])
    }

    @Test func aNamedFamilyComesFirst() throws {
        let styled = TextSample.styled("Text", families: ["No Such Family", "Noto Sans CJK KR"])
        #expect(try FontLibrary().facesUsed(for: styled).map(\.family) == ["Noto Sans CJK KR"])
    }

    @Test func aScenesFontComesBeforeTheSystems() throws {
        guard let file = Self.display else { return }
        let fonts = try FontLibrary(files: [file])
        let family = try #require(fonts.sceneFamilies.first)
        #expect(fonts.facesUsed(for: TextSample.styled("Text")).map(\.family) == [family])
        // What it lacks comes from the system.
        #expect(
            fonts.facesUsed(for: TextSample.styled("Text 進撃", language: "ja")).map(\.family)
                == [family, "Noto Sans CJK JP"])
    }

    @Test func aScenesFamilyHidesTheSystemsOfTheSameName() throws {
        guard let file = Self.display else { return }
        // The system has the bold face too; the scene brings the regular one alone.
        let fonts = try FontLibrary(files: [file])
        let bold = fonts.facesUsed(for: TextSample.styled("Text", weight: .bold))
        let systems = try FontLibrary().facesUsed(
            for: TextSample.styled("Text", weight: .bold, families: fonts.sceneFamilies))
        #expect(systems.first?.style.contains("Bold") == true)
        #expect(bold.map(\.family) == fonts.sceneFamilies)
        #expect(bold != systems)
    }

    @Test func twoLibrariesGiveTheSameShapes() throws {
        let (one, other) = (PangoText(fonts: try FontLibrary()), PangoText(fonts: try FontLibrary()))
        for string in TextSample.strings {
            let styled = TextSample.styled(string, weight: .semibold)
            #expect(
                one.outline(of: styled, in: .unlimited, boxWidth: 300)
                    == other.outline(of: styled, in: .unlimited, boxWidth: 300))
        }
    }
}
