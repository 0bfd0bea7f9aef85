import PlaneGeometry
import Testing

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0000001, "0"), (12, "12"), (-12.5, "-12.5"), (0.1 + 0.2, "0.3"),
        (0.0000015, "0.000002"), (1e-5, "0.00001"), (123_456_789.125, "123456789.125"),
        (1e21, "1000000000000000000000"),
    ])
    func numbersAreShortAndWithoutExponent(value: Double, text: String) {
        #expect(value.decimalText(places: 6) == text)
    }

    @Test func halvesAreRoundedAwayFromZero() {
        #expect(0.5.rounded(places: 0) == 1)
        #expect((-0.5).rounded(places: 0) == -1)
        #expect(2.25.rounded(places: 1) == 2.3)
    }

    @Test func whatIsNoNumberStays() {
        #expect(Double.infinity.decimalText(places: 3) == "inf")
        #expect(Double.nan.rounded(places: 3).isNaN)
    }
}
