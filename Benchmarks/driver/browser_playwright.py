"""Playwright as one would use it: `page.screenshot` of every frame of a page.

Usage: browser_playwright.py CHROMIUM PAGE WIDTH HEIGHT SCALE OUT
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright


def main():
    program, page_file, width, height, scale, out = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--force-color-profile=srgb", "--hide-scrollbars"]
        )
        page = browser.new_page(
            viewport={"width": int(width), "height": int(height)}, device_scale_factor=float(scale)
        )
        page.goto(Path(page_file).resolve().as_uri())
        for frame in range(page.evaluate("ready")):
            page.evaluate(f"show({frame})")
            page.screenshot(path=f"{out}/{frame:04}.png")
        browser.close()


main()
