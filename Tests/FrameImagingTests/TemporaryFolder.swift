import FileStorage
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of its own for a test; it goes with the test.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        var template = Array("/tmp/framewheel-test-XXXXXX".utf8CString)
        let name = unsafe try #require(mkdtemp(&template))
        path = unsafe FilePath(String(cString: name))
    }

    deinit { exitStatus(of: "/bin/rm", ["-rf", path.text]) }
}

/// Runs a program to its end; its status, or −1 where it did not start.
@discardableResult
func exitStatus(of program: String, _ arguments: [String]) -> Int32 {
    var strings = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe strings.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, program, nil, nil, &strings, environ) == 0 else { return -1 }
    var status: Int32 = 0
    guard unsafe waitpid(child, &status, 0) == child else { return -1 }
    return status >> 8 & 0xFF
}
