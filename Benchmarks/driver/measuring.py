"""Runs of whole processes, and what many numbers come to."""

import os
import shutil
import statistics
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Run:
    """One process from its start to its end."""

    seconds: float
    processor_seconds: float
    peak_bytes: int


class RunFailed(Exception):
    """A program that ended badly; says which and how."""


def run(command, out=None, log=None):
    """Runs a command; an output folder is emptied before the clock starts."""
    if out:
        shutil.rmtree(out, ignore_errors=True)
        Path(out).mkdir(parents=True)
    command = [str(word) for word in command]
    with open(log or os.devnull, "wb") as sink:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sink, stderr=sink)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        last = Path(log).read_text(errors="replace").strip().splitlines()[-1:] if log else []
        raise RunFailed(f"`{command[0]}` ended with {process.returncode}: {''.join(last)}")
    # Linux counts the peak in KiB, and of children only the largest.
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def lines(command):
    """The words of each line that a command prints."""
    answer = subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True)
    return [line.split() for line in answer.stdout.splitlines()]


@dataclass(frozen=True)
class Spread:
    """The median of numbers and the least and the greatest of them."""

    median: float
    least: float
    greatest: float

    @staticmethod
    def of(numbers):
        return Spread(statistics.median(numbers), min(numbers), max(numbers))

    def text(self, unit=""):
        middle, low, high = (rounded(number) for number in (self.median, self.least, self.greatest))
        return f"{middle}{unit} ({low}..{high})"


def rounded(number):
    """A number with three digits that count, without an exponent."""
    if number == 0:
        return "0"
    if abs(number) < 0.001:
        return f"{number:.5f}"
    places = max(0, 2 - int(f"{number:e}".split("e")[1]))
    return f"{number:.{places}f}"
