#!/usr/bin/env python3
"""Opens a page in Firefox without a window and prints the value of an expression, or of its promise, as JSON.

Usage: firefox_value.py FIREFOX PAGE EXPRESSION
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Marionette is Firefox's own protocol: texts of JSON behind their length, over a local socket.
PREFERENCES = {"marionette.port": 0, "datareporting.policy.dataSubmissionEnabled": False}


class Marionette:
    def __init__(self, port):
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.rest = b""
        self.number = 0
        self.message()

    def message(self):
        while b":" not in self.rest:
            self.receive()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.receive()
        text, self.rest = self.rest[: int(length)], self.rest[int(length) :]
        return json.loads(text)

    def receive(self):
        part = self.connection.recv(1 << 20)
        if not part:
            raise SystemExit("firefox: it has gone")
        self.rest += part

    def call(self, name, **parameters):
        self.number += 1
        text = json.dumps([0, self.number, name, parameters]).encode()
        self.connection.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.message()
        if error:
            raise SystemExit(f"firefox: {name}: {error['message']}")
        return result


def port_of(profile, process):
    """The port that Firefox chose, once it has written it down."""
    file = Path(profile, "MarionetteActivePort")
    for _ in range(600):
        if file.exists() and file.read_text():
            return int(file.read_text())
        if process.poll() is not None:
            raise SystemExit(f"firefox: it ended with {process.returncode}")
        time.sleep(0.1)
    raise SystemExit("firefox: it does not start")


def main():
    program, page, expression = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        Path(profile, "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--no-remote", "--marionette", "--profile", profile]
        environment = dict(os.environ, HOME=profile)
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment)
        try:
            firefox = Marionette(port_of(profile, process))
            firefox.call("WebDriver:NewSession")
            firefox.call("WebDriver:Navigate", url=Path(page).resolve().as_uri())
            script = f"""
                const done = arguments[arguments.length - 1];
                Promise.resolve().then(() => window.eval({json.dumps(expression)})).then(done, fault => done("" + fault));
                """
            answer = firefox.call("WebDriver:ExecuteAsyncScript", script=script, args=[], scriptTimeout=60_000)
            print(json.dumps(answer["value"]))
        finally:
            process.terminate()
            process.wait()


main()
