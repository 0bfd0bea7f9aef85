"""Sees that memory does not grow with a sequence's length, nor with its cards: peaks of whole processes.

usage: check_memory.py FRAMEWHEEL
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

FRAMEWHEEL = pathlib.Path(sys.argv[1]).resolve()
COVERS = sorted((pathlib.Path(__file__).resolve().parent.parent / "examples/covers").glob("*.jpg"))
# The promise, and how far two peaks may lie apart: threads meet in another order each time.
LIMIT, SPREAD = 100, 8


def scene(cards, seconds, step):
    """Frames of 1170×2532, all in motion: a finger carries the cards on by one every `step` seconds."""
    items = [
        {"cover": str(COVERS[number % len(COVERS)]), "title": f"第{number + 1}巻"} for number in range(cards)
    ]
    samples = [[touch / 60, -200 * touch / 60 / step] for touch in range(seconds * 60 + 1)]
    return {
        "framewheel": 1,
        "viewport": {"width": 390, "height": 844},
        "scale": 3,
        "carousel": {"preset": "shrinking", "autoplay": None},
        "card": {
            "thumbnail": {"image": "{cover}", "cornerRadius": 12},
            "detailBar": {"height": 40, "leading": {"text": "{title}", "size": 18}},
        },
        "items": items,
        "script": [{"at": 0, "drag": {"samples": samples}}],
        "duration": seconds,
    }


def peak(name, *made):
    """The peak of a process that renders a scene's frames to nowhere, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "scene.json")
        path.write_text(json.dumps(scene(*made), ensure_ascii=False), encoding="utf-8")
        command = [FRAMEWHEEL, "render", path, "-o", "-", "--stream", "png", "--allow-outside", "--quiet", "--jobs", "2"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"memory: {name}: ended with {process.returncode}")
    megabytes = usage.ru_maxrss * 1024 / 1e6
    print(f"memory: {name}: {megabytes:.0f} MB", flush=True)
    return megabytes


short = peak("60 frames of 10 cards", 10, 1, 1)
peaks = {
    "more frames": peak("1,200 frames of 10 cards", 10, 20, 10),
    "more cards": peak("240 frames that pass 40 cards", 40, 4, 0.1),
    "many more cards": peak("1,200 frames that pass 300 cards", 300, 20, 1 / 15),
}
faults = [f"{what} take {size:.0f} MB, {short:.0f} at first" for what, size in peaks.items() if size > short + SPREAD]
faults += [f"{what} take {size:.0f} MB of at most {LIMIT}" for what, size in peaks.items() if size > LIMIT]
if faults:
    sys.exit("memory: " + "; ".join(faults))
