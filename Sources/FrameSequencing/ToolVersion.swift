/// The version of Framewheel.
public enum ToolVersion {
    /// The version by Semantic Versioning.
    public static let current = "0.1.0"
    /// The name and the version, as files say what made them.
    public static var software: String { "Framewheel \(current)" }
}
