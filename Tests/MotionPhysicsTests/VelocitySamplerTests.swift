import MotionPhysics
import PlaneGeometry
import Testing

@Suite struct VelocitySamplerTests {
    @Test func constantSpeedIsFoundExactly() {
        var sampler = VelocitySampler<Point>()
        for step in 0..<10 {
            sampler.add(Point(x: Double(step) * 8, y: Double(step) * -2), at: Double(step) / 64)
        }
        #expect(sampler.velocity(at: 9.0 / 64) == Point(x: 512, y: -128))
    }

    @Test func oneSampleHasNoVelocity() {
        var sampler = VelocitySampler<Double>()
        #expect(sampler.velocity(at: 1) == 0)
        sampler.add(40, at: 0)
        #expect(sampler.velocity(at: 1) == 0)
        sampler.add(50, at: 0)
        #expect(sampler.velocity(at: 1) == 0)
    }

    @Test func aSampleFromThePastIsIgnored() {
        var sampler = VelocitySampler<Double>()
        sampler.add(0, at: 0)
        sampler.add(10, at: 0.5)
        sampler.add(99, at: 0.25)
        #expect(sampler.velocity(at: 0.5) == 20)
        #expect(sampler.velocity(at: 0.1) == 20)
    }

    @Test func anEarlierSizeCountsThreeTimesTheLatest() {
        var sampler = VelocitySampler<Size>()
        sampler.add(.zero, at: 0)
        sampler.add(Size(width: 1, height: 0), at: 1)
        sampler.add(Size(width: 1, height: 8), at: 2)
        #expect(sampler.velocity(at: 2) == Size(width: 0.75, height: 2))
        #expect(sampler.velocity(at: 2.5).width < 0.3)
    }
}
