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
Interruption.unblock()
PixelMemory.returnLargeBlocks()
if let obstacle = Program.obstacle { exit(Program.end(by: obstacle).rawValue) }
Task.detached { exit(await Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue) }
while true { pause() }
