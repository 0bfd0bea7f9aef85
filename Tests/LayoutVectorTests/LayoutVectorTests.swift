import CardLayout
import Foundation
import LayoutVectorCases
import Testing

@Suite struct LayoutVectorTests {
    @Test func everyVectorIsLaidOutAsExpected() throws {
        for vector in try LayoutVector.all() {
            for problem in vector.problems(with: vector.tree.element) { Issue.record("\(problem)") }
        }
    }

    @Test(
        arguments: [
            "[]",
            #"[{"id":"a","tree":{"star":{}},"proposal":{},"expected":[],"tolerance":0}]"#,
            #"[{"id":"a","tree":{"circle":{"size":3}},"proposal":{},"expected":[],"tolerance":0}]"#,
            #"""
            [{"id":"a","tree":{"circle":{},"modifiers":[{"blur":3}]},"proposal":{},"expected":[],"tolerance":0}]
            """#,
            #"[{"id":"a","tree":{"circle":{}},"proposal":{},"expected":[],"tolerance":0,"extra":1}]"#,
        ])
    func aFileThatIsEmptyOrNotUnderstoodIsRefused(text: String) {
        #expect(throws: VectorError.self) { try LayoutVector.all(in: Data(text.utf8)) }
    }

    @Test func aWrongFrameIsReportedWithIdAndPath() throws {
        let text = #"""
            [{"id":"wrong","tree":{"rectangle":{}},"proposal":{"width":10,"height":20},"tolerance":0.001,
              "size":{"width":10,"height":20},
              "expected":[{"path":"","x":0,"y":0,"width":10,"height":21},
                          {"path":"0","x":0,"y":0,"width":1,"height":1}]}]
            """#
        let vector = try #require(try LayoutVector.all(in: Data(text.utf8)).first)
        let problems = vector.problems(with: vector.tree.element)
        #expect(problems.count == 2)
        #expect(problems.first?.hasPrefix(#"wrong: path "": expected"#) == true)
        #expect(problems.last == #"wrong: path "0": no such node"#)
    }
}
