/// What the cards show: a list of JSON values, or only a number of them.
public struct Items: Sendable {
    /// How many there are.
    public let count: Int
    /// The values; empty where items are only counted.
    let values: [JSONValue]

    init(count: Int) {
        self.count = count
        values = []
    }

    init(_ values: [JSONValue]) {
        count = values.count
        self.values = values
    }

    /// The item's value, or `nil` where items are only counted or there is no such item.
    func value(at index: Int) -> JSONValue? { values.indices.contains(index) ? values[index] : nil }
}
