import Framewheel

// What a frame's motion costs: the state and the five cards in view, of ten cards and of a million.

/// The carousel of the measurements: five cards in view that shrink with their distance.
func layout(items: Int, isUniform: Bool = true) -> CarouselLayout {
    var carousel = Carousel.Preset.shrinking.carousel
    carousel.slot = BoxForm(width: .points(90), height: .points(160))
    carousel.snap = .viewAligned(limit: .never)
    let cards = SlotSizing.Cards(
        ownSize: { BoxForm(width: .points(80 + Double($0 % 3) * 10), height: .points(160)) },
        isUniform: false)
    if !isUniform { carousel.slot = BoxForm() }
    return CarouselLayout(
        carousel: carousel, container: Size(width: 390, height: 320), itemCount: items,
        cards: isUniform ? .init() : cards)
}

func motion(_ layout: CarouselLayout, _ steps: [ScriptStep], duration: Double? = nil) -> MotionTrack {
    Simulation(
        carousel: layout.carousel, track: layout.track, script: Script(steps: steps),
        setting: Simulation.Setting(duration: duration)
    ).motionTrack()
}

/// Two drags from the page in the middle to others not far from it.
func script(items: Int) -> [ScriptStep] {
    let drags = [200.0, -200].map { way in
        ScriptAction.drag(Drag(distance: .forward(.points(way)), duration: 0.25, velocity: 0))
    }
    return [
        ScriptStep(start: .at(0), action: .select(.index(items / 2), animated: false)),
        ScriptStep(start: .at(0.1), action: drags[0]), ScriptStep(start: .after(0.2), action: drags[1]),
    ]
}

/// The least times of many short rounds of several calls by turns, in seconds a call: so other work on the
/// machine disturbs them least, and all alike.
func leastTimes(calls: Int, rounds: Int = 300, _ works: [(Int) -> Int]) -> [Double] {
    let clock = ContinuousClock()
    // What is counted up, so that no call can be left out.
    var seen = 0
    var least = works.map { _ in Duration.seconds(1000) }
    for _ in 0..<rounds {
        for (place, work) in works.enumerated() {
            least[place] = min(
                least[place], clock.measure { for number in 0..<calls { seen &+= work(number) } })
        }
    }
    if seen == 0 { print("nothing was seen") }
    return least.map {
        (Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18) / Double(calls)
    }
}

func report(_ name: String, _ seconds: Double, limit: Double, unit: (name: String, size: Double)) {
    let value = (seconds / unit.size * 1000).rounded() / 1000
    print("\(name): \(value) \(unit.name)\(seconds <= limit ? "" : ", MORE THAN \(limit / unit.size)")")
}

let microseconds = (name: "µs", size: 1e-6)
let milliseconds = (name: "ms", size: 1e-3)

/// Asks for a frame's state and the cards in view.
func frameWork(items: Int, isUniform: Bool) -> (Int) -> Int {
    let layout = layout(items: items, isUniform: isUniform)
    let motion = motion(layout, script(items: items))
    let window = Rect(x: 0, y: 0, width: 390, height: 320)
    let frames = 500
    return { number in
        let state = motion.state(at: Double(number % frames) / Double(frames) * motion.duration)
        return layout.cards(at: state.offset, in: window).count
    }
}

for isUniform in [true, false] {
    let counts = [10, 1_000_000]
    let times = leastTimes(calls: 500, counts.map { frameWork(items: $0, isUniform: isUniform) })
    for (items, time) in zip(counts, times) {
        let name = isUniform ? "alike" : "of different sizes"
        report("state and cards in view, \(items) cards \(name)", time, limit: 2e-6, unit: microseconds)
    }
    let ratio = (times[1] / times[0] * 100).rounded() / 100
    print("  1,000,000 to 10 cards: \(ratio)\(ratio <= 1.5 ? "" : ", MORE THAN 1.5")")
}

var autoplaying = layout(items: 20).carousel
autoplaying.autoplay = Autoplay(interval: 3)
let plain = CarouselLayout(carousel: autoplaying, container: Size(width: 390, height: 320), itemCount: 20)
let minutes = leastTimes(
    calls: 1, rounds: 50, [{ _ in motion(plain, [], duration: 600).stages.count }])
report("ten minutes of autoplay", minutes[0], limit: 10e-3, unit: milliseconds)

let drags = (0..<300).map { number in
    ScriptStep(
        start: .at(Double(number) * 2),
        action: .drag(Drag(distance: .forward(.points(number % 2 == 0 ? 200 : -200)), duration: 0.5)))
}
let dragged = leastTimes(
    calls: 1, rounds: 10, [{ _ in motion(plain, drags, duration: 600).stages.count }])
report("ten minutes of 300 drags and autoplay", dragged[0], limit: .infinity, unit: milliseconds)
