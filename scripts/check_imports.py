"""Reads `swift package dump-package` and prints imports that a target's dependencies do not name."""

import json
import pathlib
import re
import sys

# What the toolchain itself brings.
SYSTEM = {"Glibc", "Darwin", "Dispatch", "Synchronization", "Swift"}
TESTING = {"Testing"}

package = json.load(sys.stdin)
modules = {target["name"] for target in package["targets"]}
pattern = re.compile(r"^\s*(?:@\w+\s+)*(?:public |internal |package |private |fileprivate )?import (?:\w+ )?(\w+)")

for target in package["targets"]:
    if target["type"] not in ("regular", "executable"):
        continue
    folder = pathlib.Path(target.get("path") or "Sources/" + target["name"])
    allowed = {dependency["byName"][0] for dependency in target["dependencies"]} | SYSTEM
    if target["name"] == "GoldenTesting" or folder.parts[0] == "Tests":
        allowed |= TESTING | {"Foundation"}
    if target["name"] == "FramewheelCommand":
        # The umbrella re-exports the library; naming one of its modules is no new dependency.
        allowed |= modules
    for file in sorted(folder.rglob("*.swift")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            found = pattern.match(line)
            if found and found.group(1) not in allowed:
                print(f"{file}:{number}: {target['name']} imports {found.group(1)}")
