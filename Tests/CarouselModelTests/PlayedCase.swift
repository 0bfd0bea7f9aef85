import CarouselModel
import PlaneGeometry

/// A carousel with a script, as a generator makes them and a failing property takes them apart.
struct PlayedCase: CustomStringConvertible {
    var carousel: Carousel
    var items: Int
    var steps: [ScriptStep]
    var setting: Simulation.Setting
    var stage = Size(width: 390, height: 320)

    var layout: CarouselLayout { layout(.none) }

    func layout(_ viewport: ViewportOverride) -> CarouselLayout {
        let size = Size(width: viewport.width ?? stage.width, height: viewport.height ?? stage.height)
        return CarouselLayout(carousel: carousel, container: size, itemCount: items, cards: cards)
    }

    /// Cards of different sizes, where the slot asks the card.
    private var cards: SlotSizing.Cards {
        guard carousel.slot.extent(along: carousel.axis) == nil else { return SlotSizing.Cards() }
        let sizes = [120.0, 90, 200, 40, 150, 310]
        return SlotSizing.Cards(
            ownSize: { item in
                let extent = ExtentForm.points(sizes[item % sizes.count])
                return BoxForm(width: extent, height: extent)
            }, isUniform: false)
    }

    var simulation: Simulation {
        Simulation(
            carousel: carousel, track: layout.track, script: Script(steps: steps), setting: setting,
            resizedTrack: { layout($0).track })
    }

    var motion: MotionTrack { simulation.motionTrack() }

    var description: String {
        """
        axis \(carousel.axis), slot \(carousel.slot), spacing \(carousel.spacing), rest \(carousel.rest),
        contain \(carousel.isContained), loop \(carousel.isLooping), edges \(carousel.edges),
        snap \(carousel.snap), settle \(carousel.settle), grab \(carousel.grab), \
        lag \(carousel.hasImplicitLag), hop \(carousel.animatesFirstHop),
        autoplay \(carousel.autoplay.map { "\($0)" } ?? "none")
        items \(items), \(setting)
        """ + steps.map { "\n  \($0)" }.joined()
    }

    /// Simpler cases that may fail as well, the simplest first.
    var simplifications: [PlayedCase] {
        var simpler = steps.indices.map { index in changed { $0.steps.remove(at: index) } }
        simpler += [
            changed { $0.carousel.autoplay = nil }, changed { $0.carousel.hasImplicitLag = false },
            changed { $0.carousel.animatesFirstHop = false },
            changed { $0.carousel.isLooping = false }, changed { $0.carousel.isContained = false },
            changed { $0.carousel.spacing = 0 }, changed { $0.carousel.edges = .free },
            changed { $0.carousel.rest = RestRule(.leading) },
            changed { $0.carousel.slot = BoxForm(width: .points(100), height: .points(100)) },
            changed { $0.carousel.settle = .curve(.linear) }, changed { $0.carousel.axis = .horizontal },
            changed { $0.carousel.snap = .nearest }, changed { $0.setting = Simulation.Setting() },
            changed { $0.items = min($0.items, 3) },
        ]
        return simpler.filter { $0.description != description }
    }

    private func changed(_ change: (inout PlayedCase) -> Void) -> PlayedCase {
        var other = self
        change(&other)
        return other
    }
}
