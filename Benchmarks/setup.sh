#!/usr/bin/env bash
# Installs what `make bench` compares with. What cannot be had is named and left out; the run says so too.
set -uo pipefail
cd "$(dirname "$0")/.."
packages=(gcc librsvg2-bin chromium chromium-headless-shell python3 python3-venv pngcheck fonts-noto-cjk)
missing=()

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

command -v apt-get >/dev/null || {
    echo "bench-setup: this is not Debian; please install what you want to compare with: ${packages[*]}" >&2
    exit 0
}
for package in "${packages[@]}"; do installed "$package" || missing+=("$package"); done
[ ${#missing[@]} -eq 0 ] || as_root apt-get update -q
# One by one, so that one that cannot be had does not keep the others away.
for package in "${missing[@]}"; do
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$package" ||
        echo "bench-setup: $package cannot be installed; the benchmark goes on without" >&2
done

venv=.build/bench-venv
if ! "$venv/bin/python" -c 'import playwright' 2>/dev/null; then
    # Playwright drives the Chromium installed above and downloads none.
    { python3 -m venv "$venv" && "$venv/bin/pip" install -q playwright; } ||
        echo "bench-setup: Playwright cannot be installed; the benchmark goes on without" >&2
fi
