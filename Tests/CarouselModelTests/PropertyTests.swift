import CarouselModel
import Foundation
import Testing

/// What holds for every carousel and every script, tried with made-up ones.
@Suite struct PropertyTests {
    /// How many scripts are tried; the environment variable FRAMEWHEEL_PROPERTY_RUNS says another number.
    private static let runs =
        ProcessInfo.processInfo.environment["FRAMEWHEEL_PROPERTY_RUNS"].flatMap(Int.init) ?? 2000
    /// The scripts are shared out among as many tests, which run side by side.
    private static let shares = 4

    private static let all: [Property] = [
        .restsOnSnap, .isFinite, .isContinuous, .framesAgree, .hasNoOrder, .mirrors, .transposes,
        .loopsInvisibly, .continues,
    ]

    @Test(arguments: 0..<shares) func everyPropertyHoldsForEveryScript(share: Int) {
        var failed: Set<String> = []
        for seed in stride(from: share, to: Self.runs, by: Self.shares) {
            let played = PlayedCase(seed: UInt64(seed))
            let motion = played.motion
            for property in Self.all where !failed.contains(property.name) {
                guard property.fault(played, motion) != nil else { continue }
                failed.insert(property.name)
                let smallest = property.shrunk(played)
                let fault = property.fault(smallest, smallest.motion) ?? ""
                Issue.record("seed \(seed): not so: \(property.name): \(fault)\n\(smallest)")
            }
        }
    }

    @Test func aFailingCaseShrinksToWhatFails() {
        let property = Property(name: "no step selects a page") { played, _ in
            played.steps.contains { if case .select = $0.action { true } else { false } } ? "one does" : nil
        }
        let failing = (0..<200).lazy.map(PlayedCase.init).first { property.fault($0, $0.motion) != nil }
        #expect(failing.map { property.shrunk($0).steps.count } == 1)
    }
}
