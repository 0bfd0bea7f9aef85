internal import CardLayout
internal import FileStorage

extension Decoding {
    /// A picture by its path or URL; an empty one, of an optional placeholder, is a grey area.
    func imageSource(_ field: Field) -> ImageSource? {
        guard let reference = text(field) else { return nil }
        let location = field.value.location
        switch context.assets.path(for: reference, isFromItem: location.origin == .item) {
        case .success(let path):
            note(path, as: .image, at: location)
            return .file(path: path.text)
        case .failure(.missing) where context.allowsMissingImages,
            .failure(.unmappedURL) where context.allowsMissingImages,
            .failure(.empty) where context.allowsMissingImages:
            return .placeholder
        case .failure(let error):
            report(error, of: .image, at: location)
            return nil
        }
    }

    /// A file that the scene reads, and the path by which to open it.
    func file(_ field: Field, _ kind: SceneProblem.FileKind, in assets: AssetStore? = nil) -> FilePath? {
        guard let reference = text(field) else { return nil }
        switch (assets ?? context.assets).path(for: reference) {
        case .success(let path):
            note(path, as: kind, at: field.value.location)
            return path
        case .failure(let error):
            report(error, of: kind, at: field.value.location)
            return nil
        }
    }

    private func note(_ path: FilePath, as kind: SceneProblem.FileKind, at location: SourceLocation) {
        context.assets.note(
            AssetUse(kind: kind, place: context.sources.place(location), item: itemPlace(at: location)),
            of: path)
    }

    private func report(_ error: AssetError, of kind: SceneProblem.FileKind, at location: SourceLocation) {
        switch error {
        case .empty: report(.missingFile(kind: kind, path: "\"\""), at: location)
        case .missing(let path): report(.missingFile(kind: kind, path: path), at: location)
        case .isDirectory(let path): report(.notAFile(kind: kind, path: path), at: location)
        case .outside(let path, let folder):
            report(.outsideFolder(kind: kind, path: path, folder: folder), at: location)
        case .unmappedURL(let url, let prefixes):
            report(
                .unmappedURL(JSONValue.quote(url)), at: location,
                suggestion: NearestWord.suggestion(for: url, among: prefixes))
        }
    }

    /// The value of another JSON file, and the number of that file; `nil` where it cannot be read.
    func contents(of path: FilePath, named name: String) -> JSONValue? {
        let file = context.sources.add(name)
        do throws(FileError) {
            let bytes = try path.bytes(limit: JSONReader.sizeLimit)
            note(read: bytes, from: path)
            return json(bytes, file: file)
        } catch {
            report(.unreadable(error), at: SourceLocation(file: file))
            return nil
        }
    }

    /// The value of JSON text whose faults are noted.
    func json(_ bytes: [UInt8], file: Int) -> JSONValue? {
        do throws(JSONError) {
            return try JSONReader.value(of: bytes, file: file)
        } catch {
            report(.json(error.problem), at: error.location)
            return nil
        }
    }
}
