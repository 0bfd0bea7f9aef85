"""Whether everyone drew the same: a figure counts only if its frames do."""

import shutil
import struct
import subprocess
import zlib
from pathlib import Path

from measuring import lines


class Verdict:
    """What the frames of a system come to against the product's."""

    def __init__(self, contestant, measured, frame_count):
        self.psnr = min((psnr for psnr, _ in measured.values()), default=0)
        self.tile = max((tile for _, tile in measured.values()), default=255)
        self.fault = None
        absent = sorted(set(range(frame_count)) - set(measured))
        if absent:
            self.fault = f"frame {absent[0]} is missing"
            return
        for frame, (psnr, tile) in sorted(measured.items()):
            if psnr < contestant.least_psnr:
                self.fault = f"frame {frame} has {psnr:.1f} dB, at least {contestant.least_psnr} expected"
            elif tile > contestant.worst_tile:
                self.fault = f"frame {frame} is off by {tile:.0f} levels in a tile, {contestant.worst_tile} allowed"
            if self.fault:
                return

    def text(self):
        return "the same" if self.psnr == float("inf") else f"{self.psnr:.1f} dB, {self.tile:.1f}"


def verdicts(tool, view, expected, contestants, folders, frame_count):
    """The verdict of each contestant on the frames in its folder."""
    measured = {str(folder): {} for folder in folders}
    for folder, frame, psnr, tile in lines([tool, "compare", *view.rows, expected, *folders]):
        measured[folder][int(frame)] = (float(psnr), float(tile))
    return [
        Verdict(contestant, measured[str(folder)], frame_count) for contestant, folder in zip(contestants, folders)
    ]


def flat_png(width, height, colour):
    """A PNG file of one colour."""

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    rows = (b"\0" + bytes(colour) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")
    )


def self_test(tool, bench, view, programs, contestant, expected, work, frame_count):
    """Proves that the check refuses what it must: each fault goes into a copy of right frames.

    Yields the fault's name and the refusal, `None` where it passed. The contestant is the naive program,
    whose limits are the widest.
    """
    right, copy = work / "test-right", work / "test"
    frame = frame_count // 2

    def drawn(placements, out):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        size = [view.width, view.height, view.scale]
        subprocess.run([str(word) for word in [programs / "naive", bench.folder, placements, *size, out]], check=True)

    def verdict():
        return verdicts(tool, view, expected, [contestant], [copy], frame_count)[0].fault

    def lacking_a_card(narrowest):
        """The placements of one frame without its first, narrowest or not, card, as frame 0."""
        cards = bench.frames(view)[frame]
        chosen = min(cards, key=lambda card: abs(card[1] + 90 * card[3] - view.width / 2) * (-1 if narrowest else 1))
        path = work / "test-placements.txt"
        path.write_text("".join("0 {} {} {} {}\n".format(*card) for card in cards if card != chosen))
        return path

    drawn(bench.placements_file(view), right)
    faults = {"nothing": None}
    colour = (0xF2, 0xF2, 0xF7)
    blank = flat_png(view.width * view.scale, view.height * view.scale, colour)
    for name, placements in [("the middle card", lacking_a_card(False)), ("an outer card", lacking_a_card(True))]:
        out = work / "test-lacking"
        drawn(placements, out)
        faults[f"a frame without {name}"] = (out / "0000.png").read_bytes()
    faults["a blank frame"] = blank
    faults["the next frame instead"] = (right / f"{frame + 1:04}.png").read_bytes()
    faults["a small frame"] = flat_png(8, 8, colour)
    faults["a missing frame"] = b""
    for name, content in faults.items():
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(right, copy)
        target = Path(copy, f"{frame:04}.png")
        if content:
            target.write_bytes(content)
        elif content is not None:
            target.unlink()
        yield name, verdict()
