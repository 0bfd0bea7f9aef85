#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The machine's processors.
public enum Processors {
    /// How many are at work, at least 1.
    public static var available: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}
