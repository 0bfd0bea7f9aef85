internal import CFrameKernels
public import FrameImaging
internal import PlaneGeometry

/// The distance of two colours as the eye has it, ΔE.
///
/// It is 100 times the Euclidean distance in OKLab (Björn Ottosson, "A perceptual color space for image
/// processing", 2020), so that black and white are 100 apart. A translucent pixel is seen over black and over
/// white and the larger distance counts: a difference of alpha alone shows over one of the two.
public enum ColourDistance {
    /// What reports call it.
    public static let name = "OKLab × 100"

    /// The distance of two pixels, 0…100 and a little more for colours that are no lighter than each other.
    public static func between(_ one: Bitmap.Pixel, _ other: Bitmap.Pixel) -> Double {
        let (first, second) = (bytes(of: one), bytes(of: other))
        return unsafe withSetting(tolerance: 0) { setting in
            unsafe Double(frame_pixel_distance(setting, first, second))
        } ?? 0
    }

    /// Calls a function with what the kernels must know; `nil` never happens.
    static func withSetting<Result>(
        tolerance: Double, portable: Bool = false,
        _ body: (UnsafePointer<FrameDistanceSetting>) -> Result
    ) -> Result? {
        unsafe linearLight.withUnsafeBufferPointer { buffer in
            guard let linear = buffer.baseAddress else { return nil }
            var setting = unsafe FrameDistanceSetting(
                linear: linear, tolerance: Float(tolerance), portable: portable)
            return unsafe withUnsafePointer(to: &setting) { unsafe body($0) }
        }
    }

    private static func bytes(of pixel: Bitmap.Pixel) -> [UInt8] {
        [pixel.blue, pixel.green, pixel.red, pixel.alpha]
    }

    /// Linear light of the 256 values of a channel (IEC 61966-2-1).
    private static let linearLight: [Float] = (0...255).map { value in
        let light = Double(value) / 255
        return Float(light <= 0.04045 ? light / 12.92 : Elementary.pow((light + 0.055) / 1.055, 2.4))
    }
}
