internal import FileStorage
public import FrameDrawing

/// What is drawn at the chosen moments, as a golden keeps it: lines of `DisplayTextWriter`.
///
/// A long record is stored with a hash of each line instead of its properties: nobody reads so much, and which element
/// differs can be told all the same.
public struct DisplayRecord: Hashable, Sendable {
    /// The lines of each moment, by its name.
    public var moments: [DisplayTextWriter.Block]
    /// The contents of groups, by the names that lines give them.
    public var contents: [DisplayTextWriter.Block]
    /// Whether lines have hashes instead of properties.
    private(set) var isHashed = false

    /// Makes a record.
    public init(moments: [DisplayTextWriter.Block], contents: [DisplayTextWriter.Block]) {
        self.moments = moments
        self.contents = contents
    }

    /// The longest text that is stored as it is, in bytes.
    static let longestText = 64 << 10
    private static let header = "framewheel display list 1"
    private static let headerOfHashes = header + " by hashes"
    private static let momentWord = "moment "
    private static let contentWord = "content "

    /// The record as text: each block is its name at the margin and its lines, each behind a tab.
    var text: String {
        let blocks = moments.map { (Self.momentWord, $0) } + contents.map { (Self.contentWord, $0) }
        return (isHashed ? Self.headerOfHashes : Self.header) + "\n"
            + blocks.map { word, block in
                word + block.name + "\n" + block.lines.map { "\t" + $0 + "\n" }.joined()
            }.joined()
    }

    /// The record as it is stored: as it is, or by hashes where it is long and no tolerance needs its numbers.
    func stored(exactly isExact: Bool) -> String {
        let text = text
        return isExact && text.utf8.count > Self.longestText ? hashed.text : text
    }

    /// The record with a hash of each line's properties.
    var hashed: DisplayRecord {
        guard !isHashed else { return self }
        func hashed(_ block: DisplayTextWriter.Block) -> DisplayTextWriter.Block {
            DisplayTextWriter.Block(name: block.name, lines: block.lines.map { DisplayLine($0).hashed })
        }
        var record = DisplayRecord(moments: moments.map(hashed), contents: contents.map(hashed))
        record.isHashed = true
        return record
    }

    /// Reads a stored record; lines may end as on Windows.
    init(text bytes: [UInt8]) throws(StoredFault) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        isHashed = lines.first == Self.headerOfHashes
        guard isHashed || lines.first == Self.header else {
            throw StoredFault("line 1: expected '\(Self.header)', found '\((lines.first ?? "").prefix(60))'")
        }
        (moments, contents) = ([], [])
        var block: DisplayTextWriter.Block?
        var isMoment = true
        func close(_ record: inout DisplayRecord) {
            guard let block else { return }
            if isMoment { record.moments.append(block) } else { record.contents.append(block) }
        }
        for (number, line) in lines.enumerated().dropFirst() {
            if line.hasPrefix("\t"), block != nil {
                block?.lines.append(String(line.dropFirst()))
                continue
            }
            let word = [Self.momentWord, Self.contentWord].first { line.hasPrefix($0) }
            guard let word else {
                throw StoredFault("line \(number + 1): expected a block, found '\(line.prefix(60))'")
            }
            close(&self)
            isMoment = word == Self.momentWord
            block = DisplayTextWriter.Block(name: String(line.dropFirst(word.count)), lines: [])
        }
        close(&self)
    }
}
