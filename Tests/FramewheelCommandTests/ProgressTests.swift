import Foundation
import Testing

@testable import FramewheelCommand

/// What is said while frames are made.
@Suite struct ProgressTests {
    @Test(arguments: [
        (0, 10, 80, "[                              ] line"),
        (5, 10, 80, "[###############               ] line"),
        (10, 10, 80, "[##############################] line"), (1, 3, 13, "[##    ] line"),
        (1, 1, 8, "[#] line"), (1, 1, 7, "line"), (1, 1, 3, "lin"), (0, 1, 0, ""), (0, 0, 9, "[##] line"),
    ])
    func theBarFitsTheTerminal(done: Int, total: Int, width: Int, expected: String) {
        #expect(ProgressDisplay.bar(done: done, of: total, "line", width: width) == expected)
    }

    @Test(arguments: [
        (0.2, "0 s"), (59.4, "59 s"), (59.6, "1 min 00 s"), (754, "12 min 34 s"), (3600, "1 h 00 min"),
        (100_000, "27 h 46 min"), (.infinity, "?"),
    ])
    func timesAreSaidInTwoUnits(seconds: Double, expected: String) {
        #expect(ProgressDisplay.time(seconds) == expected)
    }

    private func terminal(_ command: String, _ bench: Workbench) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/script")
        process.arguments = ["-qec", command, "/dev/null"]
        process.currentDirectoryURL = bench.folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    @Test(.enabled(if: hasTerminals, "needs script"), arguments: [80, 50])
    func aTerminalShowsABarOnOneLine(width: Int) throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 20)])
        let program = Transcript.program.path
        let said = try terminal(
            "stty cols \(width); TERM=xterm '\(program)' render scene.json -o f/%d.png", bench)
        #expect(said.hasSuffix("\r\n"))
        #expect(said.count { $0 == "\r\n" } == 1)
        let shown = said.dropLast().split(separator: "\r")
        #expect(shown.count > 1)
        for text in shown {
            #expect(text.hasSuffix("\u{1B}[K"))
            #expect(text.count - 3 < width)
        }
        #expect(shown.last?.contains("frame 1200/1200, ") == true)
    }

    /// The first line that a command says about work without end.
    private func firstLine(_ command: [String], _ bench: Workbench) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = bench.folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        process.terminate()
        process.waitUntilExit()
        return String(decoding: said.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    @Test func whereThereIsNoTerminalThereAreLines() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let program = Transcript.program.path
        let line = try firstLine([program, "render", "scene.json", "-o", "f/%d.png"], bench)
        #expect(line.wholeMatch(of: /frame \d+\/60000, [\d.]+ fps, .* left/) != nil, "\(line)")
    }

    @Test(.enabled(if: hasTerminals, "needs script")) func aPlainTerminalHasLines() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let command = "TERM=dumb exec '\(Transcript.program.path)' render scene.json -o f/%d.png"
        let line = try firstLine(["/usr/bin/script", "-qec", command, "/dev/null"], bench)
        #expect(line.wholeMatch(of: /frame \d+\/60000, [\d.]+ fps, .* left\r/) != nil, "\(line)")
    }

    @Test(.enabled(if: hasTerminals, "needs script"), arguments: ["--quiet", "--no-progress"])
    func nothingIsShownWhereNothingIsWanted(option: String) throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 5)])
        let program = Transcript.program.path
        #expect(
            try terminal("TERM=xterm '\(program)' render scene.json -o f/%d.png \(option)", bench) == "")
    }

    @Test(.enabled(if: hasTerminals, "needs script")) func aTerminalIsNoPlaceForPictures() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1)])
        let said = try terminal("'\(Transcript.program.path)' render scene.json -o -", bench)
        #expect(
            said
                == "framewheel: error: -: standard output is a terminal; send it to a file or a program\r\n")
    }
}
