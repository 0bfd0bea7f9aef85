import Framewheel

/// Measures animation encoders and ffmpeg, and says how near their files come to the pictures.
///
/// `Benchmarks/driver` runs it; each verb prints lines of words and numbers.
///
/// - `encode RATE FOLDER NAME,NAME… PICTURE.png…`: each contestant takes all pictures in turn, in the order of the
///   names, of which one may come several times; a line has the name, seconds, seconds of all processors and bytes.
///   ffmpeg reads raw pixels from one file. The files stay in the folder.
/// - `check FIRST-ROW END-ROW FILE PICTURE.png…`: how many frames a file has, and the least peak signal-to-noise ratio
///   of one in those rows, in decibels; `inf` where every pixel is exact.
@main struct AnimationBenchmark {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "encode" where arguments.count > 4:
            guard let rate = Int(arguments[1]) else { return usage() }
            let subject = try Subject(pictures: pictures(arguments[4...]), rate: rate, folder: arguments[2])
            for name in arguments[3].split(separator: ",") {
                guard let contestant = Contestant.all.first(where: { $0.name == name }) else {
                    return usage("no contestant \(name)")
                }
                print(try await contestant.measured(subject))
            }
        case "check" where arguments.count > 4:
            guard let first = Int(arguments[1]), let end = Int(arguments[2]), first < end else { return usage() }
            let check = try FrameCheck(pictures(arguments[4...]), rows: first..<end)
            print(try check.result(of: arguments[3]))
        default: usage()
        }
    }

    private static func usage(_ problem: String = "") {
        fatalError(
            """
            \(problem)
            usage: AnimationBenchmark encode RATE FOLDER NAME,NAME… PICTURE.png…
                 | check FIRST-ROW END-ROW FILE PICTURE.png…
            contestants: \(Contestant.all.map(\.name).joined(separator: ", "))
            """)
    }

    private static func pictures(_ paths: ArraySlice<String>) throws -> [Bitmap] {
        try paths.map { try ImageFile(bytes: FilePath($0).bytes()).bitmap() }
    }
}
