// Comparing rows of pixels; see pixel_difference_kernels.h.
#include "FramePixelDifferences.h"

#include <string.h>

#include "kernel_choice.h"

// A product and a sum stay two roundings, as on processors that have no other way.
#pragma STDC FP_CONTRACT OFF

/// Pixels that are measured at once.
enum { Lanes = 8 };

#define KERNEL(name) name##_plain
#include "pixel_difference_kernels.h"
#undef KERNEL

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define KERNELS_HAVE_AVX2 1
#include "pixel_difference_kernels.h"
#pragma clang attribute pop
#endif

size_t frame_row_mark(
    const uint8_t *one, const uint8_t *other, size_t count, uint64_t *marks, bool portable) {
    return CHOOSE(portable, mark, one, other, count, marks);
}

bool frame_row_measure(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    return CHOOSE(setting->portable, measure, setting, one, other, count, marks, farthest);
}

float frame_pixel_distance(const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other) {
    uint8_t row[2][4 * Lanes] = {{0}};
    float distances[Lanes];
    memcpy(row[0], one, 4);
    memcpy(row[1], other, 4);
    CHOOSE(setting->portable, distances, setting->linear, row[0], row[1], distances);
    return distances[0];
}
