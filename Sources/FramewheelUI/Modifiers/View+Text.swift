public import FrameDrawing

struct FontModifier: EnvironmentModifier {
    let font: Font

    func change(_ environment: inout ViewEnvironment) { environment.font = font }
}

struct FontWeightModifier: EnvironmentModifier {
    let weight: FontWeight?

    func change(_ environment: inout ViewEnvironment) { environment.weight = weight }
}

struct ForegroundModifier: EnvironmentModifier {
    let paint: Paint

    func change(_ environment: inout ViewEnvironment) { environment.foreground = paint }
}

struct LineLimitModifier: EnvironmentModifier {
    let limit: Int?
    let reservesSpace: Bool

    func change(_ environment: inout ViewEnvironment) {
        environment.lineLimit = limit
        environment.reservesLines = reservesSpace
    }
}

struct TextAlignmentModifier: EnvironmentModifier {
    let alignment: TextAlignment

    func change(_ environment: inout ViewEnvironment) { environment.alignment = alignment }
}

struct TruncationModifier: EnvironmentModifier {
    let truncation: TextTruncation

    func change(_ environment: inout ViewEnvironment) { environment.truncation = truncation }
}

extension View {
    /// Sets the font of texts; `nil` is that of running text.
    public func font(_ font: Font?) -> some View {
        ModifiedContent(self, FontModifier(font: font ?? .body))
    }

    /// Sets the weight of texts; `nil` leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        ModifiedContent(self, FontWeightModifier(weight: weight))
    }

    /// Sets texts in bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Fills texts, and shapes without a fill of their own.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        ModifiedContent(self, ForegroundModifier(paint: style.paint))
    }

    /// Fills texts, and shapes without a fill of their own; `nil` is the colour of running text.
    public func foregroundColor(_ color: Color?) -> some View { foregroundStyle(color ?? .primary) }

    /// Limits the lines of texts; `nil` shows as many as fit.
    public func lineLimit(_ number: Int?) -> some View {
        ModifiedContent(self, LineLimitModifier(limit: number, reservesSpace: false))
    }

    /// Limits the lines of texts, which take the height of so many lines where space is reserved.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        ModifiedContent(self, LineLimitModifier(limit: limit, reservesSpace: reservesSpace))
    }

    /// Sets where the lines of texts of several lines meet.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        ModifiedContent(self, TextAlignmentModifier(alignment: alignment))
    }

    /// Sets which part of a text that does not fit gives way.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        ModifiedContent(self, TruncationModifier(truncation: mode))
    }
}
