/// The keys that a decoder asked for, kept by tests that compare them with the catalogue.
final class KeyUse {
    /// A key of a kind of object.
    struct Key: Hashable {
        let form: FormName
        let name: String
    }

    /// What was asked for.
    private(set) var asked: Set<Key> = []
    /// What was asked for although the catalogue does not have it.
    private(set) var unlisted: Set<Key> = []

    func note(_ name: String, of form: FormName, isListed: Bool) {
        asked.insert(Key(form: form, name: name))
        if !isListed { unlisted.insert(Key(form: form, name: name)) }
    }
}
