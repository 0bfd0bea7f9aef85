extension ImageFile {
    /// Checks, without decoding a pixel, that the file goes on to the end of its picture.
    ///
    /// Whoever passes the bytes on unread would else pass on half a picture.
    ///
    /// - Throws: `ImageError.truncated` where it ends earlier, `damaged` where a part of a PNG that matters has been
    ///   changed.
    public func checkEnd() throws(ImageError) {
        switch kind {
        case .png: try checkChunks()
        case .jpeg: try checkEndMarker()
        }
    }

    private func checkChunks() throws(ImageError) {
        var scanner = PNGChunkScanner(bytes: bytes)
        var hasPicture = false
        while let chunk = scanner.next() {
            // Chunks with a capital letter are needed for the picture (PNG specification, 5.4).
            let isNeeded = chunk.name.utf8.first.map { $0 & 0x20 == 0 } ?? true
            if isNeeded, !chunk.isIntact {
                throw .damaged(.png, reason: "the checksum of \(chunk.name) is wrong")
            }
            if chunk.name == "IDAT" { hasPicture = true }
            if chunk.name == "IEND", hasPicture { return }
        }
        throw .truncated(.png)
    }

    /// In a scan 0xFF is always followed by 0 or a marker, so that the last end marker behind the first scan's
    /// header is the picture's own and not that of a thumbnail in a segment before.
    private func checkEndMarker() throws(ImageError) {
        let reader = ByteReader(bytes: bytes)
        var place = 2
        while let prefix = reader.byte(at: place), let marker = reader.byte(at: place + 1) {
            guard prefix == 0xFF, marker != 0xFF else {
                place += 1
                continue
            }
            guard let length = reader.number16(at: place + 2) else { break }
            place += 2 + length
            guard marker == Self.scanMarker else { continue }
            var end = bytes.count - 2
            while end >= place {
                if bytes[end] == 0xFF, bytes[end + 1] == Self.endMarker { return }
                end -= 1
            }
            break
        }
        throw .truncated(.jpeg)
    }

    private static let scanMarker = 0xDA
    private static let endMarker: UInt8 = 0xD9
}
