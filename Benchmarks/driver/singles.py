"""What concerns the product alone: stages, cold start, memory, scaling, autoplay."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from contestants import CORES, found
from machine import table
from measuring import Spread, lines, rounded, run
from scene import LARGE, RATE, BenchScene


@dataclass(frozen=True)
class Context:
    """The scene, the product, the folders of our Swift and C programs and one in memory, the machine's lines."""

    bench: BenchScene
    product: Path
    tools: Path
    programs: Path
    work: Path
    machine: list

    @property
    def tool(self):
        return self.tools / "BenchTool"

    def render(self, scene, *options):
        """Renders a scene's frames and forgets them."""
        out = self.work / "single"
        command = [self.product, "render", scene, "-o", f"{out}/%05d.png", "--fps", RATE, "--quiet", *options]
        result = run(command, out, self.work / "log")
        shutil.rmtree(out)
        return result


def sections(context, is_quick, say):
    """The titles and tables, made one after the other."""
    parts = [
        ("Stages of a frame", stages),
        ("Cold start to one still", cold_start),
        ("Peak memory and time by frames", frames),
        ("Autoplay", autoplay),
    ]
    if not is_quick:
        parts += [("Scaling", scaling), ("PNG encoders", encoders)]
    for title, part in parts:
        say(title.lower())
        yield title, part(context, is_quick)


def stages(context, is_quick):
    out = context.work / "stages"
    out.mkdir(exist_ok=True)
    scene = context.bench.scene(LARGE.name)
    measured = lines([context.tool, "stages", scene, out, 2 if is_quick else 5])
    spreads = {name: Spread(*map(float, numbers)) for name, *numbers in measured}
    names = {
        "open": "lay the stage out and simulate, once",
        "simulate": "simulate: the state at a time",
        "layout": "layout: the display list",
        "draw": "draw: the whole bitmap",
        "encode": "encode: the PNG",
        "make": "draw and encode as the pipeline does, which may draw less",
        "first": "the same in the first pass, with sprites made (mean)",
        "write": "write: the file, in memory",
    }
    rows = [[text, spreads[name].text()] for name, text in names.items()]
    shutil.rmtree(out)
    return f"One thread of one process, the library called stage by stage, {LARGE.pixels}.\n\n" + table(
        ["stage", "ms a frame"], rows
    )


def cold_start(context, is_quick):
    still, frame = context.work / "still.png", RATE // 2
    svg = context.bench.svg_folder(LARGE) / f"{frame:04}.svg"
    scene = context.bench.scene(LARGE.name)
    commands = {"Framewheel": [context.product, "render", scene, "-o", still, "--frame", frame]}
    if found("rsvg-convert"):
        commands["rsvg-convert"] = ["rsvg-convert", "-o", still, svg]
    seconds = {name: [] for name in commands}
    for _ in range(3 if is_quick else 15):
        for name, command in commands.items():
            seconds[name].append(run(command).seconds)
    rows = []
    for name in commands:
        ratios = [own / other for own, other in zip(seconds[name], seconds["Framewheel"])]
        rows.append([name, Spread.of(seconds[name]).text(), Spread.of(ratios).text("×")])
    return table([f"frame {frame} of {LARGE.pixels}", "seconds", "× Framewheel's"], rows)


def frames(context, is_quick):
    rows = []
    for count in (60, 600) if is_quick else (60, 600, 6000):
        # A frame has less than 1.2 MB; all lie in memory at once.
        if shutil.disk_usage(context.work).free < count * 2e6:
            rows.append([count, "not measured: no room for the files", "", "", ""])
            continue
        scene = context.bench.write_scene(LARGE, f"frames-{count}", seconds=count // RATE)
        result = context.render(scene)
        each = result.seconds / count * 1e3
        rows.append([count, rounded(result.seconds), rounded(each), rounded(result.peak_bytes / 1e6)])
    return f"All {CORES} workers, every frame in motion, one run each.\n\n" + table(
        [f"frames of {LARGE.pixels}", "seconds", "ms a frame", "peak MB"], rows
    )


def autoplay(context, is_quick):
    out = context.work / "autoplay"
    out.mkdir(exist_ok=True)
    scene = context.bench.write_scene(LARGE, "autoplay", seconds=10, autoplay=3)
    measured = lines([context.tool, "autoplay", scene, out, 3 if is_quick else 9])
    shutil.rmtree(out)
    titles = {
        "all": "all frames",
        "copied": "all frames, with --copy-repeats",
        "moving": "only those that differ from the one before",
        "ratio": "ratio of all to those that differ, round by round",
        "copiedratio": "the same with --copy-repeats",
    }
    rows = []
    for name, count, *numbers in measured:
        is_ratio = name.endswith("ratio")
        text = Spread(*map(float, numbers)).text("×" if is_ratio else "")
        rows.append([titles[name], "" if is_ratio else count, text])
    return f"A card turns every 3 s, 10 s at {RATE} fps, {LARGE.pixels}, files written in memory, each time into an empty\nfolder.\n\n" + table(
        ["", "frames", "ms"], rows
    )


def scaling(context, is_quick):
    """By cards, workers and scale, by turns, at 60 frames."""
    cases = []
    for cards in (10, 1_000, 100_000):
        scene = context.bench.write_scene(LARGE, f"cards-{cards}", cards=cards)
        cases.append((f"{cards:,} cards", [scene]))
    large = context.bench.scene(LARGE.name)
    for workers in sorted({1, 2, CORES}):
        cases.append((f"{workers} worker{'s' * (workers > 1)}", [large, "--jobs", workers]))
    for scale in (1, 2, 3):
        cases.append((f"scale {scale}: {LARGE.width * scale}×{LARGE.height * scale}", [large, "--scale", scale]))
    runs = {name: [] for name, _ in cases}
    for _ in range(5):
        for name, arguments in cases:
            runs[name].append(context.render(*arguments))
    rows = [
        [
            name,
            Spread.of([one.seconds for one in runs[name]]).text(),
            rounded(max(one.peak_bytes for one in runs[name]) / 1e6),
        ]
        for name, _ in cases
    ]
    return table(["60 frames, else as above", "seconds", "peak MB"], rows)


def encoders(context, is_quick):
    """The encoders' own comparison, on frames of the scene; every file is decoded and compared there."""
    out = context.work / "pictures"
    scene = context.bench.scene(LARGE.name)
    run([context.product, "render", scene, "-o", f"{out}/%04d.png", "--fps", RATE, "--quiet"], out)
    pictures = [out / f"{frame:04}.png" for frame in (0, 20, 30, 42)]
    command = [context.tools / "PNGBenchmark", "5", *pictures]
    environment = dict(os.environ)
    library = context.programs / "libfloor.so"
    if library.exists():
        environment["FRAMEWHEEL_FLOOR"] = str(library)
    words = [str(word) for word in command]
    text = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    shutil.rmtree(out)
    return f"Four frames of {LARGE.pixels}, by turns; processor time, ranges over pictures.\n\n```\n{text}```"
