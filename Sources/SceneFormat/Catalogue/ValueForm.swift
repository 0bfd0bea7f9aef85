/// What a value of a scene file may be: the one description that the decoder and the schema read.
indirect enum ValueForm: Sendable {
    /// Any text; the string says what it is for messages.
    case text(String = "a string")
    /// A text of a shape that a regular expression describes.
    case pattern(String, named: String)
    /// A colour's word or hexadecimal digits.
    case color
    /// A colour or a gradient.
    case paint
    case boolean
    case number(NumberRange)
    case integer(ClosedRange<Int>)
    case words([String])
    case object(FormName)
    /// Any number of values of one form.
    case list(ValueForm, count: ClosedRange<Int> = 0...ValueForm.longestList)
    /// A fixed number of values, each of its own form; those beyond `required` may be missing.
    case tuple([ValueForm], required: Int)
    case choice([ValueForm])
    /// An object whose keys are names of the scene's own.
    case map(ValueForm, keys: String)
    /// A node of a card or of the stage.
    case node
    /// A card: a node, the built-in form, or either with a size of its own.
    case card
    /// An object with keys of a scene, to be laid over it.
    case patch
    /// Any value at all.
    case anything

    /// How many entries a list may have at most.
    static let longestList = 10_000_000

    /// The range of the number that the form takes, if it takes one.
    var numberRange: NumberRange? {
        switch self {
        case .number(let range): range
        case .choice(let forms): forms.lazy.compactMap(\.numberRange).first
        default: nil
        }
    }

    /// The range of the whole number that the form takes, if it takes one.
    var integerRange: ClosedRange<Int>? {
        switch self {
        case .integer(let range): range
        case .choice(let forms): forms.lazy.compactMap(\.integerRange).first
        default: nil
        }
    }

    /// The words that the form takes.
    var words: [String] {
        switch self {
        case .words(let words): words
        case .choice(let forms): forms.flatMap(\.words)
        default: []
        }
    }

    /// The kind of object that the form takes, if it takes one.
    var object: FormName? {
        switch self {
        case .object(let name): name
        case .choice(let forms): forms.lazy.compactMap(\.object).first
        default: nil
        }
    }

    /// The form of a list's entries and how many it may have, if the form takes a list.
    var list: (entry: ValueForm, count: ClosedRange<Int>)? {
        switch self {
        case .list(let entry, let count): (entry, count)
        case .choice(let forms): forms.lazy.compactMap(\.list).first
        default: nil
        }
    }

    /// The forms of a list of fixed length and how many must be there, if the form takes one.
    var tuple: (entries: [ValueForm], required: Int)? {
        switch self {
        case .tuple(let entries, let required): (entries, required)
        case .choice(let forms): forms.lazy.compactMap(\.tuple).first
        default: nil
        }
    }
}

/// The numbers that a key takes.
struct NumberRange: Sendable {
    var minimum: Double
    var maximum: Double
    /// Whether the minimum itself is not among them.
    var excludesMinimum = false
    /// Whether the maximum itself is not among them.
    var excludesMaximum = false

    /// The largest distance that a scene may speak of, in points.
    static let farthest = 100_000.0
    /// The longest time that a scene may speak of, in seconds: a day.
    static let longest = 86_400.0

    /// Any distance, in points.
    static let distance = NumberRange(minimum: -farthest, maximum: farthest)
    /// A distance that is not negative, in points.
    static let extent = NumberRange(minimum: 0, maximum: farthest)
    /// A distance greater than 0, in points.
    static let positiveExtent = NumberRange(minimum: 0, maximum: farthest, excludesMinimum: true)
    /// A part of a whole.
    static let fraction = NumberRange(minimum: 0, maximum: 1)
    /// A time that is not negative, in seconds.
    static let time = NumberRange(minimum: 0, maximum: longest)
    /// A time greater than 0, in seconds.
    static let positiveTime = NumberRange(minimum: 0, maximum: longest, excludesMinimum: true)
    /// Any number of an ordinary size.
    static let any = NumberRange(minimum: -1_000_000, maximum: 1_000_000)
    /// Any number greater than 0 of an ordinary size.
    static let positive = NumberRange(minimum: 0, maximum: 1_000_000, excludesMinimum: true)

    func contains(_ number: Double) -> Bool {
        guard number >= minimum, number <= maximum else { return false }
        return !(excludesMinimum && number == minimum) && !(excludesMaximum && number == maximum)
    }
}
