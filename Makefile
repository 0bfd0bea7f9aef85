# Framewheel's commands. `make demo` and `make test` set up all they need.

SHELL := /bin/bash
OUT := out
# A copy of the .pc file of Pango without -pthread, which SwiftPM warns of; scripts/setup.sh writes it.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig:$(PKG_CONFIG_PATH)
FRAMEWHEEL = .build/release/framewheel

.PHONY: all setup build release test demo lint format clean pictures check-pictures
.PHONY: bench bench-animations bench-build bench-check bench-motion bench-quick bench-setup

all: build

## setup: install the system packages that are missing
setup:
	@scripts/setup.sh

## build: build everything for debugging
build: setup
	swift build

## release: build the command, optimised and with the Swift libraries inside
release: setup
	swift build -c release --product framewheel --static-swift-stdlib

## test: run all tests
test: setup
	swift test --disable-xctest

## bench-setup: install what `make bench` compares with
bench-setup: setup
	@Benchmarks/setup.sh

# The release build of the command, and what the measurements need of the library.
bench-build: release
	@# A plan that is kept overlooks files added to the library since.
	@rm -f Benchmarks/.build/release.yaml
	swift build -c release --package-path Benchmarks
BENCH = python3 -B Benchmarks/driver/bench.py $(FRAMEWHEEL) Benchmarks/.build/release

## bench: measure against others on an idle machine (15 minutes), into Benchmarks/RESULTS.md
bench: bench-build
	$(BENCH) --output Benchmarks/RESULTS.md

## bench-quick: the same with one round of one size, printed only (3 minutes)
bench-quick: bench-build
	$(BENCH) --quick

## bench-check: prove that the benchmark's check of pixels refuses wrong frames
bench-check: bench-build
	$(BENCH) --self-test

## bench-animations: measure animations against ffmpeg and a browser, printed only (4 minutes)
bench-animations: bench-build
	$(BENCH) --only-animations

## bench-motion: print what a frame's motion costs, optimised
bench-motion: setup
	swift run -c release --package-path Benchmarks MotionBenchmarks

## demo: render every example into out/
demo: release
	@scripts/demo.sh $(FRAMEWHEEL) $(OUT)

## pictures: make the pictures of the README
pictures: release
	$(FRAMEWHEEL) assets examples/shrinking.json --out examples/pictures $(PICTURES) >/dev/null
PICTURES = --format poster --format svg --width 393 --touches --quiet

## check-pictures: see whether the pictures of the README are what their scene is
check-pictures: release
	$(FRAMEWHEEL) assets examples/shrinking.json --out examples/pictures $(PICTURES) --check

## lint: check style and architecture
lint:
	@scripts/lint.sh

## format: lay the sources out as the linter wants them
format:
	swift format --in-place --recursive Sources Tests Package.swift

## clean: remove what was built and rendered
clean:
	rm -rf .build Benchmarks/.build $(OUT)
