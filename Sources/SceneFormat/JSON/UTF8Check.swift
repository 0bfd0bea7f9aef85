/// The offset of the first byte that belongs to no UTF-8 character, or `nil` where all do.
///
/// Overlong forms, surrogates and values above U+10FFFF are faults, as table 3-7 of the Unicode standard has it.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
        let lead = bytes[index]
        if lead < 0x80 {
            index += 1
            continue
        }
        guard let (length, second) = utf8Form(lead), index + length <= bytes.count,
            second.contains(bytes[index + 1]),
            length < 3 || bytes[index + 2] & 0xC0 == 0x80,
            length < 4 || bytes[index + 3] & 0xC0 == 0x80
        else { return index }
        index += length
    }
    return nil
}

/// How many bytes a character has that begins with a byte, and which may follow as its second.
private func utf8Form(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
}
