// Kernels for the rows of PNG files: unpacking, filters, run coding.
//
// What they compute depends on their arguments alone, never on the processor: AVX2 is taken where it is
// there, and the plain code gives the same bytes. All expect a little-endian machine.
#ifndef CFRAMEKERNELS_H
#define CFRAMEKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "AnimationKernels.h"
#include "FramePNGReading.h"
#include "FramePictureSampling.h"
#include "FramePixelDifferences.h"
#include "FrameSpritePainting.h"

#pragma clang assume_nonnull begin

/// Bytes that must be writable behind the end of every row that a kernel fills.
enum { FrameRowSlack = 32 };

/// Symbols of deflate's alphabet of literals and lengths, of which 286 are used, in one lane of counts.
enum { FrameRunSymbols = 288 };

/// Lanes of counts, which are to be added up: neighbours of equal value do not wait for each other.
enum { FrameRunLanes = 4 };

/// How the pixels of a row are stored.
typedef struct {
    /// Pixels in a row.
    size_t pixels;
    /// Bytes a pixel: 3 for RGB, 4 for RGBA.
    size_t channels;
    /// Whether AVX2 is not to be used even where it is there; tests compare both.
    bool portable;
} FrameRowLayout;

/// A place in a stream of bits whose first bit is the lowest of its byte.
///
/// `count` bits, fewer than 8 between calls, wait in `bits` for their byte to be full.
typedef struct {
    uint64_t bits;
    uint64_t count;
    uint8_t *next;
} FrameBitStream;

/// A prefix code ready to be written: its bits, the first one lowest, and their number.
///
/// A literal's has at most 14 bits; a run's ends with the extra bits and the distance and has at most 24.
typedef struct {
    uint32_t bits;
    uint32_t count;
} FrameRunCode;

/// Entries of a table of codes: 256 literals, then runs by their length 0...258.
enum { FrameRunCodes = 256 + 259 };

/// Whether two stretches of memory hold the same bytes.
bool frame_bytes_are_equal(const uint8_t *one, const uint8_t *other, size_t count);

/// Whether every pixel's alpha is 255.
bool frame_pixels_are_opaque(const uint8_t *pixels, size_t count, bool portable);

/// Turns premultiplied BGRA into RGB, or into RGBA without premultiplication.
///
/// A channel is divided by alpha and rounded to the nearest, so that premultiplying restores it.
void frame_row_unpack(const FrameRowLayout *layout, const uint8_t *pixels, uint8_t *row);

/// Writes the differences of a filter (0 none, 1 sub, 2 up, 3 average, 4 Paeth) of PNG.
///
/// Before `row` and `above` lie at least four bytes of zero.
void frame_row_filter(
    const FrameRowLayout *layout, int filter, const uint8_t *row, const uint8_t *above, uint8_t *out);

/// The filter with the least sum of absolute differences among those whose bit is set; the first of equals.
int frame_row_best_filter(
    const FrameRowLayout *layout, unsigned filters, const uint8_t *row, const uint8_t *above,
    uint8_t *scratch);

/// Counts the symbols that `frame_run_write` would write for `length` bytes.
///
/// - counts: `FrameRunLanes` times `FrameRunSymbols` numbers, which grow.
void frame_run_count(const FrameRowLayout *layout, const uint8_t *bytes, size_t length, uint32_t *counts);

/// Writes bytes as literals and as runs that repeat the pixel before.
///
/// - codes: `FrameRunCodes` entries.
///
/// At most two bytes for each of the bytes, and eight more, are written.
void frame_run_write(
    const FrameRowLayout *layout, const uint8_t *bytes, size_t length, const FrameRunCode *codes,
    FrameBitStream *stream);

/// Asks the system for large pages for memory that is about to be filled; a hint that may do nothing.
///
/// New memory is mapped page by page as it is touched, which takes longer than filling it.
void frame_expect_to_fill(void *memory, size_t length);

#pragma clang assume_nonnull end

/// Has the C library give blocks of at least so many bytes back to the system as soon as they are freed, and keep
/// smaller ones, in large pages.
void frame_return_large_blocks(size_t size);

#endif
