"""Runs what README.md prints: its scene, its commands, and sees that its Swift is compiled by a test."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

framewheel = pathlib.Path(sys.argv[1]).resolve()
repository = pathlib.Path(__file__).resolve().parent.parent
text = (repository / "README.md").read_text(encoding="utf-8")
blocks = re.findall(r"^```(\w+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
compiled = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((repository / "Tests").rglob("Readme*.swift")))

environment = dict(os.environ, PATH=f"{framewheel.parent}:{os.environ['PATH']}")
with tempfile.TemporaryDirectory() as folder:
    for language, block in blocks:
        if language == "jsonc":
            pathlib.Path(folder, "readme.json").write_text(block, encoding="utf-8")
            commands = ["framewheel validate readme.json", "framewheel render readme.json -o readme.png"]
        elif language == "sh" and "make " not in block:
            commands = block.splitlines()
        elif language == "swift":
            body = "\n".join(line for line in block.splitlines() if not line.startswith(("import ", "// ")))
            if body.strip() not in compiled:
                sys.exit(f"readme: no Tests/**/Readme*.swift holds this:\n{body}")
            commands = []
        else:
            commands = []
        for command in commands:
            print("readme:", command)
            subprocess.run(command, shell=True, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
