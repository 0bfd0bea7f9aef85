import Foundation

/// Scenes into which faults are planted; they draw texts as blocks and need no font.
enum FaultyScene {
    /// Cards of stacks, a drag that decides near the threshold, effects, a title and a page indicator.
    static let drag = """
        {
          "framewheel": 1,
          "viewport": { "width": 300, "height": 220 },
          "scale": 2,
          "textMode": "blocks",
          "background": "#FFFFFF",
          "carousel": {
            "slot": { "width": 120, "height": 100 },
            "spacing": 10,
            "rest": "center", "contain": false,
            "edges": { "rubberBand": 0.55 },
            "snap": { "page": { "threshold": 40 } },
            "settle": { "spring": { "mass": 1, "stiffness": 150, "damping": 16 } },
            "effects": [{ "scale": { "minimum": 0.7, "falloff": 500 } }, { "opacity": { "minimum": 0.5, "falloff": 500 } }],
          },
          "stage": { "vstack": { "spacing": 8, "children": [
            { "text": "Title", "size": 20, "weight": "bold", "color": "#112233" },
            { "carousel": {}, "modifiers": [{ "frame": { "height": 120 } }] },
            { "pageIndicator": {}, "color": "#FF0000" },
          ] } },
          "card": { "zstack": { "alignment": "bottomLeading", "children": [
            { "roundedRectangle": { "cornerRadius": 12, "fill": "{fill}" },
              "modifiers": [{ "shadow": { "radius": 4, "y": 2, "color": "#00000080" } }] },
            { "circle": { "fill": "#00FF0080" }, "modifiers": [{ "frame": { "width": 30, "height": 30 } }, { "offset": { "x": 80 } }] },
            { "rectangle": { "stroke": { "color": "#0000FF", "width": 2 } }, "modifiers": [{ "frame": { "width": 40, "height": 20 } }, { "opacity": 0.8 }] },
            { "text": "{title}", "size": 17, "weight": "semibold", "color": "white", "lines": 1, "modifiers": [{ "padding": { "leading": "{lead}", "vertical": 8 } }, { "offset": { "y": -4 } }] },
          ] } },
          "items": [
            { "title": "Red", "fill": "#AA0000", "lead": 8 },
            { "title": "Green card", "fill": "#00AA00", "lead": 8 },
            { "title": "Blue", "fill": "#0000AA", "lead": 8 },
            { "title": "Grey", "fill": "#808080", "lead": 8 },
          ],
          "script": [
            { "at": 0.1, "drag": { "forward": 40.5, "over": 0.2, "velocity": 0 } },
            { "mark": "let go" },
            { "at": 1.5, "select": 3 },
          ],
          "duration": 3,
        }
        """

    /// The same with cards that each say how far they are moved.
    static let nudged =
        drag
        .replacingOccurrences(
            of: "{ \"offset\": { \"y\": -4 } }] },\n  ] } },",
            with:
                "{ \"offset\": { \"y\": -4 } }] },\n  ] }, \"modifiers\": [{ \"offset\": { \"x\": \"{nudge}\" } }] },"
        )
        .replacingOccurrences(of: "\"lead\": 8 }", with: "\"lead\": 8, \"nudge\": 0 }")

    /// Autoplay with built-in cards.
    static let autoplay = """
        {
          "framewheel": 1,
          "viewport": { "width": 200, "height": 160 },
          "scale": 2,
          "textMode": "blocks",
          "carousel": {
            "preset": "shrinking",
            "slot": { "width": 100, "height": 140 },
            "autoplay": { "every": 1, "atEnd": "rewind" },
          },
          "card": {
            "thumbnail": { "cornerRadius": 12 },
            "detailBar": {
              "height": 30, "cornerRadius": 12, "background": "#D70015",
              "leading": { "text": "{title}", "size": 14, "weight": "bold", "color": "#FFFFFF" },
              "trailing": { "text": "{until}", "size": 10, "weight": "medium", "color": "#FFFFFF" },
            },
          },
          "items": [
            { "title": "One", "until": "1/2" },
            { "title": "Two", "until": "3/4" },
            { "title": "Three", "until": "5/6" },
          ],
          "duration": 2.5,
        }
        """
}
