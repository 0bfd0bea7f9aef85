public import FileStorage

/// What a scene was made of, kept to tell whether it has changed.
struct SceneContent: Sendable {
    /// The scene's JSON with the patches of the chosen variants laid over it.
    var root: JSONValue
    /// Keys whose values the caller has replaced.
    var replacedKeys: Set<String> = []
    /// Where in the caller's file the items lie.
    var itemPointer: String?
    /// The hashes of the files that were read, in the order in which they were read.
    var files: [ContentHash] = []

    init(root: JSONValue, options: SceneOptions, files: [ContentHash]) {
        self.root = root
        self.files = files
        switch options.items {
        case .file(_, let pointer), .bytes(_, _, let pointer):
            replacedKeys.insert("items")
            itemPointer = pointer
        case nil: break
        }
        if options.scriptPath != nil { replacedKeys.insert("script") }
    }

    /// Adds the canonical scene: neither the order of keys nor spaces, comments or ways to write a number count.
    func append(to hasher: inout ContentHasher) {
        let members = (root.members ?? []).filter {
            !Self.keysWithoutEffect.contains($0.key) && !replacedKeys.contains($0.key)
        }
        JSONValue(.object(members), at: root.location).append(to: &hasher)
        hasher.append(itemPointer ?? "")
        for file in files { hasher.append(file) }
    }

    /// Keys that change nothing that is drawn; the chosen variants have been laid over the scene already.
    private static let keysWithoutEffect: Set<String> = ["$schema", "alt", "golden", "outputs", "variants"]
}

extension Scene {
    /// Tells whether two scenes are the same in all that the scene's files say.
    ///
    /// It covers the scene with its chosen variants, item file, script and samples, and the bytes of its font
    /// files. Key order, spaces, comments and the keys `alt`, `outputs`, `golden` and `$schema` do not count.
    /// Pictures do not either: a scene of a million items would have to read them all, and a frame shows few;
    /// `DisplayList.append(to:files:)` adds those of a frame.
    ///
    /// - Parameter files: Where the hashes of font files are kept.
    /// - Returns: The hash, or `nil` for a scene whose cards Swift code makes.
    /// - Throws: `FileError` where a font file cannot be read.
    public func contentHash(files: FileHashes = FileHashes()) throws(FileError) -> ContentHash? {
        if case .made = cards.template { return nil }
        var hasher = ContentHasher()
        content.append(to: &hasher)
        for font in fonts { hasher.append(try files.hash(ofFile: font)) }
        return hasher.hash
    }
}

extension JSONValue {
    /// Adds the value in a form that only its meaning decides.
    fileprivate func append(to hasher: inout ContentHasher) {
        switch kind {
        case .null: hasher.append(byte: 0)
        case .boolean(let flag):
            hasher.append(byte: 1)
            hasher.append(flag)
        case .number(let number):
            hasher.append(byte: 2)
            hasher.append(number)
        case .string(let text):
            hasher.append(byte: 3)
            hasher.append(text)
        case .array(let elements):
            hasher.append(byte: 4)
            hasher.append(elements.count)
            for element in elements { element.append(to: &hasher) }
        case .object(let members):
            hasher.append(byte: 5)
            hasher.append(members.count)
            for member in members.sortedByKey {
                hasher.append(member.key)
                member.value.append(to: &hasher)
            }
        }
    }
}

extension [JSONMember] {
    /// The members by the UTF-8 of their keys; most are few, and many are in order already.
    fileprivate var sortedByKey: [JSONMember] {
        func precedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
            left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
        let isSorted = zip(self, dropFirst()).allSatisfy { !precedes($1, $0) }
        return isSorted ? self : sorted(by: precedes)
    }
}
