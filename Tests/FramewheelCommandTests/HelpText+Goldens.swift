extension HelpText {
    private static let drawing = """
          --goldens DIR           the folder of all goldens; default goldens
          --jobs N                how many scenes are drawn side by side; default the processors
          --quiet                 say nothing of what is the same
          --variant AXIS=VALUE    choose a value of a variant, such as theme=dark; may repeat
          --items FILE[#POINTER]  replace the scene's items by those of a JSON file, or - for stdin
          --script FILE           replace the scene's script
          --allow-outside         let the scene name files outside its folder
          --help                  show this help

        """

    /// The help of the commands with goldens.
    static let goldens: [(command: String, text: String)] = [
        (
            "record",
            """
            store how scenes look and move, for verify to compare with

            usage: framewheel record SCENE… [options]

            Of every scene and every choice of its variants a folder is written: motion.csv, layout.json, display.txt,
            a small PNG of each chosen moment, and golden.json with the versions of all that drew them.

            options:
              --frames LIST           moments, such as first,released,0.35,rest; default the scene's own choice
              --scale S               pixels a point of the pictures, 0.001 to 100; default 1

            """ + drawing
        ),
        (
            "verify",
            """
            compare scenes with their goldens and say what differs

            usage: framewheel verify [SCENE…] [options]

            Motion, layout, display list and pixels are compared in this order, and the first that differs is told in
            words. Without SCENE every scene that has goldens is verified. --record says what may be written: all,
            failed, missing or never; else FRAMEWHEEL_RECORD does, else it is never where CI is set and missing
            elsewhere. What was not the same before it was written counts as a failure. The exit status is 0 where all
            is the same and 1 where something differs or was missing.

            options:
              --record MODE           what may be written: all, failed, missing or never
              --ignore WHAT           leave out elements, such as 'card[*]/image', or an area X,Y,W,H in points; may repeat
              --report DIR            the folder of the report of a failure; default .report in that of the goldens

            """ + drawing
        ),
        (
            "approve",
            """
            take over what the last failed verify saw as the new goldens

            usage: framewheel approve [SCENE…] [options]

            Without SCENE all that failed is taken over; of a test's golden the name of its folder stands for the
            scene. Nothing is drawn again.

            options:
              --goldens DIR         the folder of all goldens; default goldens
              --variant AXIS=VALUE  only this value of a variant, such as theme=dark; may repeat
              --help                show this help

            """
        ),
        (
            "prune",
            """
            list goldens whose scene or variant is gone, and remove them

            usage: framewheel prune [options]

            Goldens that tests keep are left alone: only the tests know them. A scene that cannot be read keeps its
            goldens. The exit status is 1 where orphans are listed and stay.

            options:
              --goldens DIR  the folder of all goldens; default goldens
              --yes          remove them
              --help         show this help

            """
        ),
    ]
}
