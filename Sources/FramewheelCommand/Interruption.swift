import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A wish that the program end soon, as Ctrl-C makes it.
enum Interruption {
    /// A signal that asks for an end.
    struct Request {
        /// The signal's name.
        let name: String
        /// How the program ends for it: 128 and the signal's number, as shells count.
        let status: ExitStatus
        fileprivate let number: Int32
    }

    private static let requests = [
        Request(name: "SIGHUP", status: .hungUp, number: SIGHUP),
        Request(name: "SIGINT", status: .interrupted, number: SIGINT),
        Request(name: "SIGTERM", status: .terminated, number: SIGTERM),
    ]

    /// The signal that came, 0 for none.
    private static let received = Atomic<Int32>(0)

    /// How long the program may go on after a signal, in seconds: a pipe that nobody reads would hold it for ever.
    private static var patience: UInt32 { 10 }

    /// Lets the signals reach this thread, and so the program.
    ///
    /// A thread that starts a program passes on what it has blocked for itself, as those of some libraries have all.
    static func unblock() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in requests.map(\.number) + [SIGALRM] { unsafe sigaddset(&signals, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// From now on the first such signal is only noted; the same signal a second time ends the program at once, as does
    /// a while without an end.
    static func listen() {
        // It must be there before a handler, which may not make it.
        _ = received.load(ordering: .relaxed)
        signal(SIGALRM) { _ in kill(getpid(), Interruption.received.load(ordering: .relaxed)) }
        for request in requests {
            let before = signal(request.number) { number in
                Interruption.received.store(number, ordering: .relaxed)
                signal(number, SIG_DFL)
                alarm(Interruption.patience)
            }
            // What runs in the background, or under `nohup`, is not to be disturbed.
            if isIgnored(before) { signal(request.number, SIG_IGN) }
        }
    }

    /// What asked for an end since `listen`, or `nil`.
    static var request: Request? {
        let number = received.load(ordering: .relaxed)
        return number == 0 ? nil : requests.first { $0.number == number }
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    private static func isIgnored(_ handler: Handler?) -> Bool {
        unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
