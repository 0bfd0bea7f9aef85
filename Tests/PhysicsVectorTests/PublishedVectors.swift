import Testing

/// The judge of the physics: every vector of a file that was computed outside this project.
@Suite("PhysicsVectorTests") struct PublishedVectors {
    @Test func everyVectorHolds() throws {
        let file = try VectorFile.load()
        try #require(!file.cases.isEmpty, "\(file.path) has no vectors")
        for vector in file.cases where !pendingTopics.contains(vector.topic) {
            for failure in Self.failures(of: vector) {
                Issue.record("\(vector.id) (\(vector.topic)): \(failure)")
            }
        }
    }

    @Test func pendingTopicsAreNamed() throws {
        let file = try VectorFile.load()
        let counts = Dictionary(grouping: file.cases, by: \.topic).mapValues(\.count)
        for topic in pendingTopics.sorted() {
            guard let count = counts[topic] else { continue }
            withKnownIssue("\(topic) has no checker yet: \(count) vectors") {
                Issue.record("pending: \(topic), \(count) vectors")
            }
        }
    }

    @Test func aTopicIsEitherCheckedOrPending() {
        #expect(pendingTopics.intersection(vectorCheckers.keys).isEmpty)
    }

    /// What is wrong with one vector, a line for each.
    static func failures(of vector: VectorCase) -> [String] {
        guard let checker = vectorCheckers[vector.topic] else { return ["unknown topic"] }
        do {
            return vector.failures(of: try checker(vector.inputs))
        } catch {
            return ["\(error)"]
        }
    }
}
