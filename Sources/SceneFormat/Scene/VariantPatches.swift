/// An axis of variants that the caller adds to those of a scene.
public struct VariantPatches: Hashable, Sendable {
    /// The axis's name.
    public var axis: String
    /// The values' names, each with the patch that is laid over the scene.
    public var values: [Value]

    /// A value of the axis.
    public struct Value: Hashable, Sendable {
        /// The value's name.
        public var name: String
        /// Where the patch sets something: the keys from the outermost object inwards.
        var path: [String]
        /// What it sets there.
        var word: String
    }

    /// Each device's size and scale, by its name in a scene file; the scene's own viewport gives way.
    public static func devices(_ names: String...) -> VariantPatches {
        VariantPatches(
            axis: "device", values: names.map { Value(name: $0, path: ["viewport", "device"], word: $0) })
    }

    /// Each theme by its name.
    public static func themes(_ names: String...) -> VariantPatches {
        VariantPatches(axis: "theme", values: names.map { Value(name: $0, path: ["theme"], word: $0) })
    }

    /// The directions `ltr` and `rtl`, or one of them.
    public static func directions(_ names: String...) -> VariantPatches {
        VariantPatches(
            axis: "direction", values: names.map { Value(name: $0, path: ["direction"], word: $0) })
    }
}

extension SceneDocument {
    /// The document with further axes of variants after its own; an axis of the scene's own name takes its place.
    public func adding(_ axes: [VariantPatches]) -> SceneDocument {
        guard !axes.isEmpty, let root, case .object(var members) = root.kind else { return self }
        func object(_ members: [(String, JSONValue)]) -> JSONValue {
            JSONValue(
                .object(members.map { JSONMember(key: $0.0, location: root.location, value: $0.1) }),
                at: root.location)
        }
        let own = (root["variants"]?.members ?? []).filter { member in
            !axes.contains { $0.axis == member.key }
        }
        let added = axes.map { axis in
            (
                axis.axis,
                object(
                    axis.values.map { value in
                        // A size of the scene's own would win over the device's.
                        let cleared = ["width", "height"].map { ($0, JSONValue(.null, at: root.location)) }
                        var patch = JSONValue(.string(value.word), at: root.location)
                        for (depth, key) in value.path.enumerated().reversed() {
                            let isDevice = depth == 1
                            patch = object((isDevice ? cleared : []) + [(key, patch)])
                        }
                        return (value.name, patch)
                    })
            )
        }
        let variants = object(own.map { ($0.key, $0.value) } + added)
        members.removeAll { $0.key == "variants" }
        members.append(JSONMember(key: "variants", location: root.location, value: variants))
        return replacingRoot(JSONValue(.object(members), at: root.location))
    }
}
