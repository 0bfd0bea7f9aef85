/// Values at some samples of a movie in a row; at all others there are none.
///
/// A long movie has many items that are seen for a short while each, so that all samples of all would be far more.
struct SampleRow<Value> {
    /// The number of the first sample.
    private(set) var start: Int
    /// The values from there on; `nil` where there is none.
    private(set) var values: [Value?]

    /// The samples that may have a value.
    var range: Range<Int> { start..<start + values.count }

    /// Makes a row of what is known.
    init(start: Int, values: [Value?]) {
        self.start = start
        self.values = values
    }

    /// The value at a sample; what is set must be in the range.
    subscript(sample: Int) -> Value? {
        get { range.contains(sample) ? values[sample - start] : nil }
        set { if range.contains(sample) { values[sample - start] = newValue } }
    }

    /// Makes room for values at some samples; by more than is asked for, so that many small steps cost little.
    mutating func reach(over more: Range<Int>) {
        if more.lowerBound < start {
            let count = min(max(start - more.lowerBound, values.count), start)
            values.insert(contentsOf: repeatElement(nil, count: count), at: 0)
            start -= count
        }
        if more.upperBound > range.upperBound {
            values += repeatElement(nil, count: more.upperBound - range.upperBound)
        }
    }

    /// The value at a sample, else at the next that has one, else at the last.
    func nearest(to sample: Int) -> Value? {
        let rest = values[min(max(sample - start, 0), values.count)...]
        return rest.lazy.compactMap { $0 }.first ?? values.last { $0 != nil } ?? nil
    }

    /// The samples that have a value, with their values.
    var known: some Sequence<(sample: Int, value: Value)> {
        values.enumerated().lazy.compactMap { place, value in value.map { (start + place, $0) } }
    }

    /// Other values at the same samples.
    func map<Other>(_ body: (Value) throws -> Other?) rethrows -> SampleRow<Other> {
        SampleRow<Other>(start: start, values: try values.map { try $0.flatMap(body) })
    }
}

extension SampleRow: Equatable where Value: Equatable {}
