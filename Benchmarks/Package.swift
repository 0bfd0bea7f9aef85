// swift-tools-version: 6.2
import PackageDescription

let framewheel: Target.Dependency = .product(name: "Framewheel", package: "Framewheel")

/// Measurements of the library: a package of its own, so that the library's manifest stays small.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Framewheel", path: "..")],
    targets: [
        .executableTarget(name: "MotionBenchmarks", dependencies: [framewheel]),
        .systemLibrary(name: "CReferenceWebPDemux", pkgConfig: "libwebpdemux"),
        .executableTarget(name: "AnimationBenchmark", dependencies: [framewheel, "CReferenceWebPDemux"]),
        // What the driver needs of the library: photographs, placements, comparisons, times of the stages.
        .executableTarget(name: "BenchTool", dependencies: [framewheel]),
        .systemLibrary(name: "CReferencePNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CReferenceDeflate", pkgConfig: "libdeflate"),
        .executableTarget(
            name: "PNGBenchmark", dependencies: [framewheel, "CReferencePNG", "CReferenceDeflate"]),
    ]
)
