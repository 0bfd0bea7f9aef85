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


class SelfTest:
    """Proves that the check refuses what it must: each fault goes into a copy of right frames.

    The right frames are the naive program's, whose limits are among the widest.
    """

    def __init__(self, tool, bench, view, programs, contestant, expected, work, frame_count):
        self.tool, self.bench, self.view, self.programs = tool, bench, view, programs
        self.contestant, self.expected, self.work, self.frame_count = contestant, expected, work, frame_count
        # The frame that goes wrong.
        self.frame = frame_count // 2

    def results(self):
        """Yields each fault's name and the refusal, `None` where it passed."""
        right, copy = self.work / "test-right", self.work / "test"
        self.draw(self.bench.folder, self.bench.placements_file(self.view), right)
        for name, content in self.faults(right):
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(right, copy)
            target = Path(copy, f"{self.frame:04}.png")
            if content:
                target.write_bytes(content)
            elif content is not None:
                target.unlink()
            found = verdicts(self.tool, self.view, self.expected, [self.contestant], [copy], self.frame_count)
            yield name, found[0].fault

    def faults(self, right):
        """Yields names with what takes the frame's place; nothing where it stays, no bytes where it goes."""
        colour, view = (0xF2, 0xF2, 0xF7), self.view
        cards = sorted(self.bench.frames(view)[self.frame], key=lambda card: card[3])
        yield "nothing", None
        yield "a blank frame", flat_png(view.width * view.scale, view.height * view.scale, colour)
        yield "a frame without the largest card", self.drawn(cards[:-1])
        yield "a frame without the smallest card", self.drawn(cards[1:])
        yield "a frame with a text less", self.drawn(cards, without=cards[-1][0])
        yield "the next frame instead", (right / f"{self.frame + 1:04}.png").read_bytes()
        yield "a small frame", flat_png(8, 8, colour)
        yield "a missing frame", b""

    def draw(self, folder, placements, out):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        words = [self.programs / "naive", folder, placements, self.view.width, self.view.height, self.view.scale, out]
        subprocess.run([str(word) for word in words], check=True)

    def drawn(self, cards, without=None):
        """The frame with other cards, perhaps without the subtitle of one of them."""
        folder, out = self.work / "test-scene", self.work / "test-drawn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        texts = (self.bench.folder / "cards.txt").read_text().splitlines()
        for number, line in enumerate(texts):
            photo, title, _ = line.split("\t")
            (folder / photo).symlink_to(self.bench.folder / photo)
            if number == without:
                texts[number] = f"{photo}\t{title}\t-"
        (folder / "cards.txt").write_text("\n".join(texts) + "\n")
        placements = folder / "placements.txt"
        placements.write_text("".join("0 {} {} {} {}\n".format(*card) for card in cards))
        self.draw(folder, placements, out)
        return (out / "0000.png").read_bytes()
