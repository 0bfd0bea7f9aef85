// swift-tools-version: 6.2
import PackageDescription

/// Measurements of the library: a package of its own, so that the library's manifest stays small.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Framewheel", path: "..")],
    targets: [
        .executableTarget(
            name: "MotionBenchmarks", dependencies: [.product(name: "Framewheel", package: "Framewheel")]),
        .executableTarget(
            name: "AnimationBenchmark", dependencies: [.product(name: "Framewheel", package: "Framewheel")]),
        .systemLibrary(name: "CReferencePNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CReferenceDeflate", pkgConfig: "libdeflate"),
        .executableTarget(
            name: "PNGBenchmark",
            dependencies: [
                .product(name: "Framewheel", package: "Framewheel"), "CReferencePNG", "CReferenceDeflate",
            ]),
    ]
)
