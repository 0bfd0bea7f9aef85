// Parts of pictures: where one differs from another, where it can be seen, how it is laid on another one.
#include "AnimationKernels.h"

#include <string.h>

static inline uint32_t word(const uint8_t *pixels, size_t index) {
    uint32_t value;
    memcpy(&value, pixels + 4 * index, sizeof value);
    return value;
}

bool frame_changed_area(
    const uint8_t *one, const uint8_t *other, size_t width, size_t height, FrameArea *area) {
    size_t stride = 4 * width, top = 0, bottom = height;
    while (top < bottom && !memcmp(one + top * stride, other + top * stride, stride)) top++;
    if (top == bottom) return false;
    while (!memcmp(one + (bottom - 1) * stride, other + (bottom - 1) * stride, stride)) bottom--;
    // Only what lies outside the columns found so far is looked at.
    size_t left = width, right = 0;
    for (size_t y = top; y < bottom; y++) {
        const uint8_t *a = one + y * stride, *b = other + y * stride;
        for (size_t x = 0; x < left; x++) {
            if (word(a, x) != word(b, x)) left = x;
        }
        for (size_t x = width; x > right; x--) {
            if (word(a, x - 1) != word(b, x - 1)) right = x;
        }
    }
    *area = (FrameArea){left, top, right - left, bottom - top};
    return true;
}

bool frame_visible_area(
    const uint8_t *pixels, size_t width, size_t height, uint8_t limit, FrameArea *area) {
    size_t left = width, right = 0, top = height, bottom = 0;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + y * width * 4;
        size_t first = 0, end = width;
        while (first < width && row[4 * first + 3] < limit) first++;
        if (first == width) continue;
        while (row[4 * end - 1] < limit) end--;
        if (top == height) top = y;
        bottom = y + 1;
        left = first < left ? first : left;
        right = end > right ? end : right;
    }
    if (bottom == 0) return false;
    *area = (FrameArea){left, top, right - left, bottom - top};
    return true;
}

/// Grows the columns of an area, which begin at `left` and end before `right`, by those of a row that count.
#define GROW(counts)                                                                                          \
    for (size_t x = 0; x < left; x++) {                                                                       \
        if (counts) left = x;                                                                                 \
    }                                                                                                         \
    for (size_t end = width; end > right; end--) {                                                            \
        size_t x = end - 1;                                                                                   \
        if (counts) right = end;                                                                              \
    }

bool frame_changed_numbers(
    const uint8_t *one, const uint8_t *other, size_t width, size_t height, FrameArea *area) {
    size_t top = 0, bottom = height;
    while (top < bottom && !memcmp(one + top * width, other + top * width, width)) top++;
    if (top == bottom) return false;
    while (!memcmp(one + (bottom - 1) * width, other + (bottom - 1) * width, width)) bottom--;
    size_t left = width, right = 0;
    for (size_t y = top; y < bottom; y++) {
        const uint8_t *a = one + y * width, *b = other + y * width;
        GROW(a[x] != b[x])
    }
    *area = (FrameArea){left, top, right - left, bottom - top};
    return true;
}

bool frame_vanished_numbers(
    const uint8_t *before, const uint8_t *after, size_t width, size_t height, uint8_t clear,
    FrameArea *area) {
    size_t left = width, right = 0, top = height, bottom = 0;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *a = before + y * width, *b = after + y * width;
        // Without a branch, so that it takes many pixels at a time.
        uint8_t any = 0;
        for (size_t x = 0; x < width; x++) any |= (a[x] != clear) & (b[x] == clear);
        if (!any) continue;
        if (top == height) top = y;
        bottom = y + 1;
        GROW(a[x] != clear && b[x] == clear)
    }
    if (bottom == 0) return false;
    *area = (FrameArea){left, top, right - left, bottom - top};
    return true;
}

size_t frame_clear_equal(uint32_t *pixels, const uint32_t *other, size_t count, size_t *soft) {
    size_t left = 0, translucent = 0;
    for (size_t i = 0; i < count; i++) {
        bool differs = pixels[i] != other[i];
        left += differs;
        translucent += differs & (pixels[i] >> 24 != 255);
        pixels[i] = differs ? pixels[i] : 0;
    }
    *soft = translucent;
    return left;
}

void frame_colour_pixels(const uint8_t *numbers, size_t count, const uint32_t *colours, uint8_t *pixels) {
    for (size_t i = 0; i < count; i++) memcpy(pixels + 4 * i, colours + numbers[i], 4);
}

void frame_lay_over(const uint8_t *pixels, uint8_t *under, size_t count) {
    for (size_t i = 0; i < count; i++, pixels += 4, under += 4) {
        uint32_t open = 255 - pixels[3];
        if (open == 255) continue;
        for (int channel = 0; channel < 4; channel++) {
            uint32_t product = under[channel] * open + 128;
            uint32_t sum = pixels[channel] + ((product + (product >> 8)) >> 8);
            under[channel] = (uint8_t)(sum < 255 ? sum : 255);
        }
    }
}
