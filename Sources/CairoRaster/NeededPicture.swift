public import FrameDrawing
public import FrameImaging
internal import PlaneGeometry

/// A picture in the pixels that a drawing needs, to be made by any thread.
public struct NeededPicture: Hashable, Sendable {
    /// The file.
    public let path: String
    let grid: PixelGrid

    /// How many pixels the whole picture has where it is drawn.
    public var size: PixelSize { grid.pictureSize }
}

extension RasterStore {
    /// Decodes pictures ahead in the sizes that they are needed in, wherever they are drawn.
    ///
    /// Those that cannot be read are left to the drawing, which says why.
    ///
    /// - Parameter pictures: What is decoded, in this order.
    public func decode(_ pictures: [NeededPicture]) {
        for picture in pictures { try? images.decode(path: picture.path, covering: picture.size) }
    }

    /// Makes pictures ahead, so that a drawing need not.
    ///
    /// Those that cannot be read are left to the drawing, which says why.
    ///
    /// - Parameter pictures: What is made, in this order.
    public func prepare(_ pictures: [NeededPicture]) {
        for picture in pictures { _ = try? images.surface(path: picture.path, on: picture.grid) }
    }
}

extension Rasterizer {
    /// The pictures that a drawing needs, in its order, as far as they are sampled for its pixels.
    ///
    /// - Parameters:
    ///   - list: What is drawn.
    ///   - scale: Pixels a point.
    /// - Returns: Each picture once; none where the drawing would fail.
    public func pictures(neededBy list: DisplayList, scale: Double) -> [NeededPicture] {
        guard let pixels = try? limits.pixelSize(of: list.size, scale: scale) else { return [] }
        let state = DrawState(
            transform: AffineTransform(scaleX: scale, y: scale), scale: scale,
            picture: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        var pictures: [NeededPicture] = []
        gather(list.items, state: state, into: &pictures)
        return pictures
    }

    private func gather(_ items: [DisplayItem], state: DrawState, into pictures: inout [NeededPicture]) {
        for item in items {
            switch item {
            case .image(let image):
                guard image.imageRect.hasNumbersOnly, image.frame.hasNumbersOnly,
                    let shown = image.frame.intersection(image.imageRect),
                    state.transform.apply(to: shown).intersection(state.picture.rect) != nil,
                    let (grid, _) = grid(of: image, shown: shown, state: state)
                else { continue }
                let picture = NeededPicture(path: image.image.path, grid: grid)
                if !pictures.contains(picture) { pictures.append(picture) }
            case .group(let group) where state.depth < Self.deepest:
                gather(group.items, state: state.insideOfSprite(group), into: &pictures)
            case .fill, .stroke, .text, .group: continue
            }
        }
    }
}

extension DrawState {
    /// The state in which a group's items are drawn: on its sprite, where it has one.
    ///
    /// A sprite's pixels are whole ones of this state, so that pictures lie as they do on it.
    fileprivate func insideOfSprite(_ group: DisplayGroup) -> DrawState {
        guard let spriteScale = group.spriteScale.map({ $0 * scale }) else {
            return entering(group.transform)
        }
        var state = self
        state.transform = AffineTransform(scaleX: spriteScale, y: spriteScale)
        state.depth += 1
        return state
    }
}
