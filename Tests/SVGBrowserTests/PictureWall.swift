import CarouselScenes
import FrameImaging
import Foundation
import Testing

/// A page of equally large files side by side, and what a browser shows of it.
struct PictureWall {
    /// How a file lies in the page.
    enum Place: String {
        case picture = "img"
        case document = "iframe"
    }

    /// The smallest ratio of signal to noise over the whole and over the cards alone, in decibels.
    private static let leastRatio = 35.0
    private static let columns = 4

    private let folder: URL
    private let width: Int
    private let height: Int
    private let scale: Int
    private var html =
        "<!doctype html><meta charset=utf-8><style>*{margin:0;font-size:0;border:0;background:#fff}</style>"
    private var count = 0

    /// Makes an empty wall.
    ///
    /// - Parameters:
    ///   - folder: Where the files go.
    ///   - width: The width of each, in points.
    ///   - height: The height of each, in points.
    ///   - scale: Pixels a point.
    init(folder: URL, width: Int, height: Int, scale: Int) {
        self.folder = folder
        (self.width, self.height, self.scale) = (width, height, scale)
    }

    /// Makes an empty wall for files of a show's size.
    init(_ show: Show) {
        self.init(
            folder: show.folder, width: show.width, height: show.height, scale: Int(show.source.scale))
    }

    /// Adds a file.
    mutating func add(_ file: String, as place: Place = .picture) throws {
        let name = "\(UUID().uuidString).svg"
        try Data(file.utf8).write(to: folder.appending(path: name))
        html += "<\(place.rawValue) src=\(name) width=\(width) height=\(height)></\(place.rawValue)>"
        count += 1
        if count % Self.columns == 0 { html += "<br>" }
    }

    /// What the browser shows.
    func picture(preferring preferences: [Browser.Preference] = []) throws -> Bitmap {
        let page = folder.appending(path: "\(UUID().uuidString).html")
        try Data(html.utf8).write(to: page)
        let rows = (count + Self.columns - 1) / Self.columns
        return try #require(Browser.shared).look(
            at: page, width: width * min(count, Self.columns), height: height * rows, scale: scale,
            preferring: preferences
        ).picture
    }

    /// Compares the files, one after another, with a show's pictures at some times.
    func expect(
        _ show: Show, at times: [Double], preferring preferences: [Browser.Preference] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var drawn: [Double: (ours: Bitmap, mask: Bitmap)] = [:]
        for time in times where drawn[time] == nil { drawn[time] = try show.pictures(at: time) }
        try expect(
            times.compactMap { drawn[$0] }, named: times.map { "at \($0) s" }, preferring: preferences,
            sourceLocation: sourceLocation)
    }

    /// Compares the files, one after another, with pictures of ours.
    func expect(
        _ pictures: [(ours: Bitmap, mask: Bitmap)], named names: [String],
        preferring preferences: [Browser.Preference] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let shot = try picture(preferring: preferences)
        try #require(pictures.count == count)
        for (index, (ours, mask)) in pictures.enumerated() {
            let place = (
                x: index % Self.columns * ours.width, y: index / Self.columns * ours.height
            )
            let result = try #require(PictureComparison(ours, shot, at: place, mask: mask))
            #expect(
                result.whole >= Self.leastRatio, "the whole of file \(index) \(names[index])",
                sourceLocation: sourceLocation)
            #expect(
                result.cards >= Self.leastRatio, "the cards of file \(index) \(names[index])",
                sourceLocation: sourceLocation)
        }
    }
}
