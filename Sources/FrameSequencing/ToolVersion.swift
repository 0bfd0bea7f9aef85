/// The version of Framewheel.
public enum ToolVersion {
    /// The version by Semantic Versioning.
    public static let current = "0.1.0"
}
