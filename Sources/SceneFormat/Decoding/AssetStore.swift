internal import FileStorage
internal import Synchronization

/// The files of a scene, each looked for once.
///
/// It may be used from any thread.
final class AssetStore: Sendable {
    /// Finds files by what the scene says.
    let resolver: AssetResolver
    /// Finds files by what a file of items says, where the items come from one.
    let itemResolver: AssetResolver?
    private let uses = Mutex<[FilePath: AssetUse]>([:])
    private let found = Mutex<[Key: Result<FilePath, AssetError>]>([:])

    private struct Key: Hashable {
        let reference: String
        let isFromItem: Bool
    }

    init(resolver: AssetResolver, itemResolver: AssetResolver? = nil) {
        self.resolver = resolver
        self.itemResolver = itemResolver
    }

    /// The file that a path or URL means.
    ///
    /// A path written in a file of items starts there; where nothing lies, it starts at the scene.
    func path(for reference: String, isFromItem: Bool = false) -> Result<FilePath, AssetError> {
        let key = Key(reference: reference, isFromItem: isFromItem)
        if let known = found.withLock({ $0[key] }) { return known }
        let result = resolve(reference, isFromItem: isFromItem)
        found.withLock { $0[key] = result }
        return result
    }

    /// Notes where the scene names a file; the first place stays.
    func note(_ use: @autoclosure () -> AssetUse, of path: FilePath) {
        uses.withLock { uses in
            if uses[path] == nil { uses[path] = use() }
        }
    }

    /// Where the scene first names a file.
    func use(of path: FilePath) -> AssetUse? { uses.withLock { $0[path] } }

    private func resolve(_ reference: String, isFromItem: Bool) -> Result<FilePath, AssetError> {
        guard isFromItem, let itemResolver, !AssetResolver.isURL(reference) else {
            return Self.result(of: reference, by: resolver)
        }
        let first = Self.result(of: reference, by: itemResolver)
        if case .success = first { return first }
        let second = Self.result(of: reference, by: resolver)
        if case .success = second { return second }
        return first
    }

    private static func result(
        of reference: String, by resolver: AssetResolver
    ) -> Result<FilePath, AssetError> {
        do throws(AssetError) {
            return .success(try resolver.path(for: reference))
        } catch {
            return .failure(error)
        }
    }
}
