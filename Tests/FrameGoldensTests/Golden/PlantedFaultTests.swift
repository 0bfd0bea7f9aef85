import FrameGoldens
import SceneFormat
import Testing

/// Faults put into sound scenes: each is caught, at the right layer, in the right words, at the right place.
@Suite struct PlantedFaultTests {
    @Test(arguments: PlantedFault.ofMotion + PlantedFault.ofLayout + PlantedFault.ofDisplay)
    func isCaught(_ fault: PlantedFault) throws {
        let bench = try GoldenBench(fault.scene)
        // Small pictures: these faults are told before the pixels.
        try bench.record(scale: 0.25)
        #expect(try bench.difference() == nil)
        let faulty = try fault.scene.planting(fault.new, for: fault.old)
        try bench.write(faulty)
        let difference = try #require(try bench.difference())
        #expect(difference.layer == fault.layer)
        #expect(difference.element == fault.element)
        let text = difference.sentences.joined(separator: "\n")
        for part in fault.says { #expect(text.contains(part)) }
        #expect(difference.place?.line == (try faulty.line(of: fault.line)))
        // With the tolerance that is told this layer passes; a later one may still differ.
        guard let tolerance = difference.passingTolerance else { return }
        let outcome = try bench.verify(tolerance: tolerance)
        guard case .different(let later, _) = outcome else { return }
        #expect(later.layer > fault.layer)
    }

    @Test func thereAreEnough() {
        let names = (PlantedFault.ofMotion + PlantedFault.ofLayout + PlantedFault.ofDisplay).map(\.name)
        #expect(names.count >= 40)
        #expect(Set(names).count == names.count)
    }
}
