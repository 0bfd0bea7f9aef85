import Framewheel

/// An option of a command.
struct OptionSyntax {
    /// The long name with its dashes.
    let name: String
    /// A short name with its dash.
    var short: String?
    /// What stands for the value in the help; `nil` for a switch.
    var value: String?
    /// What it does, in a few words.
    let summary: String
    /// Whether it may be given more than once.
    var repeats = false

    /// Makes an option with a value.
    init(
        _ name: String, short: String? = nil, _ value: String, repeats: Bool = false, _ summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
        self.repeats = repeats
    }

    /// Makes a switch.
    init(switch name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }

    /// The option as the help names it.
    var title: String {
        let names = short.map { $0 + ", " + name } ?? name
        return value.map { names + " " + $0 } ?? names
    }

    /// What the help says of it.
    var note: String { repeats ? summary + "; may repeat" : summary }
}

/// A command as its help shows it and its arguments are read.
struct CommandSyntax {
    /// The verb.
    let name: String
    /// What stands for the operands in the help, such as `SCENE`.
    let operands: String
    /// What it does, in one line.
    let summary: String
    /// What more there is to know, in whole lines.
    var discussion: [String] = []
    /// The options in the order of the help.
    let options: [OptionSyntax]

    /// The whole help text.
    var help: String {
        let all = options + [OptionSyntax(switch: "--help", "show this help")]
        let rows = Console.columns(all.map { ($0.title, $0.note) })
        let usage = "usage: framewheel \(name) \(operands)\(operands.isEmpty ? "" : " ")[options]"
        let text = discussion.isEmpty ? [] : discussion + [""]
        return ([summary, "", usage, ""] + text + ["options:"] + rows).joined(separator: "\n") + "\n"
    }

    /// Reads a command's arguments.
    ///
    /// - Throws: A failure that names the argument that is wrong and what was expected.
    func arguments(_ words: [String]) throws(CommandFailure) -> Arguments {
        var result = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                result.operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                result.operands.append(word)
                continue
            }
            let (name, attached) = Self.split(word)
            if name == "--help" || name == "-h" {
                result.wantsHelp = true
                continue
            }
            guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
                throw unknown(name)
            }
            try result.add(option, value: value(of: option, attached: attached, rest: &rest))
        }
        return result
    }

    private func value(
        of option: OptionSyntax, attached: String?, rest: inout ArraySlice<String>
    ) throws(CommandFailure) -> String {
        guard let placeholder = option.value else {
            guard attached == nil else { throw .usage("\(option.name) takes no value") }
            return ""
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw .usage("\(option.name) needs a value: \(option.name) \(placeholder)")
        }
        return value
    }

    private func unknown(_ name: String) -> CommandFailure {
        let known = options.map(\.name) + ["--help"]
        let near = NearestWord.suggestion(for: name, among: known)
        return .usage(
            "unknown option '\(name)' of '\(self.name)'",
            hint: near.map { "did you mean '\($0)'?" } ?? "'framewheel \(self.name) --help' lists the options"
        )
    }

    /// An option's name and the value attached to it by `=`.
    private static func split(_ word: String) -> (String, String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
}

/// A command's arguments as they were given.
struct Arguments {
    /// The words that belong to no option.
    var operands: [String] = []
    /// Whether help was asked for.
    var wantsHelp = false
    private var values: [String: [String]] = [:]

    /// Adds an option; one that does not repeat may come once.
    mutating func add(_ option: OptionSyntax, value: String) throws(CommandFailure) {
        guard option.repeats || values[option.name] == nil else {
            throw .usage("\(option.name) is given twice")
        }
        values[option.name, default: []].append(value)
    }

    /// Whether a switch or an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, or `nil` where it was not given.
    func value(_ name: String) -> String? { values[name]?.last }

    /// All values of an option that repeats.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The value of an option as a number in a range.
    func number(_ name: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw .usage("\(name) \(text): expected a number \(Self.words(for: range))")
        }
        return number
    }

    /// The value of an option as a whole number in a range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "\(name) \(text): expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The value of an option that is one of a few words, which the message lists.
    func word<Word: RawRepresentable<String>>(
        _ name: String, _ expected: String
    ) throws(CommandFailure) -> Word? {
        guard let text = value(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw .usage("\(name) \(text): expected \(expected)")
        }
        return word
    }

    /// The only operand.
    func operand(_ what: String) throws(CommandFailure) -> String {
        guard let first = operands.first, !first.isEmpty else { throw .usage("\(what) is missing") }
        guard operands.count == 1 else {
            throw .usage("unexpected argument '\(operands[1])' after '\(first)'")
        }
        return first
    }

    private static func words(for range: ClosedRange<Double>) -> String {
        func text(_ value: Double) -> String { value.decimalText(places: 6) }
        return range.upperBound.isFinite
            ? "from \(text(range.lowerBound)) to \(text(range.upperBound))"
            : "of at least \(text(range.lowerBound))"
    }
}
