import FrameDrawing
import PlaneGeometry
import SceneFormat
import Testing

struct DeviceTests {
    @Test(arguments: [
        ("iphone-se", 375, 667, 2), ("iphone-15-pro", 393, 852, 3), ("iphone-16-pro-max", 440, 956, 3),
        ("iphone-13-mini", 375, 812, 3), ("iphone-12", 390, 844, 3), ("ipad-mini", 744, 1133, 2),
        ("iphone-14-pro-max", 430, 932, 3), ("ipad-10", 820, 1180, 2), ("ipad-pro-13", 1032, 1376, 2),
    ])
    func deviceHasItsScreen(name: String, width: Double, height: Double, scale: Double) throws {
        let device = try #require(Device(named: name))
        #expect(device.size == Size(width: width, height: height))
        #expect(device.scale == scale)
        #expect(device.name == name)
    }

    @Test func namesAreUniqueAndFindThemselves() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for device in Device.all { #expect(Device(named: device.name) == device) }
        #expect(Device(named: "iphone-15-pr") == nil)
    }

    @Test func everyScreenIsPortrait() {
        for device in Device.all { #expect(device.width < device.height && device.scale >= 2) }
    }
}

struct TextStyleNameTests {
    @Test func sizesFallFromTitleToCaption() {
        let sizes = TextStyleName.allCases.map(\.size)
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    }

    @Test func onlyTheHeadlineIsSemibold() {
        #expect(TextStyleName.allCases.filter { $0.weight != .regular } == [.headline])
        #expect(TextStyleName.headline.weight == .semibold)
    }
}
