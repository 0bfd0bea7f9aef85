// Cards are written in the words of these modules: colours and gradients, alignments, insets and sizes.
@_exported public import CardLayout
@_exported public import FrameDrawing
@_exported public import PlaneGeometry

/// A length in points, under the name that SwiftUI's sources use.
///
/// Where a file imports Foundation too, whose type has the same name, write `Double`, which every interface here
/// takes.
public typealias CGFloat = Double
