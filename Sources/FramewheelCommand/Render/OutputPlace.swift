import Framewheel

/// Where the files of an output lie, however its name spells that.
struct OutputPlace {
    /// The absolute path up to the number of a sequence, links followed; all of it where there is no number.
    private let prefix: String
    /// How many digits the number has at least; `nil` where there is none.
    private let width: Int?
    /// What follows the number.
    private let suffix: String

    /// Finds the place of one file.
    init(_ file: FilePath) {
        prefix = file.anchored.text
        (width, suffix) = (nil, "")
    }

    /// Finds the places of a sequence.
    init(_ pattern: FrameNamePattern) {
        let head = FilePath(pattern.prefix)
        let folder = head.folder.anchored.text
        prefix = (folder == "/" ? folder : folder + "/") + head.name
        (width, suffix) = (pattern.width, pattern.suffix)
    }

    /// Whether a file of one may be a file of the other, or a folder on the way to it.
    ///
    /// How many frames a sequence has does not matter, so that a longer script meets no new fault.
    func clashes(with other: OutputPlace) -> Bool {
        switch (width, other.width) {
        case (nil, nil): prefix == other.prefix || isAbove(other) || other.isAbove(self)
        case (_?, nil): hasFile(other.prefix) || other.isAbove(self)
        case (nil, _?): other.hasFile(prefix) || isAbove(other)
        // Two numbers can be alike where what one has more beside its own could be digits of the other.
        case (_?, _?):
            Self.differByDigits(prefix, other.prefix)
                && Self.differByDigits(String(suffix.reversed()), String(other.suffix.reversed()))
        }
    }

    private func isAbove(_ other: OutputPlace) -> Bool { other.prefix.hasPrefix(prefix + "/") }

    /// Whether a path is one of the sequence's.
    private func hasFile(_ path: String) -> Bool {
        guard let width, path.hasPrefix(prefix), path.hasSuffix(suffix),
            path.count > prefix.count + suffix.count
        else { return false }
        let digits = path.dropFirst(prefix.count).dropLast(suffix.count)
        // Zeros fill a number up, no more.
        return Self.areDigits(digits) && digits.count >= width
            && (digits.first != "0" || digits.count == max(width, 1))
    }

    /// Whether one text is the other and then digits, if anything.
    private static func differByDigits(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.count <= other.count ? (one, other) : (other, one)
        return long.hasPrefix(short) && areDigits(long.dropFirst(short.count))
    }

    private static func areDigits(_ text: Substring) -> Bool {
        text.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

extension [RenderPlan.Item] {
    /// Refuses outputs that would share a file.
    ///
    /// - Throws: A failure that names two.
    func checkPlacesDiffer() throws(CommandFailure) {
        var known: [(name: String, place: OutputPlace)] = []
        for item in self {
            let (name, place) = (item.output.name, item.output.place)
            if let first = known.first(where: { $0.place.clashes(with: place) }) {
                throw .usage(
                    first.name == name
                        ? "\(name): is the name of two outputs"
                        : "\(name): would share a file with \(first.name), expected another name")
            }
            known.append((name, place))
        }
    }
}
