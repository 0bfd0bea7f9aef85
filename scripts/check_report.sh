#!/usr/bin/env bash
# Makes goldens fail on purpose, one in each layer, and has Chromium look at their report (check_report.py).
#
# usage: check_report.sh FRAMEWHEEL [FOLDER]    FOLDER keeps the report and its screenshots, light and dark
set -euo pipefail
framewheel=$(realpath "$1")
scripts=$(cd "$(dirname "$0")" && pwd)
folder=${2:-$(mktemp -d)}
mkdir -p "$folder"
folder=$(realpath "$folder")
[ $# -gt 1 ] || trap 'rm -rf "$folder"' EXIT
cd "$folder"

scene() { # FILE CARD PADDING COLOUR
    cat >"$1.json" <<END
{ "framewheel": 1, "viewport": { "width": 320, "height": 200 }, "items": { "count": 5 }, "textMode": "blocks",
  "carousel": { "preset": "centered-peek", "slot": { "width": 220, "height": 160 } },
  "card": { "zstack": { "children": [
    { "roundedRectangle": { "cornerRadius": 20, "fill": "$4" } },
    { "text": "Card {number}", "size": 24, "weight": "bold", "color": "white", "modifiers": [{ "padding": $3 }] } ] } },
  "script": [{ "at": 0.2, "select": $2 }], "golden": { "frames": ["first", "rest"] } }
END
}

for name in motion layout display pixels; do scene "$name" 2 20 "#5856D6"; done
"$framewheel" record ./*.json --quiet
scene motion 3 20 "#5856D6"
scene layout 2 26 "#5856D6"
scene display 2 20 "#5856A0"
# Another raster: the golden's picture becomes that of another colour.
scene other 2 20 "#5866D6"
"$framewheel" record other.json --goldens other --quiet
cp other/other/frame-first.png goldens/pixels/frame-first.png
rm -rf other other.json
status=0
"$framewheel" verify motion.json layout.json display.json pixels.json --record never >verify.txt || status=$?
[ "$status" -eq 1 ] || { echo "report: verify ended with $status, expected 1"; cat verify.txt; exit 1; } >&2
python3 -B "$scripts/check_report.py" goldens/.report/report.html "$folder"
