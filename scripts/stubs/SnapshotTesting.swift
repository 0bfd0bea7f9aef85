// The few signatures of swift-snapshot-testing that examples/snapshot-testing/ uses, so that CI can compile it.

import Foundation

public struct TestAttachment {}

public struct Diffing<Value> {
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [TestAttachment])?
    ) {}
}

public struct Snapshotting<Value, Format> {
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {}
}
