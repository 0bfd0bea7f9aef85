// For users of swift-snapshot-testing: pictures that are compared as pictures, on Linux as well.
//
// Copy this file into a test target that depends on SnapshotTesting and on Framewheel. Then:
//
//     assertSnapshot(of: pngBytes, as: .png)                                // any PNG file's bytes
//     assertSnapshot(of: pngBytes, as: .png(deltaE: 2, cluster: 4))         // what is not noticed passes
//     assertSnapshot(of: scene, as: .poster(at: 0.35))                      // a scene of Framewheel at 0.35 s
//
// The reference stays a PNG file where SnapshotTesting keeps it. What is not the same is told in words: how many
// pixels, where, how far apart. `GoldenTesting` tells more of a scene: its motion and its layout.

import Foundation
import Framewheel
import SnapshotTesting

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes of a PNG file, the same where every pixel is.
    public static var png: Snapshotting { png() }

    /// The bytes of a PNG file, compared as a picture.
    ///
    /// - Parameters:
    ///   - deltaE: The largest distance of two colours that count as the same, 100 from black to white.
    ///   - cluster: How many neighbouring pixels may lie farther apart.
    public static func png(deltaE: Double = 0, cluster: Int? = nil) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .picture(PixelTolerance(distance: deltaE, clusterSize: cluster)), snapshot: { $0 })
    }
}

extension Snapshotting where Value == Scene, Format == Data {
    /// A scene's picture at a time in seconds, at its own scale unless another is given.
    public static func poster(at time: Double, scale: Double? = nil) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .picture(.exact)) { scene in
            do {
                let source = try CarouselScene(scene, scale: scale)
                return Data(try FrameRenderer(source, scale: source.scale).bytes(at: time))
            } catch {
                // SnapshotTesting has no way to throw here; as text, it is the message of the failure.
                return Data("\(error)".utf8)
            }
        }
    }
}

extension Diffing where Value == Data {
    /// Compares the bytes of two picture files pixel by pixel.
    public static func picture(_ tolerance: PixelTolerance) -> Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { expected, actual in
            do {
                let comparison = try PixelComparison(
                    expected: ImageFile(bytes: Array(expected)).bitmap(),
                    actual: ImageFile(bytes: Array(actual)).bitmap(), tolerance: tolerance)
                return comparison.isAccepted ? nil : (comparison.sentences.joined(separator: "; "), [])
            } catch {
                let text = String(data: actual, encoding: .utf8).map { ": \($0)" } ?? ""
                return ("\(error)\(text)", [])
            }
        }
    }
}
