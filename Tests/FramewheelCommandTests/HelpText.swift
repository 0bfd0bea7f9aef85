/// The whole text of `--help`, command by command.
enum HelpText {
    /// The options of a command with a scene, but for `--variant`.
    private static let scene = """
          --items FILE[#POINTER]  replace the scene's items by those of a JSON file, or - for stdin
          --script FILE           replace the scene's script
          --base DIR              the folder of a scene read from stdin; default the working folder
          --allow-outside         let the scene name files outside its folder
          --help                  show this help

        """

    private static let variant = """
          --variant AXIS=VALUE    choose a value of a variant, such as theme=dark; may repeat

        """

    static let all: [(command: String, text: String)] = [
        (
            "render",
            """
            draw stills, sequences of frames and animations

            usage: framewheel render SCENE [options]

            The name of an output says what it is: poster.png or poster.jpg is a still, frames/%04d.png,
            frames/%04d.svg or a folder (frames/) a numbered sequence; .gif, .apng, .webp, .mp4 (by ffmpeg), .webm
            and .svg play the whole script in one file, an .svg light or dark as its reader prefers. With --at,
            --frame or --index a .webp or .svg is a still. - is a PNG on standard output, with --stream all frames.
            Outputs of the same size and rate are made of the same frames, each drawn once. Without -o the scene's
            outputs are made. {axis} in a name stands for every value of that variant.

            --max-bytes gives up quality (colours of a .gif) first, then frames down to --min-fps, then pixels; it
            says what it chose. Where nothing fits, nothing is written and the exit status is 1.

            Ctrl-C (or SIGTERM, SIGHUP) ends a sequence after the frame at hand, with whole files only; --resume
            goes on from there. The exit status is then 130 (143, 129); a second Ctrl-C stops at once.

            options:
              -o, --output FILE       an output; its name says what it is; may repeat
              --at TIME               a still's moment: seconds, a mark, 'first' or 'rest'; default the poster
              --frame N               a still's moment as a frame number from 0, at --fps
              --index I               a still at rest on a page, without the script
              --drag X                with --index: under a finger that went X points on the screen
              --fps RATE              frames a second, such as 60 or 30000/1001; default 60
              --frames A..B           only these frames of a sequence, from 0, both included
              --every N               of these frames the first and then every Nth
              --shard I/N             of these the Ith of N blocks, from 1/N to N/N, for N machines
              --resume                keep frames that are there already, made alike and whole
              --copy-repeats          give a frame like the one before a file of its own, never a hard link
              --stream FORMAT         with -o -: all frames one after another, rgba or png, or an animation: gif, apng, webp, mp4, webm
              --scale S               pixels a point, 0.001 to 100; default the scene's
              --width W               the width in pixels, instead of --scale
              --quality WAY           sprite, or vector to draw moving cards anew in every frame; default sprite
              --png SPEED             fast, or small for files smaller than libpng's; default fast
              --repeat N              how often an animation plays, or forever; default forever
              --hold SECONDS          how much longer its last frame stays, up to 600; default 0
              --boomerang             let it run back to its beginning
              --speed X               how many times faster time runs, 0.01 to 100; default 1
              --encoder-quality Q     1 to 100 of .webp (75), .jpg (92), .gif (100: colours), .mp4 (65), .webm (62); or lossless (.webp)
              --background COLOR      what lies behind everything, instead of the scene's background
              --max-bytes SIZE        no larger file, such as 5MB: fewer colours, frames and pixels
              --min-fps RATE          no fewer frames a second for --max-bytes; default 10
              --touches               draw the fingers of the script
              --animated              let a .png move (APNG)
              --svg-text KIND         outlines, or live for characters; default outlines
              --link-images           let an .svg refer to pictures instead of holding them
              --max-pixels N          the most pixels of a frame; default 64000000
              --jobs N                how many frames are drawn side by side; default the processors
              --quiet                 say nothing but errors
              --no-progress           show no progress

            """ + variant + scene
        ),
        (
            "assets",
            """
            make a scene's pictures for a README, or check that they are still true

            usage: framewheel assets SCENE [options]

            Writes into a folder the poster, the animations, NAME.md with the markup that shows them (moving or
            still, light or dark, as the reader prefers) and NAME.assets, by which --check knows how they were
            made. Where the scene has a variant axis 'theme' with light and dark, both are made.

            --check makes nothing. It ends with 1 where the scene, its pictures, the options or a file have changed
            since; where the same libraries and fonts draw, the files are made again and compared byte by byte.

            options:
              --out DIR               the folder; made where it is missing
              --format KIND           poster, gif, webp, apng, svg, mp4 or webm; default poster, webp, gif and svg; may repeat
              --max-bytes SIZE        the most of each file; default 5MB
              --check                 say what has changed since the files were made
              --fps RATE              frames a second; default 25 of a .gif, 30 of .webp and .apng
              --scale S               pixels a point, 0.001 to 100; default the scene's
              --width W               the width in pixels, instead of --scale
              --repeat N              how often an animation plays, or forever; default forever
              --hold SECONDS          how much longer its last frame stays; default 0
              --boomerang             let it run back to its beginning
              --speed X               how many times faster time runs; default 1
              --encoder-quality Q     1 to 100, or lossless (.webp)
              --touches               draw the fingers of the script
              --quiet                 say nothing but errors
              --no-progress           show no progress

            """ + variant + scene
        ),
        (
            "plot",
            """
            draw offset, velocity, index and events over time

            usage: framewheel plot SCENE [SCENE2] [options]

            Snap points are dotted lines, drags grey bands, autoplay hatched ones. Of two scenes the second is
            dashed, and one line, printed as well, says how it differs from the first.

            options:
              -o, --output FILE       the plot, .svg or .png
              --fps RATE              the rate at which differences are counted in frames; default 60
              --scale S               pixels a point of a .png; default 2

            """ + variant + scene
        ),
        (
            "filmstrip",
            """
            draw chosen frames side by side, or over one another

            usage: framewheel filmstrip SCENE [options]

            Eight frames spread evenly over the scene are shown unless others are chosen, each with its time
            and what the carousel does then. With --overlay they lie over one another, the latest strongest.

            options:
              -o, --output FILE       the strip, .png or .svg
              --count N               so many frames, evenly spaced from first to last; default 8
              --at TIME               a frame's moment: seconds, a mark, 'first' or 'rest'; may repeat
              --frames A..B           these frames, from 0, both included, at --fps
              --every N               only every Nth of --frames, or of all
              --fps RATE              frames a second, such as 60 or 30000/1001; default 60
              --overlay               lay the frames over one another
              --columns N             frames in a row; default as makes the picture landscape
              --no-labels             leave out the times
              --touches               draw the fingers
              --scale S               pixels a point of a .png, 0.001 to 100; default 1
              --width W               the width of a .png in pixels, instead of --scale
              --quiet                 say nothing but errors

            """ + variant + scene
        ),
        (
            "explain",
            """
            say in words why the carousel is where it is at one frame

            usage: framewheel explain SCENE [options]

            options:
              --frame N               the frame's number from 0, at --fps
              --at TIME               instead of a frame: seconds, a mark, 'first' or 'rest'
              --fps RATE              frames a second, such as 60 or 30000/1001; default 60

            """ + variant + scene
        ),
        (
            "motion",
            """
            print the motion frame by frame as CSV

            usage: framewheel motion SCENE [options]

            options:
              --fps RATE              frames a second, a number or a fraction such as 30000/1001; default 60
              --json                  print JSON instead of CSV

            """ + variant + scene
        ),
        (
            "layout",
            """
            print slots, cards and element frames as JSON

            usage: framewheel layout SCENE [options]

            options:
              --at TIME               seconds, a mark of the script, 'first' or 'rest'; default first
              --index I               at rest on a page, without the script
              --drag X                with --index: under a finger that went X points on the screen
              --scale S               pixels a point, to whose multiples texts are rounded

            """ + variant + scene
        ),
        (
            "compare",
            """
            say how two pictures differ, or a device's motion and a scene's

            usage: framewheel compare EXPECTED ACTUAL [options]

            Of two PNG, JPEG, GIF or WebP files every pixel is compared. Colours are as far apart as OKLab says, times
            100: black and white are 100 apart, 2 is about what is just seen. The picture of the difference shows pixels
            over the tolerance in red, soft edges that both pictures have in orange, pixels within it in blue.

            Animations are compared frame by frame, where they have as many; else what is seen at the same time. The
            picture of the difference is then the frame that differs most: expected, actual, difference.

            SCENE LOG.csv compares a motion logged on a device: columns time (seconds) and offset (points, as
            'motion' prints it) or contentOffset (as UIKit has it), and index where it is known.

            options:
              -o, --output FILE       a picture of the difference, .png
              --tolerance D           the largest distance of colours, ΔE, that is none; default 0
              --pixels N              so many pixels may be farther apart
              --cluster N             so many of them may touch each other
              --antialiasing          let soft edges that both pictures have be drawn differently
              --ignore X,Y,W,H        leave out a box of pixels; may repeat
              --milliseconds M        how far times of an animation may be apart; default 0
              --shift S               seconds added to a log's times; default what brings them nearest
              --points P              how far a log's offsets may be from the scene's; default 1
              --json                  print JSON instead of words

            """ + variant + scene
        ),
        (
            "validate",
            """
            check scenes and name all that is wrong with them

            usage: framewheel validate SCENE… [options]

            Every variant and every item is checked, and every picture and font is opened. Of a valid scene the
            fonts in which its texts are drawn are named.

            options:
              --json                  print the problems as JSON

            """ + scene
        ),
        (
            "init",
            """
            write a commented scene to begin with

            usage: framewheel init [FILE] [options]

            FILE is scene.json unless given; - is standard output. A file that exists stays as it is.

            options:
              --preset P  one of paged-rows, snap, centered-peek, shrinking, flow-paging, scroll-view; default shrinking
              --force     replace a file that exists
              --help      show this help

            """
        ),
        (
            "schema",
            """
            print the JSON Schema (2020-12) of scene files

            usage: framewheel schema [options]

            options:
              --help  show this help

            """
        ),
        (
            "presets",
            """
            list the carousels that have a name

            usage: framewheel presets [options]

            options:
              --help  show this help

            """
        ),
    ]
}
