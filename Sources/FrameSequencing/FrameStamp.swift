public import FileStorage
public import FrameDrawing
public import FrameImaging

/// What a frame's file says of how it was made, so that a later run can tell whether it would be the same.
///
/// Two texts of a PNG: `Software`, and under `keyword` the entries that all frames share and then `drawing`, the
/// hash of what is drawn, pictures included. A frame's number is no part of it: frames that show the same
/// share their bytes.
public struct FrameStamp: Hashable, Sendable {
    /// One thing that decides how frames look, such as `scale` and `2`.
    public struct Entry: Hashable, Sendable {
        /// What it is: a word without spaces or `=`.
        public var name: String
        /// The value, without spaces.
        public var value: String

        /// Makes an entry.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The keyword of the text.
    public static let keyword = "Framewheel"

    /// The program that makes the frames, with its version.
    public let software: String
    /// What decides how all frames look.
    public let entries: [Entry]
    private let files: FileHashes

    /// Makes a stamp.
    ///
    /// - Parameters:
    ///   - software: The program that makes the frames, with its version.
    ///   - entries: What decides how all frames look.
    ///   - files: Where the hashes of pictures are kept.
    public init(software: String, entries: [Entry], files: FileHashes = FileHashes()) {
        self.software = software
        self.entries = entries
        self.files = files
    }

    /// The texts of a frame's file.
    ///
    /// - Throws: `FileError` where a picture that it shows cannot be read.
    public func texts(of list: DisplayList) throws(FileError) -> [PNGText] {
        var hasher = ContentHasher()
        try list.append(to: &hasher, files: files)
        let words = (entries + [Entry("drawing", "\(hasher.hash)")]).map { "\($0.name)=\($0.value)" }
        return [
            PNGText(keyword: "Software", text: software),
            PNGText(keyword: Self.keyword, text: words.joined(separator: " ")),
        ].compactMap(\.self)
    }

    /// Whether a file is the whole and undamaged PNG that this run would make of a display list.
    ///
    /// - Throws: `FileError` where a picture that the list shows cannot be read.
    public func isOn(_ file: [UInt8], of list: DisplayList) throws(FileError) -> Bool {
        guard let found = PNGTexts.reading(file) else { return false }
        return try found == texts(of: list)
    }

    /// Whether both say the same of all frames.
    public static func == (left: FrameStamp, right: FrameStamp) -> Bool {
        left.software == right.software && left.entries == right.entries
    }

    /// Adds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(software)
        hasher.combine(entries)
    }
}
