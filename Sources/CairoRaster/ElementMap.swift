/// Which element is seen at each pixel of a frame.
public struct ElementMap: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The paths of the elements that draw, from back to front by the first thing they draw.
    public let elements: [String]
    /// The place of each pixel's element among `elements` and one more; 0 for the background.
    private let numbers: [UInt32]

    init(width: Int, height: Int, elements: [String], numbers: [UInt32]) {
        self.width = width
        self.height = height
        self.elements = elements
        self.numbers = numbers
    }

    /// The path of the element seen at a pixel; `nil` for the background and outside the frame.
    public subscript(x: Int, y: Int) -> String? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let number = Int(numbers[y * width + x])
        return (1...elements.count).contains(number) ? elements[number - 1] : nil
    }

    /// The place among `elements` of the element seen at a pixel inside the frame; `nil` for the background.
    public func place(x: Int, y: Int) -> Int? {
        let number = Int(numbers[y * width + x])
        return number > 0 && number <= elements.count ? number - 1 : nil
    }
}
