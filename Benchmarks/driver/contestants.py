"""Who makes the frames of the bench scene, each by a command of its own."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

DRIVER = Path(__file__).parent
CORES = os.cpu_count() or 1


@dataclass(frozen=True)
class Contestant:
    """A system: its name, its command and how near its pixels must come to the product's."""

    name: str
    command: callable
    # The PSNR over the rows with cards, in dB, and the largest distance of a tile's mean levels.
    least_psnr: float
    worst_tile: float
    # The contestant to whose time its own is compared.
    against: str = "Framewheel"
    # Slow ones run once a round, with all fast ones before each.
    is_slow: bool = False

    @property
    def slug(self):
        return "".join(letter if letter.isalnum() else "-" for letter in self.name.lower())


def product(program, bench, jobs=None):
    def command(view, out):
        words = [program, "render", bench.scene(view.name), "-o", f"{out}/%04d.png", "--fps", 60, "--quiet"]
        return words + (["--jobs", jobs] if jobs else [])

    return command


def floor(programs, bench, processes):
    def command(view, out):
        place = [bench.folder, bench.placements_file(view), view.width, view.height, view.scale, out]
        return [programs / "floor", *place, processes]

    return command


def naive(programs, bench):
    return lambda view, out: [
        programs / "naive", bench.folder, bench.placements_file(view), view.width, view.height, view.scale, out,
    ]  # fmt: skip


def rsvg(bench):
    def command(view, out):
        each = f"rsvg-convert -o '{out}'/{{}}.png {{}}.svg"
        script = f"cd '{bench.svg_folder(view)}' && ls *.svg | sed 's/.svg$//' | xargs -P 2 -I {{}} {each}"
        return ["bash", "-c", script]

    return command


def browser(python, script, program, bench):
    return lambda view, out: [
        python, DRIVER / script, program, bench.page(view), view.width, view.height, view.scale, out,
    ]  # fmt: skip


def found(*names):
    """The first program of some names that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


def all_contestants(product_program, programs, bench, root):
    """Those that can run here, and why the others cannot.

    The limits are a little below what the systems' pixels come to: sprites and sprites are near, other
    engines place and smooth glyphs and scale photographs in other ways.
    """
    chromium = found("chromium-headless-shell", "chromium", "chromium-browser")
    venv = root / ".build/bench-venv/bin/python"
    contestants = [
        Contestant("Framewheel", product(product_program, bench), 99, 0),
        Contestant("Framewheel, 1 worker", product(product_program, bench, 1), 99, 0),
        Contestant("naive Cairo, 1 core", naive(programs, bench), 30, 12, "Framewheel, 1 worker", is_slow=True),
    ]
    missing = []
    if (programs / "floor").exists():
        contestants[2:2] = [
            Contestant("C floor, 2 processes", floor(programs, bench, 2), 36, 8),
            Contestant("C floor, 1 process", floor(programs, bench, 1), 36, 8, "Framewheel, 1 worker"),
        ]
    else:
        missing.append("the C floor: needs x86-64-v3")
    if found("rsvg-convert"):
        contestants.append(Contestant("rsvg-convert, 2 processes", rsvg(bench), 34, 8, is_slow=True))
    else:
        missing.append("rsvg-convert: not installed")
    if chromium:
        cdp = browser("python3", "browser_cdp.py", chromium, bench)
        contestants.append(Contestant("Chromium, CDP optimizeForSpeed", cdp, 30, 12, is_slow=True))
    else:
        missing.append("Chromium: not installed")
    if chromium and venv.exists():
        command = browser(venv, "browser_playwright.py", chromium, bench)
        contestants.append(Contestant("Chromium, Playwright", command, 30, 12, is_slow=True))
    else:
        missing.append("Playwright: not installed")
    return contestants, missing
