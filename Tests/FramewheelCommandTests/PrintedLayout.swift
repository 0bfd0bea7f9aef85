import Foundation

/// What `framewheel layout` prints, read again by its documented keys.
struct PrintedLayout: Decodable {
    struct Frame: Decodable, Equatable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    struct Element: Decodable, Equatable {
        let path: String
        let frame: Frame
    }

    struct Card: Decodable, Equatable {
        let index: Int
        let frame: Frame
        let card: Frame
        let scale: Double
        let opacity: Double
        let z: Double
        let elements: [Element]
    }

    let time: Double
    let offset: Double
    let velocity: Double
    let index: Int
    let phase: String
    let cards: [Card]

    init(_ transcript: Transcript) throws {
        self = try JSONDecoder().decode(PrintedLayout.self, from: transcript.output)
    }
}

extension PrintedLayout.Card {
    /// A number of the card by its name in the vectors; `nil` for a name that is not known.
    func number(_ name: String, viewport: Double) -> Double? {
        switch name {
        case "index": Double(index)
        case "x": frame.x
        case "width": frame.width
        case "height": frame.height
        case "contentX", "cardX": card.x
        case "contentWidth", "cardWidth": card.width
        case "scale": scale
        case "distance": abs(frame.x + frame.width / 2 - viewport / 2)
        case "visualWidth": card.width * scale
        case "visualHeight": card.height * scale
        case "visualX": card.x + card.width * (1 - scale) / 2
        case "visualTop": card.y + card.height * (1 - scale) / 2
        default: nil
        }
    }
}
