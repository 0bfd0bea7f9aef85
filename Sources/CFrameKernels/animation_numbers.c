// From pixels to colours and the numbers of a palette.
#include "AnimationKernels.h"

/// A premultiplied channel on a matte.
static inline uint32_t laid(uint32_t channel, uint32_t matte, uint32_t alpha) {
    uint32_t product = matte * (255 - alpha) + 128;
    uint32_t sum = channel + ((product + (product >> 8)) >> 8);
    return sum < 255 ? sum : 255;
}

/// The opaque colour of a pixel; `false` where it has none.
static inline bool opaque(const uint8_t *pixel, const FrameMatte *matte, uint32_t *colour) {
    uint32_t alpha = pixel[3];
    if (alpha == 255) {
        *colour = (uint32_t)pixel[2] << 16 | (uint32_t)pixel[1] << 8 | pixel[0];
        return true;
    }
    if (alpha < matte->threshold) return false;
    *colour = laid(pixel[2], matte->matte[2], alpha) << 16 | laid(pixel[1], matte->matte[1], alpha) << 8
        | laid(pixel[0], matte->matte[0], alpha);
    return true;
}

static inline size_t cell_of(uint32_t colour) {
    return (colour >> 6 & 0x3F000) | (colour >> 4 & 0xFC0) | (colour >> 2 & 0x3F);
}

void frame_count_colours(
    const uint8_t *pixels, size_t width, FrameArea area, size_t step, const FrameMatte *matte,
    FrameColourCell *cells) {
    for (size_t y = area.y; y < area.y + area.height; y += step) {
        // Each row begins elsewhere, so that upright stripes are not overlooked.
        for (size_t x = area.x + y / step % step; x < area.x + area.width; x += step) {
            uint32_t colour;
            if (!opaque(pixels + 4 * (y * width + x), matte, &colour)) continue;
            FrameColourCell *cell = cells + cell_of(colour);
            if (cell->count == FrameMostCounted) continue;
            cell->count++;
            cell->red += colour >> 16;
            cell->green += colour >> 8 & 255;
            cell->blue += colour & 255;
            // The vote of Boyer and Moore for a majority.
            if (cell->votes == 0) cell->colour = colour;
            cell->votes += cell->colour == colour ? 1 : -1;
        }
    }
}

size_t frame_counted_cells(const FrameColourCell *cells) {
    size_t counted = 0;
    for (size_t place = 0; place < FrameColourCells; place++) counted += cells[place].count > 0;
    return counted;
}

void frame_take_colours(FrameColourCell *cells, FrameColourCount *counts) {
    for (uint32_t place = 0; place < FrameColourCells; place++) {
        if (cells[place].count == 0) continue;
        *counts++ = (FrameColourCount){.place = place, .cell = cells[place]};
        cells[place] = (FrameColourCell){0};
    }
}

void frame_add_colours(FrameColourCell *cells, const FrameColourCount *counts, size_t count) {
    for (size_t i = 0; i < count; i++) {
        FrameColourCell *cell = cells + counts[i].place;
        const FrameColourCell *other = &counts[i].cell;
        if (cell->count + other->count > FrameMostCounted) continue;
        cell->count += other->count;
        cell->red += other->red;
        cell->green += other->green;
        cell->blue += other->blue;
        if (cell->colour == other->colour) {
            cell->votes += other->votes;
        } else if (cell->votes < other->votes) {
            cell->colour = other->colour;
            cell->votes = other->votes - cell->votes;
        } else {
            cell->votes -= other->votes;
        }
    }
}

/// Where in a set a colour is, or where it would be.
static inline uint32_t place_of(const uint32_t *slots, uint32_t colour) {
    // Fibonacci hashing: 2^32 by the golden ratio, and of the product the upper 10 bits.
    uint32_t place = colour * 0x9E3779B1 >> 22;
    while (slots[place] != 0 && (slots[place] & 0xFFFFFF) != colour) place = (place + 1) % FrameColourSlots;
    return place;
}

/// What no colour equals.
static const uint32_t NoColour = UINT32_MAX;

size_t frame_collect_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, uint32_t *slots, size_t count,
    size_t most) {
    uint32_t last = NoColour;
    for (size_t y = area.y; y < area.y + area.height; y++) {
        for (size_t x = area.x; x < area.x + area.width; x++) {
            uint32_t colour;
            if (!opaque(pixels + 4 * (y * width + x), matte, &colour) || colour == last) continue;
            last = colour;
            uint32_t place = place_of(slots, colour);
            if (slots[place] != 0) continue;
            if (count == most) return most + 1;
            slots[place] = (uint32_t)++count << 24 | colour;
        }
    }
    return count;
}

/// Bayer's matrix of 8 by 8, in 256ths.
static const uint8_t Thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170},   {194, 66, 226, 98, 202, 74, 234, 106},
    {50, 178, 18, 146, 58, 186, 26, 154},  {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166},   {206, 78, 238, 110, 198, 70, 230, 102},
    {62, 190, 30, 158, 54, 182, 22, 150},  {254, 126, 222, 94, 246, 118, 214, 86},
};

/// The number of one of the two colours of a mixture.
static inline uint8_t mixed(uint32_t mixture, uint32_t threshold) {
    return (uint8_t)(threshold < mixture >> 16 ? mixture >> 8 : mixture);
}

void frame_number_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, const uint32_t *mixtures,
    uint8_t clear, uint8_t *numbers) {
    for (size_t y = area.y; y < area.y + area.height; y++) {
        const uint8_t *thresholds = Thresholds[y & 7], *row = pixels + 4 * y * width;
        for (size_t x = area.x; x < area.x + area.width; x++) {
            uint32_t colour;
            if (!opaque(row + 4 * x, matte, &colour)) {
                *numbers++ = clear;
                continue;
            }
            *numbers++ = mixed(mixtures[cell_of(colour)], thresholds[x & 7]);
        }
    }
}

bool frame_number_exact_colours(
    const uint8_t *pixels, size_t width, FrameArea area, const FrameMatte *matte, const uint32_t *slots,
    const uint32_t *mixtures, uint8_t clear, uint8_t *numbers) {
    uint32_t last = NoColour;
    uint8_t number = clear;
    for (size_t y = area.y; y < area.y + area.height; y++) {
        for (size_t x = area.x; x < area.x + area.width; x++) {
            uint32_t colour;
            if (!opaque(pixels + 4 * (y * width + x), matte, &colour)) {
                *numbers++ = clear;
                continue;
            }
            if (colour != last) {
                uint32_t slot = slots[place_of(slots, colour)];
                if (slot == 0) {
                    if (!mixtures) return false;
                    *numbers++ = mixed(mixtures[cell_of(colour)], Thresholds[y & 7][x & 7]);
                    continue;
                }
                last = colour;
                number = (uint8_t)((slot >> 24) - 1);
            }
            *numbers++ = number;
        }
    }
    return true;
}

size_t frame_clear_equal_numbers(
    uint8_t *numbers, const uint8_t *other, size_t count, size_t shortest, uint8_t clear) {
    size_t left = 0;
    for (size_t place = 0; place < count;) {
        size_t end = place;
        while (end < count && numbers[end] == other[end]) end++;
        if (end - place >= shortest || end - place == count) {
            for (size_t i = place; i < end; i++) numbers[i] = clear;
        } else {
            left += end - place;
        }
        for (place = end; place < count && numbers[place] != other[place]; place++) left++;
    }
    return left;
}
