extension Unicode.Scalar {
    /// Whether it is a Korean letter or syllable.
    ///
    /// Korean words are not broken between lines, as iOS has it (`hangulWordPriority`), while Chinese and
    /// Japanese text is broken anywhere.
    public var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true
        default: false
        }
    }
}
