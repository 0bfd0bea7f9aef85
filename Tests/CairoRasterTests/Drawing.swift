import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// Short ways to draw and to look at what was drawn.
enum Drawing {
    /// Draws items without any font, on nothing unless a background is given.
    static func bitmap(
        _ items: [DisplayItem], width: Double = 20, height: Double = 20, scale: Double = 1,
        background: Paint? = nil
    ) throws -> Bitmap {
        let list = DisplayList(size: Size(width: width, height: height), background: background, items: items)
        return try Rasterizer(text: BlockText()).bitmap(of: list, scale: scale)
    }

    static func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
        fill(Path(rect: rect), .color(color), bounds: rect)
    }

    static func fill(_ path: Path, _ paint: Paint, bounds: Rect) -> DisplayItem {
        .fill(FilledPath(element: "fill", path: path, paint: paint, bounds: bounds))
    }

    static func stroke(_ path: Path, _ color: Color, width: Double) -> DisplayItem {
        .stroke(StrokedPath(element: "stroke", path: path, paint: .color(color), bounds: .zero, width: width))
    }

    static func group(
        transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1, shadow: Shadow? = nil,
        tint: Color? = nil, _ items: [DisplayItem]
    ) -> DisplayItem {
        .group(
            DisplayGroup(
                element: "group", transform: transform, clip: clip, opacity: opacity, shadow: shadow,
                tint: tint, items: items))
    }
}

extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

extension Bitmap.Pixel {
    static let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255)

    /// Whether no channel differs by more than a tolerance.
    func isNear(_ other: Bitmap.Pixel, within tolerance: Int = 1) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}

extension Bitmap {
    /// The sum of all opacities, in whole pixels.
    var ink: Double {
        var sum = 0
        for y in 0..<height {
            for x in 0..<width { sum += Int(self[x, y].alpha) }
        }
        return Double(sum) / 255
    }

    /// The smallest box around all pixels that are not transparent.
    var inkBox: Rect? {
        var box: Rect?
        for y in 0..<height {
            for x in 0..<width where self[x, y].alpha > 0 {
                let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    /// The picture reflected left to right.
    var mirrored: Bitmap {
        var copy = self
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<4 {
                    copy.bytes[(y * width + x) * 4 + channel] =
                        bytes[(y * width + width - 1 - x) * 4 + channel]
                }
            }
        }
        return copy
    }
}
