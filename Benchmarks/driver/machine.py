"""The machine, and the versions of what runs on it."""

import datetime
import os
import platform
import re
import subprocess
from pathlib import Path

from contestants import found


def output(*command):
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except OSError:
        return ""
    return (answer.stdout or answer.stderr).strip()


def field(path, pattern):
    try:
        match = re.search(pattern, Path(path).read_text(), re.MULTILINE)
    except OSError:
        return None
    return match and match.group(1)


def description(root):
    """The lines that head the results."""
    processor = field("/proc/cpuinfo", r"^model name\s*: (.*)$") or platform.processor()
    memory = int(field("/proc/meminfo", r"^MemTotal:\s*(\d+)") or 0) / 2**20
    system = field("/etc/os-release", r'^PRETTY_NAME="(.*)"$') or platform.platform()
    chromium = found("chromium-headless-shell", "chromium", "chromium-browser")
    versions = [
        output("swift", "--version").splitlines()[0],
        output("gcc", "--version").splitlines()[0] if found("gcc") else "no gcc",
        *(f"{name} {output('pkg-config', '--modversion', name)}" for name in ("cairo", "pango", "libpng")),
        output("rsvg-convert", "--version") if found("rsvg-convert") else "no rsvg-convert",
        output(chromium, "--version").splitlines()[-1] if chromium else "no Chromium",
    ]
    commit = output("git", "-C", str(root), "describe", "--always", "--dirty")
    date = datetime.datetime.now(datetime.timezone.utc)
    load = os.getloadavg()[0]
    return [
        f"- {date:%Y-%m-%d %H:%M} UTC, commit {commit}",
        f"- {processor}, {os.cpu_count()} cores, {memory:.1f} GiB; {system}",
        f"- {'; '.join(versions)}",
        f"- load before the start: {load:.1f}" + (" (**not idle: only the ratios mean anything**)" if load > 0.7 else ""),
    ]


def table(head, rows):
    """A Markdown table; all columns but the first are numbers."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)
