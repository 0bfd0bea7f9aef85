import FrameGoldens
import Testing

@Suite struct MotionLogTests {
    private func log(_ text: String) throws(MotionLog.Fault) -> MotionLog {
        try MotionLog(csv: Array(text.utf8))
    }

    @Test func columnsAreFoundByName() throws {
        let rows = [
            MotionLog.Row(time: 3, offset: 0, index: 0), MotionLog.Row(time: 3.5, offset: -12.5, index: nil),
        ]
        #expect(try log("time,offset,index\n3,0,0\n3.5,-12.5,\n").rows == rows)
        #expect(try log("\u{FEFF}Index, Time ,note,OFFSET\r\n0,3,x,0\r\n,3.5,,-12.5\r\n\r\n").rows == rows)
        // UIKit counts the other way round, and there is no negative zero.
        #expect(try log("time,contentOffset,index\n3,0,0\n3.5,12.5,").rows == rows)
        #expect(try log("time,contentOffset\n0,0\n1,1").rows[0].offset.sign == .plus)
    }

    static let faults: [(String, Int, String)] = [
        ("", 1, "expected the columns time and offset or contentOffset, found ''"),
        ("time,x\n1,2", 1, "expected the columns time and offset or contentOffset, found 'time,x'"),
        ("time,offset\n1,2", 2, "a log has at least two rows, found 1"),
        ("time,offset\n1,2\n2\n", 3, "expected 2 values, found 1"),
        ("time,offset\n1,2\n\n2,x\n", 4, "offset: expected a number, found 'x'"),
        ("time,offset\nnan,2\n2,3\n", 2, "time: expected a number, found 'nan'"),
        ("time,offset\n1,2\n2,inf\n", 3, "offset: expected a number, found 'inf'"),
        ("time,offset\n1,2\n2,1e300\n", 3, "offset: expected a number, found '1e300'"),
        ("time,offset\n2,2\n1,3\n", 3, "time 1.0 lies before 2.0"),
        ("time,offset,index\n1,2,0.5\n", 2, "index: expected a whole number, found '0.5'"),
        (
            "\u{1}\u{0}\u{2}", 1,
            "expected the columns time and offset or contentOffset, found '\u{1}\u{0}\u{2}'"
        ),
    ]

    @Test(arguments: faults)
    func faultsNameTheirLine(text: String, line: Int, message: String) {
        let fault = #expect(throws: MotionLog.Fault.self) { _ = try log(text) }
        #expect(fault?.line == line)
        #expect(fault?.description == message)
    }
}
