internal import FileStorage
internal import PlaneGeometry

extension SceneProblem {
    /// The sentence that tells a user, without its place and without the hint.
    public var sentence: String {
        switch self {
        case .unreadable(let error): error.reason.description
        case .json(let problem): problem.sentence
        case .version(let found): "\"framewheel\" is \(found), expected the version 1"
        case .wrongType, .outOfRange, .unknownWord, .wrongCount, .unknownKey, .missingKey, .missingChoice,
            .conflictingKeys, .notAscending, .mixedSpring:
            valueSentence
        case .unknownColor, .badHexColor, .unknownDevice, .badFraction, .badByteSize, .unknownFormat,
            .unknownTheme:
            wordSentence
        case .missingFile, .brokenFile, .missingFamily, .missingGlyphs, .notAFile, .outsideFolder,
            .unmappedURL, .danglingPointer,
            .badPointer, .badSample, .wrongSampleCount:
            fileSentence
        case .badPlaceholder, .placeholderOutsideCard, .missingInItem, .notText, .noCardForKind, .moreItems:
            templateSentence
        case .indexOutOfRange, .noItems, .duplicateMark, .reservedMark, .unknownMark, .tooManyNodes,
            .unknownVariantAxis, .unknownVariantValue, .tooManyVariants, .badVariantName, .carouselCount,
            .pictureTooLarge, .moreProblems:
            sceneSentence
        }
    }

    // MARK: - Values and keys

    private var valueSentence: String {
        switch self {
        case .wrongType(let subject, let found, let expected): "\(subject) is \(found), expected \(expected)"
        case .outOfRange(let subject, let found, let expected): "\(subject) is \(found), expected \(expected)"
        case .unknownWord(let subject, let found, let expected):
            "\(subject) is \"\(found)\", expected \(Self.words(expected))"
        case .wrongCount(let subject, let found, let expected):
            "\(subject) has \(found == 1 ? "1 entry" : "\(found) entries"), expected \(expected)"
        case .unknownKey(let key, let object): "unknown key \"\(key)\" in \(object)"
        case .missingKey(let key, let object): "\(object) has no \"\(key)\""
        case .missingChoice(let keys, let object): "\(object) needs one of \(Self.words(keys, by: "and"))"
        case .conflictingKeys(let keys, let object):
            "\(object) has both \(Self.words(keys, by: "and")), expected one of them"
        case .notAscending(let subject):
            "\(subject) is smaller than the entry before, expected growing numbers"
        case .mixedSpring(let keys):
            "the spring has \(Self.words(keys, by: "and")), which describe it in different ways; expected "
                + "\"mass\", \"stiffness\" and \"damping\", or \"response\" and \"dampingFraction\", or "
                + "\"duration\" and \"bounce\""
        default: ""
        }
    }

    private static func words(_ words: [String], by conjunction: String = "or") -> String {
        let quoted = words.map { "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    private var wordSentence: String {
        switch self {
        case .unknownColor(let word):
            "unknown colour \"\(word)\", expected #RRGGBB, a name of the theme or an iOS colour such as label"
        case .badHexColor(let word):
            "\"\(word)\" is not a colour, expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        case .unknownDevice(let name): "unknown device \"\(name)\""
        case .badFraction(let subject, let found):
            "\(subject) is \"\(found)\", expected a number or a fraction such as \"30000/1001\""
        case .badByteSize(let subject, let found):
            "\(subject) is \"\(found)\", expected a number of bytes or a size such as \"1MB\""
        case .unknownFormat(let file, let known):
            "\"\(file)\" ends in no format that can be written, expected \(Self.words(known.map { "." + $0 }))"
        case .unknownTheme(let name):
            "unknown theme \"\(name)\", expected \"light\", \"dark\" or one of \"themes\""
        default: ""
        }
    }

    // MARK: - Files

    private var fileSentence: String {
        switch self {
        case .missingFile(let kind, let path): "the \(kind.words) does not exist: \(path)"
        case .missingFamily(let families, let used):
            "no font of the family \(Self.words(families)) is there, drawn in \(used.joined(separator: ", "))"
        case .missingGlyphs(let text): "no font has all glyphs of \"\(text)\", boxes stand for the others"
        case .brokenFile(let kind, let fault): "the \(kind.words) cannot be used: \(fault)"
        case .notAFile(let kind, let path): "the \(kind.words) is a folder, expected a file: \(path)"
        case .outsideFolder(let kind, let path, let folder):
            "the \(kind.words) lies outside the scene's folder \(folder): \(path)"
        case .unmappedURL(let url): "nothing in \"images.map\" holds the URL \(url); nothing is fetched"
        case .danglingPointer(let pointer, let part):
            "the pointer \"\(pointer)\" leads to nothing: there is no \"\(part)\""
        case .badPointer(let pointer):
            "\"\(pointer)\" is not a pointer, expected \"\" or one that begins with \"/\""
        case .wrongSampleCount(let limit): "the file has no sample or too many, expected 1 to \(limit)"
        case .badSample(let found): "\"\(found)\" is not a sample, expected a time, x and perhaps y"
        default: ""
        }
    }

    // MARK: - Templates

    private var templateSentence: String {
        switch self {
        case .badPlaceholder(let text, let fault): "\"\(text)\" \(fault.words)"
        case .placeholderOutsideCard(let text):
            "\"\(text)\" stands where there is no item, expected it in a card"
        case .missingInItem(let placeholder): "has no \"\(placeholder)\""
        case .notText(let placeholder, let found):
            "\"\(placeholder)\" is \(found), expected a text, a number, true or false"
        case .noCardForKind(let kind, let known):
            "is a \"\(kind)\", for which \"cards\" has no card; it has \(Self.words(known, by: "and"))"
        case .moreItems(let count):
            "\(count) more \(count == 1 ? "item has" : "items have") the same problem"
        default: ""
        }
    }

    // MARK: - The scene as a whole

    private var sceneSentence: String {
        switch self {
        case .indexOutOfRange(let subject, let index, let count):
            "\(subject) is \(index), but there \(count == 1 ? "is 1 page" : "are \(count) pages"), "
                + "expected 0…\(max(count - 1, 0))"
        case .noItems: "the scene has no items, so that nothing is on its carousel"
        case .duplicateMark(let name, let line): "the mark \"\(name)\" is already on line \(line)"
        case .reservedMark(let name): "\"\(name)\" cannot be a mark, since it means a moment of every scene"
        case .unknownMark(let name): "no mark of the script is called \"\(name)\""
        case .tooManyNodes(let limit, let isDepth):
            isDepth ? "nodes are nested deeper than \(limit)" : "there are more than \(limit) nodes"
        case .unknownVariantAxis(let name, let known):
            known.isEmpty
                ? "there is no variant axis \"\(name)\", since the scene has no variants"
                : "there is no variant axis \"\(name)\", expected \(Self.words(known))"
        case .unknownVariantValue(let value, let axis, let known):
            "the variant axis \"\(axis)\" has no value \"\(value)\", expected \(Self.words(known))"
        case .tooManyVariants(let found, let limit):
            "the variants have \(found) combinations, expected at most \(limit)"
        case .badVariantName(let name):
            "\"\(name)\" cannot be a variant's name, expected one that can be part of a file's name"
        case .carouselCount(let count):
            "the stage has \(count == 0 ? "no carousel" : "\(count) carousels"), expected one"
        case .pictureTooLarge(let width, let height, let limit):
            "the picture would be \(width.decimalText(places: 0))×\(height.decimalText(places: 0)) pixels, "
                + "over the limit of \(limit) pixels"
        case .moreProblems(let count): "\(count) more \(count == 1 ? "problem" : "problems")"
        default: ""
        }
    }
}

extension SceneProblem.FileKind {
    fileprivate var words: String {
        switch self {
        case .image: "image"
        case .font: "font file"
        case .items: "items file"
        case .script: "script file"
        case .samples: "samples file"
        case .output: "output"
        }
    }
}

extension SceneProblem.PlaceholderFault {
    fileprivate var words: String {
        switch self {
        case .unclosed: "has a '{' without a '}'; a brace is written '{{'"
        case .unopened: "has a '}' without a '{'; a brace is written '}}'"
        case .empty: "has nothing between '{' and '}', expected a key"
        case .badPath: "has a placeholder that is not made of keys and indices, such as {a.b} or {a[0].b}"
        }
    }
}
