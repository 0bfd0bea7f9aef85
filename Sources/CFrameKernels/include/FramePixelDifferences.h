// Kernels that compare rows of pixels: premultiplied BGRA, four bytes each.
//
// As with all kernels here, the result depends on the arguments alone and not on the processor.
#ifndef FRAME_PIXEL_DIFFERENCES_H
#define FRAME_PIXEL_DIFFERENCES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Marks that a row of pixels has: one bit each, 64 in a word, the first one lowest.
enum { FrameMarksPerWord = 64 };

/// How the distance of two colours is measured.
typedef struct {
    /// Linear light of the 256 values of an sRGB channel, 0 to 1.
    const float *linear;
    /// Pixels no farther apart lose their mark.
    float tolerance;
    /// Whether AVX2 is not to be used even where it is there; tests compare both.
    bool portable;
} FrameDistanceSetting;

/// The farthest pair of pixels that was met so far.
typedef struct {
    /// Its distance, 0 where there was none.
    float distance;
    /// Its column in the row of the call that found it.
    size_t column;
} FrameFarthestPixel;

/// Two pictures of one size, rows without padding.
typedef struct {
    const uint8_t *one;
    const uint8_t *other;
    size_t width;
    size_t height;
} FramePicturePair;

/// The first row, from a given one, in which two pictures are not the same; the number of rows where there is none.
///
/// - stride: Bytes from row to row.
size_t frame_first_different_row(
    const uint8_t *one, const uint8_t *other, size_t stride, size_t row, size_t rows);

/// Marks the pixels of a row that are not the same, and counts them. Every word is overwritten.
size_t frame_row_mark(
    const uint8_t *one, const uint8_t *other, size_t count, uint64_t *marks, bool portable);

/// Measures the distances of the marked pixels of a row and takes the mark from those within the tolerance.
///
/// The distance is 100 times the Euclidean distance in OKLab. A translucent pixel is seen over black and over
/// white; the larger distance counts.
///
/// - farthest: Is replaced where a pixel is farther.
/// Returns whether it was replaced.
bool frame_row_measure(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest);

/// The distance of two pixels, as `frame_row_measure` has it.
float frame_pixel_distance(const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other);

/// About the distance of two opaque pixels, wrong by less than 1.44; what saves `frame_row_measure` most of its work.
float frame_rough_pixel_distance(const uint8_t *one, const uint8_t *other, bool portable);

/// Writes pixels as a pale grey shadow of themselves over white, on which strong colours stand out.
void frame_row_fade(const uint8_t *pixels, uint8_t *faded, size_t count);

/// Gives the marked pixels of a row a colour.
void frame_row_paint(const uint64_t *marks, size_t count, uint32_t colour, uint8_t *pixels);

/// Whether a pixel of either picture looks like the soft edge of a shape that both pictures have.
bool frame_pixel_is_antialiased(const FramePicturePair *pair, size_t x, size_t y);

/// Marks those of a row's marked pixels that look like soft edges.
///
/// - soft: Is overwritten; as many words as `marks` has.
/// Returns how many there are.
size_t frame_row_mark_antialiased(const FramePicturePair *pair, size_t y, const uint64_t *marks, uint64_t *soft);

#pragma clang assume_nonnull end

#endif
