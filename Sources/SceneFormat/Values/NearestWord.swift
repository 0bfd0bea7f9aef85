/// The hint of a message about an unknown word: which known word was probably meant.
public enum NearestWord {
    /// Words of more bytes are not compared at all, so that work stays bounded.
    private static let longestCompared = 128
    /// One edit is forgiven for each so many characters of the word.
    private static let charactersPerEdit = 3
    /// A known word must have this many characters to be recognised as a part of the one found.
    private static let shortestPart = 4

    /// The known word that is nearest to an unknown one.
    ///
    /// A word that differs only in case, hyphens or underscores wins. Then the one with the fewest edits
    /// (insert, delete, replace, swap neighbours), at most one for each three characters. Then the longest known
    /// word that the found one begins or ends with: `background` for `backgroundColor`. Among equals the first.
    ///
    /// - Parameters:
    ///   - word: The word that was found.
    ///   - known: The words that would have been right.
    /// - Returns: The known word, or `nil` where none is near.
    public static func suggestion(for word: String, among known: some Sequence<String>) -> String? {
        guard word.utf8.count <= longestCompared else { return nil }
        let candidates = known.filter { $0.utf8.count <= longestCompared }
        let folded = folded(word)
        guard !folded.isEmpty else { return nil }
        if let same = candidates.first(where: { Self.folded($0) == folded }) { return same }
        return nearest(to: folded, among: candidates) ?? part(of: folded, among: candidates)
    }

    private static func nearest(to word: [Character], among candidates: [String]) -> String? {
        var limit = max(1, word.count / charactersPerEdit)
        var best: String?
        for candidate in candidates {
            let letters = folded(candidate)
            // A word of one or two letters is one edit away from every other; no edit may replace all of it.
            guard letters.count > 1, word.count > 1, abs(letters.count - word.count) <= limit else {
                continue
            }
            let edits = distance(word, letters)
            if edits < limit || edits == limit && best == nil {
                limit = edits
                best = candidate
            }
        }
        return best
    }

    private static func part(of word: [Character], among candidates: [String]) -> String? {
        var best: (text: String, count: Int)?
        for candidate in candidates {
            let letters = folded(candidate)
            guard letters.count >= shortestPart, letters.count > best?.count ?? 0 else { continue }
            if word.starts(with: letters) || word.reversed().starts(with: letters.reversed()) {
                best = (candidate, letters.count)
            }
        }
        return best?.text
    }

    private static func folded(_ word: String) -> [Character] {
        Array(word.lowercased().filter { $0 != "-" && $0 != "_" })
    }

    /// The Damerau–Levenshtein distance in its restricted form: no part of a word is edited twice.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var edits = min(
                    last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1]
                {
                    edits = min(edits, beforeLast[column - 2] + 1)
                }
                current.append(edits)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
