import MotionPhysics
import Testing

@Suite struct RubberBandTests {
    @Test func theInverseUndoesIt() throws {
        let band = try RubberBand(dimension: 390)
        for overshoot in [-5000, -80, -1e-9, 0, 0.25, 33, 2000] {
            let shown = band.displayed(overshoot: overshoot)
            #expect((band.overshoot(displayed: shown) - overshoot).magnitude <= 1e-11 * overshoot.magnitude)
            let offset = band.displayed(offset: 1000 + overshoot, in: 0...1000)
            #expect((band.offset(displayed: offset, in: 0...1000) - 1000 - overshoot).magnitude < 1e-8)
        }
    }

    @Test func theCheckValuesOfTheReferenceHold() throws {
        let band = try RubberBand(dimension: 960)
        #expect((band.displayed(overshoot: 100) * 100).rounded() == 5202)
        #expect((band.displayed(overshoot: 960) * 100).rounded() == 34065)
    }

    @Test func itStartsWithItsCoefficientAndNeverReachesItsDimension() throws {
        let band = try RubberBand(dimension: 390, coefficient: 0.3)
        #expect((band.displayed(overshoot: 1e-6) / 1e-6 - 0.3).magnitude < 1e-6)
        #expect(band.displayed(overshoot: 1e9) < 390)
        #expect(band.displayed(overshoot: .infinity) == 390)
        #expect(band.overshoot(displayed: 390) == .infinity)
        #expect(band.overshoot(displayed: -400) == -.infinity)
        #expect(band.displayed(offset: 12, in: 0...40) == 12)
        #expect(band.offset(displayed: 12, in: 0...40) == 12)
        #expect(band.displayed(offset: -10, in: 0...40) == band.displayed(overshoot: -10))
        #expect(band.offset(displayed: -10, in: 0...40) == band.overshoot(displayed: -10))
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func illegalValuesAreRejected(value: Double) {
        #expect(throws: IllegalQuantity.self) { try RubberBand(dimension: value) }
        #expect(throws: IllegalQuantity.self) { try RubberBand(dimension: 390, coefficient: value) }
    }
}
