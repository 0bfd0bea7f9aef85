#!/usr/bin/env bash
# Compiles the adapter for swift-snapshot-testing against the signatures that it uses; needs a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -parse-as-library -module-name SnapshotTesting -emit-module -emit-module-path "$folder/SnapshotTesting.swiftmodule" \
    scripts/stubs/SnapshotTesting.swift
swiftc -typecheck -parse-as-library -swift-version 6 -I "$folder" -I "$(swift build --show-bin-path)/Modules" \
    examples/snapshot-testing/PNGSnapshots.swift
echo "adapter: compiles"
