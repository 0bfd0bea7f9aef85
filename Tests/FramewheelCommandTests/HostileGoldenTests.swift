import Foundation
import Testing

/// Goldens under circumstances that nobody wishes for: each ends in words, and no golden is lost or half-written.
@Suite struct HostileGoldenTests {
    private static func scene(card: Int = 1, variants: String = "") -> String {
        """
        { "framewheel": 1, "viewport": { "width": 40, "height": 30 }, "textMode": "blocks", \(variants)
          "carousel": { "slot": { "width": 20, "height": 20 } }, "items": { "count": 3 },
          "golden": { "frames": ["first", "rest"] }, "script": [{ "at": 0.1, "select": \(card) }] }
        """
    }

    private static let themes =
        "\"variants\": { \"theme\": { \"light\": {}, \"dark\": { \"theme\": \"dark\" } } },"

    private func write(_ bench: Workbench, _ name: String, card: Int = 1, variants: String = "") throws {
        try bench.write(Data(Self.scene(card: card, variants: variants).utf8), to: name)
    }

    /// Runs a line of the shell in the folder, with the program as `framewheel`.
    private func shell(_ line: String, in bench: Workbench) throws -> Transcript {
        let program = Transcript.program
        return try Transcript(
            ["-c", line], in: bench.folder,
            path: "\(program.deletingLastPathComponent().path):/usr/bin:/bin",
            program: URL(filePath: "/bin/sh"))
    }

    // MARK: - Folders in folders

    @Test(arguments: [["x.json", "x/y.json"], ["x/y.json", "x.json"]])
    func aGoldenInTheFolderOfAnotherOneIsNotLost(order: [String]) throws {
        let bench = try Workbench()
        for name in order { try write(bench, name) }
        for name in order + order { #expect(try bench.run("record", name).status == 0) }
        #expect(try bench.run("verify", "--quiet").text == "2 goldens: 2 the same\n")
        #expect(try bench.run("prune").status == 0)
        try write(bench, "x.json", card: 2)
        try write(bench, "x/y.json", card: 2)
        #expect(try bench.run("verify", "--record", "never").status == 1)
        #expect(try bench.run("approve", "x.json").text == "goldens/x: approved\n")
        // The other one is not approved with it.
        #expect(
            try bench.run("verify", "--quiet", "--record", "never").text.hasSuffix(
                "2 goldens: 1 the same, 1 differs\n"))
        try FileManager.default.removeItem(at: bench.folder.appending(path: "x.json"))
        #expect(try bench.run("prune", "--yes").text == "goldens/x: removed, its scene x.json is gone\n")
        #expect(bench.allNames.contains("goldens/x/y/golden.json"))
        #expect(!bench.allNames.contains("goldens/x/golden.json"))
    }

    @Test func aSceneMayGetVariantsAndLoseThem() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        try write(bench, "x.json", variants: Self.themes)
        let verified = try bench.run("verify", "x.json", "--record", "never")
        #expect(verified.status == 1 && !verified.errors.contains("error"))
        #expect(verified.text.hasSuffix("2 goldens: 2 had no goldens\n"))
        _ = try bench.run("record", "x.json")
        #expect(
            try bench.run("prune", "--yes").text
                == "goldens/x: removed, x.json has no such variant any more\n")
        #expect(try bench.run("verify", "--quiet").text == "2 goldens: 2 the same\n")
        try write(bench, "x.json")
        let without = try bench.run("verify", "x.json", "--record", "never")
        #expect((without.status, without.text.hasSuffix("1 golden: 1 had no golden\n")) == (1, true))
    }

    @Test func aLinkIsNotFollowed() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        try FileManager.default.createSymbolicLink(
            at: bench.folder.appending(path: "goldens/again"),
            withDestinationURL: bench.folder.appending(path: "goldens"))
        #expect(try bench.run("prune").text == "goldens: every golden has its scene\n")
        #expect(try bench.run("verify", "--quiet").text == "1 golden: 1 the same\n")
    }

    @Test func otherFilesAmongTheGoldensAreLeftAlone() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        for name in [
            "goldens/README.md", "goldens/.DS_Store", "goldens/x/.DS_Store", "goldens/notes/todo.txt",
        ] {
            try bench.write(Data("?".utf8), to: name)
        }
        #expect(try bench.run("verify", "--quiet").status == 0)
        #expect(try bench.run("prune", "--yes").status == 0)
        #expect(
            bench.allNames.contains("goldens/README.md") && bench.allNames.contains("goldens/notes/todo.txt"))
    }

    @Test func aBrokenGoldenDoesNotStopTheOthers() throws {
        let bench = try Workbench()
        for name in ["x.json", "y.json"] { try write(bench, name) }
        _ = try bench.run("record", "x.json", "x.json", "y.json")
        try bench.write(Data("{ \"golden\": 99 }".utf8), to: "goldens/x/golden.json")
        let error =
            "framewheel: error: goldens/x/golden.json: has format 99, written by a newer framewheel; "
            + "this one reads up to 1\n"
        let verified = try bench.run("verify")
        #expect((verified.status, verified.errors) == (3, error))
        #expect(verified.text == "y.json: the same\n1 golden: 1 the same\n")
        try FileManager.default.removeItem(at: bench.folder.appending(path: "y.json"))
        let pruned = try bench.run("prune", "--yes")
        #expect((pruned.status, pruned.errors) == (3, error))
        #expect(pruned.text == "goldens/y: removed, its scene y.json is gone\n")
        let alone = try bench.run("verify")
        #expect((alone.status, alone.errors) == (3, error))
    }

    @Test(arguments: ["1", "2", "7"]) func howManyWorkersThereAreDoesNotMatter(count: String) throws {
        let bench = try Workbench()
        let names = (0..<5).map { "s\($0).json" }
        for name in names { try write(bench, name, variants: Self.themes) }
        #expect(try Transcript(["record", "--jobs", "1"] + names, in: bench.folder).status == 0)
        let run = try Transcript(["verify", "--quiet", "--jobs", count] + names, in: bench.folder)
        #expect((run.status, run.text) == (0, "10 goldens: 10 the same\n"))
    }

    // MARK: - Names

    @Test func scenesOfOneFolderAreRefused() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        try write(bench, "x.jsonc")
        let run = try bench.run("record", "x.json", "x.jsonc")
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: goldens/x: would be the golden of x.json and of x.jsonc\n")
        #expect(!bench.names.contains("goldens"))
    }

    @Test(arguments: [
        "my shelf.json", "it's.json", "朝の 海.json", "a\"b$HOME`c`.json", "deep/er/é.json", "-x.json",
    ])
    func theNextCommandCanBeTypedAsItStands(name: String) throws {
        let bench = try Workbench()
        try write(bench, name, variants: Self.themes)
        let given = name.hasPrefix("-") ? "./" + name : name
        #expect(try Transcript(["record", given], in: bench.folder).status == 0)
        try write(bench, name, card: 2, variants: Self.themes)
        let verified = try Transcript(
            ["verify", given, "--variant", "theme=dark", "--record", "never"], in: bench.folder)
        #expect(verified.status == 1)
        let next = try #require(
            verified.text.split(separator: "\n").first { $0.hasPrefix("  next: ") }?.dropFirst(8))
        let approved = try shell(String(next), in: bench)
        #expect((approved.status, approved.errors) == (0, ""), "\(next)")
        #expect(try Transcript(["verify", given, "--variant", "theme=dark"], in: bench.folder).status == 0)
    }

    // MARK: - Modes

    static let modes: [(environment: String, option: String, status: Int32, written: Bool)] = [
        ("CI=1", "", 1, false), ("CI=false", "", 1, true), ("CI=", "", 1, true),
        ("CI=1", "--record missing", 1, true),
        ("CI=1 FRAMEWHEEL_RECORD=missing", "", 1, true), ("FRAMEWHEEL_RECORD=never", "", 1, false),
        ("FRAMEWHEEL_RECORD=never", "--record all", 1, true), ("FRAMEWHEEL_RECORD=", "", 1, true),
        ("FRAMEWHEEL_RECORD=always", "", 2, false), ("FRAMEWHEEL_RECORD=always", "--record never", 1, false),
    ]

    @Test(arguments: modes)
    func theModeIsThatOfTheOptionThenOfTheEnvironment(
        mode: (environment: String, option: String, status: Int32, written: Bool)
    ) throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        let run = try shell(
            "env -u CI -u FRAMEWHEEL_RECORD \(mode.environment) framewheel verify x.json \(mode.option)",
            in: bench)
        #expect(run.status == mode.status)
        #expect(bench.allNames.contains("goldens/x/golden.json") == mode.written)
        if mode.status == 2 {
            #expect(
                run.errors
                    == "framewheel: error: FRAMEWHEEL_RECORD=always: expected one of all, failed, missing, never\n"
            )
        }
    }

    @Test func tooManyVariantsAreToldOnce() throws {
        let bench = try Workbench()
        let axes = (0..<9).map { "\"a\($0)\": { \"x\": {}, \"y\": {} }" }.joined(separator: ", ")
        try write(bench, "x.json", variants: "\"variants\": { \(axes) },")
        for command in ["record", "verify"] {
            let run = try bench.run(command, "x.json")
            #expect(run.status == 2)
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(run.errors.contains("the variants have 512 combinations, expected at most 256"))
        }
        #expect(!bench.names.contains("goldens"))
    }

    // MARK: - Disks and kills

    @Test func aFullDiskLeavesTheOldGolden() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        let before = bench.allNames
        try write(bench, "x.json", card: 2)
        // No file may be longer than 512 bytes.
        let run = try shell("ulimit -f 1; framewheel record x.json", in: bench)
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("framewheel: error: goldens/"))
        #expect(bench.allNames == before)
        try write(bench, "x.json")
        #expect(try bench.run("verify").status == 0)
    }

    /// Without rights to write, a difference is told all the same where nothing may be written, and the folder is
    /// named where something may.
    @Test func aFolderThatMayNotBeWrittenToIsNamed() throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        try write(bench, "x.json", card: 2)
        // Whoever may do everything is made somebody else.
        let user = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        defer { _ = try? shell("chmod -R u+w .", in: bench) }
        #expect(try shell("chmod -R a+rX,a-w .", in: bench).status == 0)
        let before = bench.allNames
        let same = try shell(user + "framewheel verify --record never --variant x=y", in: bench)
        #expect(same.status == 2)
        let told = try shell(user + "framewheel verify --record never", in: bench)
        #expect(told.status == 1)
        #expect(told.text.contains("x.json: motion differs") && told.errors == "")
        for mode in ["missing", "failed", "all"] {
            let run = try shell(user + "framewheel verify --record \(mode)", in: bench)
            #expect(run.status == 3)
            #expect(run.errors.hasPrefix("framewheel: error: goldens/"))
            #expect(run.errors.contains(": permission denied"))
        }
        let run = try shell(user + "framewheel record x.json", in: bench)
        #expect(run.status == 3 && run.errors.contains("permission denied"))
        #expect(bench.allNames == before)
    }

    @Test(arguments: [0.02, 0.05, 0.1, 0.2, 0.4]) func aKilledRunLeavesWholeGoldens(seconds: Double) throws {
        let bench = try Workbench()
        let names = (0..<30).map { "s\($0).json" }
        for name in names { try write(bench, name) }
        _ = try shell("timeout -s KILL \(seconds) framewheel record s*.json", in: bench)
        let verified = try Transcript(["verify", "--record", "never"] + names, in: bench.folder)
        #expect(!verified.errors.contains("error") && !verified.text.contains("differ"))
        #expect(try Transcript(["record"] + names, in: bench.folder).status == 0)
        #expect(try bench.run("verify", "--quiet").text == "30 goldens: 30 the same\n")
        #expect(bench.allNames.filter { $0.hasSuffix(".new") || $0.contains("framewheel-old") } == [])
    }

    @Test func twoRunsAtOnceLeaveOneReport() async throws {
        let bench = try Workbench()
        try write(bench, "x.json")
        _ = try bench.run("record", "x.json")
        try write(bench, "x.json", card: 2)
        let folder = bench.folder
        let statuses = await withTaskGroup(of: Int32?.self) { group in
            for _ in 0..<4 { group.addTask { try? Transcript(["verify"], in: folder).status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == [1, 1, 1, 1])
        let page = String(decoding: try bench.data(of: "goldens/.report/report.html"), as: UTF8.self)
        #expect(page.contains("motion differs") || page.contains("data-layer=\"motion\""))
        #expect(bench.allNames.contains("goldens/.report/failure-1/rest-strip.png"))
        // What is right again leaves no report of what was wrong.
        try write(bench, "x.json")
        #expect(try bench.run("verify").status == 0)
        #expect(!bench.allNames.contains { $0.contains(".report") })
    }
}
