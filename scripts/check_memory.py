"""Sees that memory grows neither with the number of frames nor with that of cards: check_memory.py FRAMEWHEEL.

Peaks of whole processes of the optimised program; the compiler once forgot to free there what it freed in the other.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
COVERS = Path(__file__).resolve().parent.parent / "examples/covers"
MEGABYTE = 1e6

# What a sequence of 1170×2532 may take, and how far two peaks may lie apart: threads meet in another order each time.
LIMIT, SPREAD = 100, 8

# Animations: a twentieth of what the frames' pixels would take.
RATE, FEW, MANY = 50, 300, 3000
WIDTH, HEIGHT, SCALE = 60, 40, 2
GROWTH = MANY * WIDTH * HEIGHT * SCALE**2 * 4 / 20 / MEGABYTE
ANIMATIONS = ["a.gif", "a.apng", "a.webp", "a.mp4", "a.webp --encoder-quality lossless", "a.gif --background clear"]


def peak(folder, scene, *options):
    """The most memory that a rendering had, in MB; what it says on standard output is lost."""
    (folder / "scene.json").write_text(json.dumps(scene, ensure_ascii=False), encoding="utf-8")
    words = [PROGRAM, "render", "scene.json", "--quiet", "--allow-outside", *options]
    environment = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}")
    process = subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"memory: {' '.join(options)}: the program ended with {process.returncode}")
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024) / MEGABYTE


def shelf(cards, seconds, pace):
    """Frames of 1170×2532, all in motion: a finger carries `pace` cards by each second."""
    covers = sorted(COVERS.glob("*.jpg"))
    items = [{"cover": str(covers[number % len(covers)]), "title": f"第{number + 1}巻"} for number in range(cards)]
    samples = [[touch / 60, -200 * pace * touch / 60] for touch in range(seconds * 60 + 1)]
    return {
        "framewheel": 1, "viewport": {"width": 390, "height": 844}, "scale": 3,
        "carousel": {"preset": "shrinking", "autoplay": None},
        "card": {
            "thumbnail": {"image": "{cover}", "cornerRadius": 12},
            "detailBar": {"height": 40, "leading": {"text": "{title}", "size": 18}},
        },
        "items": items, "script": [{"at": 0, "drag": {"samples": samples}}], "duration": seconds,
    }  # fmt: skip


def blocks(frames):
    """Small frames that hardly cost anything."""
    seconds = frames / RATE
    return {
        "framewheel": 1, "viewport": {"width": WIDTH, "height": HEIGHT}, "scale": SCALE, "textMode": "blocks",
        "background": "white", "carousel": {"slot": {"width": 50}, "edges": "free"}, "items": {"count": 5},
        "duration": seconds, "script": [{"drag": {"forward": 200, "over": seconds}}],
    }  # fmt: skip


def sequences(folder):
    """What is wrong with the peaks of sequences."""
    peaks = {}
    for cards, seconds, pace in [(10, 1, 1), (10, 20, 0.1), (40, 4, 10), (300, 20, 15)]:
        name = f"{seconds * 60} frames past {1 + round(seconds * pace)} of {cards} cards"
        peaks[name] = peak(folder, shelf(cards, seconds, pace), "-o", "-", "--stream", "png", "--jobs", "2")
        print(f"memory: {name}: {peaks[name]:.0f} MB", flush=True)
    few, many = list(peaks.values())[:2]
    faults = [f"{name}: {size:.0f} MB of at most {LIMIT}" for name, size in peaks.items() if size > LIMIT]
    return faults + ([f"20 times as many frames take {many - few:.0f} MB more"] if many > few + SPREAD else [])


def animations(folder):
    """Which animations take more memory the longer they are."""
    # What takes a video's frames keeps none, so that only the program's own memory counts.
    (folder / "ffmpeg").write_text('#!/bin/bash\nfor last; do :; done\ncat >/dev/null; echo done >"$last"\n')
    (folder / "ffmpeg").chmod(0o755)
    faults = []
    for output in ANIMATIONS:
        few, many = (peak(folder, blocks(count), "--fps", str(RATE), "-o", *output.split()) for count in (FEW, MANY))
        print(f"memory: {output}: {few:.0f} MB for {FEW} frames, {many:.0f} MB for {MANY}", flush=True)
        if many > few + GROWTH:
            faults.append(f"{output} grows with its frames")
    return faults


with tempfile.TemporaryDirectory() as name:
    wrong = sequences(Path(name)) + animations(Path(name))
if wrong:
    sys.exit("memory: " + "; ".join(wrong))
