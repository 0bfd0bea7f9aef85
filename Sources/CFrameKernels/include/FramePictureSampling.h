// Sampling a picture at other pixels than its own.
#ifndef FRAME_PICTURE_SAMPLING_H
#define FRAME_PICTURE_SAMPLING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Adds a row of bytes to a row of sums, each times a weight.
///
/// - sums: `count` sums; they must stay within 32 bits.
/// - portable: Whether to leave the vectors aside; both ways give the same.
void frame_add_weighted_bytes(int32_t *sums, const uint8_t *bytes, int32_t weight, size_t count, bool portable);

/// Which pixels of a row make the pixels of another one.
typedef struct {
    /// The pixel of each tap, `perPixel` for each pixel made.
    const intptr_t *places;
    /// The weight of each tap, in units of 2⁻²² of the sum.
    const int32_t *weights;
    size_t perPixel;
    /// How many pixels are made.
    size_t count;
    /// Whether to leave the vectors aside; both ways give the same.
    bool portable;
} FramePixelTaps;

/// Mixes premultiplied pixels from a row of sums, four for each pixel with alpha last.
///
/// The sums are rounded to the nearest byte; no colour gets larger than its alpha.
void frame_mix_pixels(const FramePixelTaps *taps, const int32_t *sums, uint8_t *pixels);

#endif
