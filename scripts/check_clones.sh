#!/usr/bin/env bash
# Renders onto file systems that share blocks between files, and sees that they do: check_clones.sh FRAMEWHEEL.
# Needs root, loop devices and mkfs.btrfs or mkfs.xfs.
set -euo pipefail

program=$(realpath "$1")
scene=$(realpath "$(dirname "$0")/../examples/centered-peek.json")
bench=$(mktemp -d)
mounted=()

clean_up() {
    for folder in "${mounted[@]}"; do umount "$folder"; done
    rm -rf "$bench"
}
trap clean_up EXIT

fail() {
    echo "clones: $*" >&2
    exit 1
}

# The frames of the first second: most of them show the same as the one before.
render() {
    "$program" render "$scene" --quiet --frames 0..59 -o "$1/%02d.png" "${@:2}"
}

files_of() {
    stat -c %i "$1"/*.png | sort -u | wc -l
}

check() {
    local kind=$1 folder=$bench/$1
    truncate -s 512M "$folder.img"
    "mkfs.$kind" -q "$folder.img" >/dev/null
    mkdir "$folder"
    mount -o loop "$folder.img" "$folder"
    mounted+=("$folder")
    # The second time there are files to be replaced.
    render "$folder/frames"
    render "$folder/frames"
    for frame in "$bench"/copies/*.png; do
        cmp "$frame" "$folder/frames/${frame##*/}"
    done
    [ "$(files_of "$folder/frames")" = 60 ] || fail "$kind: frames are links"
    [ -z "$(find "$folder/frames" -name '.*.tmp')" ] || fail "$kind: temporary files are left"
    sync -f "$folder/frames"
    filefrag -v "$folder/frames/01.png" | grep -q shared || fail "$kind: frames share no blocks"
    printf x >>"$folder/frames/01.png"
    cmp "$bench/copies/00.png" "$folder/frames/00.png" || fail "$kind: frames change together"
    echo "clones: $kind: fine"
}

render "$bench/copies" --copy-repeats
[ "$(files_of "$bench/copies")" = 60 ] || fail "--copy-repeats makes links"
for kind in btrfs xfs; do
    if command -v "mkfs.$kind" >/dev/null; then check "$kind"; fi
done
