internal import PlaneGeometry

extension SVGWriter {
    /// A box around all that an item may draw, in the coordinates of the items beside it; `nil` for nothing.
    func bounds(of item: DisplayItem) -> Rect? {
        switch item {
        case .fill(let fill): return fill.path.controlBox
        case .stroke(let stroke):
            return stroke.path.controlBox?.expanded(by: stroke.width / 2 * Self.miterLimit)
        case .text(let text):
            let outline = sharedOutline(of: text, isScaled: ThemedPaint(paint: text.paint).areColors)
            return outline.box?.offset(by: text.frame.origin)
        case .image(let image): return image.frame
        case .group(let group):
            guard group.transform.isUsable, let content = clippedBounds(of: group) else { return nil }
            let all = group.shadow.map { content.union($0.bounds(of: content)) } ?? content
            return group.transform.apply(to: all)
        }
    }

    /// A box around a group's items inside its clip, in their coordinates, without its shadow.
    func clippedBounds(of group: DisplayGroup) -> Rect? {
        let boxes = group.items.compactMap { bounds(of: $0) }.filter(\.hasNumbersOnly)
        guard let first = boxes.first else { return nil }
        let all = boxes.dropFirst().reduce(first) { $0.union($1) }
        guard let clip = group.clip else { return all }
        return clip.controlBox.flatMap { $0.intersection(all) }
    }
}
