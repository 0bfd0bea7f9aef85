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
