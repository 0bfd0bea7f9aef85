internal import CardLayout
internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry
import Testing

@testable import SceneFormat

@Suite struct CardDecodingTests {
    @Test(arguments: [
        ("{title}", "Dune"), ("{title}!", "Dune!"), ("{index}/{number}", "0/1"), ("{price.formatted}", "¥2"),
        ("{images[1].url}", "b"), ("{{a}}", "{a}"), ("{badge?}", ""),
        ("[{badge?}]", "[]"), ("{badge|title}", "Dune"), ("{none|badge?}", ""), ("{pages}", "412"),
        ("{pages} {isNew}", "412 true"), ("{odd}", "Use {braces}"), (" { title } ", " Dune "),
        ("{half}", "0.5"),
    ])
    func placeholdersAreFilled(template: String, text: String) throws {
        let card = try self.card("{ \"text\": \"\(template)\" }")
        #expect(TestCard.strings(card.content) == [text])
    }

    @Test func lonePlaceholderKeepsItsType() throws {
        let card = try self.card(
            "{ \"text\": \"a\", \"size\": \"{pages}\", \"reserveLines\": \"{isNew}\", \"lines\": \"{badge?}\" }"
        )
        guard case .text(let text) = card.content.kind else {
            Issue.record("the card is no text")
            return
        }
        #expect(text.style.size == 412 && text.style.reservesLines && text.style.lineLimit == nil)
    }

    @Test func itemsThatAreNoObjectsAreCalledItem() throws {
        let scene = try #require(
            TestScene.of("\"items\": [\"a\", \"b\"], \"card\": { \"text\": \"{item}\" }").scene)
        #expect(try TestCard.strings(scene.card(at: 1).content) == ["b"])
    }

    @Test func whenRemovesNodes() throws {
        let card = try self.card(
            """
            { "vstack": { "children": [
              { "text": "1", "when": "{badge?}" }, { "text": "2", "when": "{title}" }, { "text": "3", "when": false },
              { "text": "4", "when": "{isNew}" }, { "text": "5", "when": "{empty}" }, { "text": "6", "when": "{none?}" },
              { "text": "{none}", "when": "{none?}" }, { "text": "7", "when": "{zero}" }
            ] } }
            """)
        #expect(TestCard.strings(card.content) == ["2", "4", "7"])
    }

    @Test func cardThatWhenRemovesIsEmpty() throws {
        let card = try self.card("{ \"text\": \"a\", \"when\": \"{badge?}\" }")
        #expect(card.content.name == .transparent && TestCard.children(card.content).isEmpty)
    }

    @Test func cardsAreChosenByKind() throws {
        let keys = """
            "cardBy": "{type}", "items": [{ "type": "PRODUCT" }, { "type": "OTHER" }],
            "cards": {
              "PRODUCT": { "size": { "width": 160, "height": "50%" }, "content": { "text": "product" } },
              "*": { "text": "any" }
            }
            """
        let scene = try #require(TestScene.of(keys).scene)
        let product = try scene.card(at: 0)
        #expect(product.size == BoxForm(width: .points(160), height: .fraction(0.5)))
        #expect(TestCard.strings(product.content) == ["product"])
        let other = try scene.card(at: 1)
        #expect(other.size == BoxForm())
        #expect(TestCard.strings(other.content) == ["any"])
    }

    @Test func builtInCardIsAThumbnailWithABar() throws {
        let card = try self.card(
            """
            { "thumbnail": { "fill": "systemBlue", "cornerRadius": 12 },
              "detailBar": { "height": 44, "cornerRadius": 12, "background": "#FF0000",
                "leading": { "text": "{title}", "size": 18, "weight": "bold" }, "trailing": { "text": "x" } } }
            """)
        #expect(card.content.name == .transparent)
        let parts = TestCard.children(card.content)
        #expect(parts.map(\.name) == [.named("thumbnail"), .named("detailBar")])
        #expect(TestCard.strings(card.content) == ["Dune", "x"])
        #expect(
            TestCard.children(parts[1]).map(\.name) == [.named("leading"), .transparent, .named("trailing")])
        guard case .text(let text) = TestCard.children(parts[1])[0].kind,
            case .background(let layer, _)? = parts[1].modifiers.last,
            case .shape(let shape) = layer.element.kind
        else {
            Issue.record("the bar is built otherwise")
            return
        }
        #expect(text.paint == .color(.white) && text.style.lineLimit == 1 && text.style.weight == .bold)
        #expect(shape.outline == .roundedRectangle(CornerRadii(bottomLeading: 12, bottomTrailing: 12)))
    }

    @Test func sceneWithoutCardHasNumberedOnes() throws {
        let scene = try #require(TestScene.of("\"items\": { \"count\": 10 }").scene)
        #expect(
            try (0..<10).map { try TestCard.strings(scene.card(at: $0).content) }
                == (1...10).map { ["\($0)"] })
    }

    @Test func leafKeysStandBesideOrInside() throws {
        let beside = try card("{ \"roundedRectangle\": {}, \"cornerRadius\": 4, \"fill\": \"white\" }")
        let inside = try card("{ \"roundedRectangle\": { \"cornerRadius\": 4, \"fill\": \"white\" } }")
        guard case .shape(let left) = beside.content.kind, case .shape(let right) = inside.content.kind else {
            Issue.record("the cards are no shapes")
            return
        }
        #expect(left == right && left.fill == .color(.white))
        #expect(left.outline == .roundedRectangle(CornerRadii(all: 4)))
    }

    @Test func modifiersAreReadInOrder() throws {
        let card = try self.card(
            """
            { "circle": {}, "modifiers": [{ "padding": null }, { "padding": { "horizontal": 8, "top": 2 } },
              { "frame": { "width": 10 } }, { "frame": { "maxWidth": "infinity" } }, { "opacity": 0.5 },
              { "scale": 2 }, { "fixedSize": false }] }
            """)
        let modifiers = card.content.modifiers
        #expect(modifiers.count == 7)
        guard case .padding(let platform) = modifiers[0], case .padding(let edges) = modifiers[1],
            case .frame(let width, let height, let alignment) = modifiers[2],
            case .flexibleFrame(let frame) = modifiers[3], case .opacity(0.5) = modifiers[4],
            case .scale(2, 2, .center) = modifiers[5], case .fixedSize(false, false) = modifiers[6]
        else {
            Issue.record("the modifiers are \(modifiers)")
            return
        }
        #expect(platform == Padding(all: .platform))
        #expect(edges == Padding(top: .points(2), leading: .points(8), trailing: .points(8)))
        #expect(width == 10 && height == nil && alignment == .center && frame.maxWidth == .infinity)
    }

    @Test func styleGivesSizeAndWeight() throws {
        let card = try self.card("{ \"text\": \"a\", \"style\": \"headline\", \"size\": 20 }")
        guard case .text(let text) = card.content.kind else {
            Issue.record("the card is no text")
            return
        }
        #expect(text.style.size == 20 && text.style.weight == .semibold)
    }

    @Test func nestingHasALimit() {
        // Neither the template nor the item is too deep for the reader of JSON; both together are too deep.
        func reading(depth: Int) -> SceneReading {
            let tree = Self.nested(depth, "{ \"circle\": {} }")
            let card = Self.nested(30, "\"{tree}\"")
            return TestScene.of("\"items\": [{ \"tree\": \(tree) }], \"card\": \(card)")
        }
        #expect(reading(depth: 33).diagnostics == [])
        #expect(reading(depth: 34).diagnostics.map(\.problem) == [.tooManyNodes(limit: 64, isDepth: true)])
    }

    @Test func numberOfNodesHasALimit() {
        let children = [String](repeating: "{ \"circle\": {} }", count: 2_005).joined(separator: ", ")
        let reading = TestScene.of(
            "\"items\": [1], \"card\": { \"zstack\": { \"children\": [\(children)] } }")
        #expect(reading.diagnostics.map(\.problem) == [.tooManyNodes(limit: 2_000, isDepth: false)])
    }

    /// Nodes in nodes around a value.
    private static func nested(_ depth: Int, _ value: String) -> String {
        let open = String(repeating: "{ \"geometryReader\": { \"child\": ", count: depth)
        return open + value + String(repeating: " } }", count: depth)
    }

    @Test func cardsMayBeMadeFromManyThreads() async throws {
        let scene = try #require(
            TestScene.of("\"items\": { \"count\": 500 }, \"card\": { \"text\": \"{number}\" }").scene)
        let texts = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            for index in 0..<500 {
                group.addTask { (index, try TestCard.strings(scene.card(at: index).content)) }
            }
            return try await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
        }
        #expect(texts.allSatisfy { $0.value == ["\($0.key + 1)"] })
    }

    private func card(_ json: String) throws -> Card {
        let item = """
            { "title": "Dune", "pages": 412, "isNew": true, "half": 0.5, "badge": null, "empty": "", "zero": 0,
              "price": { "formatted": "¥2" }, "images": [{ "url": "a" }, { "url": "b" }], "odd": "Use {braces}" }
            """
        let reading = TestScene.of("\"items\": [\(item)], \"card\": \(json)")
        #expect(reading.diagnostics.map(\.description) == [])
        return try #require(reading.scene).card(at: 0)
    }
}
