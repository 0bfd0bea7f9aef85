// Sampling of pictures; see picture_sampling_kernels.h.
#include "FramePictureSampling.h"

#include "kernel_choice.h"

// All functions on vectors lie in this file, so that it does not matter how others would pass them.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL(name) name##_plain
#include "picture_sampling_kernels.h"
#undef KERNEL

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#include "picture_sampling_kernels.h"
#pragma clang attribute pop
#endif

void frame_add_weighted_bytes(
    int32_t *sums, const uint8_t *bytes, int32_t weight, size_t count, bool portable) {
    CHOOSE(portable, add_weighted, sums, bytes, weight, count);
}

void frame_mix_pixels(const FramePixelTaps *taps, const int32_t *sums, uint8_t *pixels) {
    CHOOSE(taps->portable, mix_pixels, taps, sums, pixels);
}
