import FileStorage
import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// A reader that goes away must not kill the program before it can say so.
signal(SIGPIPE, SIG_IGN)
// Nor must a limit on the size of files, which is reported as any other reason not to write.
signal(SIGXFSZ, SIG_IGN)
exit(await Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
