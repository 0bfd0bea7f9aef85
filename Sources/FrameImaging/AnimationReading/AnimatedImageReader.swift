internal import CFrameKernels

/// What an animation shows for a while.
public struct AnimatedImageFrame: Sendable {
    /// The frame's number, from 0.
    public var index: Int
    /// When it appears, in seconds from the beginning.
    public var start: Double
    /// When the next one does, in seconds.
    public var end: Double
    /// The whole picture.
    public var bitmap: Bitmap
}

/// Goes through the frames of an animation, each laid on those before.
public struct AnimatedImageReader: Sendable {
    private let content: any AnimationContent
    private let frames: [StoredFrame]
    private var canvas: Bitmap?
    /// What comes back after the frame on the canvas.
    private var before: Bitmap?
    private var index = 0
    private var time = 0.0

    init(_ content: any AnimationContent) {
        self.content = content
        frames = content.frames
    }

    /// Decodes the next picture.
    ///
    /// - Returns: `nil` behind the last one.
    /// - Throws: `AnimatedImageError` where its pixels are broken.
    public mutating func next() throws(AnimatedImageError) -> AnimatedImageFrame? {
        guard index < frames.count else { return nil }
        let frame = frames[index]
        let part = try content.part(index)
        try lay(part, of: frame)
        let start = time
        time += frame.duration
        index += 1
        return canvas.map { AnimatedImageFrame(index: index - 1, start: start, end: time, bitmap: $0) }
    }

    private mutating func lay(_ part: Bitmap, of frame: StoredFrame) throws(AnimatedImageError) {
        if index > 0, case let last = frames[index - 1] {
            switch last.disposal {
            case .keep: break
            case .clear: canvas?.clear(last.area)
            case .restore: canvas = before
            }
        }
        before = frame.disposal == .restore ? canvas : nil
        if frame.blending == .replacing, part.area == frame.area, part.size == content.size {
            canvas = part
            return
        }
        if canvas == nil { canvas = Bitmap(width: content.size.width, height: content.size.height) }
        if frame.disposal == .restore, before == nil { before = canvas }
        canvas?.lay(part, x: frame.area.x, y: frame.area.y, frame.blending)
    }
}

extension Bitmap {
    /// The rows and columns of an area that lie in the picture; `nil` where none does.
    private func part(of area: PixelArea) -> PixelArea? {
        let (left, top) = (min(max(area.x, 0), width), min(max(area.y, 0), height))
        let right = min(area.x + area.width, width)
        let bottom = min(area.y + area.height, height)
        guard right > left, bottom > top else { return nil }
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Makes an area transparent.
    fileprivate mutating func clear(_ area: PixelArea) {
        guard let area = part(of: area) else { return }
        let stride = width * 4
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for row in area.y..<area.y + area.height {
                unsafe (start + row * stride + area.x * 4).update(repeating: 0, count: area.width * 4)
            }
        }
    }

    /// Lays a picture on this one, as far as it lies inside.
    fileprivate mutating func lay(_ other: Bitmap, x: Int, y: Int, _ blending: AnimationFrame.Blending) {
        guard let area = part(of: PixelArea(x: x, y: y, width: other.width, height: other.height)) else {
            return
        }
        let stride = width * 4
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            unsafe other.bytes.withUnsafeBufferPointer { source in
                guard let to = buffer.baseAddress, let from = source.baseAddress else { return }
                for row in area.y..<area.y + area.height {
                    let line = unsafe from + ((row - y) * other.width + area.x - x) * 4
                    let under = unsafe to + row * stride + area.x * 4
                    switch blending {
                    case .replacing: unsafe under.update(from: line, count: area.width * 4)
                    case .over: unsafe frame_lay_over(line, under, area.width)
                    }
                }
            }
        }
    }
}
