"""Animations against ffmpeg and a browser, by turns in one run; a figure counts only if the file's frames do."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from contestants import DRIVER, found
from machine import table
from measuring import RunFailed, Spread, lines, rounded, run
from scene import LARGE, RATE

GIF_RATE = RATE // 2
# What the product's video is made with, too.
X264 = ["-c:v", "libx264", "-preset", "medium", "-crf", 18, "-pix_fmt", "yuv420p", "-movflags", "+faststart"]


@dataclass(frozen=True)
class Duel:
    """Two encoders of the same pictures, and by how much the product's must win."""

    title: str
    ours: str
    rival: str
    rate: int
    # How many times the rival's time the product's goes into, at least.
    factor: float
    # The peak signal-to-noise ratio that each frame must have, in decibels.
    least_psnr: float


DUELS = [
    Duel("GIF against ffmpeg's palettegen and paletteuse", "ours.gif", "ffmpeg.gif", GIF_RATE, 10, 35),
    Duel("APNG against ffmpeg's", "ours.apng", "ffmpeg.apng", RATE, 30, float("inf")),
    Duel("WebP, q 75, against ffmpeg's libwebp_anim", "ours.webp", "ffmpeg.webp", RATE, 1.8, 35),
]


class Animations:
    """The measurements of one run."""

    def __init__(self, context, say):
        self.context = context
        self.say = say
        self.tool = context.tools / "AnimationBenchmark"
        self.work = context.work / "animations"
        self.scene = context.bench.scene(LARGE.name)

    def sections(self, rounds):
        """The titles and tables."""
        frames = self.work / "frames"
        self.say("animations: drawing the frames")
        run([self.context.product, "render", self.scene, "-o", f"{frames}/%04d.png", "--fps", RATE, "--quiet"], frames)
        self.pictures = {
            RATE: sorted(frames.glob("*.png")),
            GIF_RATE: sorted(frames.glob("*.png"))[:: RATE // GIF_RATE],
        }
        duels = self.duels(rounds)
        together = self.together(rounds)
        video = self.video(rounds)
        shutil.rmtree(self.work, ignore_errors=True)
        yield f"Animations of {LARGE.pixels}", duels + "\n\n" + video + "\n\n" + together

    def encode(self, rate, names):
        """The tool's lines: name, seconds, processor seconds, bytes."""
        out = self.work / "encoded"
        out.mkdir(exist_ok=True)
        for name, seconds, processor, size in lines([self.tool, "encode", rate, out, ",".join(names), *self.pictures[rate]]):
            yield name, float(seconds), float(processor), int(size)

    def psnr(self, file, rate, rows=(0, LARGE.height * LARGE.scale)):
        """The least ratio of a frame; a text that says what is wrong where frames are missing."""
        (count, ratio), = lines([self.tool, "check", *rows, file, *self.pictures[rate]])
        expected = len(self.pictures[rate])
        return float(ratio) if int(count) == expected else f"{count} frames of {expected}"

    def duels(self, rounds):
        runs = {name: [] for duel in DUELS for name in (duel.ours, duel.rival)}
        ratios = {duel.ours: [] for duel in DUELS}
        for number in range(rounds):
            for duel in DUELS:
                self.say(f"animations, round {number + 1} of {rounds}: {duel.title}")
                # Before and after the rival, so that the ratio is of neighbours in time.
                three = list(self.encode(duel.rate, [duel.ours, duel.rival, duel.ours]))
                for result in three:
                    runs[result[0]].append(result)
                ratios[duel.ours].append(three[1][1] / ((three[0][1] + three[2][1]) / 2))
        rows = [self.duel_row(duel, runs[duel.ours], runs[duel.rival], ratios[duel.ours]) for duel in DUELS]
        head = ["", "seconds", "the other's", "× faster (at least)", "processor s", "the other's"]
        head += ["MB", "the other's", "least PSNR, dB (at least)", "the other's"]
        return "The encoders alone, two workers; ffmpeg reads raw pixels from memory.\n\n" + table(head, rows)

    def duel_row(self, duel, ours, rival, ratios):
        quality = [self.psnr(self.work / "encoded" / name, duel.rate) for name in (duel.ours, duel.rival)]
        title = f"{duel.title}, {len(self.pictures[duel.rate])} frames"
        if isinstance(quality[0], str) or quality[0] < duel.least_psnr:
            return [title, f"**no figure**: {quality[0]}", *[""] * 8]
        return [
            title,
            Spread.of([one[1] for one in ours]).text(),
            Spread.of([one[1] for one in rival]).text(),
            f"{Spread.of(ratios).text('×')} ({duel.factor})",
            rounded(Spread.of([one[2] for one in ours]).median),
            rounded(Spread.of([one[2] for one in rival]).median),
            rounded(ours[-1][3] / 1e6),
            rounded(rival[-1][3] / 1e6),
            f"{self.decibels(quality[0])} ({self.decibels(duel.least_psnr)})",
            self.decibels(quality[1]),
        ]

    @staticmethod
    def decibels(value):
        return value if isinstance(value, str) else "exact" if value == float("inf") else f"{value:.1f}"

    def together(self, rounds):
        """Three formats in one run of the program, against the same encoders one after another."""
        out, encoders = self.work / "together", ["ours.gif", "ours.apng", "ours.webp"]
        names = [f"{out}/a.{ending}" for ending in ("gif", "apng", "webp")]
        command = [self.context.product, "render", self.scene, "--fps", GIF_RATE, "--quiet"]
        for name in names:
            command += ["-o", name]
        whole, parts, ratios = [], [], []
        for number in range(rounds):
            self.say(f"animations, round {number + 1} of {rounds}: three formats in one run")
            # Each time in a new process, as the program's is.
            before = sum(one[1] for one in self.encode(GIF_RATE, encoders))
            whole.append(run(command, out).seconds)
            after = sum(one[1] for one in self.encode(GIF_RATE, encoders))
            parts.append((before + after) / 2)
            ratios.append(whole[-1] / parts[-1])
        quality = [self.decibels(self.psnr(name, GIF_RATE)) for name in names]
        head = ["", "seconds", "sum of the encoders alone", "× (at most)", "least PSNR, dB"]
        row = [
            f"GIF, APNG and WebP of {len(self.pictures[GIF_RATE])} frames, from the scene's file, each drawn once",
            Spread.of(whole).text(), Spread.of(parts).text(), f"{Spread.of(ratios).text('×')} (1.1)", ", ".join(quality),
        ]  # fmt: skip
        return table(head, [row])

    def video(self, rounds):
        """From the scene's file to MP4, against screenshots of a page that ffmpeg turns into one."""
        ours, rival = self.work / "ours.mp4", self.work / "rival.mp4"
        product = [self.context.product, "render", self.scene, "-o", ours, "--fps", RATE, "--quiet"]
        chromium = found("chromium-headless-shell", "chromium", "chromium-browser")
        python = Path(DRIVER).parents[1] / ".build/bench-venv/bin/python"
        if not chromium or not python.exists():
            return "Scene to MP4: not measured, Playwright or Chromium is not installed."
        shots = self.work / "shots"
        page = self.context.bench.page(LARGE)
        browse = [python, DRIVER / "browser_playwright.py", chromium, page, LARGE.width, LARGE.height, LARGE.scale, shots]
        encode = ["ffmpeg", "-v", "error", "-y", "-framerate", RATE, "-i", f"{shots}/%04d.png", *X264, rival]
        one, other, ratios = [], [], []
        try:
            for number in range(rounds):
                self.say(f"animations, round {number + 1} of {rounds}: scene to MP4")
                before = run(product).seconds
                other.append(run(browse, shots).seconds + run(encode).seconds)
                after = run(product).seconds
                one += [before, after]
                ratios.append(other[-1] / ((before + after) / 2))
        except RunFailed as failure:
            return f"Scene to MP4: **no figure**: {failure}"
        # Other engines place and smooth glyphs in other ways: the rows with cards are what is compared.
        quality = [self.psnr(ours, RATE), self.psnr(rival, RATE, LARGE.rows)]
        if isinstance(quality[0], str) or quality[0] < 35 or isinstance(quality[1], str) or quality[1] < 25:
            return f"Scene to MP4: **no figure**: {self.decibels(quality[0])} and {self.decibels(quality[1])} dB"
        head = ["", "seconds", "the other's", "× faster (at least)", "MB", "the other's", "least PSNR, dB (at least)", "the other's"]
        row = [
            f"Scene to MP4 against Playwright's PNGs and ffmpeg, {len(self.pictures[RATE])} frames",
            Spread.of(one).text(), Spread.of(other).text(), f"{Spread.of(ratios).text('×')} (5)",
            rounded(ours.stat().st_size / 1e6), rounded(rival.stat().st_size / 1e6),
            f"{self.decibels(quality[0])} (35)", f"{self.decibels(quality[1])} (25)",
        ]  # fmt: skip
        return "Whole processes.\n\n" + table(head, [row])
