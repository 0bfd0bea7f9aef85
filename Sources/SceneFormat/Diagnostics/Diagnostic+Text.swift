extension Diagnostic: CustomStringConvertible {
    /// What is wrong, one sentence without a full stop, the item named where there is one.
    public var message: String {
        guard let item else { return problem.sentence }
        return switch problem {
        case .missingInItem, .noCardForKind: "item \(item.index) \(problem.sentence)"
        default: "\(problem.sentence) (item \(item.index))"
        }
    }

    /// What was probably meant, as a question.
    public var hint: String? { suggestion.map { "did you mean \"\($0)\"?" } }

    /// What a user reads: `file:line:column: error: …`, a hint behind it, and a line for the item's place.
    public var description: String {
        let head = place.map { "\($0): " } ?? ""
        let tail = hint.map { "; \($0)" } ?? ""
        let line = "\(head)\(severity.rawValue): \(message)\(tail)"
        guard let item, let place = item.place, place != self.place else { return line }
        return "\(line)\n\(place): note: item \(item.index) is here"
    }
}

extension SourcePlace: CustomStringConvertible {
    /// The place as compilers print it: `file:line:column`.
    public var description: String {
        guard let line else { return file }
        return "\(file):\(line):\(column ?? 1)"
    }
}
