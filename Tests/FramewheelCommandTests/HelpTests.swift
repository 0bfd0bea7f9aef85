import Testing

@Suite struct HelpTests {
    @Test func theVersionIsPrinted() throws {
        let run = try Workbench().run("--version")
        #expect(run.status == 0)
        #expect(run.text == "framewheel 0.1.0\n")
    }

    @Test func anUnknownCommandHasAHint() throws {
        let run = try Workbench().run("rendr")
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: unknown command 'rendr'\n  hint: did you mean 'render'?\n")
    }
}
