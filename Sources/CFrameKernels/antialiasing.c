// Telling soft edges from other differences.
//
// The rule is that of V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as image
// comparison tools use it: a pixel of a soft edge lies between a darker and a brighter neighbour, few of its
// neighbours are like it, and one of these two lies in an even area, in both pictures.
#include "FramePixelDifferences.h"

#include <string.h>

/// So many equal neighbours make an area; so many like the pixel itself make it no edge.
enum { Many = 3 };

typedef struct {
    const uint8_t *pixels;
    ptrdiff_t width;
    ptrdiff_t height;
} Picture;

static uint32_t pixel_at(const Picture *picture, ptrdiff_t x, ptrdiff_t y) {
    uint32_t pixel;
    memcpy(&pixel, picture->pixels + 4 * (y * picture->width + x), sizeof pixel);
    return pixel;
}

/// The lightness Y of YIQ over white, in 1/65536 (Kotsarenko and Ramos, 2010).
static int32_t lightness_at(const Picture *picture, ptrdiff_t x, ptrdiff_t y) {
    uint32_t pixel = pixel_at(picture, x, y);
    int32_t light = 255 - (int32_t)(pixel >> 24);
    int32_t red = (pixel >> 16 & 255) + light, green = (pixel >> 8 & 255) + light, blue = (pixel & 255) + light;
    return 19588 * red + 38445 * green + 7503 * blue;
}

static bool is_at_border(const Picture *picture, ptrdiff_t x, ptrdiff_t y) {
    return x == 0 || y == 0 || x == picture->width - 1 || y == picture->height - 1;
}

static bool is_inside(const Picture *picture, ptrdiff_t x, ptrdiff_t y) {
    return x >= 0 && y >= 0 && x < picture->width && y < picture->height;
}

/// Whether a pixel has several neighbours of its colour; the border counts as one.
static bool lies_in_area(const Picture *picture, ptrdiff_t x, ptrdiff_t y) {
    int equal = is_at_border(picture, x, y);
    uint32_t pixel = pixel_at(picture, x, y);
    for (ptrdiff_t v = y - 1; v <= y + 1; v++) {
        for (ptrdiff_t u = x - 1; u <= x + 1; u++) {
            if ((u == x && v == y) || !is_inside(picture, u, v)) continue;
            equal += pixel_at(picture, u, v) == pixel;
        }
    }
    return equal >= Many;
}

static bool is_soft_edge(const Picture *picture, const Picture *other, ptrdiff_t x, ptrdiff_t y) {
    int equal = is_at_border(picture, x, y);
    int32_t lightness = lightness_at(picture, x, y), darkest = 0, brightest = 0;
    ptrdiff_t dark[2] = {x, y}, bright[2] = {x, y};
    for (ptrdiff_t u = x - 1; u <= x + 1; u++) {
        for (ptrdiff_t v = y - 1; v <= y + 1; v++) {
            if ((u == x && v == y) || !is_inside(picture, u, v)) continue;
            int32_t rise = lightness_at(picture, u, v) - lightness;
            if (rise == 0 && ++equal >= Many) return false;
            if (rise < darkest) {
                darkest = rise;
                dark[0] = u;
                dark[1] = v;
            } else if (rise > brightest) {
                brightest = rise;
                bright[0] = u;
                bright[1] = v;
            }
        }
    }
    if (darkest == 0 || brightest == 0) return false;
    return (lies_in_area(picture, dark[0], dark[1]) && lies_in_area(other, dark[0], dark[1])) ||
        (lies_in_area(picture, bright[0], bright[1]) && lies_in_area(other, bright[0], bright[1]));
}

bool frame_pixel_is_antialiased(const FramePicturePair *pair, size_t x, size_t y) {
    Picture one = {pair->one, (ptrdiff_t)pair->width, (ptrdiff_t)pair->height};
    Picture other = {pair->other, one.width, one.height};
    return is_soft_edge(&one, &other, (ptrdiff_t)x, (ptrdiff_t)y) ||
        is_soft_edge(&other, &one, (ptrdiff_t)x, (ptrdiff_t)y);
}

size_t frame_row_mark_antialiased(
    const FramePicturePair *pair, size_t y, const uint64_t *marks, uint64_t *soft) {
    size_t count = 0;
    for (size_t start = 0; start < pair->width; start += FrameMarksPerWord) {
        uint64_t found = 0;
        for (uint64_t rest = *marks++; rest; rest &= rest - 1) {
            if (frame_pixel_is_antialiased(pair, start + __builtin_ctzll(rest), y)) found |= rest & -rest;
        }
        *soft++ = found;
        count += __builtin_popcountll(found);
    }
    return count;
}
