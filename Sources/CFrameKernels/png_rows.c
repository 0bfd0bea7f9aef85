// Chooses between the kernels for every processor and those for x86 with AVX2, two compilations of one text.
#include "CFrameKernels.h"

#include <string.h>

#include "kernel_choice.h"

/// Runs begin behind the filter's number and one pixel.
enum { FirstRun = 5 };

#define KERNEL(name) name##_plain
#include "png_row_kernels.h"
#undef KERNEL

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define KERNELS_HAVE_AVX2 1
#include "png_row_kernels.h"
#pragma clang attribute pop
#endif

bool frame_bytes_are_equal(const uint8_t *one, const uint8_t *other, size_t count) {
    return memcmp(one, other, count) == 0;
}

bool frame_pixels_are_opaque(const uint8_t *pixels, size_t count, bool portable) {
    return CHOOSE(portable, are_opaque, pixels, count);
}

void frame_row_unpack(const FrameRowLayout *layout, const uint8_t *pixels, uint8_t *row) {
    CHOOSE(layout->portable, unpack, layout, pixels, row);
}

void frame_row_filter(
    const FrameRowLayout *layout, int filter, const uint8_t *row, const uint8_t *above, uint8_t *out) {
    CHOOSE(layout->portable, filter, layout, filter, row, above, out);
}

int frame_row_best_filter(
    const FrameRowLayout *layout, unsigned filters, const uint8_t *row, const uint8_t *above,
    uint8_t *scratch) {
    return CHOOSE(layout->portable, best_filter, layout, filters, row, above, scratch);
}

void frame_run_count(const FrameRowLayout *layout, const uint8_t *bytes, size_t length, uint32_t *counts) {
    CHOOSE(layout->portable, count_runs, bytes, length, layout->channels, counts);
}

void frame_run_write(
    const FrameRowLayout *layout, const uint8_t *bytes, size_t length, const FrameRunCode *codes,
    FrameBitStream *stream) {
    CHOOSE(layout->portable, write_runs, bytes, length, layout->channels, codes, stream);
}
