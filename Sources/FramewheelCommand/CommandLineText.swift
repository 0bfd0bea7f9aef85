extension String {
    /// The text as a shell takes it for one word.
    var shellWord: String {
        let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-=,+@%".contains($0) }
        return isPlain ? self : "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}

extension CommandSyntax {
    /// A command as it is typed into a shell, with the arguments that were given.
    ///
    /// - Parameters:
    ///   - arguments: The operands and options.
    ///   - leavingOut: The names of options that it does not have.
    /// - Returns: One line, or more where a word has line ends.
    func commandLine(_ arguments: Arguments, leavingOut: Set<String> = []) -> String {
        var words = ["framewheel", name]
        // What looks like an option comes after all of them.
        let isPlain = arguments.operands.allSatisfy { !$0.hasPrefix("-") || $0 == "-" }
        if isPlain { words += arguments.operands }
        words += optionWords(arguments) { !leavingOut.contains($0) }
        if !isPlain { words += ["--"] + arguments.operands }
        return words.map(\.shellWord).joined(separator: " ")
    }

    /// The options that were given, in the order of the help, as words that give them again.
    ///
    /// - Parameters:
    ///   - arguments: What was given.
    ///   - isWanted: Tells by an option's name whether it is wanted.
    /// - Returns: Names, and values after those that have one.
    func optionWords(_ arguments: Arguments, where isWanted: (String) -> Bool) -> [String] {
        options.filter { isWanted($0.name) }.flatMap { option in
            arguments.all(option.name).flatMap { option.value == nil ? [option.name] : [option.name, $0] }
        }
    }
}
