#!/usr/bin/env bash
# Compiles the adapter for swift-snapshot-testing against the signatures that it uses; needs a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
products=$(swift build --show-bin-path)
swiftc -parse-as-library -module-name SnapshotTesting -emit-module \
    -emit-module-path "$folder/SnapshotTesting.swiftmodule" scripts/stubs/SnapshotTesting.swift

# The modules of C libraries, and where their headers lie.
flags=(-Xcc "-fmodule-map-file=$products/CFrameKernels.build/module.modulemap")
for map in Sources/*/module.modulemap; do flags+=(-I "$(dirname "$map")"); done
for flag in $(pkg-config --cflags-only-I pangocairo pangoft2 libpng libturbojpeg libdeflate libxxhash); do
    flags+=(-Xcc "$flag")
done
swiftc -typecheck -parse-as-library -swift-version 6 -I "$folder" -I "$products/Modules" "${flags[@]}" \
    examples/snapshot-testing/PNGSnapshots.swift
echo "adapter: compiles"
