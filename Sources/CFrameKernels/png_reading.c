// Undoing the filters of PNG; see png_reading_kernels.h.
#include "FramePNGReading.h"

#include <string.h>

#if defined(__linux__)
#include <sys/mman.h>
#endif

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

void frame_expect_to_fill(void *memory, size_t length) {
#if defined(MADV_HUGEPAGE)
    // Only pages that lie wholly inside; the rest belongs to others as well.
    const uintptr_t page = 4096;
    uintptr_t start = ((uintptr_t)memory + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)memory + length) & ~(page - 1);
    const size_t worthwhile = (size_t)4 << 20;
    if (length < worthwhile || end <= start) return;
    madvise((void *)start, end - start, MADV_HUGEPAGE);
#if defined(MADV_POPULATE_WRITE)
    // All pages at once: each one on its own costs an interruption besides.
    madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
#else
    (void)memory;
    (void)length;
#endif
}
