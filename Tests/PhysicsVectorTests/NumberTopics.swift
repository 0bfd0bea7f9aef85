import VectorFiles

/// Arithmetic that the carousels' decisions rest on.
let numberTopics: [String: VectorChecker] = [
    "swift_rounded": { inputs in ["rounded": JSONValue(try inputs.number("x").rounded())] }
]
