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

# A preview may be little more than its pictures: 1.3 × (those in base64 + 15 kB).
pictures=$(grep -o 'base64,[^"]*' "$out/shrinking.svg" | wc -c)
size=$(wc -c <"$out/shrinking.svg")
echo "outputs: shrinking.svg has $size bytes, $pictures of them pictures"
[ $((10 * size)) -le $((13 * (pictures + 15000))) ]
