public import PlaneGeometry

/// What a carousel is: one independent choice a property.
///
/// A preset is a value of this type.
///
/// In a scene file it is the object `carousel`; each property names its key there.
public struct Carousel: Hashable, Sendable {
    /// The direction in which the track runs.
    ///
    /// JSON: `axis`, default `horizontal`.
    public var axis: Axis
    /// A card's place on the track.
    ///
    /// JSON: `slot`, default as large as the card.
    public var slot: BoxForm
    /// The card in its slot.
    ///
    /// JSON: `card`, default all of the slot.
    public var card: BoxForm
    /// Where the card sits in its slot.
    ///
    /// JSON: `cardAlignment`, default `center`.
    public var cardAlignment: UnitPoint
    /// Where slots sit across the track, 0 at the top or leading side, 1 at the other.
    ///
    /// JSON: `crossAlignment`, default `center`.
    public var crossAlignment: Double
    /// The distance between slots, in points.
    ///
    /// JSON: `spacing`, default 0.
    public var spacing: Double
    /// The distance before the first slot, in points.
    ///
    /// JSON: `insets.leading`, default 0.
    public var leadingInset: Double
    /// The distance after the last slot, in points.
    ///
    /// JSON: `insets.trailing`, default 0.
    public var trailingInset: Double
    /// Several items one above the other on a page; `nil` makes every item a page.
    ///
    /// JSON: `rows`.
    public var rows: Rows?
    /// Where the selected slot comes to rest.
    ///
    /// JSON: `rest`, default `leading`.
    public var rest: RestRule
    /// Whether no rest shows space beyond the content's ends.
    ///
    /// JSON: `contain`, default false.
    public var isContained: Bool
    /// Whether the last slot is followed by the first.
    ///
    /// JSON: `loop`, default false.
    public var isLooping: Bool
    /// What happens to a drag beyond the ends.
    ///
    /// JSON: `edges`, default a rubber band of 0.55.
    public var edges: EdgeRule
    /// Which slot is selected on release.
    ///
    /// JSON: `snap`, default view aligned.
    public var snap: SnapRule
    /// The factor by which velocity falls each millisecond, between 0 and 1.
    ///
    /// JSON: `deceleration`, default `normal`, 0.998.
    public var deceleration: Double
    /// How the selected slot comes to rest.
    ///
    /// JSON: `settle`, default `scrollView`.
    public var settle: SettleMotion
    /// What a card's distance from the centre does to it, applied one after the other.
    ///
    /// JSON: `effects`.
    public var effects: [Effect]
    /// Whether and how it moves by itself.
    ///
    /// JSON: `autoplay`, default off.
    public var autoplay: Autoplay?
    /// From where a touch carries the content.
    ///
    /// JSON: `grab`, default `content`.
    public var grab: GrabRule
    /// Whether a spring filters the drag itself, as `.animation` without a value does.
    ///
    /// JSON: `implicitLag`, default false.
    public var hasImplicitLag: Bool
    /// Whether the first movement of a drag is animated, as `.animation(_, value: dragOffset == 0)` does.
    ///
    /// JSON: `firstHop`, default false. It needs `grab` from the rest.
    public var animatesFirstHop: Bool

    /// Makes the carousel of a plain `UIScrollView`, the preset `scroll-view`.
    public init() {
        axis = .horizontal
        slot = BoxForm()
        card = BoxForm()
        cardAlignment = .center
        crossAlignment = 0.5
        spacing = 0
        leadingInset = 0
        trailingInset = 0
        rows = nil
        rest = RestRule(.leading)
        isContained = true
        isLooping = false
        edges = .rubberBand(coefficient: EdgeRule.uikitRubberBand)
        snap = .viewAligned(limit: .automatic)
        deceleration = Carousel.normalDeceleration
        settle = .scrollView
        effects = []
        autoplay = nil
        grab = .content
        hasImplicitLag = false
        animatesFirstHop = false
    }

    /// How many pages a number of items makes.
    public func pageCount(items count: Int) -> Int {
        let (pages, rest) = max(count, 0).quotientAndRemainder(dividingBy: rowCount)
        return pages + (rest > 0 ? 1 : 0)
    }

    /// The items of a page, of a number of items in all; the last page may have fewer than the others.
    public func items(ofPage page: Int, of count: Int) -> Range<Int> {
        let first = max(page, 0).multipliedReportingOverflow(by: rowCount)
        guard !first.overflow, first.partialValue < count else { return 0..<0 }
        return first.partialValue..<first.partialValue + min(rowCount, count - first.partialValue)
    }

    /// How many items a full page has.
    var rowCount: Int { max(rows?.count ?? 1, 1) }

    /// `UIScrollView.DecelerationRate.normal`, a factor per millisecond.
    public static let normalDeceleration = 0.998
    /// `UIScrollView.DecelerationRate.fast`, a factor per millisecond.
    public static let fastDeceleration = 0.99
}

/// The iOS release whose animations a carousel plays.
///
/// JSON: `profile`.
public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// iOS 17 and later: the default animation is a spring, and gestures hand over their velocity.
    case iOS17 = "ios17"
    /// iOS 16 and earlier: the default animation is an ease, and animations start at rest.
    case iOS16 = "ios16"
}

/// Items one above the other on a page.
///
/// JSON: `rows`.
public struct Rows: Hashable, Sendable {
    /// Items a page, at least 1.
    ///
    /// JSON: `count`.
    public var count: Int
    /// The distance between them, in points.
    ///
    /// JSON: `spacing`, default 0.
    public var spacing: Double

    /// Makes rows.
    public init(count: Int, spacing: Double = 0) {
        self.count = max(count, 1)
        self.spacing = spacing
    }
}

/// Where a selected slot comes to rest.
///
/// JSON: `rest`.
public struct RestRule: Hashable, Sendable {
    /// A place of the carousel's extent.
    public enum Place: String, Hashable, Sendable, CaseIterable {
        /// The slot's start at the leading inset.
        case leading
        /// The slot's centre at the centre.
        case center
        /// The slot's end at the trailing inset.
        case trailing
    }

    /// The place of the first slot.
    ///
    /// JSON: `first`.
    public var first: Place
    /// The place of all others.
    ///
    /// JSON: `others`.
    public var others: Place

    /// Makes one rule for every slot.
    public init(_ place: Place) { self.init(first: place, others: place) }

    /// Makes a rule with a place of its own for the first slot.
    public init(first: Place, others: Place) {
        self.first = first
        self.others = others
    }
}

/// From where a touch carries the content.
///
/// JSON: `grab`.
public enum GrabRule: String, Hashable, Sendable, CaseIterable {
    /// From where the content is seen at that time, as in a scroll view.
    case content
    /// From the rest of the selected slot, as in SwiftUI's drag gestures that add a translation to it.
    case rest
}

/// What happens to a drag beyond the ends.
///
/// JSON: `edges`.
public enum EdgeRule: Hashable, Sendable {
    /// The content follows the finger.
    case free
    /// The content stops at its ends.
    case clamp
    /// On the first or last slot a drag outwards counts this many times less.
    case divide(by: Double)
    /// The content resists as `UIScrollView` does, by a coefficient between 0 and 1.
    case rubberBand(coefficient: Double)

    /// `UIScrollView`'s coefficient.
    public static let uikitRubberBand = 0.55
}

/// Which slot is selected on release.
///
/// JSON: `snap`.
public enum SnapRule: Hashable, Sendable {
    /// The next or previous slot where the finger went farther than a threshold; velocity has no say.
    case page(threshold: PageThreshold)
    /// The slot nearest to the finger's translation, counted in whole strides while dragging.
    case nearest
    /// The slot nearest to where deceleration would end.
    case viewAligned(limit: ViewAlignedLimit)
    /// The page ahead above a velocity in points per millisecond, else the nearest one.
    case flow(velocity: Double)
    /// None: the content decelerates and stops where it stops.
    case free
}

/// How far a finger must go to turn a page.
///
/// JSON: `snap.page.threshold`.
public enum PageThreshold: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// The page's stride divided by a number.
    case pageDividedBy(Double)
    /// A multiple of the carousel's extent.
    case viewportTimes(Double)
}

/// How many slots one gesture may pass.
///
/// JSON: `snap.viewAligned.limit`.
public enum ViewAlignedLimit: String, Hashable, Sendable, CaseIterable {
    /// As many as are in view, as on an iPhone held upright.
    case automatic
    /// As many as are in view.
    case always
    /// One.
    case alwaysByOne
    /// Any number.
    case never
}
