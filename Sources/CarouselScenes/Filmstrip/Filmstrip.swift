internal import CarouselModel
public import FrameDrawing
public import FrameSequencing
public import PlaneGeometry

/// Chosen frames of a scene in one picture: side by side with their times, or laid over one another.
public struct Filmstrip {
    /// How the frames are put together.
    public enum Arrangement: Hashable, Sendable {
        /// Side by side in rows, in the order of time.
        ///
        /// - Parameter columns: How many stand in a row; `nil` for as many as make the picture landscape.
        case grid(columns: Int?)
        /// Over one another as an onion skin: the later a frame, the more is seen of it.
        case overlay
    }

    /// What is drawn.
    public let scene: CarouselScene
    /// The frames' times, in seconds.
    public let times: [Double]
    /// How they are put together.
    public let arrangement: Arrangement
    /// Whether each frame of a grid has its time below it.
    public var hasLabels: Bool

    /// The largest number of frames in one strip.
    public static let frameLimit = 1_000

    /// Makes a strip.
    ///
    /// - Parameters:
    ///   - scene: What is drawn.
    ///   - times: The frames' times, in seconds, at most `frameLimit`; more are left out.
    ///   - arrangement: How they are put together.
    ///   - hasLabels: Whether each frame of a grid has its time below it.
    public init(
        of scene: CarouselScene, at times: [Double], arrangement: Arrangement = .grid(columns: nil),
        hasLabels: Bool = true
    ) {
        self.scene = scene
        self.times = Array(times.prefix(Self.frameLimit))
        self.arrangement = arrangement
        self.hasLabels = hasLabels
    }

    /// The strip as a drawing; its size follows from the scene's, all in points.
    ///
    /// - Parameters:
    ///   - session: Lays the frames out.
    ///   - text: What measures the labels.
    /// - Returns: The drawing.
    /// - Throws: Why a card could not be made, with its place.
    public func displayList(session: any FrameSession, text: any TextMeasuring) throws -> DisplayList {
        let frames = try times.map { try session.displayList(at: $0) }
        switch arrangement {
        case .grid(let columns): return grid(of: frames, columns: columns, text: text)
        case .overlay: return overlay(of: frames)
        }
    }

    /// The size of the strip, in points.
    public var size: Size {
        switch arrangement {
        case .grid(let columns):
            let (cell, columns, rows) = sheet(columns)
            return cell.sheetSize(columns: columns, rows: rows)
        case .overlay: return scene.size
        }
    }

    // MARK: - A grid

    private func sheet(_ columns: Int?) -> (cell: FilmstripCell, columns: Int, rows: Int) {
        let cell = FilmstripCell(frame: scene.size, hasLabel: hasLabels)
        let columns = max(min(columns ?? cell.landscapeColumns(for: times.count), times.count), 1)
        return (cell, columns, max((times.count + columns - 1) / columns, 1))
    }

    private func grid(of frames: [DisplayList], columns: Int?, text: any TextMeasuring) -> DisplayList {
        let (cell, columns, rows) = sheet(columns)
        let items = frames.indices.flatMap { number -> [DisplayItem] in
            let origin = cell.origin(column: number % columns, row: number / columns)
            return cell.items(for: frames[number], number: number, at: origin)
                + (hasLabels ? cell.label(label(of: times[number]), number: number, at: origin, text) : [])
        }
        return DisplayList(
            size: cell.sheetSize(columns: columns, rows: rows), background: .color(PlotStyle.paper),
            items: items)
    }

    private func label(of time: Double) -> FilmstripCell.Label {
        let state = scene.motion.state(at: time)
        let mark = scene.motion.events.lazy.compactMap { event -> String? in
            guard case .mark(let name) = event.kind, abs(event.time - time) < Self.simultaneity else {
                return nil
            }
            return name
        }.first
        return FilmstripCell.Label(
            time: "\(Self.fixedText(time)) s", note: mark ?? state.phase.rawValue)
    }

    /// A time in seconds with three decimals, so that the labels of a strip line up.
    private static func fixedText(_ time: Double) -> String {
        let text = time.decimalText(places: 3)
        guard let dot = text.firstIndex(of: ".") else { return text + ".000" }
        return text + String(repeating: "0", count: 4 - text.distance(from: dot, to: text.endIndex))
    }

    /// A mark no farther than this from a frame's time names the frame, in seconds.
    private static let simultaneity = 1e-6

    // MARK: - An overlay

    /// The weighted mean of the frames: the weight of a frame is its number, counted from 1.
    private func overlay(of frames: [DisplayList]) -> DisplayList {
        let items = frames.enumerated().map { number, frame in
            // Weights 1, 2, 3 … give the nth frame 2/(n + 1) of what is seen once it is laid over.
            DisplayItem.group(
                DisplayGroup(
                    element: "frame[\(number)]", clip: Path(rect: Rect(origin: .zero, size: scene.size)),
                    opacity: 2 / Double(number + 2), items: frame.itemsOnBackground(number: number)))
        }
        return DisplayList(size: scene.size, items: items)
    }
}

extension DisplayList {
    /// The items with what lies behind them as the first.
    func itemsOnBackground(number: Int) -> [DisplayItem] {
        guard let background else { return items }
        let bounds = Rect(origin: .zero, size: size)
        let paper = FilledPath(
            element: "frame[\(number)]", path: Path(rect: bounds), paint: background, bounds: bounds)
        return [.fill(paper)] + items
    }
}
