import Framewheel

/// Markup that shows a scene's pictures: moving or still, light or dark, as the reader prefers.
///
/// It is HTML, which Markdown takes as it is.
struct AssetSnippet {
    private let plan: AssetPlan
    private let size: Size
    private let alt: String

    init(_ plan: AssetPlan, of scene: CarouselScene) {
        self.plan = plan
        size = scene.size
        alt = scene.scene.alt ?? scene.scene.title ?? scene.scene.name
    }

    /// The markup, in whole lines.
    var text: String {
        let fallback =
            file(.gif, "light") ?? file(.apng, "light") ?? file(.webp, "light")
            ?? file(.svg, nil) ?? file(.poster, "light") ?? ""
        return (["<picture>"] + sources.map { "  " + $0 } + ["  " + image(fallback), "</picture>"])
            .joined(separator: "\n") + "\n"
    }

    /// The first source that fits is shown.
    private var sources: [String] {
        let still = "(prefers-reduced-motion: reduce)"
        let dark = "(prefers-color-scheme: dark)"
        var sources: [String] = []
        let themes = plan.themes.isEmpty ? [(nil, nil)] : [("dark", dark as String?), ("light", nil)]
        for (theme, media) in themes {
            if let poster = file(.poster, theme) {
                sources.append(source(poster, media: [still, media].compactMap(\.self), type: nil))
            }
        }
        if let svg = file(.svg, nil) {
            // It shows both themes, and any size.
            sources.append(source(svg, media: [], type: "image/svg+xml"))
        } else {
            for (kind, type) in [(AssetPlan.Kind.webp, "image/webp"), (.apng, "image/apng")] {
                for (theme, media) in themes {
                    guard let name = file(kind, theme) else { continue }
                    sources.append(source(name, media: [media].compactMap(\.self), type: type))
                }
            }
        }
        if plan.themes.contains("dark"), let name = file(.gif, "dark") {
            sources.append(source(name, media: [dark], type: nil))
        }
        return sources
    }

    private func source(_ name: String, media: [String], type: String?) -> String {
        let condition = media.isEmpty ? "" : " media=\"\(media.joined(separator: " and "))\""
        return
            "<source\(condition)\(type.map { " type=\"\($0)\"" } ?? "") srcset=\"\(XMLText.attribute(name))\">"
    }

    private func image(_ name: String) -> String {
        let (width, height) = (size.width.decimalText(places: 0), size.height.decimalText(places: 0))
        return
            "<img src=\"\(XMLText.attribute(name))\" width=\"\(width)\" height=\"\(height)\" alt=\"\(XMLText.attribute(alt))\">"
    }

    /// The file of a kind in a theme, or in both.
    private func file(_ kind: AssetPlan.Kind, _ theme: String?) -> String? {
        let files = plan.assets.filter { $0.kind == kind }
        return (files.first { $0.theme == theme } ?? files.first { $0.theme == nil })?.name
    }
}
