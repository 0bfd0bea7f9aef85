import FileStorage
import FrameImaging
import Testing

/// GIFs of so few colours that a palette can have them all, as ffmpeg shows them.
@Suite struct GIFExactColourTests {
    /// How a GIF is made.
    struct Way: CustomTestStringConvertible, Sendable {
        var hasOwnPalettes = false
        var hasAlpha = false
        var dithering = 0.0
        var colours = 255

        var testDescription: String {
            "\(hasOwnPalettes ? "a palette each" : "one palette")\(hasAlpha ? ", clear" : ""), noise \(dithering)"
        }

        var options: GIFOptions {
            GIFOptions(
                colours: colours, dithering: dithering,
                alpha: hasAlpha ? .oneBit(matte: .white) : .none(background: .white))
        }

        static let all = [false, true].flatMap { own in
            [false, true].flatMap { alpha in
                [0, 1].map { Way(hasOwnPalettes: own, hasAlpha: alpha, dithering: $0) }
            }
        }
    }

    /// The file of an animation whose palette is made of some of its frames, if not of all.
    private func file(_ bitmaps: [Bitmap], _ way: Way, sampled: [Int]? = nil) throws -> [UInt8] {
        let sample = AnimationSample("few colours", rate: 10) { bitmaps }
        guard !way.hasOwnPalettes else {
            return try sample.file(GIFEncoder(sample.settings(), palettesOfFrames: way.options))
        }
        var colours = GIFPaletteBuilder(way.options)
        for number in sampled ?? Array(bitmaps.indices) { colours.add(bitmaps[number]) }
        return try sample.file(GIFEncoder(sample.settings(), palette: colours.palette()))
    }

    private func decoded(_ bitmaps: [Bitmap], _ way: Way, sampled: [Int]? = nil) throws -> DecodedAnimation {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("a.gif")
        try path.write(try file(bitmaps, way, sampled: sampled))
        let size = PixelSize(width: bitmaps[0].width, height: bitmaps[0].height)
        return try DecodedAnimation(ffmpeg: path, size: size)
    }

    private func opaque(_ red: Int, _ green: Int, _ blue: Int) -> Bitmap.Pixel {
        Bitmap.Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
    }

    /// Colours of which each two are alike in the upper six bits of their channels.
    private func pair(_ number: Int) -> Bitmap.Pixel {
        let (ground, step) = (number / 2 * 12, number % 2)
        return opaque(ground + 3 * step, 240 - ground + step, 64 + 2 * step)
    }

    /// Colours of which each 64 are alike in the upper six bits of their channels.
    private func crowded(_ number: Int) -> Bitmap.Pixel {
        opaque(100 + number % 4, 100 + number / 4 % 4, 20 + number / 16 % 4 + number / 64 * 40)
    }

    /// A picture of so many crowded colours, in runs above, in disorder below; with alpha its middle is clear.
    private func crowd(_ numbers: Range<Int>, hasAlpha: Bool) throws -> Bitmap {
        try BitmapSample.picture(width: 60, height: 24) { x, y in
            guard !hasAlpha || abs(y - 12) > 1 else {
                return Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
            }
            let place = y < 12 ? (y * 60 + x) / 2 : y * 7 + x * 101
            return crowded(numbers.lowerBound + place % numbers.count)
        }
    }

    /// How many opaque colours are seen.
    private func colourCount(_ picture: [UInt8]) -> Int {
        Set(stride(from: 0, to: picture.count, by: 4).map { Array(picture[$0..<$0 + 4]) })
            .filter { $0[3] == 255 }.count
    }

    @Test(arguments: Way.all) func coloursThatAreNearlyAlikeStayApart(way: Way) throws {
        let bitmaps = try (0..<3).map { step in
            try BitmapSample.picture(width: 74, height: 20) { x, y in
                pair((y < 10 ? x / 2 + step : x * 7 + y * 3 + step * 5) % 37)
            }
        }
        #expect(colourCount(bitmaps[0].bytes) == 37)
        #expect(try decoded(bitmaps, way).shows(bitmaps))
    }

    @Test func thePaletteIsTheseColours() throws {
        let bitmap = try BitmapSample.picture(width: 37, height: 2) { x, _ in pair(36 - x) }
        let wanted = (0..<37).map(pair).map { [$0.red, $0.green, $0.blue] }.map { channels in
            "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        for hasOwnPalettes in [false, true] {
            let folder = try TemporaryFolder()
            let path = folder.path.appending("a.gif")
            try path.write(try file([bitmap], Way(hasOwnPalettes: hasOwnPalettes)))
            let info = try shell("gifsicle --color-info \(path.text)").lowercased()
            #expect(info.contains("color table [64]"))
            let table = info.split(whereSeparator: \.isWhitespace).filter {
                $0.hasPrefix("#") && $0.count == 7
            }
            // It is printed in columns, and filled up with black to a power of two.
            #expect(table.map(String.init).filter { $0 != "#000000" }.sorted() == wanted)
        }
    }

    @Test(arguments: Way.all, [1, 255, 256, 257])
    func upTo255ColoursAreExactBesideClearPixelsToo(way: Way, count: Int) throws {
        let bitmap = try crowd(0..<count, hasAlpha: way.hasAlpha)
        #expect(colourCount(bitmap.bytes) == count)
        let decoded = try decoded([bitmap], way)
        if count <= 255 {
            #expect(decoded.shows([bitmap]))
        } else {
            // One for all 64 that are alike in the upper six bits.
            #expect(colourCount(decoded.pictures[0]) == (count + 63) / 64)
        }
    }

    @Test(arguments: [false, true]) func aSmallerPaletteHasASmallerLimit(hasOwnPalettes: Bool) throws {
        let way = Way(hasOwnPalettes: hasOwnPalettes, colours: 16)
        let few = try crowd(0..<16, hasAlpha: false)
        #expect(try decoded([few], way).shows([few]))
        let many = try crowd(0..<17, hasAlpha: false)
        #expect(colourCount(try decoded([many], way).pictures[0]) == 1)
    }

    /// Each palette has 255 colours by chance, so that many share places wherever they are looked up.
    @Test func eachFrameHas255ColoursOfItsOwn() throws {
        var noise = Noise(seed: 88_172_645_463_325_252)
        let bitmaps = try (0..<12).map { _ in
            let colours = (0..<255).map { number in
                opaque(number, Int(noise.byte()), Int(noise.byte()))
            }
            return try BitmapSample.picture(width: 51, height: 20) { x, y in
                colours[(y < 10 ? y * 51 + x : x * 101 + y * 7) % 255]
            }
        }
        #expect(try decoded(bitmaps, Way(hasOwnPalettes: true, dithering: 1)).shows(bitmaps))
        for bitmap in bitmaps { #expect(try decoded([bitmap], Way(dithering: 1)).shows([bitmap])) }
    }

    @Test(arguments: [false, true]) func colourOnAMatteCountsAsItIsSeen(hasAlpha: Bool) throws {
        // Black of every alpha but 0 on white: every grey but white.
        let bitmap = try BitmapSample.picture(width: 255, height: 2) { x, _ in
            Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(x + 1))
        }
        for hasOwnPalettes in [false, true] {
            let way = Way(hasOwnPalettes: hasOwnPalettes, hasAlpha: hasAlpha, dithering: 1)
            let row = try decoded([bitmap], way).pictures[0].prefix(255 * 4)
            let wanted: [UInt8] = (1...255).flatMap { alpha -> [UInt8] in
                let grey = UInt8(255 - alpha)
                return hasAlpha && alpha < 128 ? [0] : [grey, grey, grey, 255]
            }
            // Where there is no alpha, the colour says nothing.
            var seen: [UInt8] = []
            for x in 0..<255 { seen += row[4 * x + 3] == 0 ? [0] : row[4 * x..<4 * x + 4] }
            #expect(seen == wanted)
        }
    }

    @Test(arguments: [false, true]) func aColourOfOnePixelOfALargePictureIsExact(hasOwnPalettes: Bool) throws
    {
        // So large that not every pixel is counted.
        var bitmap = try #require(Bitmap(width: 701, height: 500))
        bitmap.bytes = [UInt8](repeating: 255, count: bitmap.bytes.count)
        let place = 4 * (251 * 701 + 351)
        bitmap.bytes[place..<place + 3] = [254, 252, 253]
        let way = Way(hasOwnPalettes: hasOwnPalettes, dithering: 1)
        #expect(try decoded([bitmap], way).pictures == [bitmap.bytes])
    }

    @Test(arguments: [false, true]) func newColoursOfOtherFramesAreMixedAsEver(hasAlpha: Bool) throws {
        let known = [opaque(200, 0, 0), opaque(203, 1, 2), opaque(0, 0, 0), opaque(40, 40, 40)]
        func stripes(_ step: Int, newColour: Bitmap.Pixel?) throws -> Bitmap {
            try BitmapSample.picture(width: 64, height: 32) { x, y in
                if let newColour, x >= 32 { newColour } else { known[(x + y + step) % 4] }
            }
        }
        let nearRed = opaque(190, 0, 0)
        let darkGrey = opaque(20, 20, 20)
        let bitmaps = try [
            stripes(0, newColour: nil), stripes(1, newColour: darkGrey), stripes(2, newColour: nearRed),
            stripes(3, newColour: nil),
        ]
        /// A half of each row.
        func half(_ picture: [UInt8], right: Bool) -> [[UInt8]] {
            (0..<32).flatMap { y in (0..<32).map { 4 * (64 * y + $0 + (right ? 32 : 0)) } }
                .map { Array(picture[$0..<$0 + 4]) }
        }
        for dithering in [0.0, 1] {
            let way = Way(hasAlpha: hasAlpha, dithering: dithering)
            let pictures = try decoded(bitmaps, way, sampled: [0, 3]).pictures
            #expect(pictures.count == 4)
            #expect(pictures[0] == bitmaps[0].bytes && pictures[3] == bitmaps[3].bytes)
            for number in 1...2 {
                #expect(half(pictures[number], right: false) == half(bitmaps[number].bytes, right: false))
            }
            let (mixed, red) = (half(pictures[1], right: true), half(pictures[2], right: true))
            let greys = mixed.map { Int($0[0]) }
            if dithering == 0 {
                // The nearest one, blue first; of equally near ones the darker.
                #expect(Set(red) == [[0, 0, 200, 255]])
                #expect(Set(mixed) == [[0, 0, 0, 255]])
            } else {
                #expect(Set(mixed) == [[0, 0, 0, 255], [40, 40, 40, 255]])
                #expect(abs(Double(greys.reduce(0, +)) / Double(greys.count) - 20) < 1)
            }
        }
    }

    @Test func thePaletteIsTheSameInWhateverOrderFramesAreCounted() throws {
        func counts(_ numbers: [Int], _ share: Int) throws -> GIFColourCounts {
            var colours = GIFPaletteBuilder()
            for number in numbers {
                colours.add(try crowd(number * share..<(number + 1) * share, hasAlpha: false))
            }
            return colours.takeCounts()
        }
        func joined(_ groups: [[Int]], _ share: Int) throws -> GIFPalette {
            var all = GIFPaletteBuilder()
            for group in groups { all.add(try counts(group, share)) }
            return all.palette()
        }
        let bitmaps = try (0..<4).map { try crowd($0 * 60..<($0 + 1) * 60, hasAlpha: false) }
        let sample = AnimationSample("counted", rate: 10) { bitmaps }
        let ways = [[[0, 1, 2, 3]], [[3], [1], [0], [2]], [[2, 3], [1, 0]], [[1], [0, 3, 2]]]
        let files = try ways.map { groups in
            try sample.file(GIFEncoder(sample.settings(), palette: joined(groups, 60)))
        }
        #expect(Set(files).count == 1)
        for groups in ways {
            #expect(try joined(groups, 60).count == 240)
            // Few colours a builder, too many of all.
            #expect(try joined(groups, 70).count == 5)
        }
        // Too many of one builder, few of the other.
        for groups in [[[0, 1, 2, 3], [0]], [[0], [0, 1, 2, 3]]] {
            #expect(try joined(groups, 70).count == 5)
        }
    }
}
