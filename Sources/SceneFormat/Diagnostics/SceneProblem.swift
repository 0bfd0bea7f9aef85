public import FileStorage

/// What can be wrong with a scene, as facts; sentences are made of them in `SceneProblem+Sentence.swift`.
public enum SceneProblem: Hashable, Sendable {
    /// A file cannot be read.
    case unreadable(FileError)
    /// A text is not JSON.
    case json(JSONProblem)
    /// The format version is not one that is known.
    case version(found: String)

    /// A value is of another kind than its key takes.
    case wrongType(subject: String, found: String, expected: String)
    /// A number lies outside its range.
    case outOfRange(subject: String, found: String, expected: String)
    /// A word is not one of those that its key takes.
    case unknownWord(subject: String, found: String, expected: [String])
    /// A list has another number of entries than its key takes.
    case wrongCount(subject: String, found: Int, expected: String)
    /// An object has a key that is not known there.
    case unknownKey(String, object: String)
    /// An object lacks a key.
    case missingKey(String, object: String)
    /// An object has none of the keys of which it needs one.
    case missingChoice([String], object: String)
    /// An object has several keys of which it may have one.
    case conflictingKeys([String], object: String)
    /// Numbers that must grow along a list do not.
    case notAscending(subject: String)

    /// A word names no colour.
    case unknownColor(String)
    /// A colour's digits are not hexadecimal, or not 3, 4, 6 or 8.
    case badHexColor(String)
    /// A name is that of no device.
    case unknownDevice(String)
    /// A fraction of frames a second is not written as one.
    case badFraction(subject: String, found: String)
    /// A size in bytes is not written as one.
    case badByteSize(subject: String, found: String)
    /// A file's name ends in nothing that can be written.
    case unknownFormat(file: String, known: [String])

    /// A file of the scene is missing.
    case missingFile(kind: FileKind, path: String)
    /// A file of the scene is not what it should be; the fault names the file.
    case brokenFile(kind: FileKind, fault: String)
    /// None of the families that texts name is installed; the faces are drawn instead.
    case missingFamily([String], used: [String])
    /// No font has a glyph for a character of a text.
    case missingGlyphs(text: String)
    /// A folder lies where a file of the scene was expected.
    case notAFile(kind: FileKind, path: String)
    /// A file lies outside the scene's folder.
    case outsideFolder(kind: FileKind, path: String, folder: String)
    /// A URL begins like none of the image map.
    case unmappedURL(String)

    /// A template's placeholder is badly written.
    case badPlaceholder(String, fault: PlaceholderFault)
    /// A placeholder stands where there is no item.
    case placeholderOutsideCard(String)
    /// An item lacks what a placeholder asks for.
    case missingInItem(placeholder: String)
    /// An item's value is a list or an object and cannot be part of a text.
    case notText(placeholder: String, found: String)
    /// A kind of item has no card.
    case noCardForKind(String, known: [String])
    /// More items have a problem that was reported for some.
    case moreItems(count: Int)

    /// A pointer leads to nothing.
    case danglingPointer(String, part: String)
    /// A pointer is not written as RFC 6901 has it.
    case badPointer(String)
    /// A line of a CSV file is not a sample.
    case badSample(found: String)
    /// A CSV file has no sample, or more than a drag may have.
    case wrongSampleCount(limit: Int)
    /// An index lies outside the carousel.
    case indexOutOfRange(subject: String, index: Int, count: Int)
    /// There are no items to show.
    case noItems
    /// A mark's name stands twice; the first at that line.
    case duplicateMark(String, firstLine: Int)
    /// A mark's name has a meaning of its own.
    case reservedMark(String)
    /// A moment names a mark that the script does not set.
    case unknownMark(String)
    /// Nodes are nested too deeply, or are too many.
    case tooManyNodes(limit: Int, isDepth: Bool)
    /// Two keys of a spring belong to different ways of describing one.
    case mixedSpring([String])
    /// A theme is neither `light` nor `dark` nor among the scene's themes.
    case unknownTheme(String)

    /// A variant axis is not one of the scene's.
    case unknownVariantAxis(String, known: [String])
    /// A value is not one of its variant axis's.
    case unknownVariantValue(String, axis: String, known: [String])
    /// The axes of the variants have more combinations than are played.
    case tooManyVariants(found: Int, limit: Int)
    /// The name of a variant axis or value cannot be part of a file's name.
    case badVariantName(String)
    /// The stage has more than one carousel, or none.
    case carouselCount(Int)

    /// The picture would have more pixels than allowed.
    case pictureTooLarge(width: Double, height: Double, limit: Int)

    /// Problems beyond those that are reported.
    case moreProblems(Int)

    /// What a file of a scene is for.
    public enum FileKind: String, Hashable, Sendable {
        /// A picture.
        case image
        /// A font.
        case font
        /// A list of items.
        case items
        /// A script.
        case script
        /// The samples of a drag.
        case samples
        /// A file that is to be written.
        case output
    }

    /// What is wrong with a placeholder.
    public enum PlaceholderFault: Hashable, Sendable {
        /// A brace has no partner.
        case unclosed
        /// A closing brace has no opening one.
        case unopened
        /// There is nothing between the braces.
        case empty
        /// The path is not made of keys and indices.
        case badPath
    }
}
