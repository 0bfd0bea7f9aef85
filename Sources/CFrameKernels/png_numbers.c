// Reading rows of PNGs whose pixels are numbers of colours: palettes and greys.
#include "FramePNGReading.h"

#include <string.h>

static uint8_t paeth(int left, int up, int corner) {
    // The distances of left + up - corner, PNG specification 9.4.
    int of_left = up - corner, of_up = left - corner, of_corner = of_left + of_up;
    of_left = of_left < 0 ? -of_left : of_left;
    of_up = of_up < 0 ? -of_up : of_up;
    of_corner = of_corner < 0 ? -of_corner : of_corner;
    if (of_left <= of_up && of_left <= of_corner) return (uint8_t)left;
    return (uint8_t)(of_up <= of_corner ? up : corner);
}

/// Undoes a row's filter; the bytes above the first row are 0.
static bool undo(int filter, uint8_t *restrict row, const uint8_t *restrict above, size_t length) {
    uint8_t left = 0, corner = 0;
    switch (filter) {
    case 0: return true;
    case 1:
        for (size_t i = 0; i < length; i++) row[i] = left = (uint8_t)(row[i] + left);
        return true;
    case 2:
        for (size_t i = 0; above && i < length; i++) row[i] += above[i];
        return true;
    case 3:
        for (size_t i = 0; i < length; i++) row[i] = left = (uint8_t)(row[i] + (left + (above ? above[i] : 0)) / 2);
        return true;
    case 4:
        for (size_t i = 0; i < length; i++) {
            uint8_t up = above ? above[i] : 0;
            row[i] = left = (uint8_t)(row[i] + paeth(left, up, corner));
            corner = up;
        }
        return true;
    default: return false;
    }
}

/// Gives a row's numbers their colours; false where a number has none.
static bool colour(const FramePNGNumbers *rows, const uint8_t *row, uint8_t *pixels) {
    unsigned bits = rows->bits, mask = (1u << bits) - 1, largest = 0;
    if (bits == 8) {
        for (size_t x = 0; x < rows->width; x++) largest = row[x] > largest ? row[x] : largest;
        if (largest >= rows->count) return false;
        for (size_t x = 0; x < rows->width; x++) memcpy(pixels + 4 * x, rows->colours + 4 * row[x], 4);
        return true;
    }
    for (size_t x = 0; x < rows->width; x++) {
        size_t place = x * bits;
        unsigned number = row[place / 8] >> (8 - bits - place % 8) & mask;
        largest = number > largest ? number : largest;
        memcpy(pixels + 4 * x, rows->colours + 4 * number, 4);
    }
    return largest < rows->count;
}

bool frame_png_read_numbers(const FramePNGNumbers *rows, uint8_t *filtered, uint8_t *pixels) {
    size_t length = (rows->width * rows->bits + 7) / 8;
    for (size_t y = 0; y <= rows->height; y++) {
        uint8_t *row = filtered + y * (length + 1) + 1, *above = row - length - 1;
        if (y < rows->height && !undo(row[-1], row, y > 0 ? above : NULL, length)) return false;
        // A row gets its colours once the one below is known, which needs it.
        if (y == 0) continue;
        if (!colour(rows, above, rows->scratch)) return false;
        memcpy(pixels + 4 * rows->width * (y - 1), rows->scratch, 4 * rows->width);
    }
    return true;
}
