#!/usr/bin/env bash
# Checks what `make demo` made with programs of others: every PNG is sound, every file has its size.
set -euo pipefail
out=$1

count=$(find "$out" -name '*.png' | wc -l)
frames=$(find "$out/frames" -name '*.png' | wc -l)
echo "outputs: $count pictures, $frames of them frames"
[ "$frames" = 90 ]
find "$out" -name '*.png' -print0 | xargs -0 pngcheck -q
if find "$out" -name '*.tmp' | grep .; then
    echo "outputs: temporary files were left" >&2
    exit 1
fi

for file in "$out"/*.svg; do
    xmllint --noout "$file"
    if grep -niE '<script|(href|src)="(https?:|//|file:)|url\((https?:|//|"|'"'"')|@import' "$file" | cut -c1-200 | grep .; then
        echo "outputs: $file has a script or refers to another file" >&2
        exit 1
    fi
    grep -q '@keyframes' "$file" || { echo "outputs: $file does not move" >&2; exit 1; }
done

# The animations have all frames: 1.5 s at 25 a second, and the last one a second longer.
for file in gif apng mp4; do
    seconds=$(ffprobe -v error -select_streams v:0 -count_packets -show_entries packet=duration_time -of csv=p=0 \
        "$out/shrinking.$file" | tr -d ',' | awk '{ sum += $1 } END { printf "%.2f", sum }')
    echo "outputs: shrinking.$file lasts $seconds s"
    [ "$seconds" = 2.52 ]
done
webpinfo "$out/shrinking.webp" | awk '/Duration:/ { sum += $2 } END { print "outputs: shrinking.webp lasts " sum " ms"; exit sum != 2520 }'
gifsicle --info "$out/shrinking.gif" >/dev/null 2>"$out/gifsicle.log"
[ ! -s "$out/gifsicle.log" ] || { cat "$out/gifsicle.log"; exit 1; }
rm "$out/gifsicle.log"
pngcheck -q "$out/shrinking.apng"
gif=$(wc -c <"$out/shrinking.gif")
svg=$(wc -c <"$out/shrinking.svg")
echo "outputs: shrinking.gif has $gif bytes, shrinking.svg $svg"
[ $((10 * svg)) -le "$gif" ]

# A preview may be little more than its pictures: 1.3 × (those in base64 + 15 kB).
pictures=$(grep -o 'base64,[^"]*' "$out/shrinking.svg" | wc -c)
size=$(wc -c <"$out/shrinking.svg")
echo "outputs: shrinking.svg has $size bytes, $pictures of them pictures"
[ $((10 * size)) -le $((13 * (pictures + 15000))) ]
