#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// How many files the process may have open at once.
public enum OpenFiles {
    /// Asks the system for as many as it allows, and finds out how many more can be open.
    ///
    /// fontconfig and the threads' own machinery draw other pictures, or stop the process, where they cannot open
    /// a file; so it is better known before. None is opened to find out, which would take them from other threads.
    ///
    /// - Parameter wanted: How many are needed.
    /// - Returns: How many there are, at most `wanted`.
    public static func available(of wanted: Int) -> Int {
        let limit = raisedLimit()
        var (free, descriptor) = (0, Int32(0))
        while free < wanted, descriptor < limit {
            if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
            descriptor += 1
        }
        return free
    }

    /// The limit, raised as far as the process may by itself; more than `enough` helps nobody.
    private static func raisedLimit() -> rlim_t {
        var limit = rlimit()
        guard unsafe getrlimit(openFiles, &limit) == 0 else { return enough }
        let old = limit.rlim_cur
        limit.rlim_cur = min(limit.rlim_max, enough)
        guard old < limit.rlim_cur else { return old }
        return unsafe setrlimit(openFiles, &limit) == 0 ? limit.rlim_cur : old
    }

    private static let enough: rlim_t = 1024

    #if canImport(Glibc)
        private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let openFiles = RLIMIT_NOFILE
    #endif
}
