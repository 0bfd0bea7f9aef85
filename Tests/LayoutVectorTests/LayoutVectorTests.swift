import CardLayout
import Foundation
import LayoutVectorCases
import Testing

@Suite struct LayoutVectorTests {
    private func problems(in text: String) throws -> [String] {
        try LayoutVector.problems(in: Data(text.utf8)) { $0.element }
    }

    @Test func everyVectorIsLaidOutAsExpected() throws {
        for problem in try LayoutVector.problems(making: { $0.element }) { Issue.record("\(problem)") }
    }

    @Test(arguments: ["[]", "", "{}", "null"])
    func aFileWithoutVectorsIsRefused(text: String) {
        #expect(throws: (any Error).self) { try problems(in: text) }
    }

    @Test(
        arguments: [
            (#"{"star":{}}"#, "", "a.tree.star: unknown kind star"),
            (#"{"circle":{"size":3}}"#, "", #"a.tree.circle: unknown keys ["size"]"#),
            (#"{"circle":{},"modifiers":[{"blur":3}]}"#, "", "a.tree.modifiers[0].blur: unknown modifier"),
            (#"{"circle":{}}"#, #","extra":1"#, #"[0]: unknown keys ["extra"]"#),
        ])
    func whatIsNotUnderstoodIsReported(tree: String, rest: String, problem: String) throws {
        let odd = #"{"id":"a","tree":\#(tree),"proposal":{},"expected":[],"tolerance":0\#(rest)}"#
        #expect(try problems(in: "[\(odd)]") == [problem])
    }

    @Test func everyWrongFrameIsReportedWithIdAndPath() throws {
        let found = try problems(
            in: #"""
                [{"id":"first","tree":{"rectangle":{}},"proposal":{"width":10,"height":20},"tolerance":0.001,
                  "size":{"width":11,"height":20},
                  "expected":[{"path":"","x":0,"y":0,"width":10,"height":21},
                              {"path":"0","x":0,"y":0,"width":1,"height":1}]},
                 {"id":"second","tree":{"rectangle":{}},"proposal":{"width":10.2,"height":20},"tolerance":1,
                  "pixelScale":2,"expected":[{"path":"","x":0,"y":0,"width":10.2,"height":20}],
                  "fits":{"proposal":{"width":10.2,"height":20},"roundedUpTo":{"width":10,"height":20}}}]
                """#)
        let beginnings = [
            "first: size: expected", #"first: path "": expected"#, #"first: path "0": no such node"#,
            #"second: path "": expected"#, "second: fits: expected",
        ]
        #expect(found.count == beginnings.count)
        for (problem, beginning) in zip(found, beginnings) {
            #expect(problem.hasPrefix(beginning), "\(problem)")
        }
    }
}
