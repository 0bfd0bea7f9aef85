import Framewheel

/// What `Benchmarks/driver` needs of the library; each verb prints lines of words and numbers.
@main struct BenchTool {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("photos", 2): try Photo.writeAll(into: FilePath(arguments[1]))
        case ("placements", 2): try Placements(scene: try scene(arguments[1])).print()
        case ("compare", 5...):
            guard let first = Int(arguments[1]), let last = Int(arguments[2]), first <= last else { usage() }
            try await Comparison(rows: first..<last, expected: arguments[3], others: Array(arguments[4...]))
                .print()
        case ("stages", 4):
            guard let rounds = Int(arguments[3]) else { usage() }
            try Stages(scene: try scene(arguments[1]), folder: FilePath(arguments[2])).print(rounds: rounds)
        case ("autoplay", 4):
            guard let rounds = Int(arguments[3]) else { usage() }
            try await Autoplaying(scene: try scene(arguments[1]), folder: FilePath(arguments[2]))
                .print(rounds: rounds)
        case ("difference", 4):
            guard let rounds = Int(arguments[3]) else { usage() }
            try PictureDifference(FilePath(arguments[1]), FilePath(arguments[2])).print(rounds: rounds)
        default: usage()
        }
    }

    private static func usage() -> Never {
        fatalError(
            """
            usage: BenchTool photos FOLDER | placements SCENE | stages SCENE FOLDER ROUNDS
                 | autoplay SCENE FOLDER ROUNDS | difference EXPECTED ACTUAL ROUNDS
                 | compare FIRST-ROW END-ROW EXPECTED FOLDER…
            """)
    }

    /// A scene file that no one can use.
    struct WrongScene: Error {
        let diagnostics: [String]
    }

    private static func scene(_ path: String) throws -> Scene {
        let reading = SceneDocument(path: path).scene(variant: [:])
        guard let scene = reading.scene else {
            throw WrongScene(diagnostics: reading.diagnostics.map { "\($0)" })
        }
        return scene
    }
}

extension Duration {
    /// The duration in milliseconds.
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}

extension [Double] {
    /// The median with the least and the greatest, as three words.
    var spread: String {
        let sorted = sorted()
        guard let least = sorted.first, let greatest = sorted.last else { return "- - -" }
        return "\(sorted[sorted.count / 2]) \(least) \(greatest)"
    }
}
