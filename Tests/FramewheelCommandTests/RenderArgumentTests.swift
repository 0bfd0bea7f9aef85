import Testing

/// Arguments of `render` that cannot be: what is said, and that nothing is written.
@Suite struct RenderArgumentTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "textMode": "blocks",
          "items": { "count": 5 },
          "script": [{ "at": 0.5, "select": 1 }, { "mark": "half" }] }
        """

    static let rate = "expected a number above 0 up to 1000, or a fraction such as 30000/1001"
    static let moment = "no such moment; expected seconds, a mark, 'first' or 'rest'"
    static let names = """
        expected .png, .jpg, .webp, .svg, .gif, .apng, .mp4 or .webm, or frames/%04d.png for a sequence
        """

    static let outputs: [([String], String)] = [
        ([], "no output: give -o FILE, or write \"outputs\" into the scene"),
        (["-o", "o.xyz"], "o.xyz: unknown format '.xyz'; \(names)"),
        (["-o", "o"], "o: the name has no extension; \(names)"),
        (["-o", "f/%d-%d.png"], "f/%d-%d.png: expected one %d or %04d for the frame's number"),
        (["-o", "f/%04d.jpg"], "f/%04d.jpg: a sequence is made of .png or .svg files"),
        (["-o", ""], "--output needs a value: --output FILE"),
        (["-o"], "--output needs a value: --output FILE"),
        (
            ["-o", "o-{theme}.png"],
            "o-{theme}.png: the scene has no variant 'theme'\n  hint: it has no variants"
        ),
    ]

    static let values: [([String], String)] = [
        (["-o", "f/%d.png", "--fps", "0"], "--fps 0: \(rate)"),
        (["-o", "f/%d.png", "--fps", "-60"], "--fps -60: \(rate)"),
        (["-o", "f/%d.png", "--fps", "60/0"], "--fps 60/0: \(rate)"),
        (["-o", "f/%d.png", "--fps", "nan"], "--fps nan: \(rate)"),
        (["-o", "f/%d.png", "--fps", "1e999"], "--fps 1e999: \(rate)"),
        (["-o", "f/%d.png", "--png", "tiny"], "--png tiny: expected fast or small"),
        (["-o", "f/%d.png", "--frames", "3"], "--frames 3: expected A..B with 0 ≤ A ≤ B, such as 0..59"),
        (
            ["-o", "f/%d.png", "--frames", "2..1"],
            "--frames 2..1: expected A..B with 0 ≤ A ≤ B, such as 0..59"
        ),
        (
            ["-o", "f/%d.png", "--frames", "-1..1"],
            "--frames -1..1: expected A..B with 0 ≤ A ≤ B, such as 0..59"
        ),
        (["-o", "o.png", "--scale", "0"], "--scale 0: expected a number from 0.001 to 100"),
        (["-o", "o.png", "--scale", "nan"], "--scale nan: expected a number from 0.001 to 100"),
        (["-o", "o.png", "--scale", "1e999"], "--scale 1e999: expected a number from 0.001 to 100"),
        (["-o", "o.png", "--width", "-3"], "--width -3: expected a whole number from 1 to 1000000"),
        (["-o", "o.png", "--width", "10.5"], "--width 10.5: expected a whole number from 1 to 1000000"),
        (["-o", "o.png", "--at", "-1"], "--at -1: expected a time of at least 0 s"),
        (["-o", "o.png", "--at", "1e999"], "--at 1e999: expected a time of at least 0 s"),
        (["-o", "o.png", "--at", "haf"], "--at haf: \(moment)\n  hint: the script's marks are half"),
        (["-o", "o.png", "--frame", "-1"], "--frame -1: expected a whole number from 0 to 1000000000"),
        (["-o", "o.png", "--index", "5"], "--index 5: expected a page from 0 to 4"),
        (["-o", "o.png", "--index", "-1"], "--index -1: expected a page from 0 to 4"),
        (["-o", "o.png", "--index", "x"], "--index x: expected a page from 0 to 4"),
        (
            ["-o", "o.png", "--index", "1", "--drag", "1e7"],
            "--drag 1e7: expected a number from -1000000 to 1000000"
        ),
        (
            ["-o", "o.png", "--max-pixels", "0"],
            "--max-pixels 0: expected a whole number from 1 to 2147483647"
        ),
        (["-o", "o.png", "--variant", "dark"], "--variant dark: expected AXIS=VALUE, such as theme=dark"),
        (
            ["-o", "o.png", "--variant", "theme=dark"],
            "there is no variant axis \"theme\", since the scene has no variants"
        ),
    ]

    /// Options are checked alike for stills and sequences, whether they mean anything there or not.
    static let sequences: [([String], String)] = ["o.png", "f/%d.png"].flatMap { name in
        [
            (["-o", name, "--jobs", "0"], "--jobs 0: expected a whole number from 1 to 256"),
            (["-o", name, "--jobs", "x"], "--jobs x: expected a whole number from 1 to 256"),
            (["-o", name, "--every", "0"], "--every 0: expected a whole number from 1 to 1000000000"),
            (["-o", name, "--shard", "0/2"], "--shard 0/2: expected I/N with 1 ≤ I ≤ N, such as 1/4"),
            (["-o", name, "--shard", "3/2"], "--shard 3/2: expected I/N with 1 ≤ I ≤ N, such as 1/4"),
            (["-o", name, "--shard", "2"], "--shard 2: expected I/N with 1 ≤ I ≤ N, such as 1/4"),
            (["-o", name, "--shard", "1/2/3"], "--shard 1/2/3: expected I/N with 1 ≤ I ≤ N, such as 1/4"),
            (
                ["-o", name, "--stream", "avi"],
                "--stream avi: expected rgba, png, gif, apng, webp, mp4 or webm"
            ),
            (["-o", name, "--stream", "png"], "--stream is for standard output, a device or a pipe: -o -"),
            (["-o", name, "--fps", "0"], "--fps 0: \(rate)"),
            (["-o", name, "--frames", "3"], "--frames 3: expected A..B with 0 ≤ A ≤ B, such as 0..59"),
        ]
    }

    static let conflicts: [([String], String)] = [
        (["-o", "o.png", "--scale", "1", "--width", "9"], "--scale and --width exclude each other"),
        (["-o", "o.png", "--at", "0", "--frame", "1"], "--at and --frame exclude each other"),
        (
            ["-o", "o.png", "--at", "0", "--index", "1"],
            "--index is for a state without a script; leave out --at"
        ),
        (
            ["-o", "o.png", "--frame", "0", "--index", "1"],
            "--index is for a state without a script; leave out --frame"
        ),
        (
            ["-o", "o.png", "--every", "2"],
            "--every is for a sequence; 'o.png' is a still, choose it by --at or --frame"
        ),
        (
            ["-o", "-", "--shard", "1/2"],
            "--shard is for a sequence; '-' is a still, choose it by --at or --frame"
        ),
        (
            ["-o", "-", "--stream", "png", "--at", "0"],
            "--at is for a still; choose frames of a sequence by --frames A..B"
        ),
        (["-o", "o.png", "--drag", "3"], "--drag needs --index, the page that is dragged"),
        (["-o", "o.png", "--at", "0", "--at", "1"], "--at is given twice"),
        (
            ["-o", "o.png", "--frames", "0..1"],
            "--frames is for a sequence; 'o.png' is a still, choose it by --at or --frame"
        ),
        (
            ["-o", "f/%d.png", "--at", "0"],
            "--at is for a still; choose frames of a sequence by --frames A..B"
        ),
        (
            ["-o", "f/%d.png", "--index", "0"],
            "--index is for a still; choose frames of a sequence by --frames A..B"
        ),
        (
            ["-o", "f/%d.png", "--index", "0", "--drag", "4"],
            "--drag is for a still; choose frames of a sequence by --frames A..B"
        ),
        (["-o", "o.png", "other.json"], "unexpected argument 'other.json' after 'scene.json'"),
        (
            ["-o", "o.png", "--base", "."],
            "--base is for a scene from stdin; 'scene.json' has its own folder"
        ),
        (
            ["-o", "o.png", "--sclae", "2"],
            "unknown option '--sclae' of 'render'\n  hint: did you mean '--scale'?"
        ),
        (["-o", "o.png", "--quiet=1"], "--quiet takes no value"),
        (["-o", "o.gif", "--at", "0"], "--at is for a still; 'o.gif' moves"),
        (["-o", "o.mp4", "--frame", "0"], "--frame is for a still; 'o.mp4' moves"),
        (["-o", "o.gif", "--resume"], "--resume is for numbered files; 'o.gif' is one file"),
        (["-o", "o.gif", "--copy-repeats"], "--copy-repeats is for numbered files; 'o.gif' is one file"),
        (["-o", "o.gif", "--shard", "1/2"], "--shard is for numbered files; 'o.gif' is one file"),
        (["-o", "o.png", "--hold", "1"], "--hold is for what moves; 'o.png' is a still"),
        (
            ["-o", "f/%d.png", "--boomerang"],
            "--boomerang is for what moves in one file; 'f/%d.png' are frames"
        ),
        (
            ["-o", "o.gif", "--repeat", "0"],
            "--repeat 0: expected forever, or a whole number from 1 to 65535"
        ),
        (["-o", "o.gif", "--hold", "601"], "--hold 601: expected a number from 0 to 600"),
        (["-o", "o.gif", "--speed", "0"], "--speed 0: expected a number from 0.01 to 100"),
        (["-o", "o.gif", "--encoder-quality", "0"], "--encoder-quality 0: expected a number from 1 to 100"),
        (
            ["-o", "o.gif", "--max-bytes", "5 apples"],
            "--max-bytes 5 apples: expected a size such as 5MB, 500kB or 300000"
        ),
        (
            ["-o", "o.gif", "--background", "whit"],
            "--background: unknown colour \"whit\", did you mean \"white\"?"
        ),
        (
            ["-o", "o.png", "-o", "{theme}.png"],
            "{theme}.png: the scene has no variant 'theme'\n  hint: it has no variants"
        ),
        (["-o", "o.png", "-o", "o.png"], "o.png: is the name of two outputs"),
    ]

    /// Options that no output has a use for.
    static let idle: [([String], String)] = [
        (["-o", "o.svg", "--png", "small"], "--png is for .png and .apng; 'o.svg' is none"),
        (["-o", "o.svg", "--at", "0", "--png", "fast"], "--png is for .png and .apng; 'o.svg' is none"),
        (["-o", "f/%d.svg", "--png", "small"], "--png is for .png and .apng; 'f/%d.svg' is none"),
        (["-o", "o.jpg", "-o", "o.gif", "--png", "small"], "--png is for .png and .apng; 'o.jpg' is none"),
        (["-o", "-", "--stream", "rgba", "--png", "small"], "--png is for .png and .apng; '-' is none"),
        (["-o", "o.svg", "--quality", "vector"], "--quality is for pixels; 'o.svg' has none"),
        (["-o", "f/%d.svg", "--quality", "sprite"], "--quality is for pixels; 'f/%d.svg' has none"),
        (["-o", "o.svg", "--max-pixels", "9"], "--max-pixels is for pixels; 'o.svg' has none"),
        (["-o", "o.svg", "--at", "0", "--max-pixels", "9"], "--max-pixels is for pixels; 'o.svg' has none"),
        (["-o", "o.svg", "--fps", "30"], "--fps is for frames; 'o.svg' has none"),
        (["-o", "o.png", "--fps", "30"], "--fps is for frames and --frame N; 'o.png' is a still"),
        (["-o", "o.gif", "--animated"], "--animated is for a file that ends in .png; 'o.gif' is none"),
        (["-o", "f/%d.png", "--animated"], "--animated is for a file that ends in .png; 'f/%d.png' is none"),
        (
            ["-o", "f/%d.png", "--drag", "3"],
            "--drag is for a still; choose frames of a sequence by --frames A..B"
        ),
        (["-o", "o.gif", "--drag", "3"], "--drag is for a still; 'o.gif' moves"),
        (
            ["-o", "f/%d.png", "--max-bytes", "9kB"],
            "--max-bytes is for what moves in one file; 'f/%d.png' are frames"
        ),
        (["-o", "o.gif", "--min-fps", "5"], "--min-fps is for --max-bytes, which is not given"),
    ]

    /// The same options where one of the outputs, or the moment, has a use for them.
    static let busy: [[String]] = [
        ["-o", "o.svg", "-o", "o.png", "--png", "small"], ["-o", "o.apng", "--png", "small"],
        ["-o", "o.svg", "-o", "o.gif", "--quality", "vector"],
        ["-o", "o.svg", "-o", "o.jpg", "--max-pixels", "99999"],
        ["-o", "o.svg", "-o", "o.gif", "--fps", "20"], ["-o", "o.png", "--frame", "1", "--fps", "30"],
        ["-o", "o.gif", "-o", "o.png", "--animated"], ["-o", "o.png", "--index", "1", "--drag", "3"],
        ["-o", "o.gif", "-o", "f/%d.png", "--max-bytes", "9MB", "--min-fps", "5"],
        ["-o", "o.svg", "--at", "0", "--max-bytes", "9MB"],
    ]

    @Test(arguments: busy)
    func whatOneOutputNeedsIsTaken(arguments: [String]) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try Transcript(["render", "scene.json", "--quiet"] + arguments, in: bench.folder)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func aStillDrawingOverTheLimitIsNotWritten() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "o.svg", "--at", "0", "--max-bytes", "500")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("framewheel: error: o.svg: has "))
        #expect(run.errors.hasSuffix(" bytes, expected at most 500\n"))
        #expect(bench.allNames == ["scene.json"])
    }

    @Test(arguments: outputs + values + sequences + conflicts + idle)
    func theMessageNamesTheArgument(arguments: [String], message: String) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try Transcript(["render", "scene.json"] + arguments, in: bench.folder)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(run.status == 2)
        #expect(run.text == "")
        #expect(bench.allNames == ["scene.json"])
    }

    @Test func aSceneIsNeeded() throws {
        let run = try Workbench().run("render", "-o", "o.png")
        #expect(run.errors == "framewheel: error: SCENE is missing\n")
        #expect(run.status == 2)
    }

    @Test func framesBeyondTheEndAreNamed() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "%d.png", "--fps", "4", "--frames", "1..999")
        let motion = try bench.run("motion", "scene.json", "--fps", "4")
        let last = motion.text.split(separator: "\n").count - 2
        #expect(
            run.errors
                == "framewheel: error: --frames 1..999: the scene has frames 0 to \(last) at this rate\n")
        #expect(run.status == 2)
        #expect(bench.allNames == ["scene.json"])
    }
}
