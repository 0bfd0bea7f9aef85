#!/usr/bin/env python3
"""Has Firefox, headless, play what the program makes: APNG frame by frame, by the pixel, and in an <img>.

usage: check_firefox.py FRAMEWHEEL [FIREFOX]

Each animation is decoded by Firefox's own ImageDecoder. Its frames, their times and its number of plays must be those
that were asked for, and every pixel that of the PNG of the same frame. An <img> that plays once must end on the last
frame. Firefox is driven by its own Marionette protocol, so that nothing but Python is needed.
"""
import base64
import http.server
import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

SCENE = """{ "framewheel": 1, "viewport": { "width": 160, "height": 100 }, "textMode": "blocks", "scale": 1,
  "background": %s, "duration": 1.2, "carousel": { "preset": "centered-peek", "slot": { "width": 100, "height": 80 } },
  "card": { "zstack": { "children": [ { "roundedRectangle": { "cornerRadius": 20, "fill": "%s" } },
    { "text": "Card {number}", "size": 18, "color": "white" } ] } }, "items": { "count": 5 },
  "script": [{ "at": 0.1, "drag": { "forward": 90, "over": 0.3 } }] }"""
CASES = [
    # name, background, card, options, how often it is repeated after the first time; None for ever
    ("opaque", '"white"', "#3366CC", ["--fps", "20"], None),
    ("clear", '"clear"', "#3366CC80", ["--fps", "25", "--hold", "0.4", "--repeat", "3"], 2),
    ("small", '"white"', "#CC3366", ["--fps", "12.5", "--png", "small", "--repeat", "2"], 1),
    ("once", '"white"', "#884411", ["--fps", "2", "--speed", "0.2", "--repeat", "1"], 0),
    ("turning", '"white"', "#118833", ["--fps", "10", "--boomerang"], None),
]
DECODE = """
const [name, places] = arguments;
async function decoder(path) {
  const data = await (await fetch(path)).arrayBuffer();
  const result = new ImageDecoder({ data, type: "image/png", colorSpaceConversion: "none" });
  await result.completed;
  return result;
}
async function frame(decoder, frameIndex) {
  const image = (await decoder.decode({ frameIndex })).image;
  const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const words = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  const result = { start: image.timestamp, end: image.timestamp + image.duration, words };
  image.close();
  return result;
}
return (async () => {
  const movie = await decoder(name + ".apng");
  const track = movie.tracks.selectedTrack;
  const frames = [];
  for (let index = 0; index < track.frameCount; ++index) frames.push(await frame(movie, index));
  const differing = [];
  for (const [time, number] of places) {
    const shown = frames.findLast(frame => frame.start <= time + 500).words;
    const still = (await frame(await decoder(`${name}/${number}.png`), 0)).words;
    differing.push(shown.length === still.length ? shown.filter((word, place) => word !== still[place]).length : -1);
  }
  return { animated: track.animated, count: frames.length, end: frames.at(-1).end, differing,
    repetitions: track.repetitionCount === Infinity ? null : track.repetitionCount };
})();
"""


class Marionette:
    """The part of Firefox's remote control that is needed here."""

    def __init__(self, port, process):
        end = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    sys.exit("check_firefox: Firefox does not listen")
                time.sleep(0.1)
        self.number = 0
        self.receive()
        self.send("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            length += self.part(1)
        body = b""
        while len(body) < int(length[:-1]):
            body += self.part(int(length[:-1]) - len(body))
        return json.loads(body)

    def part(self, count):
        data = self.socket.recv(count)
        if not data:
            sys.exit("check_firefox: Firefox is gone")
        return data

    def send(self, command, values):
        self.number += 1
        text = json.dumps([0, self.number, command, values]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.receive()
        if error:
            sys.exit(f"check_firefox: {command}: {error['message']}")
        return result

    def script(self, text, *arguments):
        values = {"script": text, "args": list(arguments), "newSandbox": True}
        return self.send("WebDriver:ExecuteScript", values)["value"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def decoded(data):
    """Width, height and RGB rows of an 8-bit PNG without interlace."""
    place, packed = 8, b""
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            packed += body
        place += length + 12
    assert depth == 8 and colour in (2, 6), (depth, colour)
    size = 3 if colour == 2 else 4
    raw, rows, last = zlib.decompress(packed), [], bytes(width * size)
    for y in range(height):
        kind, row = raw[y * (width * size + 1)], bytearray(raw[y * (width * size + 1) + 1 : (y + 1) * (width * size + 1)])
        for x in range(len(row)):
            a, b, c = (row[x - size] if x >= size else 0), last[x], (last[x - size] if x >= size else 0)
            near = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[x] = row[x] + (0, a, b, (a + b) // 2, near)[kind] & 255
        rows.append(bytes(v for x in range(width) for v in row[x * size : x * size + 3]))
        last = row
    return width, height, rows


def value(options, name, usual):
    return options[options.index(name) + 1] if name in options else usual


def make(framewheel, folder):
    """Makes all pictures; for each case when each PNG is to be seen, and the end, in microseconds."""
    wanted = {}
    for name, background, card, options, _ in CASES:
        with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as file:
            file.write(SCENE % (background, card))
        rate = float(value(options, "--fps", 0))
        run = [framewheel, "render", name + ".json", "--quiet"]
        subprocess.run(run + ["-o", name + ".apng"] + options, cwd=folder, check=True)
        subprocess.run(run + ["-o", name + "/%d.png", "--fps", f"{rate / float(value(options, '--speed', 1)):g}"],
                       cwd=folder, check=True)
        numbers = list(range(len(os.listdir(os.path.join(folder, name)))))
        if "--boomerang" in options:
            numbers += numbers[-2:0:-1]
        frame = 1e6 / rate
        places = [(place * frame, number) for place, number in enumerate(numbers)]
        wanted[name] = (places, len(numbers) * frame + float(value(options, "--hold", 0)) * 1e6)
    return wanted


def check_decoded(browser, name, places, end, repetitions):
    """Compares the frames that Firefox decodes with the PNG files; says what is wrong."""
    found = browser.script(DECODE, name, places)
    faults = [f"frame {number} at {time / 1e6:.3f} s: {count} pixels differ"
              for (time, number), count in zip(places, found["differing"]) if count]
    if not found["animated"]:
        faults.append("does not move")
    if abs(found["end"] - end) > 1000:
        faults.append(f"lasts {found['end'] / 1e6} s, expected {end / 1e6} s")
    if found["repetitions"] != repetitions:
        faults.append(f"is repeated {found['repetitions']} times, expected {repetitions}")
    print(f"{name}.apng: {found['count']} frames for {len(places)} pictures, {found['end'] / 1e6} s: "
          + ("all exact" if not faults else "wrong"))
    return [f"{name}.apng: {fault}" for fault in faults]


def check_shown(browser, address, folder, name):
    """Looks at an <img> that plays once, and says what is wrong: each screenshot must be one of the frames."""
    browser.send("WebDriver:Navigate", {"url": f"{address}/{name}.html"})
    stills = {}
    for number in range(len(os.listdir(os.path.join(folder, name)))):
        with open(os.path.join(folder, name, f"{number}.png"), "rb") as file:
            stills.setdefault(tuple(decoded(file.read())[2]), number)
    seen, last, end = [], max(stills.values()), time.monotonic() + 20
    while time.monotonic() < end and (not seen or seen[-1] != last):
        picture = browser.send("WebDriver:TakeScreenshot", {"full": False, "hash": False})["value"]
        _, _, rows = decoded(base64.b64decode(picture))
        part = tuple(row[: 3 * 160] for row in rows[:100])
        if part not in stills:
            return [f"{name}.apng: an <img> shows what is none of its frames"]
        if not seen or seen[-1] != stills[part]:
            seen.append(stills[part])
    print(f"{name}.apng in an <img>: frames {', '.join(map(str, seen))} of 0 to {last}")
    in_order = seen == sorted(seen) and seen[-1] == last
    return [] if in_order and len(seen) > 1 else [f"{name}.apng: an <img> does not play to its last frame"]


def run(browser, address, folder, wanted):
    faults = []
    browser.send("WebDriver:Navigate", {"url": f"{address}/"})
    browser.send("WebDriver:SetTimeouts", {"script": 120_000})
    for name, _, _, _, repetitions in CASES:
        faults += check_decoded(browser, name, *wanted[name], repetitions)
    return faults + check_shown(browser, address, folder, "once")


class Files(http.server.SimpleHTTPRequestHandler):
    """The files of the working folder, without a word."""

    def log_message(self, *words):
        pass


def main():
    framewheel = os.path.realpath(sys.argv[1])
    firefox = sys.argv[2] if len(sys.argv) > 2 else shutil.which("firefox-esr") or shutil.which("firefox")
    if not firefox:
        sys.exit("check_firefox: there is no Firefox")
    folder, profile = tempfile.mkdtemp(), tempfile.mkdtemp()
    process = None
    try:
        wanted = make(framewheel, folder)
        with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
            file.write("<!doctype html><title>animations</title>")
        with open(os.path.join(folder, "once.html"), "w", encoding="utf-8") as file:
            file.write('<!doctype html><body style="margin:0"><img src="once.apng">')
        os.chdir(folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = free_port()
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.write(f'user_pref("marionette.port", {port});\n'
                       'user_pref("dom.media.webcodecs.image-decoder.enabled", true);\n'
                       'user_pref("image.animation_mode", "normal");\nuser_pref("ui.prefersReducedMotion", 0);\n')
        process = subprocess.Popen(
            [firefox, "--headless", "--no-remote", "--marionette", "--profile", profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": profile})
        faults = run(Marionette(port, process), f"http://127.0.0.1:{server.server_port}", folder, wanted)
    finally:
        if process:
            process.terminate()
            process.wait()
        os.chdir("/")
        shutil.rmtree(folder)
        shutil.rmtree(profile, ignore_errors=True)
    for fault in faults:
        print(f"check_firefox: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
