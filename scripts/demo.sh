#!/usr/bin/env bash
# Renders every example into a folder: a still each, light and dark, and 90 frames of one that moves.
set -euo pipefail
framewheel=$1
out=$2

mkdir -p "$out"
for scene in examples/*.json; do
    name=$(basename "$scene" .json)
    for theme in light dark; do
        echo "demo: $out/$name-$theme.png"
        "$framewheel" render "$scene" --variant theme=$theme -o "$out/$name-$theme.png"
    done
done

for scene in examples/*.json; do
    name=$(basename "$scene" .json)
    echo "demo: $out/$name.svg, which plays"
    "$framewheel" render "$scene" -o "$out/$name.svg"
done

echo "demo: $out/shrinking.gif, .webp, .apng and .mp4, of the same frames, with the finger"
"$framewheel" render examples/shrinking.json -o "$out/shrinking.gif" -o "$out/shrinking.webp" \
    -o "$out/shrinking.apng" -o "$out/shrinking.mp4" --fps 25 --touches --hold 1
"$framewheel" filmstrip examples/shrinking.json -o "$out/shrinking-strip.png" --touches
"$framewheel" filmstrip examples/snap.json -o "$out/snap-overlay.png" --overlay --count 5

echo "demo: $out/frames/0000.png to 0089.png, the shrinking shelf swiped twice"
rm -rf "$out/frames"
"$framewheel" render examples/shrinking.json -o "$out/frames/%04d.png" --fps 60 --frames 0..89
"$framewheel" render examples/shrinking.json -o "$out/shrinking-rest.png" --at rest
# The bytes differ, for a PNG says how it was made; the pixels do not.
"$framewheel" compare "$out/frames/0089.png" "$out/shrinking-rest.png"
