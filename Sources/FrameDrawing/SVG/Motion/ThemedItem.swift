/// An item, and the same item in the other theme where there is one.
struct ThemedItem: Hashable {
    /// The item as it is drawn.
    var item: DisplayItem
    /// The item in the other theme; `nil` where both are the same.
    var other: DisplayItem?

    /// Pairs the items of two themes; `nil` where they are not one list in two themes.
    static func pairs(_ items: [DisplayItem], _ others: [DisplayItem]?) -> [ThemedItem]? {
        guard let others, others != items else { return items.map { ThemedItem(item: $0, other: nil) } }
        guard others.count == items.count, zip(items, others).allSatisfy({ $0.element == $1.element }) else {
            return nil
        }
        return zip(items, others).map { ThemedItem(item: $0, other: $0 == $1 ? nil : $1) }
    }
}

extension DisplayItem {
    /// The path of the element that asked for the item.
    var element: String {
        switch self {
        case .fill(let fill): fill.element
        case .stroke(let stroke): stroke.element
        case .text(let text): text.element
        case .image(let image): image.element
        case .group(let group): group.element
        }
    }
}
