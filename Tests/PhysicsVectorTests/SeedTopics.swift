import CarouselModel
import PlaneGeometry
import VectorFiles

/// The presets by the number of the article that they follow.
private let seeds: [String: Carousel.Preset] = [
    "000": .pagedRows, "001": .snap, "002": .centeredPeek, "003": .shrinking, "004": .flowPaging,
]

extension VectorInputs {
    func preset() throws -> Carousel.Preset { try word("seed", of: seeds) }

    /// The layout of the vector's preset, one item a page, as high as the article's cards.
    func seedLayout() throws -> CarouselLayout {
        let preset = try preset()
        var carousel = preset.carousel
        carousel.rows = nil
        let width = try number("width", default: 390)
        let count = try contains("pageCount") ? integer("pageCount") : integer("itemCount")
        return CarouselLayout(
            carousel: carousel, container: Size(width: width, height: seedHeight), itemCount: count)
    }
}

/// The height of seed 003's cards, so that these begin at the top.
private let seedHeight = 320.0

/// The visible cards of a layout at an offset, in the words of the vector's article.
private func visibleCards(_ layout: CarouselLayout, of preset: Carousel.Preset, at offset: Double)
    -> JSONValue
{
    let window = Rect(origin: .zero, size: layout.container)
    return .array(
        layout.cards(at: offset, in: window).map { .object(words(for: $0, of: preset, in: window)) })
}

private func words(
    for card: PlacedCard, of preset: Carousel.Preset, in window: Rect
) -> [String: JSONValue] {
    var words: [String: JSONValue] = [
        "index": JSONValue(card.index), "x": JSONValue(card.frame.minX), "width": JSONValue(card.frame.width),
    ]
    switch preset {
    case .pagedRows:
        words["contentX"] = JSONValue(card.card.minX)
        words["contentWidth"] = JSONValue(card.card.width)
    case .shrinking:
        let scale = card.pose.scale
        let seen = AffineTransform(scaleX: scale, y: scale, around: card.card.center).apply(to: card.card)
        words["distance"] = JSONValue((card.frame.midX - window.midX).magnitude)
        words["scale"] = JSONValue(scale)
        words["visualX"] = JSONValue(seen.minX)
        words["visualWidth"] = JSONValue(seen.width)
        words["visualHeight"] = JSONValue(seen.height)
        words["visualTop"] = JSONValue(seen.minY)
    case .flowPaging:
        words["cardX"] = JSONValue(card.card.minX)
        words["cardWidth"] = JSONValue(card.card.width)
        words["height"] = JSONValue(card.frame.height)
    case .snap, .centeredPeek, .scrollView: break
    }
    return words
}

/// Where the articles' carousels lie at rest and under a finger.
let seedLayoutTopics: [String: VectorChecker] = [
    "seed_rest": { inputs in
        let layout = try inputs.seedLayout()
        let offset = try layout.track.restOffset(of: inputs.integer("index"))
        return [
            "offset": JSONValue(offset),
            "visible": visibleCards(layout, of: try inputs.preset(), at: offset),
        ]
    },
    "seed_drag": { inputs in
        let layout = try inputs.seedLayout()
        let index = try inputs.integer("index")
        let rest = layout.track.restOffset(of: index)
        let offset = try layout.carousel.edges.offset(
            from: rest, translation: inputs.number("translation"), slot: index, on: layout.track)
        return [
            "dragOffset": JSONValue(offset - rest), "offset": JSONValue(offset),
            "visible": visibleCards(layout, of: try inputs.preset(), at: offset),
        ]
    },
    "seed_scroll_scale": { inputs in
        let layout = try inputs.seedLayout()
        return [
            "visible": visibleCards(layout, of: try inputs.preset(), at: -(try inputs.number("scroll")))
        ]
    },
    "seed_chunks": { inputs in
        var carousel = try inputs.preset().carousel
        carousel.rows = Rows(count: try inputs.integer("groupSize"))
        let items = try inputs.integer("items")
        let pages = carousel.pageCount(items: items)
        return [
            "pageCount": JSONValue(pages),
            "lastPageItems": JSONValue(carousel.items(ofPage: max(pages - 1, 0), of: items).count),
        ]
    },
]
