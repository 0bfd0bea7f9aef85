"""Writes Fixtures/fonts/FramewheelTest.ttf: a small TrueType font of our own outlines, for goldens where shapes matter.

Only the standard library is needed. The outlines are plain on purpose: a box, a triangle, a ring of curves, a stair.
The same text gives the same bytes.
"""

import pathlib
import struct
import sys

UNITS = 1000
ASCENT, DESCENT = 800, -200

# A contour is a list of points (x, y, on the curve?); two points off the curve have one on it between them.
BOX = [[(100, 0, 1), (100, 700, 1), (500, 700, 1), (500, 0, 1)]]
TRIANGLE = [[(50, 0, 1), (300, 700, 1), (550, 0, 1)]]
STAIR = [[(100, 0, 1), (100, 700, 1), (300, 700, 1), (300, 350, 1), (500, 350, 1), (500, 0, 1)]]


def circle(radius, clockwise):
    """A circle about (300, 350) of eight quadratic curves, its corners off the curve."""
    k = radius * 0.41421356
    corners = [(k, radius), (radius, k), (radius, -k), (k, -radius), (-k, -radius), (-radius, -k), (-radius, k), (-k, radius)]
    points = [(round(300 + x), round(350 + y), 0) for x, y in corners]
    return points if clockwise else points[::-1]


# Character, advance, contours; the first glyph stands for what the font lacks.
GLYPHS = [
    (None, 600, BOX),
    (" ", 300, []),
    ("A", 600, TRIANGLE),
    ("I", 600, BOX),
    ("L", 600, STAIR),
    ("O", 600, [circle(350, True), circle(200, False)]),
    ("o", 600, [circle(250, True)]),
]


def glyph(contours):
    if not contours:
        return b""
    points = [point for contour in contours for point in contour]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    data = struct.pack(">hhhhh", len(contours), min(xs), min(ys), max(xs), max(ys))
    end = -1
    for contour in contours:
        end += len(contour)
        data += struct.pack(">H", end)
    data += struct.pack(">H", 0)  # no instructions
    data += bytes(p[2] for p in points)  # coordinates as 16-bit differences
    for values in (xs, ys):
        previous = 0
        for value in values:
            data += struct.pack(">h", value - previous)
            previous = value
    return data + b"\0" * (-len(data) % 4)


def tables():
    outlines = [glyph(contours) for _, _, contours in GLYPHS]
    offsets = [0]
    for outline in outlines:
        offsets.append(offsets[-1] + len(outline))
    points = [p for _, _, contours in GLYPHS for contour in contours for p in contour]
    box = (min(p[0] for p in points), min(p[1] for p in points), max(p[0] for p in points), max(p[1] for p in points))
    # 2020-01-01 in seconds since 1904, so that the file does not depend on when it is made.
    date = 3660681600
    yield "head", struct.pack(
        ">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0x000B, UNITS, date, date, *box, 0, 8, 2, 1, 0)
    yield "hhea", struct.pack(
        ">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, DESCENT, 0, 600, box[0], 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, len(GLYPHS))
    most = max(sum(len(contour) for contour in contours) for _, _, contours in GLYPHS)
    yield "maxp", struct.pack(
        ">IHHHHHHHHHHHHHH", 0x10000, len(GLYPHS), most, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    yield "OS/2", struct.pack(
        ">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH", 4, 550, 400, 5, 0, 600, 700, 0, 140, 600, 700, 0, 480, 50, 300, 0,
        bytes(10), 1, 0, 0, 0, b"FWHL", 0x40, 32, 111, ASCENT, DESCENT, 0, ASCENT, -DESCENT, 1, 0, 500, 700, 0, 32, 0)
    yield "hmtx", b"".join(
        struct.pack(">Hh", advance, min((p[0] for contour in contours for p in contour), default=0))
        for _, advance, contours in GLYPHS)
    yield "cmap", cmap()
    yield "loca", b"".join(struct.pack(">I", offset) for offset in offsets)
    yield "glyf", b"".join(outlines)
    yield "name", names()
    yield "post", struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0)


def cmap():
    """Format 4 with a segment for each character."""
    codes = sorted((ord(character), index) for index, (character, _, _) in enumerate(GLYPHS) if character)
    codes.append((0xFFFF, 0))
    count = len(codes)
    power = 1
    while power * 2 <= count:
        power *= 2
    ends = b"".join(struct.pack(">H", code) for code, _ in codes)
    deltas = b"".join(struct.pack(">H", (index - code) & 0xFFFF if code != 0xFFFF else 1) for code, index in codes)
    body = struct.pack(">HHHH", count * 2, power * 2, power.bit_length() - 1, (count - power) * 2)
    body += ends + b"\0\0" + ends + deltas + b"\0\0" * count
    table = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def names():
    texts = [(1, "Framewheel Test"), (2, "Regular"), (3, "Framewheel Test 1"), (4, "Framewheel Test"),
             (5, "Version 1.0"), (6, "FramewheelTest-Regular")]
    records, storage = b"", b""
    for number, text in texts:
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(storage))
        storage += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + storage


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def font():
    entries = sorted(tables())
    count = len(entries)
    power = 1
    while power * 2 <= count:
        power *= 2
    header = struct.pack(
        ">IHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    offset = len(header) + 16 * count
    directory, body = b"", b""
    for tag, data in entries:
        directory += struct.pack(">4sIII", tag.encode(), checksum(data), offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = header + directory + body
    # The whole file with this number adds up to a fixed sum.
    place = whole.index(b"\x5f\x0f\x3c\xf5") - 4
    adjustment = (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF
    return whole[:place] + struct.pack(">I", adjustment) + whole[place + 4:]


if __name__ == "__main__":
    target = pathlib.Path(__file__).resolve().parent.parent / "Fixtures/fonts/FramewheelTest.ttf"
    if "--check" in sys.argv:
        sys.exit(0 if target.read_bytes() == font() else f"{target}: is not what the script makes")
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(font())
