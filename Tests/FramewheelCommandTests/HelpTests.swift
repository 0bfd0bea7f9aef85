import Testing

@Suite struct HelpTests {
    @Test func theVersionIsPrinted() throws {
        let run = try Workbench().run("--version")
        #expect(run.status == 0)
        #expect(run.text == "framewheel 0.1.0\n")
    }

    @Test func theHelpListsTheCommands() throws {
        let text = """
            Renders carousels to frames.

            usage: framewheel COMMAND [options]

            commands:
              render     draw stills, sequences of frames and animations
              filmstrip  draw chosen frames side by side, or over one another
              assets     make a scene's pictures for a README, or check that they are still true
              plot       draw offset, velocity, index and events over time
              motion     print the motion frame by frame as CSV
              explain    say in words why the carousel is where it is at one frame
              layout     print slots, cards and element frames as JSON
              record     store how scenes look and move, for verify to compare with
              verify     compare scenes with their goldens and say what differs
              compare    say how two pictures differ, or a device's motion and a scene's
              approve    take over what the last failed verify saw as the new goldens
              prune      list goldens whose scene or variant is gone, and remove them
              validate   check scenes and name all that is wrong with them
              init       write a commented scene to begin with
              schema     print the JSON Schema (2020-12) of scene files
              presets    list the carousels that have a name

            'framewheel COMMAND --help' tells more of a command; --version prints the version.

            """
        for word in ["--help", "-h", "help"] {
            let run = try Workbench().run(word)
            #expect(run.text == text)
            #expect(run.errors == "")
            #expect(run.status == 0)
        }
        let bench = try Workbench()
        let run = try Transcript([], in: bench.folder)
        #expect(run.errors == text)
        #expect(run.text == "")
        #expect(run.status == 2)
    }

    @Test(arguments: HelpText.all + HelpText.goldens)
    func aCommandExplainsItself(command: String, text: String) throws {
        let run = try Workbench().run(command, "--help")
        #expect(run.text == text)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test(arguments: ["schema", "presets"])
    func aCommandWithoutOperandsRefusesThem(command: String) throws {
        let run = try Workbench().run(command, "x")
        #expect(run.errors == "framewheel: error: unexpected argument 'x'\n")
        #expect(run.status == 2)
    }

    @Test func anUnknownCommandHasAHint() throws {
        let run = try Workbench().run("rendr")
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: unknown command 'rendr'\n  hint: did you mean 'render'?\n")
    }
}
