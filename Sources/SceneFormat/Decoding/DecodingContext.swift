internal import FrameDrawing

/// What a value means beyond what is written: colours by name, files by path.
struct DecodingContext: Sendable {
    var sources = SourceMap()
    /// The colours that the theme in force names.
    var themeColors: [String: Color] = [:]
    var isDark = false
    var assets: AssetStore
    /// Whether a picture that is missing becomes a grey area.
    var allowsMissingImages = false
}

/// Where values with placeholders stand.
enum TemplateScope {
    /// Nowhere in a template: braces are ordinary characters.
    case none
    /// In the stage, where there is no item.
    case stage
    /// In the card of an item.
    case item(index: Int, value: JSONValue?)
}
