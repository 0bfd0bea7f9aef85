#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import FileStorage
internal import FrameImaging

/// The largest size of a cover's file, in bytes.
let byteLimit = 45_000

/// The qualities that are tried, the best first.
let qualities = stride(from: 88, through: 40, by: -2)

/// The bytes of a cover at the best quality that the limit allows, else at the lowest.
func bytes(of bitmap: Bitmap) throws(JPEGEncoder.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    for quality in qualities {
        bytes = try JPEGEncoder.bytes(of: bitmap, quality: quality)
        if bytes.count <= byteLimit { break }
    }
    return bytes
}

/// Draws the covers into a folder: all, or those that are named.
func drawCovers(into folder: FilePath, named names: Set<String>) throws {
    try folder.makeFolder()
    for cover in allCovers where names.isEmpty || names.contains(cover.name) {
        let width = cover.ratio > 1 ? 540 : 960
        guard let bitmap = cover.bitmap(width: width) else { continue }
        let content = try bytes(of: bitmap)
        try folder.appending(cover.name + ".jpg").write(content)
        print("\(cover.name).jpg: \(bitmap.width)×\(bitmap.height), \(content.count) bytes")
    }
}

let arguments = CommandLine.arguments.dropFirst()
do {
    try drawCovers(
        into: FilePath(arguments.first ?? "examples/covers"), named: Set(arguments.dropFirst()))
} catch {
    print("ExampleCovers: \(error)")
    exit(1)
}
