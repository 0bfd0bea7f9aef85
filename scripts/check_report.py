"""Opens a report of goldens in headless Chromium: no error in the console, and keys, slider and filters work.

usage: check_report.py REPORT.html [FOLDER]

The report needs two failures of different layers, the first of them of the motion and with pictures. FOLDER gets the
screenshots light.png and dark.png.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

report = pathlib.Path(sys.argv[1]).resolve()
chromium = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr"]

# Presses keys and writes down what is seen then.
probe = """
<script>
(() => {
  const seen = {};
  const errors = [];
  window.addEventListener('error', event => errors.push(event.message));
  const press = key => (document.activeElement || document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const viewer = document.querySelector('.viewer');
  const slider = viewer.querySelector('input');
  const opacity = () => getComputedStyle(viewer.querySelector('.actual')).opacity;
  const clip = () => getComputedStyle(viewer.querySelector('.actual')).clipPath;
  const lines = document.querySelector('article').querySelectorAll('svg polyline');
  seen.curves = lines.length;
  seen.overlaid = [...lines].every(line => line.getBBox().width > 100);
  seen.images = [...document.images].every(image => image.complete && image.naturalWidth > 0);
  press('j'); seen.first = document.activeElement.id;
  press('j'); seen.second = document.activeElement.id;
  press('k'); seen.back = document.activeElement.id;
  press('2'); seen.slider = viewer.dataset.mode; seen.clip = clip();
  press('ArrowRight'); seen.moved = slider.value; seen.movedClip = clip();
  slider.value = '20'; slider.dispatchEvent(new Event('input', { bubbles: true })); seen.dragged = clip();
  press('3'); seen.onion = opacity();
  press('4'); seen.blink = getComputedStyle(viewer.querySelector('.actual')).animationName;
  press('5'); seen.difference = getComputedStyle(viewer.querySelector('.expected')).display;
  press('1'); seen.side = viewer.dataset.mode;
  viewer.querySelectorAll('.modes button')[1].click(); seen.clicked = viewer.dataset.mode;
  press('z'); seen.whole = viewer.classList.contains('whole');
  const visible = () => [...document.querySelectorAll('article')].filter(article => !article.hidden);
  seen.all = visible().length;
  press('f'); seen.filtered = visible().length; seen.layers = new Set(visible().map(a => a.dataset.layer)).size;
  document.querySelector('[data-filter=all]').click(); seen.again = visible().length;
  seen.errors = errors;
  const result = document.createElement('pre');
  result.id = 'probe'; result.textContent = JSON.stringify(seen);
  document.body.append(result);
})();
</script>
"""

expected = {
    "images": True, "curves": 4, "overlaid": True, "first": "failure-1", "second": "failure-2", "back": "failure-1", "slider": "slider",
    "clip": "inset(0px 0px 0px 50%)", "moved": "55", "movedClip": "inset(0px 0px 0px 55%)",
    "dragged": "inset(0px 0px 0px 20%)", "onion": "0.2", "blink": "blink", "difference": "none", "side": "side",
    "clicked": "slider", "whole": True, "layers": 1, "errors": [],
}

with tempfile.TemporaryDirectory() as folder:
    probed = pathlib.Path(folder, "probed.html")
    probed.write_text(report.read_text(encoding="utf-8").replace("</body>", probe + "</body>"), encoding="utf-8")
    common = [f"--user-data-dir={folder}/profile"]
    run = subprocess.run(
        chromium + common + ["--dump-dom", probed.as_uri()], capture_output=True, text=True, timeout=120)
    found = re.search(r'<pre id="probe">(.*?)</pre>', run.stdout, re.DOTALL)
    if not found:
        sys.exit("report: the page's script did not run\n" + run.stderr)
    seen = json.loads(found.group(1))
    faults = [f"{key}: expected {value}, found {seen.get(key)}" for key, value in expected.items() if seen.get(key) != value]
    if not 0 < seen["filtered"] < seen["all"] or seen["again"] != seen["all"]:
        faults.append(f"filters: {seen['all']}, {seen['filtered']}, {seen['again']}")
    shots = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else folder)
    # What the page is told its reader prefers.
    for scheme, number in [("dark", 0), ("light", 1)]:
        shot = shots / f"{scheme}.png"
        run = subprocess.run(
            chromium + common + [
                f"--blink-settings=preferredColorScheme={number}", f"--screenshot={shot}",
                "--window-size=1200,2400", report.as_uri()],
            capture_output=True, text=True, timeout=120)
        faults += [line for line in run.stderr.splitlines() if "CONSOLE" in line]
        if not shot.exists():
            faults.append(f"there is no screenshot in {scheme}")
    if faults:
        sys.exit("report: " + "\n".join(faults))
print("report: the console is empty; keys, slider and filters work")
