// The floor's PNG writer alone, for PNGBenchmark.
#include "fastpng.h"

size_t floor_png(const uint8_t *bgra, int width, int height, uint8_t *out) {
    return fast_png(bgra, width, height, 4 * width, 0, height, out);
}
