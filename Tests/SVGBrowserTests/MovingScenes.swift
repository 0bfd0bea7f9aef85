/// Small scenes with all that can move.
enum MovingScenes: String, CaseIterable {
    case loopWithAutoplay
    case rightToLeft
    case depthAndTurn
    case tintAndParallax

    static var all: [MovingScenes] { allCases }

    /// The scene's file.
    var json: String {
        """
        { "framewheel": 1, "viewport": { "width": 320, "height": 220 }, \(carousel),
          "stage": { "vstack": { "spacing": 8, "children": [
            { "carousel": {}, "modifiers": [{ "frame": { "height": 180 } }] }, { "pageIndicator": {} }] } },
          "card": { "zstack": { "alignment": "bottomLeading", "children": [
            { "image": "{cover}" },
            { "text": "No. {number}", "weight": "bold", "color": "white", "modifiers": [{ "padding": 12 }] }] },
            "modifiers": [{ "clip": { "cornerRadius": 16 } }] },
          "items": [{ "cover": "covers/dunes.jpg" }, { "cover": "covers/dusk-hills.jpg" },
            { "cover": "covers/balloons.jpg" }, { "cover": "covers/sea-morning.jpg" }] }
        """
    }

    private var carousel: String {
        switch self {
        case .loopWithAutoplay:
            """
            "carousel": { "preset": "centered-peek", "loop": true, "autoplay": { "every": 0.8 } }, "duration": 3.6
            """
        case .rightToLeft:
            """
            "direction": "rtl", "carousel": { "preset": "centered-peek" },
            "script": [{ "at": 0.1, "drag": { "forward": 150, "over": 0.2 } }]
            """
        case .depthAndTurn:
            """
            "carousel": { "preset": "shrinking", "autoplay": null, "effects": [
              { "scale": { "stops": [[0, 1], [200, 0.7]] } }, { "rotation": { "stops": [[-200, -0.35], [200, 0.35]] } },
              { "opacity": { "stops": [[0, 1], [240, 0.4]] } }, { "depth": { "stops": [[0, 1], [200, 0]] } }] },
            "script": [{ "at": 0.1, "drag": { "forward": 120, "over": 0.2 } }]
            """
        case .tintAndParallax:
            """
            "carousel": { "preset": "centered-peek", "effects": [
              { "dim": { "color": "#203080", "opacity": { "stops": [[0, 0], [300, 0.7]] } } },
              { "parallax": { "along": { "stops": [[-300, -40], [300, 40]] } } }] },
            "script": [{ "at": 0.1, "drag": { "forward": 150, "over": 0.2 } }]
            """
        }
    }
}
