import FileStorage
import FrameDrawing
import FrameImaging
import Foundation
import PlaneGeometry

/// Short ways to write SVG files and to look at them.
enum SVGSample {
    /// The file of some items, with boxes for glyphs.
    static func text(
        _ items: [DisplayItem], width: Double = 40, height: Double = 30, background: Paint? = nil,
        caption: SVGCaption = SVGCaption()
    ) throws -> String {
        let list = DisplayList(size: Size(width: width, height: height), background: background, items: items)
        let bytes = try SVGWriter(text: BlockText()).bytes(of: list, caption: caption)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines between the first and the last tag, without their margin.
    static func lines(_ items: [DisplayItem]) throws -> [String] {
        try text(items).split(separator: "\n").dropFirst().dropLast().map { line in
            String(line.drop { $0 == " " })
        }
    }

    static func fill(
        _ path: Path, _ paint: Paint = .color(.black), bounds: Rect = .zero, element: String = "shape"
    ) -> DisplayItem {
        .fill(FilledPath(element: element, path: path, paint: paint, bounds: bounds))
    }

    static func fill(_ rect: Rect, _ color: Color = .black) -> DisplayItem {
        fill(Path(rect: rect), .color(color), bounds: rect)
    }

    static func label(
        _ string: String, at origin: Point = .zero, size: Double = 10, paint: Paint = .color(.black)
    ) -> DisplayItem {
        let frame = Rect(origin: origin, size: Size(width: Double(string.count) * size, height: size * 1.2))
        let text = StyledText(string: string, style: TextStyle(size: size))
        return .text(
            PlacedText(element: "label", text: text, room: .unlimited, frame: frame, paint: paint))
    }
}

/// A program of the system that a test looks at its files with.
struct Tool {
    private let path: String

    /// Finds a program; `nil` where it is not installed.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: {
                FileManager.default.isExecutableFile(atPath: $0)
            })
        else { return nil }
        self.path = path
    }

    /// Whether a program is installed.
    static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

    /// Runs the program on a file and gives what it prints.
    func run(_ arguments: [String], on file: [UInt8]) throws -> (status: Int32, output: [UInt8]) {
        let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
        try Data(file).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments + [place.path]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, [UInt8](bytes))
    }
}
