// Kernels for animations: the changed rectangle, colours by number, and LZW as GIF has it.
//
// All is done in whole numbers, so that every processor gives the same bytes.
#ifndef ANIMATIONKERNELS_H
#define ANIMATIONKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A rectangle of whole pixels.
typedef struct {
    size_t x, y, width, height;
} FrameArea;

/// The smallest area outside which two pictures of one size are equal; `false` where they are equal.
bool frame_changed_area(
    const uint8_t *one, const uint8_t *other, size_t width, size_t height, FrameArea *area);

/// The smallest area outside which all pixels have an alpha below a limit; `false` where all have.
bool frame_visible_area(
    const uint8_t *pixels, size_t width, size_t height, uint8_t limit, FrameArea *area);

/// The smallest area outside which two pictures of numbers are equal; `false` where they are equal.
bool frame_changed_numbers(
    const uint8_t *one, const uint8_t *other, size_t width, size_t height, FrameArea *area);

/// The smallest area outside which no pixel has a colour in the first picture and none in the second one; `false`
/// where there is no such pixel.
///
/// - clear: The number of pixels without colour.
bool frame_vanished_numbers(
    const uint8_t *before, const uint8_t *after, size_t width, size_t height, uint8_t clear,
    FrameArea *area);

/// Replaces pixels by zeros where a picture equals another one; counts the others.
///
/// Pixels that differ and are not opaque are counted in `soft`.
size_t frame_clear_equal(uint32_t *pixels, const uint32_t *other, size_t count, size_t *soft);

/// A cell of the histogram: how many pixels fell into it, and the sums of their channels.
///
/// `colour` is the one that more than half of them have, if one has: each of that colour raised `votes`, each other
/// one lowered it. What would be more than `FrameMostCounted` pixels of a cell is not counted, so that the sums fit.
typedef struct {
    uint32_t count, red, green, blue, colour, votes;
} FrameColourCell;

/// The most pixels that a cell counts.
enum { FrameMostCounted = 1 << 24 };

/// A cell that has counted something, and its place in the histogram.
typedef struct {
    uint32_t place;
    FrameColourCell cell;
} FrameColourCount;

/// Cells of a histogram, of 6 bits a channel, red highest.
enum { FrameColourCells = 1 << 18 };

/// How the pixels of a picture become opaque ones.
typedef struct {
    /// What soft pixels are drawn on: blue, green, red.
    uint8_t matte[3];
    /// Pixels of a lower alpha have no colour at all; 0 for none.
    uint8_t threshold;
} FrameMatte;

/// Counts colours, of every so many pixels in every so many rows.
///
/// - pixels: Premultiplied, rows of `width` pixels without a gap.
void frame_count_colours(
    const uint8_t *pixels, size_t width, FrameArea area, size_t step, const FrameMatte *matte,
    FrameColourCell *cells);

/// How many cells have counted something.
size_t frame_counted_cells(const FrameColourCell *cells);

/// Takes the cells that have counted something out of a histogram, which is empty then.
///
/// - counts: Is overwritten, as many as `frame_counted_cells` says.
void frame_take_colours(FrameColourCell *cells, FrameColourCount *counts);

/// Adds the counts of other pixels.
void frame_add_colours(FrameColourCell *cells, const FrameColourCount *counts, size_t count);

/// Slots of a set of colours, of at most 255: four times as many, so that what is looked up is near.
///
/// A slot is 0 where there is no colour, else the colour in the lower 24 bits and above them its number, from 1 in the
/// order in which colours came.
enum { FrameColourSlots = 1 << 10 };

/// Adds the colours of all pixels of an area to a set, until there are more than so many.
///
/// - slots, count: The set, and how many colours it has.
/// - most: 1...255.
///
/// Returns how many colours the set has; `most` and one more where there would be more.
size_t frame_collect_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, uint32_t *slots, size_t count,
    size_t most);

/// Finds the nearest colour of a palette, the first of equals, for each colour.
///
/// It is fast where colours follow each other that are alike in the upper four bits of their channels.
///
/// - points, palette: Red, green and blue of each colour; 1...256 colours in the palette.
void frame_nearest_colours(
    const uint8_t *points, size_t count, const uint8_t *palette, size_t colours, uint8_t *nearest);

/// Finds for the colour of every cell which two of a palette to mix, and how.
///
/// An entry holds the number of the nearer colour in its lowest byte, then that of the other one, then in how
/// many of 256 pixels the other one is taken, fewer than 128.
///
/// - palette: Red, green and blue of each colour; 1...256 of them.
/// - strength: How much noise is given for a true mean colour: 0 for none, 256 for the most.
void frame_build_mixtures(const uint8_t *palette, size_t count, unsigned strength, uint32_t *mixtures);

/// Gives each pixel of an area the number of a colour.
///
/// Which of two colours is taken follows from the pixel's place in the picture, so that what stands still does
/// not crawl.
///
/// - clear: The number of pixels without colour.
/// - numbers: One for each pixel of the area.
void frame_number_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, const uint32_t *mixtures,
    uint8_t clear, uint8_t *numbers);

/// The same with a palette that has the colours of a set, from 0 in their order: pixels of these get exactly them.
///
/// - mixtures: For all other colours; where there are none, the first such colour is the end.
///
/// Returns whether all pixels have their numbers.
bool frame_number_exact_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, const uint32_t *slots,
    const uint32_t *_Nullable mixtures, uint8_t clear, uint8_t *numbers);

/// Replaces numbers by another one where they equal those of another picture for at least so many in a row.
///
/// Returns how many are left.
size_t frame_clear_equal_numbers(
    uint8_t *numbers, const uint8_t *other, size_t count, size_t shortest, uint8_t clear);

/// The most bytes that LZW makes of so many numbers.
size_t frame_lzw_bound(size_t count);

/// Compresses numbers as GIF does (GIF89a, appendix F), in blocks of at most 255 bytes, with their end.
///
/// - bits: Bits of a number, 2...8.
/// - out: As many bytes as `frame_lzw_bound` says.
///
/// Returns the number of bytes.
size_t frame_lzw(const uint8_t *numbers, size_t count, unsigned bits, uint8_t *out);

/// What became of a compressed image.
typedef struct {
    /// How many numbers there are.
    size_t count;
    /// Whether a code means nothing; the numbers before it are there.
    bool isBroken;
} FrameExpansion;

/// Undoes the compression of GIF (GIF89a, appendix F).
///
/// - codes: The codes, without the lengths of blocks.
/// - bits: Bits of a number, 1...8.
/// - numbers: So many at most; what is more is left out.
FrameExpansion frame_lzw_expand(const uint8_t *codes, size_t length, unsigned bits, uint8_t *numbers, size_t count);

/// Gives numbers their colours.
///
/// - colours: 256 pixels as they lie in memory, premultiplied BGRA.
void frame_colour_pixels(const uint8_t *numbers, size_t count, const uint32_t *colours, uint8_t *pixels);

/// Draws premultiplied pixels over others.
void frame_lay_over(const uint8_t *pixels, uint8_t *under, size_t count);

#pragma clang assume_nonnull end

#endif
