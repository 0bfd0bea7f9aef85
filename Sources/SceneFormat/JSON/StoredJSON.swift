/// A JSON text that the program itself has stored, read back.
package struct StoredJSON {
    /// Why a stored text cannot be read: its place and the fault.
    package struct Fault: Error, CustomStringConvertible {
        /// The place and what is wrong there.
        package var description: String
    }

    /// The whole value.
    package var root: JSONValue

    /// Reads a text.
    ///
    /// - Throws: The first fault with its place.
    package init(bytes: [UInt8]) throws(Fault) {
        do throws(JSONError) {
            root = try JSONReader.value(of: bytes, file: 0)
        } catch {
            let place =
                error.location.line > 0
                ? "line \(error.location.line), column \(error.location.column): " : ""
            throw Fault(description: place + error.problem.sentence)
        }
    }
}
