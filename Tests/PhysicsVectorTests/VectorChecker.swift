import VectorFiles

/// What the program answers to a vector's inputs: a value for every key that a vector of the topic may expect.
typealias VectorChecker = @Sendable (VectorInputs) throws -> [String: JSONValue]

/// The checkers by topic.
///
/// A new topic is a table in a file of its own and a line here.
let vectorCheckers: [String: VectorChecker] = [
    springTopics, springSettlingTopics, springMotionTopics, curveTopics, scrollTopics, numberTopics,
    otherEngineTopics, seedLayoutTopics, seedSnapTopics, seedMotionTopics, autoplayTopics,
].reduce(into: [:]) { table, topics in
    table.merge(topics) { first, _ in first }
}
