// Comparing rows of pixels; see pixel_difference_kernels.h.
#include "FramePixelDifferences.h"

#include <string.h>

#include "kernel_choice.h"

// A product and a sum stay two roundings, as on processors that have no other way.
#pragma STDC FP_CONTRACT OFF

/// Pixels that are measured at once.
enum { Lanes = 8 };
/// Pixels of a row that are sieved together before what is left of them is measured.
enum { SievedPixels = 1024 };
/// How far a rough colour lies from the true one at most, ΔE in OKLab × 100: all 2²⁴ were gone through (0.7065).
static const float RoughError = 0.72f;
typedef float Reals __attribute__((vector_size(4 * Lanes)));
typedef int32_t Words __attribute__((vector_size(4 * Lanes)));

// All functions on vectors lie in this file, so that it does not matter how others would pass them.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL(name) name##_plain
#include "colour_distance_kernels.h"
#include "pixel_difference_kernels.h"
#undef KERNEL

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define KERNELS_HAVE_AVX2 1
#include "colour_distance_kernels.h"
#include "pixel_difference_kernels.h"
#pragma clang attribute pop
#endif

size_t frame_first_different_row(
    const uint8_t *one, const uint8_t *other, size_t stride, size_t row, size_t rows) {
    while (row < rows && memcmp(one + row * stride, other + row * stride, stride) == 0) row++;
    return row;
}

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
    return CHOOSE(setting->portable, distance_of, setting->linear, one, other);
}

float frame_rough_pixel_distance(const uint8_t *one, const uint8_t *other, bool portable) {
    return CHOOSE(portable, rough_distance_of, one, other);
}

void frame_row_fade(const uint8_t *pixels, uint8_t *faded, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint8_t *pixel = pixels + 4 * i;
        // Rec. 601, in 1/256, over white; a quarter of the contrast is left.
        unsigned light = (29 * pixel[0] + 150 * pixel[1] + 77 * pixel[2]) >> 8;
        unsigned grey = 192 + (light + 255 - pixel[3]) / 4;
        memset(faded + 4 * i, grey < 255 ? (int)grey : 255, 3);
        faded[4 * i + 3] = 255;
    }
}

void frame_row_paint(const uint64_t *marks, size_t count, uint32_t colour, uint8_t *pixels) {
    for (size_t start = 0; start < count; start += FrameMarksPerWord) {
        for (uint64_t rest = *marks++; rest; rest &= rest - 1) {
            memcpy(pixels + 4 * (start + __builtin_ctzll(rest)), &colour, sizeof colour);
        }
    }
}
