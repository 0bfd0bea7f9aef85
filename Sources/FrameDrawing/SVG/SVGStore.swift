/// Outlines and pictures as files hold them, which several writers share.
///
/// It only saves time: what is in it follows from the fonts and the files alone, and what it forgets is made
/// again. The writers that share it have the same fonts.
public final class SVGStore: Sendable {
    let pictures = PictureLibrary()
    let outlines = OutlineLibrary()

    /// Makes an empty store.
    public init() {}
}
