import FrameGoldens

extension PlantedFault {
    private static let bar = "card[0]/detailBar"

    /// Faults of the layout.
    static let ofLayout = [
        // Half of a point that the carousel has lost goes to the left of its centre.
        element(
            .layout, "every card 0.5 pt left", "{ \"frame\": { \"height\": 120 } }",
            "{ \"frame\": { \"height\": 120 } }, { \"padding\": { \"trailing\": 1 } }", "card[0]",
            on: "\"card\": {",
            says: "card[0] is 0.5 pt further left", "card[1]"),
        // Half of the room that a card leaves.
        element(
            .layout, "one card 0.5 pt left", "\"fill\": \"#00AA00\", \"lead\": 8, \"nudge\": 0",
            "\"fill\": \"#00AA00\", \"lead\": 8, \"nudge\": -0.5", in: FaultyScene.nudged,
            "card[1]/zstack[0]/roundedRectangle[0]", on: "\"roundedRectangle\": {",
            says: "is 0.5 pt further left"),
        element(
            .layout, "another first card", "\"rest\": \"center\"", "\"rest\": \"leading\"", "card[0]",
            on: "\"card\": {", says: "card[0] is 90 pt further left", "has scale 0.82 (was 1)"),
        element(
            .layout, "one card's text 0.5 pt left", "\"fill\": \"#00AA00\", \"lead\": 8",
            "\"fill\": \"#00AA00\", \"lead\": 7.5",
            "card[1]/zstack[0]/text[3]", on: "\"text\": \"{title}\"", says: "is 0.5 pt narrower"),
        element(
            .layout, "stage spread by 1 pt", "\"spacing\": 8", "\"spacing\": 9", "stage/vstack[0]",
            on: "\"stage\": {", says: "is 1 pt higher and 2 pt taller"),
        element(
            .layout, "a wider viewport", "\"width\": 300, \"height\": 220", "\"width\": 301, \"height\": 220",
            "stage/vstack[0]", on: "\"stage\": {", says: "is 1 pt wider"),
        element(
            .layout, "a lower slot", "\"slot\": { \"width\": 120, \"height\": 100 }",
            "\"slot\": { \"width\": 120, \"height\": 99 }", "card[0]", on: "\"card\": {",
            says: "is 0.5 pt lower and 1 pt shorter"),
        element(
            .layout, "cards that shrink faster", "\"scale\": { \"minimum\": 0.7, \"falloff\": 500 }",
            "\"scale\": { \"minimum\": 0.7, \"falloff\": 400 }", "card[1]", on: "\"card\": {",
            // 1 − 130/500 and, above the minimum, 1 − 130/400.
            says: "has scale 0.7 (was 0.74)"),
        element(
            .layout, "cards that fade faster", "\"opacity\": { \"minimum\": 0.5, \"falloff\": 500 }",
            "\"opacity\": { \"minimum\": 0.5, \"falloff\": 400 }", "card[1]", on: "\"card\": {",
            // 1 − 130/500 and 1 − 130/400 = 0.675.
            says: "has opacity 0.68 (was 0.74)"),
        element(
            .layout, "z order turned round", "\"effects\": [",
            "\"effects\": [{ \"depth\": { \"stops\": [[0, 0], [500, 5]] } }, ", "card[1]", on: "\"card\": {",
            says: "has z 1.3 (was 0)"),
        element(
            .layout, "a larger title", "\"size\": 20", "\"size\": 21", "stage/vstack[0]", on: "\"stage\": {",
            says: "taller"),
        element(
            .layout, "larger texts of cards", "\"size\": 17", "\"size\": 18", "card[0]/zstack[0]/text[3]",
            on: "\"text\": \"{title}\"", says: "taller", "card[1]/zstack[0]/text[3]"),
        element(
            .layout, "a wider circle", "{ \"frame\": { \"width\": 30, \"height\": 30 } }",
            "{ \"frame\": { \"width\": 31, \"height\": 30 } }", "card[0]/zstack[0]/circle[1]",
            on: "{ \"circle\":",
            says: "is 1 pt wider"),
        element(
            .layout, "more room above and below", "\"vertical\": 8", "\"vertical\": 9",
            "card[0]/zstack[0]/text[3]",
            on: "\"text\": \"{title}\"", says: "2 pt higher and 2 pt taller"),
        element(
            .layout, "another alignment", "\"alignment\": \"bottomLeading\"",
            "\"alignment\": \"bottomTrailing\"",
            "card[0]/zstack[0]/circle[1]", on: "{ \"circle\":", says: "is 90 pt further right"),
        element(
            .layout, "a longer text", "\"title\": \"Red\"", "\"title\": \"Reddish\"",
            "card[0]/zstack[0]/text[3]",
            on: "\"text\": \"{title}\"", says: "wider"),
        element(
            .layout, "a node less", "\"lines\": 1,", "\"lines\": 1, \"when\": \"{label?}\",",
            "card[0]/zstack[0]/text[3]",
            on: "\"card\": {", says: "is gone"),
        element(
            .layout, "right to left", "\"scale\": 2,", "\"scale\": 2, \"direction\": \"rtl\",",
            "card[0]/zstack[0]/circle[1]", on: "{ \"circle\":", says: "is 90 pt further right"),
        element(
            .layout, "a higher bar", "\"height\": 30,", "\"height\": 31,", in: FaultyScene.autoplay, bar,
            on: "\"detailBar\": {", says: "is 1 pt higher and 1 pt taller"),
        element(
            .layout, "more room in the bar", "\"height\": 30,", "\"height\": 30, \"padding\": 9,",
            in: FaultyScene.autoplay, bar + "/leading", on: "\"leading\": {", says: "is 1 pt further right"),
    ]
}
