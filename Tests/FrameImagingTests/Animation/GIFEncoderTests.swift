import FileStorage
import FrameImaging
import Testing

@Suite struct GIFEncoderTests {
    @Test(arguments: AnimationSample.opaque, [false, true])
    func othersSeeTheFramesAndTheirTimes(sample: AnimationSample, hasOwnPalettes: Bool) throws {
        let bytes = try sample.file(try encoder(sample, GIFOptions(), hasOwnPalettes))
        let decoded = try check(bytes, sample)
        #expect(decoded.pictures.count == (try sample.shown.count))
        #expect(decoded.worstRatio(to: try sample.shown.map(\.bitmap)) > 30)
    }

    @Test(arguments: AnimationSample.translucent, [false, true])
    func whatIsLessThanHalfOpaqueIsLeftOut(sample: AnimationSample, hasOwnPalettes: Bool) throws {
        let matte = Bitmap.Pixel(red: 200, green: 10, blue: 90, alpha: 255)
        let options = GIFOptions(dithering: 0, alpha: .oneBit(matte: matte))
        let bytes = try sample.file(try encoder(sample, options, hasOwnPalettes))
        let decoded = try check(bytes, sample)
        for (picture, frame) in zip(decoded.pictures, try sample.shown) {
            var (errors, seen) = (0, 0)
            for place in stride(from: 0, to: picture.count, by: 4) {
                let alpha = frame.bitmap.bytes[place + 3]
                #expect(picture[place + 3] == (alpha < 128 ? 0 : 255))
                guard alpha >= 128 else { continue }
                seen += 1
                let red = Int(frame.bitmap.bytes[place + 2]) + Int(matte.red) * Int(255 - alpha) / 255
                errors += abs(Int(picture[place + 2]) - red)
            }
            #expect(errors <= seen * 6)
        }
    }

    private func encoder(_ sample: AnimationSample, _ options: GIFOptions, _ hasOwnPalettes: Bool) throws
        -> GIFEncoder
    {
        let settings = try sample.settings()
        guard !hasOwnPalettes else { return GIFEncoder(settings, palettesOfFrames: options) }
        var colours = GIFPaletteBuilder(options)
        for bitmap in try sample.bitmaps { colours.add(bitmap) }
        return GIFEncoder(settings, palette: colours.palette())
    }

    /// Has ffmpeg and gifsicle read a file, and looks at what it says about itself.
    private func check(_ bytes: [UInt8], _ sample: AnimationSample) throws -> DecodedAnimation {
        let folder = try TemporaryFolder()
        let file = folder.path.appending("a.gif")
        try file.write(bytes)
        let shown = try sample.shown
        let info = try shell("gifsicle --info \(file.text)")
        #expect(!info.contains("warning") && !info.contains("error"))
        switch sample.plays {
        case nil: #expect(info.contains("loop forever"))
        case 1: #expect(!info.contains("loop"))
        case .some(let plays): #expect(info.contains("loop count \(plays - 1)"))
        }
        let delays = info.split(separator: "\n").compactMap { line in
            line.split(separator: "delay ").dropFirst().first.flatMap { Double($0.dropLast()) }
        }
        var decoded = try DecodedAnimation(ffmpeg: file, size: sample.settings().size)
        #expect(info.contains(" \(decoded.pictures.count) image") && delays.count == decoded.pictures.count)
        // With clear pixels one that shows nothing new may be in between.
        if try sample.bitmaps.allSatisfy(\.isOpaque) { #expect(delays.count == shown.count) }
        var merged: [(picture: [UInt8], delay: Double)] = []
        for (picture, delay) in zip(decoded.pictures, delays) {
            if let last = merged.last, last.picture == picture {
                merged[merged.count - 1].delay += delay
            } else {
                merged.append((picture, delay))
            }
        }
        decoded.pictures = merged.map(\.picture)
        #expect(merged.count == shown.count)
        var (end, wanted) = (0.0, 0.0)
        for (delay, frame) in zip(merged.map(\.delay), shown) {
            end += delay
            wanted += Double(frame.ticks) / Double(sample.rate)
            // A rate that is too high for the format is played slower.
            if sample.rate / sample.ticks <= 50 { #expect(abs(end - wanted) < 0.00501) }
        }
        return decoded
    }

    /// A large still square and a small one that moves, over nothing: where each stored rectangle lies.
    @Test(arguments: [25, 50]) func whatStandsStillBesideClearPixelsIsStoredOnce(rate: Int) throws {
        let bitmaps = try (0..<5).map { step in
            try BitmapSample.picture(width: 90, height: 40) { x, y in
                let isStill = (2..<38).contains(x) && (2..<38).contains(y)
                let isMoving = (50 + 3 * step..<60 + 3 * step).contains(x) && (10..<20).contains(y)
                return isStill
                    ? Bitmap.Pixel(red: 200, green: 0, blue: 0, alpha: 255)
                    : Bitmap.Pixel(red: 0, green: 0, blue: isMoving ? 255 : 0, alpha: isMoving ? 255 : 0)
            }
        }
        let sample = AnimationSample("beside", rate: rate) { bitmaps }
        let options = GIFOptions(dithering: 0, alpha: .oneBit(matte: .white))
        let bytes = try sample.file(encoder(sample, options, false))
        #expect(try check(bytes, sample).shows(bitmaps))
        let folder = try TemporaryFolder()
        let file = folder.path.appending("a.gif")
        try file.write(bytes)
        let places = try shell("gifsicle --info \(file.text)").split(separator: "\n")
            .filter { $0.contains("image #") }
            .compactMap { line in line.split(separator: " ").first { $0.contains("x") }.map(String.init) }
        // All that is seen, 58 by 36. With 40 ms a frame there is time to take away the 3 columns that vanish, and
        // from then on the small square alone comes and goes. With 20 ms there is none, and all is stored every time.
        #expect(places.first == "58x36")
        #expect(
            places.dropFirst()
                == (rate == 25
                ? ["3x10", "10x10", "10x10", "10x10", "10x10"] : ["61x36", "64x36", "67x36", "70x36"])[...])
    }

    @Test(arguments: [false, true]) func aPhotoInMotionHas35Decibels(hasOwnPalettes: Bool) throws {
        let bitmaps = try (0..<4).map { try SmoothPhoto.slide($0 * 9, width: 301, height: 203) }
        let sample = AnimationSample("photo", rate: 25) { bitmaps }
        let decoded = try check(try sample.file(encoder(sample, GIFOptions(), hasOwnPalettes)), sample)
        #expect(decoded.worstRatio(to: bitmaps) > 35)
    }

    @Test func fewColoursAreExact() throws {
        let bitmap = try BitmapSample.picture(width: 64, height: 64) { x, y in
            Bitmap.Pixel(red: UInt8(x / 8 * 32), green: UInt8(y / 8 * 32), blue: 255, alpha: 255)
        }
        for hasOwnPalettes in [false, true] {
            let sample = AnimationSample("colours", rate: 10) { [bitmap] }
            let decoded = try check(try sample.file(encoder(sample, GIFOptions(), hasOwnPalettes)), sample)
            #expect(decoded.shows([bitmap]))
        }
    }

    @Test func aLargeFlatColourBesideAPhotoIsExact() throws {
        let bitmaps = try (0..<3).map { try AnimationSample.slide($0, 97, 61) }
        let sample = AnimationSample("ground", rate: 10) { bitmaps }
        let decoded = try check(try sample.file(encoder(sample, GIFOptions(), false)), sample)
        for picture in decoded.pictures { #expect(Array(picture[0..<4]) == [247, 242, 242, 255]) }
    }

    @Test func whatStandsStillDoesNotCrawl() throws {
        // A band moves over a soft ramp, whose dithering stays as it is.
        let bitmaps = try (0..<6).map { step in
            try BitmapSample.picture(width: 120, height: 60) { x, y in
                let isBand = (step * 7..<step * 7 + 20).contains(y)
                return Bitmap.Pixel(
                    red: isBand ? 255 : UInt8(x + y), green: UInt8(x), blue: UInt8(y * 3), alpha: 255)
            }
        }
        let sample = AnimationSample("band", rate: 10) { bitmaps }
        let decoded = try check(
            try sample.file(encoder(sample, GIFOptions(colours: 24, dithering: 1), false)), sample)
        for index in 1..<bitmaps.count {
            let (old, new) = (bitmaps[index - 1].bytes, bitmaps[index].bytes)
            for place in stride(from: 0, to: old.count, by: 4)
            where old[place..<place + 4] == new[place..<place + 4] {
                #expect(
                    decoded.pictures[index][place..<place + 4]
                        == decoded.pictures[index - 1][place..<place + 4])
            }
        }
    }

    @Test func ditheringKeepsTheMeanColour() throws {
        let bitmap = try BitmapSample.picture(width: 64, height: 64) { x, y in
            // Two colours and, in the middle, a mixture of both.
            let value: UInt8 = y < 16 ? 40 : y >= 48 ? 200 : 100
            return Bitmap.Pixel(red: value, green: value, blue: value, alpha: 255)
        }
        let sample = AnimationSample("mixture", rate: 10) { [bitmap] }
        let encoder = try encoder(sample, GIFOptions(colours: 2, dithering: 1), false)
        let picture = try check(try sample.file(encoder), sample).pictures[0]
        let middle = (16 * 64..<48 * 64).map { Double(picture[$0 * 4]) }
        let mean = middle.reduce(0, +) / Double(middle.count)
        #expect(abs(mean - 100) < 4)
        #expect(Set(middle).count == 2)
    }

    @Test func longDelaysBecomeSeveral() throws {
        var sample = AnimationSample("slow", rate: 1) {
            [try AnimationSample.softSlide(2, 30, 20), try AnimationSample.softSlide(5, 30, 20)]
        }
        sample.ticks = 1500
        let white = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        for hasOwnPalettes in [false, true] {
            for alpha in [GIFOptions.Alpha.none(background: white), .oneBit(matte: white)] {
                let bytes = try sample.file(encoder(sample, GIFOptions(alpha: alpha), hasOwnPalettes))
                let folder = try TemporaryFolder()
                let file = folder.path.appending("a.gif")
                try file.write(bytes)
                let decoded = try DecodedAnimation(ffmpeg: file, size: sample.settings().size)
                // 1500 s are 655.35 s twice and the rest.
                #expect(decoded.pictures.count == 6)
                #expect(
                    decoded.pictures[0] == decoded.pictures[1] && decoded.pictures[0] == decoded.pictures[2])
                #expect(
                    decoded.pictures[3] == decoded.pictures[5] && decoded.pictures[0] != decoded.pictures[3])
                let info = try shell("gifsicle --info \(file.text)")
                #expect(info.split(separator: "delay 655.35s").count == 5)
                #expect(info.split(separator: "delay 189.3").count == 3)
            }
        }
    }

    @Test func noiseIsCompressedRight() throws {
        // Long enough to fill the table of strings several times.
        let bitmap = try BitmapSample.noise(width: 300, height: 200, hasAlpha: false)
        let sample = AnimationSample("noise", rate: 10) { [bitmap] }
        for colours in [2, 3, 4, 15, 16, 127, 128, 255] {
            let encoder = try encoder(sample, GIFOptions(colours: colours, dithering: 0), false)
            let picture = try check(try sample.file(encoder), sample).pictures[0]
            let found = Set(stride(from: 0, to: picture.count, by: 4).map { Array(picture[$0..<$0 + 4]) })
            #expect(found.count == colours)
        }
    }
}
