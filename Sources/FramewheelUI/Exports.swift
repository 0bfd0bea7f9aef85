// Cards are written in the words of these modules: colours and gradients, alignments, insets and sizes.
@_exported public import CardLayout
@_exported public import FrameDrawing
@_exported public import PlaneGeometry

/// A length in points, under the name that SwiftUI's sources use.
///
/// A file that imports Foundation too, whose type has the same name, says which one it means by
/// `import struct Foundation.CGFloat`, or writes `Double`; every interface here takes both.
public typealias CGFloat = Double
