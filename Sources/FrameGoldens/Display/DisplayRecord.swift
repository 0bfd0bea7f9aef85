public import FrameDrawing

/// What is drawn at the chosen moments, as a golden keeps it: lines of `DisplayTextWriter`.
public struct DisplayRecord: Hashable, Sendable {
    /// The lines of each moment, by its name.
    public var moments: [DisplayTextWriter.Block]
    /// The contents of groups, by the names that lines give them.
    public var contents: [DisplayTextWriter.Block]

    /// Makes a record.
    public init(moments: [DisplayTextWriter.Block], contents: [DisplayTextWriter.Block]) {
        self.moments = moments
        self.contents = contents
    }

    private static let header = "framewheel display list 1"
    private static let momentWord = "moment "
    private static let contentWord = "content "

    /// The record as text: each block is its name at the margin and its lines, each behind a tab.
    var text: String {
        let blocks = moments.map { (Self.momentWord, $0) } + contents.map { (Self.contentWord, $0) }
        return Self.header + "\n"
            + blocks.map { word, block in
                word + block.name + "\n" + block.lines.map { "\t" + $0 + "\n" }.joined()
            }.joined()
    }

    /// Reads a stored record; lines may end as on Windows.
    init(text bytes: [UInt8]) throws(StoredFault) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        guard lines.first == Self.header else {
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
