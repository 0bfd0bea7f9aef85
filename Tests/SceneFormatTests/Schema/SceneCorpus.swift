/// Scenes that together use every key there is.
enum SceneCorpus {
    /// The scenes' texts.
    static let texts = [everything, carousels, cards, trees, scripts, fileItems]

    private static let everything = #"""
        {
          "$schema": "scene.schema.json", "framewheel": 1, "name": "all", "title": "All", "alt": "All of it",
          "viewport": { "device": "iphone-15-pro", "width": 300, "height": "fit" }, "scale": 1.5,
          "background": { "linearGradient": { "colors": ["accent", "#000"], "from": "top", "to": [1, 0.5] } },
          "theme": "light", "direction": "rtl", "locale": "ar", "profile": "ios16", "touchRate": 120,
          "themes": { "light": { "accent": "#D70015" }, "dark": { "accent": "systemRed" } },
          "fonts": [], "textMode": "blocks",
          "carousel": { "preset": "shrinking", "autoplay": null },
          "stage": { "vstack": { "alignment": "leading", "spacing": 4, "children": [
            { "carousel": {}, "modifiers": [{ "frame": { "height": 100 } }] },
            { "pageIndicator": { "color": "label", "inactiveColor": "systemGray", "size": 6, "spacing": 4 } },
            { "pageIndicator": {}, "color": "label", "inactiveColor": "systemGray", "size": 6, "spacing": 4,
              "when": true }
          ] } },
          "cardBy": "{type}",
          "cards": {
            "A": { "size": { "width": 100, "height": "fit" }, "content": { "text": "a" } },
            "*": { "size": { "width": { "inset": 40 } }, "thumbnail": {}, "detailBar": {} }
          },
          "items": [{ "type": "A" }, { "type": "B" }],
          "images": { "map": { "https://cdn.example/": "." }, "missing": "placeholder" },
          "startIndex": 1, "duration": 2,
          "script": [{ "at": 0.5, "mark": "here" }],
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark", "carousel": { "effects": null } } } },
          "poster": "here",
          "outputs": [
            { "file": "a-{theme}.gif", "width": 480, "fps": "30000/1001", "repeat": 2, "hold": 1, "boomerang": true,
              "speed": 2, "quality": 80, "background": "white", "maxBytes": "1.5MB", "minFps": 10,
              "touches": true, "at": "rest" },
            { "file": "b.png", "scale": 2, "fps": 12.5, "repeat": "forever", "maxBytes": 1000, "background": null,
              "at": 0.5 },
            { "file": "c.png", "animated": true }, { "file": "d.webp", "quality": "lossless" }
          ],
          "golden": {
            "frames": ["first", 0.25, "here"], "fps": 120,
            "tolerance": { "points": 0.01, "milliseconds": 1, "velocity": 2, "deltaE": 0.5, "cluster": 3 },
            "ignore": ["card[*]/image", [0, 0, 390, 47.5]]
          }
        }
        """#

    private static let carousels = #"""
        {
          "framewheel": 1, "items": { "count": 12 }, "duration": "settled",
          "background": { "radialGradient": { "stops": [[0, "white"], [1, "black"]], "center": "center",
            "startRadius": 2, "endRadius": 300 } },
          "carousel": {
            "axis": "vertical", "slot": { "width": "80%", "height": { "ratio": [240, 330] } },
            "card": { "width": { "count": 3 }, "height": { "count": 2 } },
            "cardAlignment": "topLeading", "crossAlignment": "leading", "spacing": -4,
            "insets": { "leading": 1, "trailing": 2 }, "rows": { "count": 2, "spacing": 4 },
            "rest": { "first": "leading", "others": "center" }, "contain": true, "loop": true,
            "edges": { "rubberBand": 0.5 }, "snap": { "page": { "threshold": { "viewportTimes": 0.3 } } },
            "deceleration": 0.99, "settle": { "curve": [0.1, 0, 0.9, 1], "duration": 0.3 },
            "effects": [
              { "scale": { "minimum": 0.5, "falloff": 300 } }, { "opacity": { "stops": [[0, 1], [100, 0.5]] } },
              { "offset": { "along": { "falloff": 5 }, "across": { "falloff": 5 } } },
              { "parallax": { "along": { "stops": [[-300, 20], [300, -20]], "curve": "easeInOut" } } },
              { "rotation": { "stops": [[-100, -1], [100, 1]] } }, { "depth": { "falloff": 300 } },
              { "dim": { "color": "black", "opacity": { "falloff": 300 } } },
              { "scrollTransition": { "threshold": 0.5, "curve": "linear", "scale": 0.9, "opacity": 0.5,
                "leading": { "scale": 0.8, "opacity": 0.1 }, "trailing": { "scale": 1.1 } } }
            ],
            "autoplay": { "every": 2, "first": 1, "atEnd": "stop", "whileDragging": "continue",
              "resume": "restart", "countFrom": "rest" },
            "grab": "rest", "implicitLag": true, "firstHop": true
          },
          "variants": { "motion": {
            "a": { "carousel": { "edges": null, "settle": null } },
            "b": { "carousel": { "slot": { "height": { "ratio": null, "inset": 9 } }, "card": { "height": "fit" },
              "edges": { "rubberBand": null, "divide": 4 },
              "snap": { "page": null, "nearest": {} },
              "settle": { "curve": null, "duration": null, "spring": { "response": 0.4, "dampingFraction": 0.8 } } } },
            "c": { "carousel": { "snap": { "page": null, "viewAligned": { "limit": "never" } }, "insets": 4,
              "settle": { "curve": null, "duration": null, "spring": { "duration": 0.4, "bounce": -0.2 } } } },
            "d": { "carousel": { "snap": { "page": null, "flow": { "velocity": 0.3 } }, "edges": "clamp",
              "settle": { "curve": null, "duration": null,
                "spring": { "mass": 1, "stiffness": 100, "damping": 10, "initialVelocity": 0.1,
                  "overdamping": "physical" } } } },
            "e": { "carousel": { "snap": { "page": { "threshold": { "viewportTimes": null, "pageDividedBy": 9 } } },
              "deceleration": "fast", "rest": "trailing", "crossAlignment": "trailing" } }
          } }
        }
        """#

    private static let cards = #"""
        {
          "framewheel": 1,
          "card": {
            "size": { "width": 180, "height": "50%" },
            "thumbnail": { "image": "{cover?}", "cornerRadius": { "topLeading": 1, "topTrailing": 2,
              "bottomLeading": 3, "bottomTrailing": "{radius}" }, "fit": "fit", "alignment": "top",
              "fill": "{color}", "when": true },
            "detailBar": { "height": "{height}", "cornerRadius": 12, "background": "systemBlue", "padding": 4,
              "spacing": 2, "leading": { "text": "{title}" }, "trailing": { "text": "{index} {number}" },
              "when": "{title}" }
          },
          "items": [{ "radius": 4, "color": "#123456", "height": 30, "title": "t" }]
        }
        """#

    private static let trees = #"""
        {
          "framewheel": 1, "items": [{ "size": 12, "yes": true, "list": [{ "opacity": 0.5 }] }],
          "images": { "missing": "placeholder" },
          "card": { "zstack": { "alignment": "topLeading", "children": [
            { "hstack": { "alignment": "firstTextBaseline", "spacing": "{size}", "children": [] } },
            { "vstack": {} },
            { "text": "a", "style": "title", "size": "{size}", "weight": 450, "color": "label", "lines": 2,
              "reserveLines": "{yes}", "alignment": "center", "truncation": "middle", "family": ["A", "B"],
              "when": "{yes}", "modifiers": "{list}" },
            { "text": 12, "family": "A", "weight": "bold" },
            { "image": "none.png", "fit": "stretch", "alignment": "bottom", "resizable": false, "cornerRadius": 3 },
            { "image": { "file": "none.png", "fit": "fill", "alignment": "top", "resizable": true,
              "cornerRadius": 3 } },
            { "rectangle": {}, "fill": "clear" },
            { "rectangle": { "fill": "systemRed", "stroke": "black" } },
            { "roundedRectangle": { "cornerRadius": 4, "stroke": { "color": "label", "width": 2 } } },
            { "roundedRectangle": {}, "cornerRadius": 4, "fill": "clear", "stroke": "label" },
            { "circle": {}, "fill": "clear", "stroke": "label" }, { "circle": { "fill": "clear", "stroke": "label" } },
            { "capsule": {}, "fill": "clear", "stroke": "label" }, { "capsule": {} },
            { "spacer": { "minLength": 4 } }, { "spacer": {}, "minLength": 4 },
            { "divider": {}, "color": "label" }, { "divider": { "color": "label" } },
            { "geometryReader": { "child": { "text": "b" } } },
            { "box": { "width": 1, "height": 2, "text": true, "firstBaseline": 1, "lastBaseline": 1 } }
          ] },
            "modifiers": [
              { "frame": { "width": 10, "height": 10, "alignment": "top" } },
              { "frame": { "minWidth": 1, "idealWidth": 2, "maxWidth": "infinity", "minHeight": 1,
                "idealHeight": 2, "maxHeight": 30 } },
              { "padding": null }, { "padding": -4 },
              { "padding": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4, "horizontal": 5, "vertical": null } },
              { "background": "systemRed" }, { "background": { "content": { "text": "c" }, "alignment": "top" } },
              { "overlay": { "content": "clear" } }, { "overlay": { "linearGradient": { "stops": [[0, "systemRed"]] } } },
              { "clip": {} }, { "clip": { "cornerRadius": 3 } }, { "border": "label" },
              { "border": { "color": "label", "width": 2 } },
              { "shadow": { "color": "black", "radius": 3, "x": 1, "y": 2 } }, { "opacity": 0.5 },
              { "offset": { "x": 1, "y": 2 } }, { "scale": 2 },
              { "scale": { "x": 1, "y": 2, "anchor": [0.5, 1] } },
              { "aspectRatio": { "ratio": 1.5, "contentMode": "fill" } }, { "fixedSize": true },
              { "fixedSize": { "horizontal": true, "vertical": false } }, { "layoutPriority": 1 }
            ] }
        }
        """#

    private static let scripts = #"""
        {
          "framewheel": 1, "items": { "count": 5 },
          "script": [
            { "at": 0, "drag": { "by": 100, "over": 0.2, "curve": "easeOut", "from": [10, 20], "velocity": 300,
              "cancel": true } },
            { "after": 0.5, "drag": { "by": { "x": 1, "y": 2 }, "from": { "x": 3, "y": 4 } } },
            { "after": "settled", "drag": { "forward": "45%", "curve": [0, 0, 1, 1] } },
            { "drag": { "samples": [[0, 1], [0.1, 2, 3]] } },
            { "fling": { "velocity": 900 } }, { "fling": { "forward": 50, "velocity": 900 } },
            { "fling": { "by": -50, "velocity": 900 } },
            { "select": 3 }, { "select": "next" }, { "select": { "index": "last", "animated": false } },
            { "scrollTo": -300 }, { "scrollTo": { "offset": 0, "animated": false } },
            { "wait": 0.5 }, { "mark": "m" }, { "catch": 0.2 }, { "catch": { "hold": 0.3 } }, { "catch": {} },
            { "resize": { "width": 400, "height": 300 } }
          ]
        }
        """#

    private static let fileItems = #"""
        { "framewheel": 1, "items": { "file": "feed.json", "pointer": "/data/items" } }
        """#
}
