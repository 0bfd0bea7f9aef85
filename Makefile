# Framewheel's commands. `make demo` and `make test` set up all they need.

SHELL := /bin/bash
OUT := out
# A copy of the .pc file of Pango without -pthread, which SwiftPM warns of; scripts/setup.sh writes it.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig:$(PKG_CONFIG_PATH)
FRAMEWHEEL = .build/release/framewheel

.PHONY: all setup build release test bench demo lint format clean

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

## bench: print what a frame's motion costs, optimised
bench: setup
	swift run -c release --package-path Benchmarks MotionBenchmarks

## demo: render every example into out/
demo: release
	@scripts/demo.sh $(FRAMEWHEEL) $(OUT)

## lint: check style and architecture
lint:
	@scripts/lint.sh

## format: lay the sources out as the linter wants them
format:
	swift format --in-place --recursive Sources Tests Package.swift

## clean: remove what was built and rendered
clean:
	rm -rf .build $(OUT)
