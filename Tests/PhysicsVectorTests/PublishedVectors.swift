import Testing

/// The judge of the physics: every vector of a file that was computed outside this project.
@Suite("PhysicsVectorTests") struct PublishedVectors {
    @Test func everyVectorHolds() throws {
        let file = try VectorFile.load()
        try #require(!file.cases.isEmpty, "\(file.path) has no vectors")
        for vector in file.cases {
            for failure in Self.failures(of: vector) {
                Issue.record("\(vector.id) (\(vector.topic)): \(failure)")
            }
        }
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
