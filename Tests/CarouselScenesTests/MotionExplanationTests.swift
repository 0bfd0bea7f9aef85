import CarouselModel
import CarouselScenes
import FrameDrawing
import Testing

@Suite struct MotionExplanationTests {
    private func text(of scene: CarouselScene, at time: Double, frame: Int? = nil) throws -> String {
        let session = CarouselSession(scene, text: BlockText())
        let report = try session.report(of: scene.motion.state(at: time))
        return MotionExplanation(at: time, of: scene, frame: frame, cards: report.cards).text
    }

    private static let script = """
        [{ "at": 0.1, "drag": { "forward": 120, "over": 0.1 } }, { "mark": "released" },
         { "at": 2, "select": 4 }, { "at": 2.1, "drag": { "forward": -30, "over": 0.1, "cancel": true } }]
        """

    @Test func beforeAnythingHappens() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 0, frame: 0) == """
                frame 0 at 60 fps: 0 s of 3.294 s

                now      at rest: offset 0 pt, card 0 is selected
                motion   none: it rests at 0 pt
                because  nothing has happened yet
                touch    none: no finger is down
                next     in 0.1 s (6 frames), at 0.1 s: a finger goes down
                cards    0

                """)
    }

    @Test func aFingerThatHasNotGoneFar() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 0.11) == """
                0.11 s of 3.294 s

                now      at rest: offset 0 pt, card 0 is selected
                motion   none: it rests at 0 pt
                because  nothing has happened yet
                touch    none yet since the finger went down at 0.1 s, 60 a second; the next at 0.117 s
                         no drag before it has gone 10 pt
                next     in 0.007 s (1 frame), at 0.117 s: the finger begins to drag
                cards    0

                """)
    }

    @Test func underAFinger() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 0.15, frame: 9) == """
                frame 9 at 60 fps: 0.15 s of 3.294 s

                now      under a finger: offset -60 pt at -1200 pt/s, card 0 is selected
                motion   none: the finger holds the content at -60 pt since 0.15 s
                because  a finger went down at 0.1 s and drags since 0.117 s
                touch    number 3 since the finger went down at 0.1 s, 60 a second; the next at 0.167 s
                next     in 0.05 s (3 frames), at 0.2 s: the finger lifts at -1200 pt/s, then mark \
                'released'
                cards    0 (80 % in view), 1 (20 % in view)

                """)
    }

    @Test func settling() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 0.3, frame: 18) == """
                frame 18 at 60 fps: 0.3 s of 3.294 s

                now      settling: offset -218.55 pt at -721.3 pt/s, card 1 is selected
                motion   a spring that takes over the velocity: mass 1, stiffness 157.914, damping 25.133
                         (response 0.5 s, damping fraction 1)
                         from -120 pt at -1200 pt/s to -300 pt, since 0.2 s, at rest from 1.128 s on
                because  the finger lifted at 0.2 s at -1200 pt/s; a page turns beyond 50 pt: card 1 (was 0)
                touch    none: no finger is down
                next     in 0.828 s (50 frames), at 1.128 s: it comes to rest
                cards    0 (27 % in view), 1 (73 % in view)

                """)
    }

    @Test func atRestAgain() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 1.9) == """
                1.9 s of 3.294 s

                now      at rest: offset -300 pt, card 1 is selected
                motion   none: it rests at -300 pt since 1.128 s
                because  it came to rest at 1.128 s
                         before, the finger lifted at 0.2 s at -1200 pt/s; a page turns beyond 50 pt: card \
                1 (was 0)
                touch    none: no finger is down
                next     in 0.1 s (6 frames), at 2 s: the program selects card 4
                cards    1

                """)
    }

    @Test func scrolledByTheProgramUntilAFingerComes() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 2.05) == """
                2.05 s of 3.294 s

                now      scrolling: offset -418.18 pt at -3791 pt/s, card 4 is selected
                motion   a spring that takes over the velocity: mass 1, stiffness 157.914, damping 25.133
                         (response 0.5 s, damping fraction 1)
                         from -300 pt to -1200 pt, since 2 s, would be at rest from 3.124 s on
                because  the program selected card 4 at 2 s
                touch    none: no finger is down
                next     in 0.05 s (3 frames), at 2.1 s: a finger goes down
                cards    1 (61 % in view), 2 (39 % in view)

                """)
    }

    @Test func takenAway() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 2.25) == """
                2.25 s of 3.294 s

                now      settling: offset -663.81 pt at -2501.7 pt/s, card 4 is selected
                motion   a spring that takes over the velocity: mass 1, stiffness 157.914, damping 25.133
                         (response 0.5 s, damping fraction 1)
                         from -591.97 pt at 300 pt/s to -1200 pt, since 2.2 s, at rest from 3.294 s on
                because  the system took the gesture away at 2.2 s
                touch    none: no finger is down
                next     in 1.044 s (63 frames), at 3.294 s: it comes to rest
                cards    2 (79 % in view), 3 (21 % in view)

                """)
    }

    @Test func afterTheEnd() throws {
        let scene = try MotionScene.prepared(Self.script)
        #expect(
            try text(of: scene, at: 100) == """
                100 s of 3.294 s, after the end

                now      at rest: offset -1200 pt, card 4 is selected
                motion   none: it rests at -1200 pt since 3.294 s
                because  it came to rest at 3.294 s
                         before, the system took the gesture away at 2.2 s
                touch    none: no finger is down
                next     nothing: the scene is over
                cards    4

                """)
    }

    @Test func turnedByAutoplayAlongACurve() throws {
        let scene = try MotionScene.prepared(
            "[]",
            carousel: """
                { "slot": { "width": 200 }, "rest": "center", "settle": "easeInOut", "autoplay": { "every": 1 },
                  "effects": [{ "scale": { "minimum": 0.5, "falloff": 400 } },
                              { "opacity": { "minimum": 0.2, "falloff": 400 } }] }
                """)
        #expect(
            try text(of: scene, at: 1.1) == """
                1.1 s of 5.35 s

                now      scrolling: offset -25.46 pt at -518.4 pt/s, card 1 is selected
                motion   a timing curve (0.42, 0, 0.58, 1) over 0.35 s
                         from 0 pt to -150 pt, since 1 s, at rest from 1.35 s on
                because  autoplay turned to card 1 at 1 s
                touch    none: no finger is down
                next     in 0.25 s (15 frames), at 1.35 s: it comes to rest
                cards    0 (87 % in view, scale 0.811, opacity 0.811), 1 (63 % in view, scale 0.689, \
                opacity 0.689)

                """)
    }

    @Test func coastingFreely() throws {
        let scene = try MotionScene.prepared(
            "[{ \"at\": 0, \"fling\": { \"forward\": 100, \"velocity\": 1000 } }]",
            carousel: "{ \"slot\": { \"width\": 300 }, \"snap\": \"free\" }")
        #expect(
            try text(of: scene, at: 0.5) == """
                0.5 s of 5.504 s

                now      settling: offset -375.24 pt at -449 pt/s, card 2 is selected
                motion   a slowing down: every millisecond leaves 0.998 of the velocity
                         from -100 pt at -1000 pt/s to -599.5 pt, since 0.1 s, at rest from 5.504 s on
                because  the finger lifted at 0.1 s at -1000 pt/s; no snapping, it stops where it stops: \
                card 2 (was 0)
                touch    none: no finger is down
                next     in 5.004 s (301 frames), at 5.504 s: it comes to rest
                cards    1 (75 % in view), 2 (25 % in view)

                """)
    }

    @Test func overAMotionThatStillRuns() throws {
        let scene = try MotionScene.prepared(
            "[{ \"at\": 0, \"select\": 1 }, { \"at\": 0.1, \"select\": 2 }]",
            carousel: """
                { "slot": { "width": 300 },
                  "settle": { "spring": { "mass": 1, "stiffness": 100, "damping": 5 } } }
                """)
        #expect(
            try text(of: scene, at: 0.2) == """
                0.2 s of 4.425 s

                now      scrolling: offset -430.75 pt at -2913 pt/s, card 2 is selected
                motion   a spring that starts afresh: mass 1, stiffness 100, damping 5
                         (response 0.628 s, damping fraction 0.25)
                         from -117.88 pt at -1988.1 pt/s to -600 pt, since 0.1 s, at rest from 4.425 s on
                         blended over the motion before, which still runs
                because  the program selected card 2 at 0.1 s
                touch    none: no finger is down
                next     in 4.225 s (254 frames), at 4.425 s: it comes to rest
                cards    1 (56 % in view), 2 (44 % in view)

                """)
    }

    @Test func caughtInMotion() throws {
        let scene = try MotionScene.prepared(
            "[{ \"at\": 0, \"select\": 4 }, { \"at\": 0.1, \"catch\": 0.3 }]")
        #expect(
            try text(of: scene, at: 0.2) == """
                0.2 s of 1.511 s

                now      under a finger: offset -429.29 pt, card 4 is selected
                motion   none: the finger holds the content at -429.29 pt since 0.1 s
                because  a finger went down at 0.1 s and stopped the content
                touch    number 6 since the finger went down at 0.1 s, 60 a second; the next at 0.217 s
                next     in 0.2 s (12 frames), at 0.4 s: the finger lifts at 0 pt/s
                cards    1 (57 % in view), 2 (43 % in view)

                """)
    }

    @Test func aTapLeavesNothingBehind() throws {
        let scene = try MotionScene.prepared(
            "[{ \"at\": 0, \"drag\": { \"forward\": 5, \"over\": 0.1 } }, { \"at\": 0.3, \"drag\": { \"forward\": 90 } }]"
        )
        #expect(try text(of: scene, at: 0.2).contains("touch    none: no finger is down\n"))
        #expect(try text(of: scene, at: 0.2).contains("because  nothing has happened yet\n"))
    }
}
