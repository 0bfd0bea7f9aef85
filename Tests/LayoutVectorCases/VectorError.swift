/// What is wrong with a vector itself.
package struct VectorError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
