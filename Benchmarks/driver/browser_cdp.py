"""Chromium's own protocol over pipes: a screenshot of every frame of a page, at its fastest setting.

Usage: browser_cdp.py CHROMIUM PAGE WIDTH HEIGHT SCALE OUT
"""

import base64
import fcntl
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path


class Browser:
    """A browser that listens on file descriptor 3 and answers on 4, a zero byte after each message."""

    def __init__(self, program, profile):
        # Away from 3 and 4, onto which the child's ends go.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (*os.pipe(), *os.pipe())]
        hears, self.to, self.answers, tells = ends

        def place_ends():
            os.dup2(hears, 3)
            os.dup2(tells, 4)

        command = [
            program, "--headless", "--no-sandbox", "--remote-debugging-pipe", f"--user-data-dir={profile}",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "--hide-scrollbars",
            "--allow-file-access-from-files", "about:blank",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, preexec_fn=place_ends, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(hears)
        os.close(tells)
        self.number = 0
        self.rest = b""

    def message(self):
        parts = [self.rest]
        while b"\0" not in parts[-1]:
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise SystemExit("the browser has gone")
            parts.append(part)
        whole, self.rest = b"".join(parts).split(b"\0", 1)
        return json.loads(whole)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data) :]
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, session, expression):
        answer = self.call("Runtime.evaluate", session, expression=expression, awaitPromise=True, returnByValue=True)
        return answer["result"].get("value")


def main():
    program, page, width, height, scale, out = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call(
            "Emulation.setDeviceMetricsOverride", session,
            width=int(width), height=int(height), deviceScaleFactor=float(scale), mobile=False,
        )  # fmt: skip
        browser.call("Page.enable", session)
        browser.call("Page.navigate", session, url=Path(page).resolve().as_uri())
        while browser.message().get("method") != "Page.loadEventFired":
            pass
        for frame in range(browser.evaluate(session, "ready")):
            browser.evaluate(session, f"show({frame})")
            shot = browser.call("Page.captureScreenshot", session, format="png", optimizeForSpeed=True)
            Path(out, f"{frame:04}.png").write_bytes(base64.b64decode(shot["data"]))
        browser.call("Browser.close")
        browser.process.wait()


main()
