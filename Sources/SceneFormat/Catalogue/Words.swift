internal import CardLayout
internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

/// The tables of words that scene files use.
enum Words {
    static let direction = WordTable<LayoutDirection>([("ltr", .leftToRight), ("rtl", .rightToLeft)])
    static let profile = WordTable<Profile>()
    static let textMode = WordTable<TextMode>()
    static let axis = WordTable<Axis>([("horizontal", .horizontal), ("vertical", .vertical)])
    static let preset = WordTable<Carousel.Preset>()
    static let place = WordTable<RestRule.Place>()
    static let grab = WordTable<GrabRule>()
    static let limit = WordTable<ViewAlignedLimit>()
    static let deceleration = WordTable<Double>([
        ("normal", Carousel.normalDeceleration), ("fast", Carousel.fastDeceleration),
    ])
    static let edges = WordTable<EdgeRule>([("free", .free), ("clamp", .clamp)])
    static let snap = WordTable<SnapRule>([("free", .free)])
    static let curve = WordTable<CurveForm>([
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ])
    static let settle = WordTable<SettleMotion>([
        ("default", .platformDefault), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
        ("linear", .curve(.linear)), ("easeIn", .curve(.easeIn)), ("easeOut", .curve(.easeOut)),
        ("easeInOut", .curve(.easeInOut)), ("scrollView", .scrollView),
    ])
    static let overdamping = WordTable<Bool>([("clampToCritical", false), ("physical", true)])
    static let autoplayEnd = WordTable<Autoplay.End>()
    static let whileDragging = WordTable<Autoplay.Dragging>()
    static let resume = WordTable<Autoplay.Resume>()
    static let dwell = WordTable<Autoplay.Dwell>()
    /// Both axes' words: along a row's cross axis `top` … `bottom`, along a column's `leading` … `trailing`.
    static let crossAlignment = WordTable<Double>([
        ("top", 0), ("leading", 0), ("center", 0.5), ("bottom", 1), ("trailing", 1),
    ])
    static let unitPoint = WordTable<UnitPoint>([
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
        ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
        ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ])

    static let horizontalAlignment = WordTable<HorizontalAlignment>([
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ])
    static let verticalAlignment = WordTable<VerticalAlignment>([
        ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ])
    static let alignment = WordTable<Alignment>([
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
        ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
        ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ])
    static let imageFit = WordTable<ImageFit>([("fill", .fill), ("fit", .fit), ("stretch", .stretch)])
    static let contentMode = WordTable<ContentMode>([("fit", .fit), ("fill", .fill)])
    static let textStyle = WordTable<TextStyleName>()
    static let textAlignment = WordTable<TextAlignment>([
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ])
    static let truncation = WordTable<TextTruncation>([("head", .head), ("middle", .middle), ("tail", .tail)])
    static let weight = WordTable<FontWeight>([
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ])

    static let selection = WordTable<Selection>([
        ("next", .next), ("previous", .previous), ("first", .first), ("last", .last),
    ])
    static let moment = WordTable<Moment>([("first", .first), ("rest", .rest), ("last", .last)])
    static let missingImages = WordTable<Bool>([("error", false), ("placeholder", true)])
    static let duration = WordTable<SceneDuration>([("settled", .settled)])
    static let start = WordTable<ScriptStep.Start>([("settled", .afterSettled)])
    static let repetition = WordTable<Int?>([("forever", nil)])
    static let quality = WordTable<OutputQuality>([("lossless", .lossless)])
    static let infinity = WordTable<Double>([("infinity", .infinity)])
    static let fitHeight = WordTable<Viewport.Height>([("fit", .fit)])
    static let fitExtent = WordTable<ExtentForm>([("fit", .fit)])
}
