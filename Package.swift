// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: no warning passes, C memory is marked where it is touched, and
/// an import is part of a module's interface only where it says `public`.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library module; the list of its dependencies is the architecture, see CONTRIBUTING.md.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func system(_ name: String, pkgConfig: String, apt: [String], brew: [String]) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt), .brew(brew)])
}

let package = Package(
    name: "Framewheel",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Framewheel", targets: ["Framewheel"]),
        .library(name: "FramewheelUI", targets: ["FramewheelUI"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .executable(name: "framewheel", targets: ["FramewheelCommand"]),
    ],
    targets: [
        system(
            "CPango", pkgConfig: "pangocairo", apt: ["libpango1.0-dev", "libcairo2-dev"], brew: ["pango"]),
        system("CPNG", pkgConfig: "libpng", apt: ["libpng-dev"], brew: ["libpng"]),
        system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: ["libturbojpeg0-dev"], brew: ["jpeg-turbo"]),
        system("CDeflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"], brew: ["libdeflate"]),
        system("CXXHash", pkgConfig: "libxxhash", apt: ["libxxhash-dev"], brew: ["xxhash"]),
        system("CWebP", pkgConfig: "libwebp", apt: ["libwebp-dev"], brew: ["webp"]),
        // Tests decode animations with it.
        system("CWebPDemux", pkgConfig: "libwebpdemux", apt: ["libwebp-dev"], brew: ["webp"]),

        // Inner loops on rows of pixels, with AVX2 where it is there.
        .target(name: "CFrameKernels"),

        module("PlaneGeometry"),
        module("FileStorage", ["CXXHash"]),
        module("MotionPhysics", ["PlaneGeometry"]),
        module("CarouselModel", ["PlaneGeometry", "MotionPhysics"]),
        module("FrameImaging", ["FileStorage", "CFrameKernels", "CPNG", "CTurboJPEG", "CDeflate", "CWebP"]),
        module("FrameDrawing", ["PlaneGeometry", "FileStorage", "FrameImaging"]),
        module("CardLayout", ["PlaneGeometry", "FrameDrawing"]),
        module("FramewheelUI", ["PlaneGeometry", "FrameDrawing", "CardLayout"]),
        module(
            "SceneFormat",
            ["PlaneGeometry", "FileStorage", "MotionPhysics", "CarouselModel", "FrameDrawing", "CardLayout"]),
        module(
            "CairoRaster",
            ["PlaneGeometry", "FileStorage", "FrameDrawing", "FrameImaging", "CFrameKernels", "CPango"]),
        module(
            "FrameSequencing",
            ["PlaneGeometry", "FileStorage", "FrameDrawing", "FrameImaging", "CairoRaster"]),
        module(
            "CarouselScenes",
            [
                "PlaneGeometry", "FileStorage", "MotionPhysics", "CarouselModel", "FrameImaging",
                "FrameDrawing", "CardLayout", "CairoRaster", "SceneFormat", "FrameSequencing", "FrameGoldens",
            ]),
        // The scene format is there for its JSON, its tolerances and its places in files.
        module(
            "FrameGoldens",
            [
                "PlaneGeometry", "FileStorage", "FrameImaging", "FrameDrawing", "CairoRaster", "SceneFormat",
                "FrameSequencing", "CFrameKernels",
            ]),
        module(
            "GoldenTesting",
            [
                "FileStorage", "FrameImaging", "FrameSequencing", "SceneFormat", "FrameGoldens",
                "CarouselScenes",
            ]),
        module(
            "Framewheel",
            [
                "PlaneGeometry", "FileStorage", "MotionPhysics", "CarouselModel", "FrameImaging",
                "FrameDrawing", "CardLayout", "FramewheelUI", "SceneFormat", "CairoRaster",
                "FrameSequencing", "CarouselScenes", "FrameGoldens",
            ]),
        .executableTarget(name: "FramewheelCommand", dependencies: ["Framewheel"], swiftSettings: strict),
        // Draws the pictures of the examples.
        .executableTarget(
            name: "ExampleCovers", dependencies: ["PlaneGeometry", "FileStorage", "FrameImaging"],
            swiftSettings: strict),

        tests("PlaneGeometryTests", ["PlaneGeometry"]),
        tests("FileStorageTests", ["FileStorage"]),
        tests(
            "FrameSequencingTests",
            ["PlaneGeometry", "FrameDrawing", "FrameImaging", "CairoRaster", "FrameSequencing"]),
        tests(
            "FrameGoldensTests",
            [
                "PlaneGeometry", "FileStorage", "FrameImaging", "FrameDrawing", "SceneFormat",
                "FrameSequencing", "CairoRaster", "FrameGoldens", "CarouselScenes", "CFrameKernels",
            ]),
        tests(
            "GoldenTestingTests",
            [
                "FileStorage", "FrameDrawing", "FrameImaging", "FramewheelUI", "SceneFormat", "FrameGoldens",
                "GoldenTesting", "Framewheel",
            ], exclude: ["__Goldens__", "shelf.json"]),
        tests("MotionPhysicsTests", ["PlaneGeometry", "MotionPhysics"]),
        tests("CarouselModelTests", ["PlaneGeometry", "MotionPhysics", "CarouselModel"]),
        tests(
            "FrameDrawingTests",
            ["PlaneGeometry", "FileStorage", "FrameImaging", "FrameDrawing", "CairoRaster"]),
        tests(
            "FramewheelCommandTests",
            [
                "FramewheelCommand", "Framewheel", "PlaneGeometry", "FileStorage", "FrameImaging",
                "GoldenTesting",
            ]),
        // Chromium plays what the SVG writer wrote.
        tests(
            "SVGBrowserTests",
            [
                "PlaneGeometry", "FileStorage", "CarouselModel", "CardLayout", "FrameImaging",
                "FrameDrawing", "CairoRaster", "SceneFormat", "FrameSequencing", "CarouselScenes",
            ]),
        tests("PhysicsVectorTests", ["PlaneGeometry", "MotionPhysics", "CarouselModel", "VectorFiles"]),
        // What suites share lies in targets of its own; a test target cannot be imported by another one.
        .target(name: "VectorFiles", path: "Tests/VectorFiles", swiftSettings: strict),
        .target(
            name: "LayoutVectorCases",
            dependencies: ["PlaneGeometry", "FrameDrawing", "CardLayout", "VectorFiles"],
            path: "Tests/LayoutVectorCases", swiftSettings: strict),
        tests("CardLayoutTests", ["PlaneGeometry", "FrameDrawing", "CardLayout"]),
        tests(
            "LayoutVectorTests",
            ["PlaneGeometry", "FrameDrawing", "CardLayout", "LayoutVectorCases", "VectorFiles"]),
        tests(
            "FramewheelUITests",
            [
                "PlaneGeometry", "FrameDrawing", "CardLayout", "FramewheelUI", "LayoutVectorCases",
                "VectorFiles",
            ]),
        tests(
            "CarouselScenesTests",
            [
                "PlaneGeometry", "FileStorage", "CarouselModel", "FrameImaging", "FrameDrawing",
                "CardLayout", "CairoRaster", "SceneFormat", "FrameSequencing", "FrameGoldens",
                "CarouselScenes",
                "GoldenTesting",
            ], exclude: ["Golden/__Goldens__"]),
        tests(
            "FrameImagingTests",
            [
                "FileStorage", "FrameImaging", "CFrameKernels", "CPNG", "CTurboJPEG", "CDeflate",
                "CWebPDemux",
            ]),
        tests(
            "CairoRasterTests",
            ["PlaneGeometry", "FileStorage", "FrameDrawing", "FrameImaging", "CairoRaster"]),
        tests(
            "SceneFormatTests",
            [
                "PlaneGeometry", "FileStorage", "FrameDrawing", "CardLayout", "CarouselModel",
                "MotionPhysics",
                "SceneFormat",
            ]),
    ]
)
