public import FileStorage

/// A scene's file as it was read, before a value of each variant is chosen.
public struct SceneDocument: Sendable {
    /// Where the file was read from, as messages print it.
    public let name: String
    /// The folder against which the scene's paths resolve.
    public let folder: FilePath
    /// Why the file could not be read, where that is so.
    public let fileError: FileError?
    let options: SceneOptions
    let root: JSONValue?
    let syntaxErrors: [Diagnostic]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - options: What the caller decides.
    public init(path: String, options: SceneOptions = SceneOptions()) {
        let file = FilePath(path)
        do throws(FileError) {
            let bytes = try file.bytes(limit: JSONReader.sizeLimit)
            self.init(bytes: bytes, folder: file.folder, name: path, options: options)
        } catch {
            let diagnostic = Diagnostic(at: SourcePlace(file: path), .unreadable(error))
            self.init(
                name: path, folder: file.folder, options: options, fileError: error, root: nil,
                syntaxErrors: [diagnostic])
        }
    }

    /// Reads JSON text, such as standard input.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - folder: The folder against which the scene's paths resolve.
    ///   - name: What the text is called in messages.
    ///   - options: What the caller decides.
    public init(bytes: [UInt8], folder: FilePath, name: String, options: SceneOptions = SceneOptions()) {
        do throws(JSONError) {
            let root = try JSONReader.value(of: bytes, file: 0)
            self.init(
                name: name, folder: folder, options: options, fileError: nil, root: root, syntaxErrors: [])
        } catch {
            var sources = SourceMap()
            _ = sources.add(name)
            let diagnostic = Diagnostic(at: sources.place(error.location), .json(error.problem))
            self.init(
                name: name, folder: folder, options: options, fileError: nil, root: nil,
                syntaxErrors: [diagnostic])
        }
    }

    private init(
        name: String, folder: FilePath, options: SceneOptions, fileError: FileError?, root: JSONValue?,
        syntaxErrors: [Diagnostic]
    ) {
        self.name = name
        self.folder = folder
        self.options = options
        self.fileError = fileError
        self.root = root
        self.syntaxErrors = syntaxErrors
    }

    /// The names of the themes that the scene defines, in the order written.
    public var themeNames: [String] { (root?["themes"]?.members ?? []).map(\.key) }

    /// The same file with another content.
    func replacingRoot(_ root: JSONValue) -> SceneDocument {
        SceneDocument(
            name: name, folder: folder, options: options, fileError: fileError, root: root,
            syntaxErrors: syntaxErrors)
    }

    /// Whether the file was read and is JSON.
    public var canBeRead: Bool { root != nil }

    /// The axes of the scene's variants in the order written.
    public var variantAxes: [VariantAxis] {
        let axes = root?["variants"]?.members ?? []
        return axes.map { VariantAxis(name: $0.key, values: ($0.value.members ?? []).map(\.key)) }
    }

    /// No more combinations of variants than this are played.
    public static let variantLimit = 256

    /// How many combinations of variants the file asks for; more than `variantLimit` are an error of the scene.
    public var variantCount: Int { Self.combinations(of: variantAxes.map(\.values.count)) }

    /// The number of combinations of axes with so many values each; an empty axis counts as none.
    static func combinations(of counts: [Int]) -> Int {
        counts.reduce(1) { product, count in
            let (result, overflow) = product.multipliedReportingOverflow(by: max(count, 1))
            return overflow ? .max : result
        }
    }

    /// Every combination of variants, the first axis changing slowest; one empty choice without variants; of more
    /// than `variantLimit` the first.
    public var variants: [[String: String]] {
        variantAxes.filter { !$0.values.isEmpty }.reduce([[:]]) { choices, axis in
            let more = choices.lazy.flatMap { choice in
                axis.values.map { value in choice.merging([axis.name: value]) { _, new in new } }
            }
            return Array(more.prefix(Self.variantLimit))
        }
    }

    /// The scene with a value of each variant chosen.
    ///
    /// - Parameters:
    ///   - variant: The values by axis; an axis that is not named takes its first.
    ///   - theme: The theme in force instead of the scene's; `nil` for the scene's.
    /// - Returns: The scene and all that is wrong or dubious about it.
    public func scene(variant: [String: String] = [:], theme: String? = nil) -> SceneReading {
        reading(variant: variant, theme: theme, keyUse: nil)
    }

    /// All that is wrong or dubious about the scene with any of its variants.
    ///
    /// Every value of every axis is chosen once, with the other axes at their first; combinations beyond that
    /// are not read.
    public var allDiagnostics: [Diagnostic] {
        let others = variantAxes.flatMap { axis in axis.values.dropFirst().map { [axis.name: $0] } }
        var known: Set<Diagnostic> = []
        return ([[:]] + others).flatMap { scene(variant: $0).diagnostics }.filter {
            known.insert($0).inserted
        }
    }

    /// Reads the scene, and tells a test which keys were asked for.
    func reading(variant: [String: String], theme: String? = nil, keyUse: KeyUse?) -> SceneReading {
        guard let root else { return SceneReading(scene: nil, diagnostics: syntaxErrors) }
        let resolver = AssetResolver(folder: folder, allowsOutside: options.allowsOutside)
        var context = DecodingContext(assets: AssetStore(resolver: resolver))
        _ = context.sources.add(name)
        let decoding = Decoding(context: context, keyUse: keyUse)
        let chooser = VariantChooser(root: root, decoding: decoding)
        let (patched, choice) = chooser.choose(variant)
        var options = options
        options.theme = theme ?? options.theme
        var decoder = SceneDecoder(
            decoding: decoding, options: options, fileName: FilePath(name), folder: folder, variant: choice)
        let scene = decoder.scene(of: patched)
        return SceneReading(scene: decoding.hasErrors ? nil : scene, diagnostics: decoding.sortedDiagnostics)
    }
}
