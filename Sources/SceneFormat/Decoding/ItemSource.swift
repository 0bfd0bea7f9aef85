internal import CarouselModel
internal import FileStorage

/// Reads what a scene takes from other files: items and the script.
struct ItemSource {
    let decoding: Decoding
    let options: SceneOptions
    let folder: FilePath

    private var resolver: AssetStore {
        AssetStore(resolver: AssetResolver(folder: folder, allowsOutside: options.allowsOutside))
    }

    // MARK: - Items

    /// The items, and the folder of their file where they come from one.
    func items(_ reader: ObjectReader) -> (Items, folder: FilePath?) {
        let field = reader.field("items")
        if let override = options.items { return items(override) }
        guard let field else { return (Items(count: 0), nil) }
        switch field.value.kind {
        case .array(let values): return (Items(values), nil)
        case .object(let members) where members.contains { $0.key == "file" || $0.key == "pointer" }:
            return itemFile(field)
        case .object:
            return (Items(count: decoding.object(field, as: .itemCount)?.integer("count") ?? 0), nil)
        default:
            decoding.reportType(field)
            return (Items(count: 0), nil)
        }
    }

    private func items(_ override: SceneOptions.ItemsOverride) -> (Items, folder: FilePath?) {
        switch override {
        case .file(let path, let pointer):
            let file = FilePath(path)
            let root = decoding.contents(of: file, named: path)
            return (items(root, pointer: pointer, pointerAt: nil), file.folder)
        case .bytes(let bytes, let name, let pointer):
            let file = decoding.context.sources.add(name)
            decoding.note(read: bytes, from: nil)
            let root = decoding.json(bytes, file: file)
            return (items(root, pointer: pointer, pointerAt: nil), nil)
        }
    }

    private func itemFile(_ field: Field) -> (Items, folder: FilePath?) {
        guard let reader = decoding.object(field, as: .itemFile) else { return (Items(count: 0), nil) }
        let pointer = reader.field("pointer")
        let text = pointer.flatMap(decoding.text) ?? ""
        guard let name = reader.field("file"), let path = decoding.file(name, .items, in: resolver) else {
            return (Items(count: 0), nil)
        }
        let shown = folder.appending(name.value.string ?? "")
        let root = decoding.contents(of: path, named: shown.text)
        return (items(root, pointer: text, pointerAt: pointer?.value.location), path.folder)
    }

    private func items(_ root: JSONValue?, pointer: String, pointerAt location: SourceLocation?) -> Items {
        guard let root, let value = value(in: root, at: pointer, written: location) else {
            return Items(count: 0)
        }
        guard case .array(let values) = value.kind else {
            decoding.report(
                .wrongType(subject: "the value of the items", found: value.words, expected: "a list"),
                at: value.location)
            return Items(count: 0)
        }
        return Items(values)
    }

    private func value(in root: JSONValue, at pointer: String, written location: SourceLocation?)
        -> JSONValue?
    {
        do throws(JSONPointer.Fault) {
            return try JSONPointer(pointer).value(in: root)
        } catch {
            let place = location ?? SourceLocation(file: Int(root.location.file))
            switch error {
            case .malformed: decoding.report(.badPointer(JSONValue.quote(pointer)), at: place)
            case .dangling(let part):
                decoding.report(
                    .danglingPointer(JSONValue.quote(pointer), part: JSONValue.quote(part)), at: place)
            }
            return nil
        }
    }

    // MARK: - Script

    /// The script, from the scene, a file that it names, or the file that the caller names.
    func script(_ reader: ObjectReader, pageCount: Int) -> Script {
        let field = reader.field("script")
        let steps = ValueForm.list(.object(.step), count: 0...10_000)
        if let path = options.scriptPath {
            let file = FilePath(path)
            guard let root = decoding.contents(of: file, named: path) else { return Script() }
            return script(
                Field(key: "script", value: root, form: steps), in: file.folder, pageCount: pageCount)
        }
        guard let field else { return Script() }
        guard case .string(let name) = field.value.kind else {
            return script(field, in: folder, pageCount: pageCount)
        }
        guard let path = decoding.file(field, .script, in: resolver) else { return Script() }
        guard let root = decoding.contents(of: path, named: folder.appending(name).text) else {
            return Script()
        }
        return script(
            Field(key: "script", value: root, form: steps), in: path.folder, pageCount: pageCount)
    }

    private func script(_ field: Field, in folder: FilePath, pageCount: Int) -> Script {
        guard let fields = decoding.list(field) else { return Script() }
        let store = AssetStore(resolver: AssetResolver(folder: folder, allowsOutside: options.allowsOutside))
        return decoding.script(fields, ScriptSurroundings(pageCount: pageCount, assets: store))
    }
}
