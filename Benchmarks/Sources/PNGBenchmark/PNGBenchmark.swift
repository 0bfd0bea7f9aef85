import Framewheel

/// Compares PNG encoders on pictures: `PNGBenchmark ROUNDS [--only NAME] PICTURE.png…`.
///
/// Build it for speed: `swift run -c release --package-path Benchmarks PNGBenchmark 9 frames/*.png`.
///
/// In each round every encoder takes every picture in turn, so that a machine whose speed drifts is as unfair
/// to all. Every file is decoded by libpng and compared first. With `FRAMEWHEEL_FLOOR` naming a library that
/// has `size_t floor_png(const uint8_t *bgra, int width, int height, uint8_t *out)`, that is measured too.
@main struct PNGBenchmark {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let rounds = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
            return print("usage: PNGBenchmark ROUNDS [--only NAME] PICTURE.png…")
        }
        arguments.removeFirst()
        var contestants = Contestant.all
        if arguments.first == "--only", arguments.count > 2 {
            contestants = contestants.filter { $0.name.hasPrefix(arguments[1]) }
            arguments.removeFirst(2)
        }
        let pictures = try arguments.map { try ImageFile(bytes: FilePath($0).bytes()).bitmap() }
        for index in contestants.indices {
            for picture in pictures { try contestants[index].check(picture) }
        }
        for _ in 0..<rounds {
            for picture in pictures {
                for index in contestants.indices { contestants[index].measure(picture) }
            }
        }
        report(contestants, pictures: pictures.count)
    }

    /// Medians, the range, and ratios to the first contestant's time and the last one's size.
    private static func report(_ contestants: [Contestant], pictures: Int) {
        guard let first = contestants.first, let last = contestants.last else { return }
        print("encoder                    median ms       range    time    KB a picture    size")
        for contestant in contestants {
            let size = Double(contestant.bytes) / Double(pictures) / 1024
            print(
                contestant.name.padded(26), decimals(contestant.median, 2).padded(-9),
                "\(decimals(contestant.least, 1))..\(decimals(contestant.most, 1))".padded(-13),
                "\(decimals(contestant.median / first.median, 2))x".padded(-8), decimals(size, 1).padded(-13),
                "\(decimals(Double(contestant.bytes) / Double(last.bytes), 3))x".padded(-9))
        }
    }

    private static func decimals(_ value: Double, _ places: Int) -> String {
        let scale = places == 1 ? 10 : places == 2 ? 100 : 1000
        let units = Int((value * Double(scale)).rounded())
        return "\(units / scale)." + String(String(units % scale + scale).dropFirst())
    }
}

extension String {
    /// The text with spaces behind it, or before it where the width is negative.
    fileprivate func padded(_ width: Int) -> String {
        let spaces = String(repeating: " ", count: max(abs(width) - count, 0))
        return width < 0 ? spaces + self : self + spaces
    }
}
