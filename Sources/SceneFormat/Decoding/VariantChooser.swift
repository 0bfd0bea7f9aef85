/// Chooses a value of each variant axis and lays its patch over the scene.
struct VariantChooser {
    let root: JSONValue
    let decoding: Decoding

    /// The scene with its patches, and the values that were chosen.
    func choose(_ wanted: [String: String]) -> (JSONValue, [String: String]) {
        let axes = axes
        for name in wanted.keys.sorted() where !axes.contains(where: { $0.key == name }) {
            decoding.report(
                .unknownVariantAxis(name, known: axes.map(\.key)), at: nil,
                suggestion: NearestWord.suggestion(for: name, among: axes.map(\.key)))
        }
        var patched = root
        var choice: [String: String] = [:]
        for axis in axes {
            guard let values = axis.value.members, let first = values.first else { continue }
            var chosen = first
            if let name = wanted[axis.key] {
                if let value = values.first(where: { $0.key == name }) {
                    chosen = value
                } else {
                    let known = values.map(\.key)
                    decoding.report(
                        .unknownVariantValue(name, axis: axis.key, known: known), at: nil,
                        suggestion: NearestWord.suggestion(for: name, among: known))
                }
            }
            choice[axis.key] = chosen.key
            guard isPatch(chosen) else { continue }
            patched = patched.patched(by: chosen.value)
        }
        return (patched, choice)
    }

    /// The axes; what is no axis has been noted.
    private var axes: [JSONMember] {
        guard let variants = root["variants"], !variants.isNull else { return [] }
        let form = ValueForm.map(.anything, keys: "")
        guard let axes = variants.members else {
            decoding.reportType(Field(key: "variants", value: variants, form: form))
            return []
        }
        let combinations = SceneDocument.combinations(of: axes.map { $0.value.members?.count ?? 1 })
        if combinations > SceneDocument.variantLimit {
            decoding.report(
                .tooManyVariants(found: combinations, limit: SceneDocument.variantLimit),
                at: variants.location)
        }
        for axis in axes {
            for member in [axis] + (axis.value.members ?? []) where !Self.isFileName(member.key) {
                decoding.report(.badVariantName(JSONValue.quote(member.key)), at: member.location)
            }
            if axis.value.members == nil {
                decoding.reportType(Field(key: axis.key, value: axis.value, form: form))
            } else if axis.value.members?.isEmpty == true {
                decoding.report(
                    .wrongCount(subject: "the variant axis \"\(axis.key)\"", found: 0, expected: "1 or more"),
                    at: axis.location)
            }
        }
        return axes
    }

    /// Whether a name can be part of an output's name, for which it may stand there in braces.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".")
            && !name.unicodeScalars.contains { "/\\{}%".unicodeScalars.contains($0) || $0.value < 0x20 }
    }

    /// Whether a value is an object that patches only what may be patched.
    private func isPatch(_ value: JSONMember) -> Bool {
        guard let members = value.value.members else {
            decoding.reportType(Field(key: value.key, value: value.value, form: .map(.anything, keys: "")))
            return false
        }
        for member in members where Catalogue.unpatchedSceneKeys.contains(member.key) {
            decoding.report(.unknownKey(member.key, object: "a variant's patch"), at: member.location)
            return false
        }
        return true
    }
}
