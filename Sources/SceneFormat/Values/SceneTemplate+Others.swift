extension SceneTemplate {
    static let centeredPeek = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "Places", "alt": "Large cards, each between two that peek in",

          "viewport": { "device": "iphone-15-pro", "height": 380 },  // or { "width": 393, "height": 380 }
          "scale": 2,                         // pixels a point
          "background": "systemBackground",   // a colour, or "clear"
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "centered-peek",
            "slot": { "width": "80%", "height": 300 },  // of the viewport's width, and points
            "spacing": 20,
            "edges": { "divide": 5 },         // beyond the ends a finger moves the cards a fifth as far
            "settle": { "spring": { "mass": 0.6, "stiffness": 150, "damping": 80, "initialVelocity": 0.1 } }
          },

          // The carousel and dots below it; without "stage" the carousel alone.
          "stage": {
            "vstack": { "spacing": 16, "children": [{ "carousel": {} }, { "pageIndicator": {} }] },
            "modifiers": [{ "padding": { "vertical": 16 } }]
          },

          // A tree of stacks, texts and shapes that lays out by SwiftUI's rules.
          "card": {
            "zstack": {
              "children": [
                { "rectangle": { "fill": "systemTeal" } },
                { "text": "{number}", "size": 50, "weight": "bold", "color": "white" }
              ]
            },
            "modifiers": [{ "clip": { "cornerRadius": 16 } }]
          },
          "items": { "count": 4 },            // or a list: [{ "cover": "covers/1.jpg", "title": "…" }]
          "startIndex": 0,                    // the card that is selected at first

          "script": [
            { "at": 0.3, "drag": { "forward": "40%", "over": 0.3 } },  // a swipe to the next card
            { "mark": "released" }
          ],

          // One picture for each: --variant theme=dark, or an output named places-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#

    static let flowPaging = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "Today", "alt": "Cards of two kinds with gaps between them",

          "viewport": { "device": "iphone-15-pro", "height": 300 },  // or { "width": 393, "height": 300 }
          "scale": 2,                         // pixels a point
          "background": "systemGroupedBackground",
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "flow-paging",
            "slot": { "width": { "inset": 40 }, "height": { "ratio": [240, 330] } },
            "card": { "width": { "inset": 60 } },  // the visible part of the slot
            "snap": { "flow": { "velocity": 0.2 } }  // from so many points a millisecond on, the page ahead
          },

          // The kind of a card is an item's key; "*" is for every other kind.
          "cardBy": "{type}",
          "cards": {
            "BANNER": {
              "content": {
                "zstack": {
                  "children": [
                    { "rectangle": { "fill": "systemOrange" } },
                    { "text": "{title}", "style": "title", "weight": "bold", "color": "white" }
                  ]
                },
                "modifiers": [{ "clip": { "cornerRadius": 16 } }]
              }
            },
            "*": {
              "content": {
                "vstack": {
                  "alignment": "leading", "spacing": 8,
                  "children": [
                    { "spacer": {} },
                    { "text": "{title}", "style": "title2", "weight": "bold", "lines": 2 },
                    // "when" leaves a node out where the item has no such key.
                    { "text": "{note?}", "style": "subheadline", "color": "secondaryLabel", "when": "{note?}" }
                  ]
                },
                "modifiers": [
                  { "padding": 20 },
                  { "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "bottomLeading" } },
                  { "background": { "content": { "rectangle": { "fill": "secondarySystemGroupedBackground" } } } },
                  { "clip": { "cornerRadius": 16 } }
                ]
              }
            }
          },
          "items": [
            { "type": "BANNER", "title": "Summer sale" },
            { "type": "ARTICLE", "title": "Ten trails for a weekend", "note": "6 minutes" },
            { "type": "ARTICLE", "title": "Bread without kneading" },
            { "type": "BANNER", "title": "New this week" }
          ],
          "startIndex": 0,                    // the card that is selected at first

          "script": [
            { "at": 0.3, "drag": { "forward": 160, "over": 0.2 } },  // a swipe to the next card
            { "mark": "released" }
          ],

          // One picture for each: --variant theme=dark, or an output named today-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#

    static let scrollView = #"""
        {
          "framewheel": 1,                    // the format's version
          "title": "Collections", "alt": "Cards of different widths in a row",

          "viewport": { "device": "iphone-15-pro", "height": 200 },  // or { "width": 393, "height": 200 }
          "scale": 2,                         // pixels a point
          "background": "systemBackground",   // a colour, or "clear"
          "theme": "light",                   // what system colours follow: "light" or "dark"

          "carousel": {
            "preset": "scroll-view",
            "spacing": 12,
            "insets": { "leading": 20, "trailing": 20 },
            "snap": { "viewAligned": { "limit": "automatic" } },  // or "free"
            "deceleration": "normal"          // or "fast"
          },

          // Cards as wide as their item says.
          "card": {
            "zstack": {
              "alignment": "bottomLeading",
              "children": [
                { "rectangle": { "fill": "{color}" } },
                { "text": "{title}", "style": "headline", "color": "white", "lines": 1,
                  "modifiers": [{ "padding": 12 }] }
              ]
            },
            "modifiers": [
              { "frame": { "width": "{width}", "height": 160 } },
              { "clip": { "cornerRadius": 12 } }
            ]
          },
          "items": [
            { "title": "Favourites", "width": 160, "color": "systemPink" },
            { "title": "On the road this summer", "width": 260, "color": "systemBlue" },
            { "title": "At home", "width": 120, "color": "systemGreen" },
            { "title": "In the kitchen", "width": 200, "color": "systemOrange" },
            { "title": "Late at night", "width": 160, "color": "systemIndigo" }
          ],
          "startIndex": 0,                    // the card that is selected at first

          "script": [
            { "at": 0.3, "drag": { "forward": 200, "over": 0.25 } },  // a swipe that goes on after release
            { "mark": "released" }
          ],

          // One picture for each: --variant theme=dark, or an output named collections-{theme}.png
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
        }
        """#
}
