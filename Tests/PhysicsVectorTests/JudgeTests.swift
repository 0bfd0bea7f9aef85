import Foundation
import Testing
import VectorFiles

/// The judge itself: it must not pass what it has not checked.
@Suite struct JudgeTests {
    private func vectors(_ json: String) throws -> [VectorCase] {
        try VectorFile(path: "in memory", json: Data(json.utf8)).cases
    }

    private func failures(_ json: String) throws -> [String] {
        try vectors("[\(json)]").flatMap(PublishedVectors.failures(of:))
    }

    @Test func anUnknownTopicFails() throws {
        let json = #"{"topic": "warp", "id": "w1", "inputs": {}, "expected": {"x": 1}, "tolerance": 0}"#
        #expect(try failures(json) == ["unknown topic"])
    }

    @Test func anUnknownExpectedKeyFails() throws {
        let json = """
            {"topic": "swift_rounded", "id": "r1", "inputs": {"x": 0.5}, "expected": {"rounded": 1, "y": 2},
             "tolerance": 0}
            """
        #expect(try failures(json) == ["y: expected, but no checker answers it"])
    }

    @Test func aVectorWithoutExpectationFails() throws {
        let json =
            #"{"topic": "swift_rounded", "id": "r1", "inputs": {"x": 1}, "expected": {}, "tolerance": 0}"#
        #expect(try failures(json) == ["expects nothing"])
    }

    @Test func aMissingInputFails() throws {
        let json =
            #"{"topic": "swift_rounded", "id": "r", "inputs": {}, "expected": {"rounded": 1}, "tolerance": 0}"#
        #expect(try failures(json) == ["input x: expected a number, found nothing"])
    }

    @Test func aToleranceMayBeSaidPerKey() throws {
        let json = """
            {"topic": "any", "id": "a", "inputs": {}, "expected": {"x": 1, "y": 1, "z": 1},
             "tolerance": {"x": 0.5, "y": 0.01}}
            """
        let vector = try #require(try vectors("[\(json)]").first)
        let failures = vector.failures(of: ["x": 1.5, "y": 1.5, "z": 1.0625])
        #expect(failures.map { $0.prefix(1) } == ["y", "z"])
    }

    @Test func toleranceHoldsInsideArraysAndObjects() {
        let expected = JSONValue.object(["a": .array([1, 2])])
        let near = JSONValue.object(["a": .array([1.001, 2])])
        let short = JSONValue.object(["a": .array([1])])
        #expect(differences(of: near, from: expected, tolerance: 0.01, at: "x").isEmpty)
        #expect(differences(of: near, from: expected, tolerance: 0, at: "x").count == 1)
        #expect(differences(of: short, from: expected, tolerance: 0.01, at: "x").count == 1)
    }

    @Test func nothingIsEqualToNaN() {
        #expect(!differences(of: .number(.nan), from: 1, tolerance: 1, at: "x").isEmpty)
        #expect(differences(of: .number(.infinity), from: .number(.infinity), tolerance: 0, at: "x").isEmpty)
    }

    @Test func aFileMayNameInfinity() throws {
        let json = """
            [{"topic": "any", "id": "a", "inputs": {}, "expected": {"time": Infinity}, "tolerance": 0}]
            """
        #expect(try vectors(json).first?.expected["time"] == .number(.infinity))
    }
}
