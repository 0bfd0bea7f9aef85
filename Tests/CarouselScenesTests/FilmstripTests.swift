import CarouselScenes
import FrameDrawing
import FrameSequencing
import PlaneGeometry
import Testing

@Suite("Filmstrips")
struct FilmstripTests {
    /// The viewport of the scenes, in points.
    private let frame = Size(width: 300, height: 200)

    @Test("Hold the frames at their times, in rows, each moved to its cell and cut to it")
    func gridHoldsFrames() throws {
        let scene = try MotionScene.prepared(MotionScene.drag)
        let times = [0, 0.15, 0.3, 0.45, 9]
        let strip = Filmstrip(of: scene, at: times, arrangement: .grid(columns: 2), hasLabels: false)
        let session = scene.makeSession(text: BlockText())
        let list = try strip.displayList(session: session, text: BlockText())
        // Gaps are 4 % of the shorter side: 8 points between, before and after.
        #expect(list.size == Size(width: 2 * 300 + 3 * 8, height: 3 * 200 + 4 * 8))
        #expect(strip.size == list.size)
        let groups = list.items.compactMap { item -> DisplayGroup? in
            if case .group(let group) = item, group.clip != nil { group } else { nil }
        }
        #expect(groups.map(\.element) == (0..<5).map { "frame[\($0)]" })
        for (number, group) in groups.enumerated() {
            let origin = Point(x: 8 + Double(number % 2) * 308, y: 8 + Double(number / 2) * 208)
            #expect(group.transform == AffineTransform(translation: origin))
            #expect(group.clip == Path(rect: Rect(origin: .zero, size: frame)))
            let alone = try session.displayList(at: times[number])
            #expect(Array(group.items.suffix(alone.items.count)) == alone.items)
        }
    }

    @Test("Name each frame's time and what happens then, or its mark")
    func labelsNameFrames() throws {
        let script = """
            [{ "at": 0.1, "drag": { "forward": 120, "over": 0.1 } }, { "mark": "let go" }]
            """
        let scene = try MotionScene.prepared(script)
        let strip = Filmstrip(of: scene, at: [0, 0.15, 0.2, 0.25])
        let list = try strip.displayList(session: scene.makeSession(text: BlockText()), text: BlockText())
        let texts = list.items.compactMap { item -> String? in
            if case .text(let text) = item { text.text.string } else { nil }
        }
        #expect(
            texts == [
                "0.000 s", "idle", "0.150 s", "dragging", "0.200 s", "let go", "0.250 s", "settling",
            ])
    }

    @Test(
        "Choose columns that bring the sheet nearest to 16 by 10",
        // Cells of 308 × 208 points: of 8, 3 columns make 932 × 632 = 1.475, 4 make 1240 × 424 = 2.92.
        arguments: [(1, 308), (2, 616), (4, 616), (8, 924), (9, 924)])
    func columnsAreLandscape(count: Int, width: Double) throws {
        let scene = try MotionScene.prepared()
        let times = (0..<count).map(Double.init)
        #expect(Filmstrip(of: scene, at: times, hasLabels: false).size.width == width + 8)
    }

    @Test("Lie over one another with weights 1, 2, 3 …")
    func overlayWeighs() throws {
        let scene = try MotionScene.prepared(MotionScene.drag)
        let strip = Filmstrip(of: scene, at: [0, 0.15, 0.3, 0.45], arrangement: .overlay)
        let list = try strip.displayList(session: scene.makeSession(text: BlockText()), text: BlockText())
        #expect(list.size == frame)
        let opacities = list.items.map { item -> Double in
            if case .group(let group) = item { group.opacity } else { .nan }
        }
        // What is left of each frame once the later ones are laid over it.
        let shares = opacities.indices.map { number in
            opacities[(number + 1)...].reduce(opacities[number]) { $0 * (1 - $1) }
        }
        for (share, weight) in zip(shares, [0.1, 0.2, 0.3, 0.4]) { #expect(abs(share - weight) < 1e-12) }
    }
}

@Suite("Drawn fingers")
struct FingerDrawingTests {
    @Test("Follow the way that the script gives, from the place that it gives")
    func fingersFollow() throws {
        let script = """
            [{ "at": 1, "drag": { "by": { "x": -80, "y": 20 }, "over": 0.4, "from": { "x": 200, "y": 90 } } }]
            """
        let scene = try MotionScene.prepared(script, keys: ", \"touches\": true")
        #expect(try finger(in: scene, at: 0.5) == nil)
        let fading = try #require(try finger(in: scene, at: 0.94))
        // It fades in over 0.12 s before touch-down.
        #expect(abs(fading.opacity - 0.5) < 1e-9)
        let down = try #require(try finger(in: scene, at: 1.2))
        #expect(down.opacity == 1)
        #expect(abs(down.transform.tx - 160) < 1e-9 && abs(down.transform.ty - 100) < 1e-9)
        let lifted = try #require(try finger(in: scene, at: 1.5))
        #expect(abs(lifted.opacity - 0.5) < 1e-9)
        #expect(abs(lifted.transform.tx - 120) < 1e-9)
        #expect(try finger(in: scene, at: 1.7) == nil)
    }

    @Test("Have their way in the middle of the carousel where the script gives no place")
    func fingersAreCentred() throws {
        let scene = try MotionScene.prepared(MotionScene.drag, keys: ", \"touches\": true")
        #expect(
            try finger(in: scene, at: 0.1)?.transform == AffineTransform(translation: Point(x: 210, y: 100)))
        #expect(
            try finger(in: scene, at: 0.2)?.transform == AffineTransform(translation: Point(x: 90, y: 100)))
    }

    @Test("Are not there unless they are asked for")
    func fingersAreAskedFor() throws {
        var scene = try MotionScene.prepared(MotionScene.drag)
        #expect(try finger(in: scene, at: 0.15) == nil)
        scene.showsTouches = true
        #expect(try finger(in: scene, at: 0.15) != nil)
    }

    private func finger(in scene: CarouselScene, at time: Double) throws -> DisplayGroup? {
        let list = try scene.makeSession(text: BlockText()).displayList(at: time)
        guard case .group(let group)? = list.items.last, group.element == "touch[0]" else { return nil }
        return group
    }
}
