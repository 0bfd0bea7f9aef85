import FrameGoldens

extension PlantedFault {
    private static let box = "card[0]/zstack[0]/roundedRectangle[0]"
    private static let boxLine = "\"roundedRectangle\": {"
    private static let text = "card[0]/zstack[0]/text[3]"
    private static let textLine = "\"text\": \"{title}\""
    private static let line = "card[0]/zstack[0]/rectangle[2]"
    private static let lineLine = "\"rectangle\": {"
    private static let title = "stage/vstack[0]/text[0]"
    private static let titleLine = "\"text\": \"Title\""

    /// Faults of what is drawn.
    static let ofDisplay = [
        element(
            .display, "colour + 1", "#AA0000", "#AB0000", box, on: boxLine,
            says: "has colour #AB0000 (was #AA0000)"),
        element(
            .display, "the title's colour + 1", "#112233", "#112234", title, on: titleLine,
            says: "has colour #112234 (was #112233)"),
        element(
            .display, "wrong weight", "\"weight\": \"bold\"", "\"weight\": \"semibold\"", title,
            on: titleLine,
            says: "has weight 600 (was 700)"),
        element(
            .display, "rounded corner lost", "\"cornerRadius\": 12", "\"cornerRadius\": 0", box, on: boxLine,
            says: "has 0 rounded corners in its outline (had 4)"),
        element(
            .display, "another radius", "\"cornerRadius\": 12", "\"cornerRadius\": 13", box, on: boxLine,
            says: "has another outline"),
        // A pixel is half a point.
        element(
            .display, "text 1 px lower", "{ \"y\": -4 }", "{ \"y\": -3.5 }", text, on: textLine,
            says: "is 0.5 pt lower"),
        element(
            .display, "a shape 1 px left", "{ \"x\": 80 }", "{ \"x\": 79.5 }", "card[0]/zstack[0]/circle[1]",
            on: "{ \"circle\":", says: "is 0.5 pt further left"),
        element(
            .display, "an edge moved by 1/8 px", "\"color\": \"#112233\" }",
            "\"color\": \"#112233\", \"modifiers\": [{ \"offset\": { \"x\": 0.0625 } }] }", title,
            on: titleLine,
            says: "is 0.0625 pt further right"),
        element(
            .display, "a wider shadow", "\"radius\": 4", "\"radius\": 5", box, on: boxLine,
            says: "has shadow blur and offset 5 0 2 (was 4 0 2)"),
        element(
            .display, "a darker shadow", "#00000080", "#00000081", box, on: boxLine,
            says: "has shadow colour #00000081 (was #00000080)"),
        element(
            .display, "a bit more opaque", "{ \"opacity\": 0.8 }", "{ \"opacity\": 0.81 }", line,
            on: lineLine,
            says: "has opacity 0.81 (was 0.8)"),
        element(
            .display, "a thicker line", "\"width\": 2 }", "\"width\": 2.5 }", line, on: lineLine,
            says: "has line width 2.5 (was 2)"),
        element(
            .display, "another line colour", "#0000FF", "#0000FE", line, on: lineLine,
            says: "has colour #0000FE (was #0000FF)"),
        element(
            .display, "background - 1", "#FFFFFF", "#FFFFFE", "stage", on: "\"stage\": {",
            says: "has colour #FFFFFE (was #FFFFFF)"),
        element(
            .display, "another dot", "\"color\": \"#FF0000\"", "\"color\": \"#FE0000\"",
            "stage/vstack[0]/pageIndicator[2]", on: "\"pageIndicator\": {}",
            says: "has colour #FE0000 (was #FF0000)"),
        // Both letters' boxes are of one width.
        element(
            .display, "a wrong letter", "Green card", "Green cand", "card[1]/zstack[0]/text[3]", on: textLine,
            says: "has text \"Green cand\" (was \"Green card\")"),
        element(
            .display, "a translucent circle", "#00FF0080", "#00FF007F", "card[0]/zstack[0]/circle[1]",
            on: "{ \"circle\":", says: "has colour #00FF007F (was #00FF0080)"),
        element(
            .display, "another language", "\"scale\": 2,", "\"scale\": 2, \"locale\": \"ja\",", title,
            on: titleLine, says: "has language ja (was en)"),
        element(
            .display, "the bar's colour", "#D70015", "#D70016", in: FaultyScene.autoplay, "card[0]/detailBar",
            on: "\"detailBar\": {", says: "has colour #D70016 (was #D70015)"),
        element(
            .display, "the bar's corners lost", "\"height\": 30, \"cornerRadius\": 12",
            "\"height\": 30, \"cornerRadius\": 0", in: FaultyScene.autoplay, "card[0]/detailBar",
            on: "\"detailBar\": {", says: "has 0 rounded corners in its outline (had 2)"),
        element(
            .display, "a heavier text of the bar", "\"weight\": \"bold\"", "\"weight\": \"heavy\"",
            in: FaultyScene.autoplay, "card[0]/detailBar/leading", on: "\"leading\": {",
            says: "has weight 800 (was 700)"),
    ]
}
