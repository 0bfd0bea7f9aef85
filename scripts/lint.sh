#!/usr/bin/env bash
# Checks style and architecture: the formatter's rules, then the project's own, one function each.
set -uo pipefail
cd "$(dirname "$0")/.."
# A pipeline ends in this shell, so that report can count.
shopt -s lastpipe
failures=0

# Prints what was found under a heading and counts it as a failure; nothing found is fine.
report() {
    local heading=$1 found
    found=$(cat)
    [ -n "$found" ] || return 0
    printf 'lint: %s\n%s\n' "$heading" "$found"
    failures=$((failures + 1))
}

formatter() {
    swift format lint --strict --recursive Sources Tests Package.swift 2>&1 |
        report "the formatter's rules (make format mends most)"
}

# A module imports what Package.swift says; SwiftPM itself does not refuse other modules of the package.
imports() {
    swift package dump-package 2>/dev/null | python3 scripts/check_imports.py |
        report "imports beyond the architecture in Package.swift"
}

forbidden() {
    local sources=(Sources --include=*.swift)
    grep -rnE '@unchecked Sendable|nonisolated\(unsafe\)' "${sources[@]}" | report "unsafe concurrency"
    grep -rnE '\bas!|\btry!|fatalError\(|preconditionFailure\(' "${sources[@]}" | report "a way to trap"
    grep -rnE '^(public |internal |package )?var ' "${sources[@]}" | report "a global variable"
    grep -rnE '^(public |internal |private |@_exported |@preconcurrency )*import Foundation\b' \
        "${sources[@]}" | report "Foundation costs start-up time and is for tests only"
    grep -rnwE '(exp|log|sin|cos|tan|pow|atan2?|expm1|log1p)\(' "${sources[@]}" |
        grep -vE 'Elementary\.|PlaneGeometry/Elementary\.swift|//' |
        report "elementary functions are called through Elementary only"
    grep -rnE '^(public |@_exported )?import (C[A-Z][A-Za-z]+)' "${sources[@]}" |
        grep -E 'import (CPango|CPNG|CTurboJPEG|CDeflate|CXXHash|CWebP|CFrameKernels)' | report "C modules are imported internally"
    grep -rnE '\b(TODO|FIXME|XXX)\b' Sources Tests scripts Makefile | grep -v scripts/lint.sh | report "unfinished marks"
}

# No module has the name of a type, which would hide the type from whoever imports both.
module_names() {
    for module in $(ls Sources); do
        grep -rnE "(struct|class|enum|protocol|actor|typealias) $module\b" Sources --include=*.swift
    done | report "a type with the name of a module"
}

file_lengths() {
    find Sources Tests -name '*.swift' -print0 | xargs -0 wc -l | awk '$2 != "total" && $1 > 300' |
        report "files over 300 lines; each holds one idea"
}

formatter
imports
forbidden
module_names
file_lengths
if [ $failures -gt 0 ]; then
    echo "lint: $failures kinds of problems"
    exit 1
fi
echo "lint: clean"
