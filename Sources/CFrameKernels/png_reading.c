// Undoing the filters of PNG; see png_reading_kernels.h.
#include "FramePNGReading.h"

#include <string.h>

#include "kernel_choice.h"

// All functions on vectors lie in this file, so that it does not matter how others would pass them.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL(name) name##_plain
#include "png_reading_kernels.h"
#undef KERNEL

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define KERNELS_HAVE_AVX2 1
#include "png_reading_kernels.h"
#pragma clang attribute pop
#endif

bool frame_png_read_rows(const FramePNGRows *rows, uint8_t *filtered, uint8_t *pixels) {
    return CHOOSE(rows->portable, read_rows, rows, filtered, pixels);
}
