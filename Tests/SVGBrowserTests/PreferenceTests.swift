import CarouselScenes
import FrameDrawing
import FrameImaging
import Foundation
import Testing

/// What readers prefer and programs leave out: light or dark, less motion, no animation at all.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed; no browser looks at preferences"))
struct PreferenceTests {
    /// When the files are looked at while they play, and what they show where they do not, as parts of the whole.
    private static let (moment, poster) = (0.25, 0.6)

    private static func shows() throws -> (light: Show, dark: Show) {
        (
            try Show(example: "shrinking", variant: ["theme": "light"], scale: 3),
            try Show(example: "shrinking", variant: ["theme": "dark"], scale: 3)
        )
    }

    @Test func aFileWithTwoThemesShowsTheOneThatIsPreferred() throws {
        let (light, dark) = try Self.shows()
        let time = Self.moment * light.source.duration
        let ofLight = Show.paused(try light.animation(other: dark).text, at: time)
        let ofDark = Show.paused(
            try dark.animation(other: light) { $0.otherIsLight = true }.text, at: time)
        var wall = PictureWall(light)
        for file in [ofLight, ofDark] {
            try wall.add(file)
            try wall.add(file, as: .document)
        }
        let times = [time, time, time, time]
        try wall.expect(light, at: times)
        try wall.expect(dark, at: times, preferring: [.dark])
    }

    @Test func whoPrefersLessMotionSeesThePoster() throws {
        let (light, dark) = try Self.shows()
        let time = Self.poster * light.source.duration
        // Nothing of it is paused: what moved would be somewhere else.
        let file = try light.animation(other: dark, poster: time).text
        var wall = PictureWall(light)
        try wall.add(file)
        try wall.add(file, as: .document)
        try wall.expect(light, at: [time, time], preferring: [.lessMotion])
        try wall.expect(dark, at: [time, time], preferring: [.lessMotion, .dark])
    }

    @Test(.enabled(if: Program.isInstalled("rsvg-convert")))
    func whoKnowsNoAnimationSeesThePoster() throws {
        let (light, dark) = try Self.shows()
        let time = Self.poster * light.source.duration
        let file = try light.write(try light.animation(other: dark, poster: time).text, to: "poster.svg")
        let png = try #require(Program("rsvg-convert")).run(["--zoom", "3", file.path])
        let theirs = try ImageFile(bytes: [UInt8](png)).bitmap()
        let (ours, mask) = try light.pictures(at: time)
        let result = try #require(PictureComparison(ours, theirs, mask: mask))
        #expect(result.whole >= 35)
        #expect(result.cards >= 35)
    }
}
