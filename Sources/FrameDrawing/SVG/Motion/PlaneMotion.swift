internal import PlaneGeometry

/// The way of an element in the plane: where a point of it goes, and how it is turned and scaled about it.
struct PlaneMotion {
    /// The point of the element that is followed, in its own coordinates.
    let anchor: Point
    /// Where the point goes.
    var move: SampledTrack
    /// Scale, turn and skew about the point; without values where they never change.
    let turn: SampledTrack
    /// The map where nothing moves: the poster's, else the nearest.
    let still: AffineTransform
    /// The largest factor by which lengths grow.
    let largestScale: Double

    /// Takes maps apart.
    ///
    /// - Parameters:
    ///   - transforms: The maps; none where the element is not seen.
    ///   - box: The box of the element in its own coordinates.
    ///   - poster: The number of the map that is seen where nothing moves.
    init(_ transforms: SampleRow<AffineTransform>, box: Rect?, poster: Int) {
        still = transforms.nearest(to: poster) ?? .identity
        largestScale = transforms.known.reduce(0) { max($0, $1.value.lengthScale) }
        var last: KeyframeValue?
        let turns = transforms.map { transform in
            last = Self.turn(of: transform, near: last)
            return last
        }
        let reach = box.map { (($0.width * $0.width + $0.height * $0.height) / 4).squareRoot() } ?? 1
        let degrees = SampledTrack.positionTolerance / max(reach, 1) * 180 / Double.pi
        let tolerance = KeyframeValue(
            SampledTrack.scaleTolerance, SampledTrack.scaleTolerance, degrees, degrees)
        let turn = SampledTrack(kind: .turn, values: turns, tolerance: tolerance)
        // Long scripts have many samples, and most elements never turn.
        self.turn =
            turn.isMoving
            ? turn : SampledTrack(kind: .turn, values: SampleRow(start: 0, values: []), tolerance: tolerance)
        let center = turn.isMoving ? box?.center ?? .zero : .zero
        anchor = center
        move = SampledTrack(
            kind: .move,
            values: transforms.map {
                let place = $0.apply(to: center)
                return KeyframeValue(place.x.rounded(places: 6), place.y.rounded(places: 6))
            }, tolerance: KeyframeValue(all: SampledTrack.positionTolerance))
    }

    /// A map as scales in x and y, an angle and a skew in degrees.
    private static func turn(of map: AffineTransform, near last: KeyframeValue?) -> KeyframeValue {
        let x = (map.a * map.a + map.b * map.b).squareRoot()
        guard x > 0 else { return KeyframeValue(0, map.d) }
        let y = map.determinant / x
        var angle = map.b == 0 && map.a > 0 ? 0 : Elementary.atan2(map.b, map.a) * 180 / Double.pi
        let turns = (((last?.z ?? 0) - angle) / 360).rounded()
        angle += turns * 360
        let slant = (map.a * map.c + map.b * map.d) / x
        let skew = slant.magnitude < 1e-9 || y == 0 ? 0 : Elementary.atan2(slant / y, 1) * 180 / Double.pi
        return KeyframeValue(
            x.rounded(places: 7), y.rounded(places: 7), angle.rounded(places: 6), skew.rounded(places: 6))
    }
}

/// A way that several elements share, each at its own distance.
struct SharedMove {
    /// The way; none where no element that shares it is seen.
    private(set) var values: SampleRow<KeyframeValue>

    init(_ move: SampledTrack) { values = move.values }

    /// The way as a track.
    var track: SampledTrack {
        SampledTrack(
            kind: .move, values: values, tolerance: KeyframeValue(all: SampledTrack.positionTolerance))
    }

    /// Takes an element in that stays at one distance from the way wherever both are known.
    ///
    /// - Returns: The distance; `nil` where the element goes its own way.
    mutating func take(_ move: SampledTrack) -> KeyframeValue? {
        var distance: KeyframeValue?
        for sample in move.values.range.clamped(to: values.range) {
            guard let own = move.values[sample], let shared = values[sample] else { continue }
            guard let known = distance else {
                distance = own - shared
                continue
            }
            if (own - shared - known).largest > Self.same { return nil }
        }
        guard let distance else { return nil }
        values.reach(over: move.values.range)
        for (sample, own) in move.values.known where values[sample] == nil {
            let place = own - distance
            values[sample] = KeyframeValue(place.x.rounded(places: 6), place.y.rounded(places: 6))
        }
        return distance
    }

    /// Distances that differ by less, in points, are the same.
    private static let same = 1e-3
}
