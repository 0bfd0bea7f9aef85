public import CarouselModel

/// The scene that `framewheel init` writes: JSON with a comment for each key that a user changes first.
///
/// It needs no other file and renders as it is.
public enum SceneTemplate {
    /// The text of the scene for a preset, ending in a line feed.
    public static func text(for preset: Carousel.Preset) -> String {
        let body =
            switch preset {
            case .pagedRows: pagedRows
            case .snap: snap
            case .centeredPeek: centeredPeek
            case .shrinking: shrinking
            case .flowPaging: flowPaging
            case .scrollView: scrollView
            }
        return body + "\n"
    }

    static let shrinking = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "Shelf", "alt": "Cards that shrink on both sides of the one in the middle",

          "viewport": { "device": "iphone-15-pro", "height": 400 },  // or { "width": 393, "height": 400 }
          "scale": 2,                         // pixels a point
          "background": "systemBackground",   // a colour, or "clear"
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "shrinking",
            "slot": { "width": 180, "height": 320 },
            // Full size in the middle, smaller by 1/500 a point of distance, never below 0.68.
            "effects": [{ "scale": { "minimum": 0.68, "falloff": 500 } }],
            "autoplay": { "every": 3, "atEnd": "rewind" } // or null
          },

          // A thumbnail with a bar below; "thumbnail": { "image": "{cover}" } shows a picture of the item.
          "card": {
            "thumbnail": { "cornerRadius": 12 },
            "detailBar": {
              "height": 40, "cornerRadius": 12, "background": "systemRed",
              "leading": { "text": "Volume {number}", "size": 18, "weight": "bold", "color": "white" },
              "trailing": { "text": "new", "size": 12, "weight": "medium", "color": "white" }
            }
          },
          "items": { "count": 10 },           // or a list: [{ "cover": "covers/1.jpg", "title": "…" }]
          "startIndex": 0,                    // the card that is selected at first

          "script": [
            // A slow swipe to the next card, and once more; without "velocity" the finger's own would carry on.
            { "at": 0.3, "drag": { "forward": 120, "over": 0.25, "velocity": 150 } },
            { "mark": "released" },
            { "after": "settled", "drag": { "forward": 120, "over": 0.25, "velocity": 150 } }
          ],

          // One picture for each: --variant theme=dark, or an output named shelf-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#

    static let pagedRows = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "Ranking", "alt": "Pages of three rows each",

          "viewport": { "device": "iphone-15-pro", "height": 320 },  // or { "width": 393, "height": 320 }
          "scale": 2,                         // pixels a point
          "background": "systemBackground",   // a colour, or "clear"
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "paged-rows",
            "crossAlignment": "center",       // the preset's own is "top"
            "rows": { "count": 3, "spacing": 20 },        // rows a page, and points between them
            "card": { "width": 300, "height": 80 },
            "autoplay": { "every": 3, "atEnd": "rewind" } // or null
          },

          // A tree of stacks, texts and shapes that lays out by SwiftUI's rules.
          "card": {
            "hstack": {
              "spacing": 12,
              "children": [
                { "roundedRectangle": { "cornerRadius": 8, "fill": "systemIndigo" },
                  "modifiers": [{ "frame": { "width": 80, "height": 80 } }] },
                { "vstack": {
                    "alignment": "leading", "spacing": 4,
                    "children": [
                      { "text": "Title {number}", "style": "headline", "lines": 1 },
                      { "text": "A line below it", "style": "footnote", "color": "secondaryLabel" }
                    ] } },
                { "spacer": {} },
                { "text": "{number}", "size": 22, "weight": "bold", "color": "tertiaryLabel" }
              ]
            },
            "modifiers": [{ "frame": { "width": 300, "height": 80, "alignment": "leading" } }]
          },
          "items": { "count": 9 },            // or a list: [{ "title": "…", "price": "¥480" }]
          "startIndex": 0,                    // the page that is selected at first

          "script": [
            { "at": 0.3, "drag": { "forward": 120, "over": 0.25 } },  // a swipe to the next page
            { "mark": "released" }
          ],

          // One picture for each: --variant theme=dark, or an output named ranking-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#

    static let snap = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "News", "alt": "Cards of which the first is leading and the others are centred",

          "viewport": { "device": "iphone-15-pro", "height": 280 },  // or { "width": 393, "height": 280 }
          "scale": 2,                         // pixels a point
          "background": "systemGroupedBackground",
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "snap",
            "slot": { "width": { "inset": 100 }, "height": 220 },  // the viewport's width less 100 points
            "spacing": 15,
            "rest": { "first": "leading", "others": "center" },
            "settle": "easeInOut"             // or "snappy", { "spring": { "response": 0.4, "dampingFraction": 0.8 } }
          },

          // Without "card", a coloured thumbnail with the card's number.
          "items": { "count": 8 },            // or a list: [{ "cover": "covers/1.jpg", "title": "…" }]
          "startIndex": 0,                    // the card that is selected at first

          "script": [
            { "at": 0.3, "drag": { "forward": "45%", "over": 0.3, "curve": "easeOut" } },
            { "mark": "released" },
            { "after": "settled", "select": 4 }  // the program scrolls to the fifth card
          ],

          // One picture for each: --variant theme=dark, or an output named news-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#
}
