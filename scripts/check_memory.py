#!/usr/bin/env python3
"""Proves that memory does not grow with the number of frames: check_memory.py FRAMEWHEEL.

It is run on the optimised program, since there the compiler once forgot to free what it freed in the other one.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

RATE, FEW, MANY = 50, 300, 3000
# A twentieth of what the frames' pixels would take.
WIDTH, HEIGHT, SCALE = 60, 40, 2
LIMIT = MANY * WIDTH * HEIGHT * SCALE**2 * 4 // 20
OUTPUTS = ["a.gif", "a.apng", "a.webp", "a.mp4", "a.webp --encoder-quality lossless", "a.gif --background clear"]


def scene(frames):
    seconds = frames / RATE
    return {
        "framewheel": 1, "viewport": {"width": WIDTH, "height": HEIGHT}, "scale": SCALE, "textMode": "blocks",
        "background": "white", "carousel": {"slot": {"width": 50}, "edges": "free"}, "items": {"count": 5},
        "duration": seconds, "script": [{"drag": {"forward": 200, "over": seconds}}],
    }  # fmt: skip


def peak(program, folder, frames, output):
    """The most memory that a run had, in bytes."""
    (folder / "scene.json").write_text(json.dumps(scene(frames)))
    words = [program, "render", "scene.json", "--fps", str(RATE), "--quiet", "-o", *output.split()]
    environment = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}")
    process = subprocess.Popen(words, cwd=folder, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"check_memory: {output}: the program ended with {process.returncode}")
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main():
    program = str(Path(sys.argv[1]).resolve())
    grown = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # What takes a video's frames keeps none, so that only the program's own memory counts.
        (folder / "ffmpeg").write_text('#!/bin/bash\nfor last; do :; done\ncat >/dev/null; echo done >"$last"\n')
        (folder / "ffmpeg").chmod(0o755)
        for output in OUTPUTS:
            few, many = (peak(program, folder, frames, output) for frames in (FEW, MANY))
            print(f"{output}: {few / 1e6:.1f} MB for {FEW} frames, {many / 1e6:.1f} MB for {MANY}")
            if many > few + LIMIT:
                grown.append(output)
    if grown:
        raise SystemExit(f"check_memory: it grows with the frames: {', '.join(grown)}")


main()
