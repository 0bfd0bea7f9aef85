import Testing

@testable import FrameImaging

@Suite struct PNGKernelTests {
    @Test(arguments: PNGSample.all) func everyProcessorWritesTheSameBytes(sample: PNGSample) throws {
        let bitmap = try sample.bitmap
        let (height, channels) = (min(bitmap.height, 64), bitmap.isOpaque ? 3 : 4)
        let bands = [false, true].map { portable in
            let encoder = PNGBandEncoder(
                width: bitmap.width, height: height, channels: channels, portable: portable)
            return unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
                unsafe pixels.baseAddress.map { unsafe encoder.band($0, rows: height, head: []) }
            }
        }
        #expect(bands[0]?.chunk == bands[1]?.chunk)
        #expect(bands[0]?.sum == bands[1]?.sum)
    }
}
