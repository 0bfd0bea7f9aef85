import FrameGoldens

extension PlantedFault {
    /// Faults of the motion.
    ///
    /// The finger goes 40.5 points and lifts at 0.3 s, frame 18, with card 1 beyond the
    /// threshold of 40; at 1.5 s, frame 90, card 3 is selected; slots are 130 points apart.
    static let ofMotion = [
        motion(
            "spring 5 % softer", "\"stiffness\": 150", "\"stiffness\": 142.5",
            says: "settles", "first differs in frame 19 (0.317 s)", "after the finger lifts at 0.3 s"),
        motion("spring 5 % heavier", "\"mass\": 1", "\"mass\": 1.05", says: "later", "frame 19"),
        // exp(−πζ/√(1 − ζ²)) of 260 points with ζ = 16/(2√150) and 17/(2√150).
        motion(
            "spring damped more", "\"damping\": 16", "\"damping\": 17",
            says: "overshoots by 12.6 pt (was 17.3 pt)"),
        motion(
            "threshold off by 1 pt", "\"threshold\": 40", "\"threshold\": 41",
            says: "first differs in frame 18 (0.3 s)", "card 0 selected (was 1)"),
        motion(
            "another card selected", "\"select\": 3", "\"select\": 2", says: "ends at card 2 (was 3)",
            "first differs in frame 90 (1.5 s)", "no longer: the program selects card 3 at 1.5 s"),
        motion(
            "selected three frames later", "\"at\": 1.5", "\"at\": 1.55",
            says: "settles 3 frames later (0.05 s)", "the program selects card 3 at 1.55 s (was 1.5 s)"),
        motion(
            "a longer drag", "\"forward\": 40.5", "\"forward\": 42", says: "first differs in frame 9",
            "after the finger begins to drag"),
        motion(
            "a slower drag", "\"over\": 0.2", "\"over\": 0.25", says: "the finger lifts at 0.35 s (was 0.3 s)"
        ),
        // Three steps of a point from card 0 to card 3.
        motion(
            "cards further apart", "\"spacing\": 10", "\"spacing\": 11", says: "ends at -393 pt (was -390 pt)"
        ),
        motion(
            "a curve for a spring", "{ \"spring\": { \"mass\": 1, \"stiffness\": 150, \"damping\": 16 } }",
            "\"easeInOut\"", says: "overshoots by 0 pt (was 17.3 pt)", "earlier"),
        motion(
            "shorter by 6 frames", "\"duration\": 3", "\"duration\": 2.9", says: "lasts 174 frames (was 180)"),
        motion(
            "fewer touches a second", "\"scale\": 2,", "\"scale\": 2, \"touchRate\": 30,",
            says: "first differs in frame"),
        motion(
            "a mark renamed", "\"mark\": \"let go\"", "\"mark\": \"released\"",
            says: "no longer: mark 'let go' at 0.3 s", "new: mark 'released' at 0.3 s"),
        motion(
            "autoplay tick late by a frame", "\"every\": 1,", "\"every\": 1.0166666667,",
            in: FaultyScene.autoplay, says: "autoplay turns to card 1 at 1.017 s (was 1 s)",
            "first differs in frame 60 (1 s)", "idle (was scrolling)"),
        motion(
            "autoplay off", "{ \"every\": 1, \"atEnd\": \"rewind\" }", "null", in: FaultyScene.autoplay,
            says: "no longer: autoplay turns to card 1 at 1 s", "ends at card 0 (was 2)"),
        motion(
            "another preset's settling", "\"preset\": \"shrinking\",",
            "\"preset\": \"shrinking\", \"settle\": \"linear\",", in: FaultyScene.autoplay,
            says: "after autoplay turns to card 1 at 1 s"),
    ]
}
