import CPNG
import FrameImaging
import Testing

@Suite struct PNGSizeTests {
    /// The size of libpng's file, with the filters and zlib's level 6 that it takes unless told otherwise.
    private func sizeByLibpng(_ bitmap: Bitmap) throws -> Int {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        unsafe image.width = png_uint_32(bitmap.width)
        unsafe image.height = png_uint_32(bitmap.height)
        unsafe image.format = png_uint_32(PNG_FORMAT_BGR)
        let pixels = stride(from: 0, to: bitmap.bytes.count, by: 4).flatMap { bitmap.bytes[$0..<$0 + 3] }
        var size = 0
        try #require(unsafe png_image_write_to_memory(&image, nil, &size, 0, pixels, 0, nil) != 0)
        return size
    }

    @Test func smallPhotosAreSmallerThanThoseOfLibpng() throws {
        let bitmap = try BitmapSample.photo(width: 600, height: 500)
        #expect(PNGEncoder(speed: .small).bytes(of: bitmap).count < (try sizeByLibpng(bitmap)))
    }

    @Test func fastPhotosAreHardlyLarger() throws {
        let bitmap = try BitmapSample.photo(width: 600, height: 500)
        #expect(Double(PNGEncoder().bytes(of: bitmap).count) < 1.15 * Double(try sizeByLibpng(bitmap)))
    }
}
