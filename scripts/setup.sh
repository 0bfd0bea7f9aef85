#!/usr/bin/env bash
# Installs the system packages that building, testing and the demo need and that are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

# What the library links, then fonts for the examples, then what only tests use.
debian=(
    pkg-config libcairo2-dev libpango1.0-dev libpng-dev libturbojpeg0-dev libdeflate-dev libwebp-dev
    libxxhash-dev
    fonts-noto-cjk fonts-inter
    pngcheck python3-jsonschema librsvg2-bin libxml2-utils imagemagick ffmpeg gifsicle webp
)
# .ci/run asks for the browser too, which is large.
[ -z "${FRAMEWHEEL_NEEDS_BROWSER:-}" ] || debian+=(chromium)
homebrew=(pkg-config cairo pango libpng jpeg-turbo libdeflate webp xxhash pngcheck ffmpeg gifsicle)

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "setup: neither root nor sudo; please run as root: $*" >&2
        exit 1
    fi
}

install_on_debian() {
    local missing=()
    for package in "${debian[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "setup: installing ${missing[*]}"
    as_root apt-get update -q
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

install_on_macos() {
    local missing=()
    for package in "${homebrew[@]}"; do
        brew list --versions "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] || brew install "${missing[@]}"
}

# SwiftPM knows no -pthread and warns of it, though nothing needs it; this copy of Pango's .pc does without.
write_pkg_config() {
    local folder=.build/pkgconfig
    mkdir -p "$folder"
    unset PKG_CONFIG_PATH
    {
        echo "Name: pangocairo"
        echo "Description: Pango on Cairo, without -pthread"
        echo "Version: $(pkg-config --modversion pangocairo)"
        echo "Cflags: $(pkg-config --cflags pangocairo | sed 's/-pthread//g')"
        echo "Libs: $(pkg-config --libs pangocairo)"
    } >"$folder/pangocairo.pc"
}

case "$(uname -s)" in
    Linux)
        if command -v apt-get >/dev/null; then install_on_debian; else
            echo "setup: this is not Debian; please install: ${debian[*]}" >&2
        fi
        ;;
    Darwin) install_on_macos ;;
esac
write_pkg_config
