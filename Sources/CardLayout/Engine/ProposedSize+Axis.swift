import PlaneGeometry

extension ProposedSize {
    /// Makes a proposal from its extents along and across an axis.
    init(along: Double?, across: Double?, axis: Axis) {
        self =
            axis == .horizontal
            ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
    }

    /// Makes a proposal axis by axis.
    init(each extent: (Axis) -> Double?) {
        self.init(width: extent(.horizontal), height: extent(.vertical))
    }

    /// What is offered along an axis.
    func extent(along axis: Axis) -> Double? { axis == .horizontal ? width : height }

    /// The proposal without senseless numbers: NaN asks for the ideal, negative extents for the minimum.
    ///
    /// NaN also would never be found in the cache, being unequal to itself.
    var normalized: ProposedSize {
        func normal(_ extent: Double?) -> Double? {
            extent.flatMap { $0.isNaN ? nil : max($0, 0) }
        }
        return ProposedSize(width: normal(width), height: normal(height))
    }
}

extension Size {
    /// Makes a size axis by axis.
    init(each extent: (Axis) -> Double) {
        self.init(width: extent(.horizontal), height: extent(.vertical))
    }

    /// The size without senseless numbers: NaN and negative extents become 0.
    var normalized: Size {
        Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}

extension Point {
    /// Makes a point axis by axis.
    init(each coordinate: (Axis) -> Double) {
        self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
    }
}

extension Double {
    /// The number, or 0 in place of infinity and NaN.
    var orZero: Double { isFinite ? self : 0 }
}
