// Painting a picture over another one, shrunk and between pixels.
#ifndef FRAME_SPRITE_PAINTING_H
#define FRAME_SPRITE_PAINTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A picture and where its pixels go. Places are in units of 2⁻¹⁶ of its pixels, from the middle of its first one.
typedef struct {
    /// Premultiplied pixels, row after row.
    const uint32_t *pixels;
    size_t width, height;
    /// Where the middle of the target's pixel (0, 0) lies.
    int64_t x, y;
    /// How far apart the middles of the target's pixels lie, more than 0.
    int32_t stepX, stepY;
    /// Whether to leave the vectors aside; both ways give the same.
    bool portable;
} FrameSprite;

/// Pixels that are painted on.
typedef struct {
    /// Premultiplied pixels, row after row, of which the first has the place (`x`, `y`).
    uint32_t *pixels;
    intptr_t x, y;
    /// Pixels from a row to the next one.
    size_t stride;
    /// Which pixels are painted.
    intptr_t left, top, right, bottom;
} FrameSpriteTarget;

/// Paints a picture over others, interpolating bilinearly; it is transparent around.
///
/// The weights have 7 bits and what is mixed is rounded down, as pixman does it: so the pixels are those that Cairo's
/// filter BILINEAR makes.
void frame_paint_sprite(const FrameSprite *sprite, const FrameSpriteTarget *target);

#pragma clang assume_nonnull end

#endif
