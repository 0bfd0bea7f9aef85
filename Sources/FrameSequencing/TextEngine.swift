public import CairoRaster
public import FrameDrawing

extension TextSetting {
    /// What measures and draws texts in a setting.
    public typealias Engine = any TextMeasuring & TextOutlining

    /// Makes a worker's own means to measure and draw texts.
    ///
    /// - Throws: `FontError` for a font file that is missing or is none.
    public func makeEngine() throws(FontError) -> Engine {
        usesBlocks ? BlockText() : PangoText(fonts: try FontLibrary(files: fontFiles))
    }
}
