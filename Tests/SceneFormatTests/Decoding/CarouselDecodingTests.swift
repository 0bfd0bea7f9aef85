internal import CarouselModel
internal import PlaneGeometry
import Testing

@testable import SceneFormat

@Suite struct CarouselDecodingTests {
    @Test(arguments: Carousel.Preset.allCases)
    func presetAloneIsThePreset(_ preset: Carousel.Preset) throws {
        #expect(try carousel("\"preset\": \"\(preset.rawValue)\"") == preset.carousel)
    }

    @Test func keysOverrideThePreset() throws {
        let carousel = try carousel(
            "\"preset\": \"snap\", \"spacing\": 3, \"slot\": { \"height\": 220 }, \"insets\": { \"trailing\": 9 }"
        )
        var expected = Carousel.Preset.snap.carousel
        expected.spacing = 3
        expected.slot.height = .points(220)
        expected.trailingInset = 9
        #expect(carousel == expected)
    }

    @Test func nullSwitchesOff() throws {
        let keys = [
            "effects", "autoplay", "slot", "rows", "insets", "edges", "snap", "rest", "contain", "loop",
        ]
        let nulls = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        let carousel = try carousel("\"preset\": \"shrinking\", \(nulls)")
        #expect(carousel.effects == [] && carousel.autoplay == nil && carousel.slot == BoxForm())
        #expect(carousel.edges == .free && carousel.snap == .free && carousel.rest == RestRule(.leading))
    }

    @Test(arguments: [
        ("120", ExtentForm.points(120)), ("\"80%\"", .fraction(0.8)), ("\"12.5%\"", .fraction(0.125)),
        ("{ \"inset\": 40 }", .inset(40)), ("{ \"count\": 3 }", .count(3)),
        ("{ \"ratio\": [240, 330] }", .ratio(height: 240, width: 330)), ("\"fit\"", .fit),
    ])
    func heightHasManyForms(json: String, form: ExtentForm) throws {
        #expect(try carousel("\"slot\": { \"height\": \(json) }").slot.height == form)
    }

    @Test(arguments: [
        ("\"default\"", SettleMotion.platformDefault), ("\"snappy\"", .snappy),
        ("\"scrollView\"", .scrollView),
        ("\"easeIn\"", .curve(.easeIn)),
        ("{ \"curve\": [0.1, 0, 0.9, 1.2] }", .curve(CurveForm(x1: 0.1, y1: 0, x2: 0.9, y2: 1.2))),
        (
            "{ \"curve\": \"linear\", \"duration\": 2 }",
            .curve(CurveForm(x1: 0, y1: 0, x2: 1, y2: 1, duration: 2))
        ),
        ("null", .curve(CurveForm(x1: 0, y1: 0, x2: 1, y2: 1, duration: 0))),
        (
            "{ \"spring\": { \"mass\": 0.6, \"stiffness\": 150, \"damping\": 80, \"initialVelocity\": 0.1 } }",
            .interpolatingSpring(SpringForm(mass: 0.6, stiffness: 150, damping: 80, initialVelocity: 0.1))
        ),
        (
            "{ \"spring\": { \"stiffness\": 150, \"damping\": 80, \"overdamping\": \"physical\" } }",
            .interpolatingSpring(SpringForm(stiffness: 150, damping: 80, allowsOverdamping: true))
        ),
        (
            "{ \"spring\": { \"response\": 0.4, \"dampingFraction\": 0.8 } }",
            .spring(response: 0.4, dampingFraction: 0.8)
        ),
        ("{ \"spring\": { \"response\": 0.4 } }", .spring(response: 0.4, dampingFraction: 0.825)),
        (
            "{ \"spring\": { \"duration\": 0.4, \"bounce\": 0.25 } }",
            .spring(response: 0.4, dampingFraction: 0.75)
        ),
        ("{ \"spring\": { \"bounce\": -0.5 } }", .spring(response: 0.5, dampingFraction: 2)),
    ])
    func settleHasManyForms(json: String, motion: SettleMotion) throws {
        #expect(try carousel("\"settle\": \(json)").settle == motion)
    }

    @Test(arguments: [
        ("{ \"page\": { \"threshold\": 40 } }", SnapRule.page(threshold: .points(40))),
        ("{ \"page\": { \"threshold\": { \"pageDividedBy\": 20 } } }", .page(threshold: .pageDividedBy(20))),
        (
            "{ \"page\": { \"threshold\": { \"viewportTimes\": 0.3 } } }",
            .page(threshold: .viewportTimes(0.3))
        ),
        ("{ \"nearest\": {} }", .nearest), ("{ \"viewAligned\": {} }", .viewAligned(limit: .automatic)),
        ("{ \"viewAligned\": { \"limit\": \"alwaysByOne\" } }", .viewAligned(limit: .alwaysByOne)),
        ("{ \"flow\": { \"velocity\": 0.3 } }", .flow(velocity: 0.3)), ("\"free\"", .free),
    ])
    func snapHasManyForms(json: String, rule: SnapRule) throws {
        #expect(try carousel("\"snap\": \(json)").snap == rule)
    }

    @Test(arguments: [
        ("\"free\"", EdgeRule.free), ("\"clamp\"", .clamp), ("{ \"divide\": 4 }", .divide(by: 4)),
        ("{ \"rubberBand\": 0.3 }", .rubberBand(coefficient: 0.3)),
    ])
    func edgesHaveManyForms(json: String, rule: EdgeRule) throws {
        #expect(try carousel("\"edges\": \(json)").edges == rule)
    }

    @Test func otherKeysAreRead() throws {
        let carousel = try carousel(
            """
            "axis": "vertical", "rest": { "first": "leading", "others": "center" }, "contain": false, "loop": true,
            "rows": { "count": 3, "spacing": 20 }, "deceleration": "fast", "crossAlignment": "trailing",
            "cardAlignment": "topLeading", "grab": "rest", "implicitLag": true, "firstHop": true, "insets": 7
            """)
        #expect(carousel.axis == .vertical && carousel.rest == RestRule(first: .leading, others: .center))
        #expect(!carousel.isContained && carousel.isLooping && carousel.rows == Rows(count: 3, spacing: 20))
        #expect(carousel.deceleration == 0.99 && carousel.crossAlignment == 1)
        #expect(carousel.cardAlignment == .topLeading && carousel.grab == .rest && carousel.hasImplicitLag)
        #expect(carousel.animatesFirstHop)
        #expect(carousel.leadingInset == 7 && carousel.trailingInset == 7)
    }

    @Test func autoplayKeepsWhatThePresetSays() throws {
        let shrinking = try carousel("\"preset\": \"shrinking\", \"autoplay\": { \"every\": 5 }")
        #expect(shrinking.autoplay == Autoplay(interval: 5, whileDragging: .continue))
        let plain = try carousel("\"autoplay\": { \"every\": 2, \"first\": 1, \"atEnd\": \"reverse\" }")
        #expect(plain.autoplay == Autoplay(interval: 2, firstDelay: 1, end: .reverse))
    }

    @Test func effectsAreRead() throws {
        let carousel = try carousel(
            """
            "effects": [
              { "scale": { "minimum": 0.68, "falloff": 500 } }, { "opacity": { "stops": [[0, 1], [100, 0.5]] } },
              { "parallax": { "along": { "stops": [[-9, 1], [9, -1]], "curve": "easeIn" } } },
              { "dim": { "opacity": { "falloff": 10 } } },
              { "scrollTransition": { "scale": 0.9, "leading": { "opacity": 0 } } }
            ]
            """)
        #expect(
            carousel.effects == [
                .scale(.standardScale),
                .opacity(.stops([RampStop(distance: 0, value: 1), RampStop(distance: 100, value: 0.5)])),
                .parallax(
                    along: .stops(
                        [RampStop(distance: -9, value: 1), RampStop(distance: 9, value: -1)], curve: .easeIn),
                    across: nil),
                .dim(red: 0, green: 0, blue: 0, opacity: .falloff(minimum: 0, distance: 10)),
                .scrollTransition(
                    ScrollTransition(
                        leading: ScrollTransition.Appearance(scale: 0.9, opacity: 0),
                        trailing: ScrollTransition.Appearance(scale: 0.9))),
            ])
    }

    private func carousel(_ keys: String) throws -> Carousel {
        let reading = TestScene.of("\"items\": [1], \"carousel\": { \(keys) }")
        #expect(reading.diagnostics.map(\.description) == [])
        return try #require(reading.scene).carousel
    }
}
