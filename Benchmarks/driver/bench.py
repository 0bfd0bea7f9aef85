#!/usr/bin/env python3
"""Measures Framewheel against others and writes Markdown; `make bench` runs it, CONTRIBUTING.md explains it."""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import singles
from animations import Animations
from contestants import all_contestants
from machine import description
from measuring import run
from pixels import SelfTest
from scene import LARGE, RATE, SMALL, BenchScene
from whole import Race

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / ".build/bench"
FRAMES = RATE
NOTE = """Each ratio is of neighbours in time; naive Cairo and the floor's one process are set against one worker. Processor
time and the largest process leave out what a browser starts besides itself. The limits are what the pixels must keep:
at least so many dB in every frame, in no tile more levels apart."""


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def build_c_programs():
    """Builds the floor and the naive program; the floor only where there are its x86-64-v3 instructions."""
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    pango = ["pkg-config", "--cflags", "--libs", "pangocairo"]
    flags = subprocess.run(pango, check=True, capture_output=True, text=True).stdout.split()
    flags += ["-lturbojpeg", "-ldeflate", "-lm", "-lpthread"]
    gcc = ["gcc", "-O3", "-Wall", "-Wextra"]
    sources = ROOT / "Benchmarks/floor"
    subprocess.run([*gcc, "-o", PROGRAMS / "naive", sources / "naive.c", *flags], check=True)
    if platform.machine() == "x86_64":
        gcc.append("-march=x86-64-v3")
        subprocess.run([*gcc, "-o", PROGRAMS / "floor", sources / "floor.c", *flags], check=True)
        library = ["-shared", "-fPIC", "-o", PROGRAMS / "libfloor.so", sources / "library.c", "-ldeflate"]
        subprocess.run([*gcc, *library], check=True)


def work_folder():
    """A folder in memory, so that no disk is measured."""
    parent = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    return Path(tempfile.mkdtemp(prefix="framewheel-bench-", dir=parent))


def run_self_test(context, contestants):
    """Refuses to measure where the check of pixels does not work."""
    view, work = SMALL, context.work
    first, naive = contestants[0], next(one for one in contestants if one.name.startswith("naive"))
    run(first.command(view, work / "test-expected"), work / "test-expected")
    test = SelfTest(context.tool, context.bench, view, PROGRAMS, naive, work / "test-expected", work, FRAMES)
    wrong = []
    for fault, refusal in test.results():
        say(f"self-test, {fault}: {refusal or 'accepted'}")
        if (fault == "nothing") != (refusal is None):
            wrong.append(fault)
    if wrong:
        raise SystemExit(f"bench: the check of pixels does not work: {', '.join(wrong)}")


def races(context, contestants, views, rounds):
    for view in views:
        race = Race(contestants, view, context.work)
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            race.run_round(say)
        say(f"{view.pixels}: comparing pixels")
        race.check(context.tool, FRAMES)
        yield race.markdown()
        shutil.rmtree(context.work / view.name, ignore_errors=True)


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("product", type=Path, help="the release build of framewheel")
    parser.add_argument("tools", type=Path, help="the folder with the release builds of BenchTool and PNGBenchmark")
    parser.add_argument("--quick", action="store_true", help="one round, one size, neither Playwright nor scaling")
    parser.add_argument("--rounds", type=int, help="rounds of the race")
    parser.add_argument("--only", action="append", help="only contestants whose name begins so; may be repeated")
    parser.add_argument("--skip-singles", action="store_true", help="only the race")
    parser.add_argument("--only-animations", action="store_true", help="only the animations")
    parser.add_argument("--self-test", action="store_true", help="only prove that the check of pixels works")
    parser.add_argument("--output", type=Path, help="the Markdown file; default standard output")
    return parser.parse_args()


def chosen(contestants, arguments):
    kept = [one for one in contestants if not (arguments.quick and one.name.endswith("Playwright"))]
    if arguments.only:
        names = ("Framewheel", *arguments.only)
        kept = [one for one in kept if one.name.startswith(names)]
    return kept


def animation_sections(context, arguments):
    text = [""]
    for title, markdown in Animations(context, say).sections(rounds=1 if arguments.quick else arguments.rounds or 2):
        text += [f"## {title}", "", markdown, ""]
    return text


def measured(context, arguments, contestants, missing):
    everyone = chosen(contestants, arguments)
    rounds = arguments.rounds or (1 if arguments.quick else 3)
    text = ["# Results of `make bench`", "", "Written by `Benchmarks/driver`; CONTRIBUTING.md says how to read it.", ""]
    text += [*context.machine, f"- rounds: {rounds}; each number is a median (least..greatest)"]
    text += [f"- left out: {reason}" for reason in missing]
    if arguments.only_animations:
        return "\n".join(text + animation_sections(context, arguments))
    text += ["", "## Whole processes, by turns in one run", ""]
    views = [LARGE] if arguments.quick else [LARGE, SMALL]
    for markdown in races(context, everyone, views, rounds):
        text += [markdown, ""]
    text += [NOTE, ""]
    if not arguments.skip_singles:
        for title, markdown in singles.sections(context, is_quick=arguments.quick, say=say):
            text += [f"## {title}", "", markdown, ""]
    if not arguments.only:
        text += animation_sections(context, arguments)
    return "\n".join(text)


def main():
    arguments = parsed_arguments()
    build_c_programs()
    # Before the load of this run itself counts.
    machine = description(ROOT)
    tools = arguments.tools.resolve()
    bench = BenchScene(PROGRAMS / "scene", tools / "BenchTool")
    say("writing the bench scene")
    bench.write([LARGE, SMALL])
    work = work_folder()
    try:
        context = singles.Context(bench, arguments.product.resolve(), tools, PROGRAMS, work, machine)
        contestants, missing = all_contestants(context.product, PROGRAMS, bench, ROOT)
        if not arguments.only_animations:
            run_self_test(context, contestants)
        if arguments.self_test:
            return
        markdown = measured(context, arguments, contestants, missing)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    if arguments.output:
        arguments.output.write_text(markdown)
        say(f"wrote {arguments.output}")
    else:
        print(markdown)


main()
