/// Whether verification may write goldens.
///
/// Whatever it writes, what was not the same before it wrote counts as a failure, so that nothing new slips in
/// unseen.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every golden is written anew.
    case all
    /// A golden that is missing or differs is written anew.
    case failed
    /// A golden that is missing is written.
    case missing
    /// Nothing is written.
    case never

    /// The environment's variable that names a mode.
    public static let variable = "FRAMEWHEEL_RECORD"

    /// The mode that an environment asks for: that of `FRAMEWHEEL_RECORD`, else `never` where `CI` is set and
    /// neither empty nor `false`, else `missing`.
    ///
    /// - Returns: `nil` where the variable names no mode.
    public init?(environment: (String) -> String?) {
        if let word = environment(Self.variable), !word.isEmpty {
            self.init(rawValue: word)
        } else if let flag = environment("CI"), !flag.isEmpty, flag != "false" {
            self = .never
        } else {
            self = .missing
        }
    }
}
