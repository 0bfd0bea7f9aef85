// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Framewheel", path: "..")],
    targets: [
        .systemLibrary(name: "CReferencePNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CReferenceDeflate", pkgConfig: "libdeflate"),
        .executableTarget(
            name: "PNGBenchmark",
            dependencies: [
                .product(name: "Framewheel", package: "Framewheel"), "CReferencePNG", "CReferenceDeflate",
            ]),
    ]
)
