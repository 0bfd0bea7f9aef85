// Kernels that turn the inflated rows of a PNG into pixels.
#ifndef FRAME_PNG_READING_H
#define FRAME_PNG_READING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How rows are stored, and how many there are.
typedef struct {
    size_t width;
    size_t height;
    /// Bytes a pixel: 3 for RGB, 4 for RGBA that is not premultiplied.
    size_t channels;
    /// Whether AVX2 is not to be used even where it is there; tests compare both.
    bool portable;
    /// Room for a row of pixels.
    uint8_t *scratch;
} FramePNGRows;

/// Undoes the filters of all rows, in place, and writes the pixels as premultiplied BGRA.
///
/// - filtered: For each row the filter's number and `width * channels` bytes; `FrameRowSlack` more are writable.
/// - pixels: `width * height * 4` bytes. They may begin before `filtered` in the same memory, so far that every row
///   of pixels ends before the next row begins.
/// Returns false where a filter's number is none.
bool frame_png_read_rows(const FramePNGRows *rows, uint8_t *filtered, uint8_t *pixels);

/// Rows whose pixels are numbers of colours.
typedef struct {
    size_t width;
    size_t height;
    /// Bits of a number: 1, 2, 4 or 8.
    unsigned bits;
    /// The colours, four bytes each, premultiplied BGRA; 256 of them.
    const uint8_t *colours;
    /// So many of them are there; a larger number is a fault.
    size_t count;
    /// Room for a row of pixels.
    uint8_t *scratch;
} FramePNGNumbers;

/// Undoes the filters of all rows, in place, and writes the colours of their numbers.
///
/// - filtered: For each row the filter's number and its numbers, the first one in a byte's highest bits.
/// - pixels: `width * height * 4` bytes; where they may lie is said at `frame_png_read_rows`.
/// Returns false where a filter's number is none, or a pixel's number has no colour.
bool frame_png_read_numbers(const FramePNGNumbers *rows, uint8_t *filtered, uint8_t *pixels);

#pragma clang assume_nonnull end

#endif
