import Framewheel

/// The pictures of a scene for a README or a page: which files, and how `render` makes them.
struct AssetPlan {
    /// What a picture is.
    enum Kind: String, CaseIterable {
        /// The poster frame, which is shown where motion is not wanted.
        case poster
        case gif
        case webp
        case apng
        case mp4
        case webm
        case svg

        /// The end of the file's name.
        var fileExtension: String { self == .poster ? "png" : rawValue }
    }

    /// One picture.
    struct Asset {
        let kind: Kind
        /// `light` or `dark`; `nil` for one that is the same in both or shows both.
        let theme: String?
        /// The name of its file.
        let name: String
    }

    /// The name of the scene, with which all files begin.
    let name: String
    /// The themes that have files of their own; empty where there is but one.
    let themes: [String]
    /// The pictures.
    let assets: [Asset]

    /// Makes the plan of a scene.
    init(_ scene: Scene, kinds: [Kind], axes: [VariantAxis], chosen: [String: String]) {
        let values = axes.first { $0.name == "theme" }?.values ?? []
        let hasBoth = values.contains("light") && values.contains("dark") && chosen["theme"] == nil
        let (name, themes) = (scene.name, hasBoth ? ["light", "dark"] : [])
        self.name = name
        self.themes = themes
        assets = kinds.flatMap { kind -> [Asset] in
            let stem = kind == .poster ? name + "-poster" : name
            // One SVG shows either theme.
            guard kind != .svg, hasBoth else {
                return [Asset(kind: kind, theme: nil, name: "\(stem).\(kind.fileExtension)")]
            }
            return themes.map {
                Asset(kind: kind, theme: $0, name: "\(stem)-\($0).\(kind.fileExtension)")
            }
        }
    }

    /// The file that tells how the pictures were made.
    var manifestName: String { name + ".assets" }
    /// The file that shows them.
    var snippetName: String { name + ".md" }

    /// The words after `framewheel render SCENE` that make the pictures in a folder.
    func renderWords(folder: FilePath) -> [String] {
        var outputs: [String] = []
        for asset in assets {
            let suffix = themes.isEmpty || asset.kind == .svg ? "" : "-{theme}"
            let stem = asset.kind == .poster ? name + "-poster" : name
            let output = folder.appending("\(stem)\(suffix).\(asset.kind.fileExtension)").text
            if !outputs.contains(output) { outputs.append(output) }
        }
        return outputs.flatMap { ["-o", $0] }
    }
}
