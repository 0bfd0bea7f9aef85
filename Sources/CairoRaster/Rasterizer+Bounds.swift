internal import FrameDrawing
internal import PlaneGeometry

extension Rasterizer {
    /// A box, in pixels, around all that an item may draw; `nil` where it draws nothing.
    func bounds(of item: DisplayItem, by transform: AffineTransform) -> Rect? {
        switch item {
        case .fill(let fill): return fill.path.controlBox.map { transform.apply(to: $0) }
        case .stroke(let stroke):
            let reach = stroke.width / 2 * Self.miterLimit
            return stroke.path.controlBox.map { transform.apply(to: $0.expanded(by: reach)) }
        case .text(let text):
            let box = outline(of: text).controlBox
            return box.map { transform.apply(to: $0.offset(by: text.frame.origin)) }
        case .image(let image): return transform.apply(to: image.frame)
        case .group(let group): return bounds(of: group, by: transform)
        }
    }

    private func bounds(of group: DisplayGroup, by transform: AffineTransform) -> Rect? {
        let inner = group.transform.followed(by: transform)
        guard inner.isUsable, let content = clippedBounds(of: group, by: inner) else { return nil }
        guard let shadow = group.shadow.flatMap({ ShadowShape($0, by: inner) }) else { return content }
        return content.union(shadow.bounds(of: content))
    }

    /// A box around a group's items inside its clip, without its shadow.
    func clippedBounds(of group: DisplayGroup, by inner: AffineTransform) -> Rect? {
        let boxes = group.items.compactMap { bounds(of: $0, by: inner) }.filter(\.hasNumbersOnly)
        guard let first = boxes.first else { return nil }
        let all = boxes.dropFirst().reduce(first) { $0.union($1) }
        guard let clip = group.clip else { return all }
        return clip.controlBox.flatMap { inner.apply(to: $0).intersection(all) }
    }

    /// How far a sharp corner of a line reaches, in half widths: Cairo's default.
    private static let miterLimit = 10.0
}
