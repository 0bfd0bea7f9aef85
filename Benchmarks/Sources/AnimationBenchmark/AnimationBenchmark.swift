import Framewheel

/// Compares animation encoders with ffmpeg: `AnimationBenchmark ROUNDS RATE FOLDER [--only NAME] PICTURE.png…`.
///
/// Build it for speed: `swift run -c release --package-path Benchmarks AnimationBenchmark 3 60 out frames/*.png`.
///
/// In each round every encoder takes all pictures in turn, so that a machine whose speed drifts is as unfair to
/// all. ffmpeg reads them as raw pixels from one file. The files stay in the folder, for looking at and comparing.
@main struct AnimationBenchmark {
    static func main() async throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 3, let rounds = Int(arguments[0]), let rate = Int(arguments[1]) else {
            return print("usage: AnimationBenchmark ROUNDS RATE FOLDER [--only NAME] PICTURE.png…")
        }
        let folder = arguments[2]
        arguments.removeFirst(3)
        var name = ""
        if arguments.first == "--only", arguments.count > 2 {
            name = arguments[1]
            arguments.removeFirst(2)
        }
        let pictures = try arguments.map { try ImageFile(bytes: FilePath($0).bytes()).bitmap() }
        let subject = try Subject(pictures: pictures, rate: rate, folder: folder)
        var contestants = Contestant.all.filter { name.isEmpty || $0.name.contains(name) }
        for _ in 0..<rounds {
            for index in contestants.indices { try await contestants[index].measure(subject) }
        }
        print("encoder                  median s           range   processor s          KB")
        for contestant in contestants { print(contestant.line) }
    }
}
