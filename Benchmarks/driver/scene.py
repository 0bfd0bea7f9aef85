"""The bench scene, for the product and for everyone who draws the same: written once, into one folder."""

import html
import json
import math
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

TEXTS = [
    ("東京タワーの夜景", "2024年3月14日・港区芝公園"),
    ("京都・嵐山の竹林", "秋の散歩道 4.8点 (1,204件)"),
    ("富士山 Sunrise", "山梨県 河口湖町"),
    ("沖縄の青い海", "恩納村・真栄田岬"),
    ("札幌ラーメン横丁", "味噌バターコーン 980円"),
    ("Golden Gate", "San Francisco, California"),
    ("金沢 兼六園", "雪吊りと霞ヶ池の冬景色"),
    ("奈良公園の鹿", "東大寺まで徒歩10分"),
    ("広島 厳島神社", "大鳥居・満潮時刻 09:42"),
    ("Northern Lights", "Tromsø, Norway, 69°N"),
]
FAMILY = "Noto Sans CJK JP"
BACKGROUND, TITLE_COLOUR, SUBTITLE_COLOUR = "#F2F2F7", "#1C1C1E", "#6C6C70"
# Points; `floor/scene.h` has the same. Baselines are below the top of the card.
WIDTH, HEIGHT, BAR_TOP, PITCH = 180, 320, 280, 200
TITLE_SIZE, TITLE_BASELINE, SUBTITLE_SIZE, SUBTITLE_BASELINE = 18, 300, 12, 315
RATE = 60


@dataclass(frozen=True)
class View:
    """A viewport in points and pixels a point."""

    name: str
    width: int
    height: int
    scale: int

    @property
    def pixels(self):
        return f"{self.width * self.scale}×{self.height * self.scale}"

    @property
    def rows(self):
        """The rows of pixels between which cards are seen."""
        middle = self.height * self.scale / 2
        half = HEIGHT * self.scale / 2
        return max(int(middle - half), 0), min(math.ceil(middle + half), self.height * self.scale)


LARGE = View("large", 390, 844, 3)
SMALL = View("small", 390, 400, 2)


class BenchScene:
    """The scene's files: photographs, scene files, placements, SVGs, a page."""

    def __init__(self, folder, tool):
        self.folder = Path(folder)
        self.tool = tool

    def write(self, views):
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / "photo9.jpg").exists():
            subprocess.run([self.tool, "photos", self.folder], check=True)
        lines = [f"photo{number}.jpg\t{title}\t{subtitle}" for number, (title, subtitle) in enumerate(TEXTS)]
        (self.folder / "cards.txt").write_text("\n".join(lines) + "\n")
        for view in views:
            self.write_scene(view, view.name)
            self.write_placements(view)
            self.write_svgs(view)
            self.write_page(view)

    def scene(self, name):
        return self.folder / f"{name}.json"

    def placements_file(self, view):
        return self.folder / f"{view.name}-placements.txt"

    def svg_folder(self, view):
        return self.folder / f"{view.name}-svg"

    def page(self, view):
        return self.folder / f"{view.name}.html"

    def write_scene(self, view, name, seconds=1, cards=10, autoplay=None):
        """Writes a scene file: a finger that carries the cards from 3 to 5 and back each two seconds, or
        with `autoplay` cards that turn by themselves every so many seconds."""
        carousel = {"preset": "shrinking", "spacing": PITCH - WIDTH}
        carousel["autoplay"] = {"every": autoplay} if autoplay else None
        items = [
            {"photo": f"photo{number % 10}.jpg", "title": TEXTS[number % 10][0], "subtitle": TEXTS[number % 10][1]}
            for number in range(cards)
        ]
        scene = {
            "framewheel": 1,
            "viewport": {"width": view.width, "height": view.height},
            "scale": view.scale,
            "background": BACKGROUND,
            "locale": "ja",
            "carousel": carousel,
            "card": self.card(),
            "items": items,
            "startIndex": 3,
            "script": [] if autoplay else [{"at": 0, "drag": {"samples": self.finger(seconds)}}],
            "duration": seconds,
        }
        path = self.scene(name)
        path.write_text(json.dumps(scene, ensure_ascii=False))
        return path

    @staticmethod
    def finger(seconds):
        """A finger's samples: after the 10 points by which a drag is recognised, a cosine of two seconds."""
        samples = [[0, 0]]
        for touch in range(1, seconds * RATE + 1):
            time = touch / RATE
            samples.append([time, -10 - (2 * PITCH - 10) / 2 * (1 - math.cos(math.pi * time))])
        samples.insert(1, [1 / 120, -10])
        return samples

    @staticmethod
    def card():
        def text(name, size, weight, colour, baseline):
            # The font's ascent, 0.88 em and half of a line gap of 0.448 em, lies above the baseline.
            top = baseline - size * 1.16
            return {
                "text": f"{{{name}}}", "size": size, "weight": weight, "family": FAMILY, "color": colour,
                "lines": 1,
                "modifiers": [
                    {"frame": {"width": WIDTH - 20, "alignment": "leading"}}, {"offset": {"x": 10, "y": top}},
                ],
            }  # fmt: skip

        def box(width, height, y=0):
            return [{"frame": {"width": width, "height": height}}, {"offset": {"x": 0, "y": y}}]

        bar = {"roundedRectangle": {"cornerRadius": 12, "fill": "#FFFFFFF0"}}
        children = [
            {"image": "{photo}", "cornerRadius": 16, "modifiers": box(WIDTH, HEIGHT)},
            bar | {"modifiers": box(WIDTH, HEIGHT - BAR_TOP, BAR_TOP)},
            text("title", TITLE_SIZE, "bold", TITLE_COLOUR, TITLE_BASELINE),
            text("subtitle", SUBTITLE_SIZE, "regular", SUBTITLE_COLOUR, SUBTITLE_BASELINE),
        ]
        return {"zstack": {"alignment": "topLeading", "children": children}}

    def write_placements(self, view):
        command = [self.tool, "placements", self.scene(view.name)]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        self.placements_file(view).write_text(text)

    def frames(self, view):
        """The placements of every frame: card, left, top, scale."""
        frames = []
        for line in self.placements_file(view).read_text().splitlines():
            frame, card, *numbers = line.split()
            while len(frames) <= int(frame):
                frames.append([])
            frames[int(frame)].append((int(card), *map(float, numbers)))
        return frames

    def write_svgs(self, view):
        folder = self.svg_folder(view)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for number in range(len(TEXTS)):
            shutil.copy(self.folder / f"photo{number}.jpg", folder)
        for number, placements in enumerate(self.frames(view)):
            (folder / f"{number:04}.svg").write_text(self.svg(view, placements))

    @staticmethod
    def svg(view, placements):
        def text(content, size, weight, colour, baseline):
            return (
                f'<text x="10" y="{baseline}" font-family="{FAMILY}" font-size="{size}" font-weight="{weight}" '
                f'fill="{colour}">{html.escape(content)}</text>'
            )

        parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{view.width * view.scale}" height="{view.height * view.scale}" '
            f'viewBox="0 0 {view.width} {view.height}"><defs><clipPath id="corners">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="16"/></clipPath></defs>'
            f'<rect width="100%" height="100%" fill="{BACKGROUND}"/>'
        ]
        for card, x, y, scale in placements:
            title, subtitle = TEXTS[card]
            parts.append(
                f'<g transform="translate({x} {y}) scale({scale})"><image clip-path="url(#corners)" '
                f'width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="none" xlink:href="photo{card}.jpg"/>'
                f'<rect y="{BAR_TOP}" width="{WIDTH}" height="{HEIGHT - BAR_TOP}" rx="12" fill="#fff" '
                f'fill-opacity="{240 / 255:.5f}"/>'
                + text(title, TITLE_SIZE, "bold", TITLE_COLOUR, TITLE_BASELINE)
                + text(subtitle, SUBTITLE_SIZE, "normal", SUBTITLE_COLOUR, SUBTITLE_BASELINE)
                + "</g>"
            )
        return "".join(parts) + "</svg>"

    def write_page(self, view):
        """Writes a page whose `show(frame)` places the cards."""

        def line(name, size, weight, colour, baseline):
            # A strut holds the line's baseline 30 points below its top, whatever the font's ascent.
            return (
                f".{name}{{position:absolute;left:10px;top:{baseline - 30}px;width:{WIDTH - 20}px;color:{colour};"
                f'font:{weight} {size}px/0 "{FAMILY}";white-space:nowrap}}'
                f'.{name}::before{{content:"";display:inline-block;height:30px}}'
            )

        style = (
            f"html,body{{margin:0;overflow:hidden;background:{BACKGROUND}}}"
            f".card{{position:absolute;left:0;top:0;width:{WIDTH}px;height:{HEIGHT}px;transform-origin:0 0}}"
            f"img{{display:block;width:{WIDTH}px;height:{HEIGHT}px;border-radius:16px}}"
            f".bar{{position:absolute;top:{BAR_TOP}px;width:{WIDTH}px;height:{HEIGHT - BAR_TOP}px;"
            f"border-radius:12px;background:rgba(255,255,255,{240 / 255})}}"
            + line("title", TITLE_SIZE, "bold", TITLE_COLOUR, TITLE_BASELINE)
            + line("subtitle", SUBTITLE_SIZE, "normal", SUBTITLE_COLOUR, SUBTITLE_BASELINE)
        )
        cards = "".join(
            f'<div class="card"><img src="photo{number}.jpg"><div class="bar"></div>'
            f'<div class="title">{html.escape(title)}</div><div class="subtitle">{html.escape(subtitle)}</div></div>'
            for number, (title, subtitle) in enumerate(TEXTS)
        )
        script = (
            f"const frames={json.dumps(self.frames(view))};const cards=[...document.querySelectorAll('.card')];"
            "function show(number){for(const card of cards)card.style.display='none';"
            "for(const [card,x,y,scale] of frames[number]){const style=cards[card].style;style.display='block';"
            "style.transform=`translate(${x}px,${y}px) scale(${scale})`}}"
            "const ready=Promise.all([document.fonts.ready,...[...document.images].map(i=>i.decode())])"
            ".then(()=>{show(0);return frames.length});"
        )
        self.page(view).write_text(
            f"<!doctype html><meta charset='utf-8'><style>{style}</style>{cards}<script>{script}</script>"
        )
