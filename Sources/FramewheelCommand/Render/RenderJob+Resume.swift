import Framewheel

extension RenderJob {
    /// The frames whose files are not there, or were not made as they would be now; removes what killed runs left.
    func missing(
        _ numbers: [Int], _ pattern: FrameNamePattern, _ stamp: FrameStamp
    ) throws(CommandFailure) -> [Int] {
        var missing: [Int] = []
        var folder: FilePath?
        for (place, number) in numbers.enumerated() {
            let file = FilePath(pattern.path(ofFrame: number))
            if file.folder != folder {
                folder = file.folder
                file.folder.removeStaleTemporaries()
            }
            if try !isDone(file, frame: number, stamp) { missing.append(number) }
            guard let request = Interruption.request else { continue }
            let done = place + 1 - missing.count
            throw CommandFailure(
                status: request.status,
                lines: [
                    "framewheel: stopped by \(request.name): "
                        + "\(done) of \(numbers.count) frames of \(output.name) are done; --resume goes on"
                ])
        }
        return missing
    }

    private func isDone(
        _ file: FilePath, frame number: Int, _ stamp: FrameStamp
    ) throws(CommandFailure) -> Bool {
        // What is missing or unreadable is made anew; whatever is wrong then is said then.
        guard let bytes = try? file.bytes(limit: Self.fileLimit) else { return false }
        let time = item.style.rate.time(ofFrame: number)
        return try drawing { () throws in try stamp.isOn(bytes, of: session.displayList(at: time)) }
    }

    /// No frame's file is larger than this, in bytes.
    private static let fileLimit = 1 << 31
}
