// Painting of sprites: bilinear interpolation and the operator over, with the rounding of pixman.
#include "FrameSpritePainting.h"

#include "kernel_choice.h"

/// Weights are in units of 2⁻⁷; two of them are multiplied.
enum { WeightBits = 7, Whole = 1 << WeightBits };

/// The two rows between which a row of the target lies, and their weights.
typedef struct {
    const uint32_t *upper, *lower;
    uint32_t upperWeight, lowerWeight;
} Rows;

static inline uint32_t weight_of(int64_t place) { return (uint32_t)(place >> (16 - WeightBits)) & (Whole - 1); }

/// Outside the picture a row has no weight.
static Rows rows_at(const FrameSprite *sprite, int64_t place) {
    const intptr_t row = (intptr_t)(place >> 16), last = (intptr_t)sprite->height - 1;
    const uint32_t lower = weight_of(place);
    const uint32_t *inside = sprite->pixels + (size_t)(row < 0 ? 0 : row) * sprite->width;
    if (row < 0) return (Rows){inside, inside, 0, lower};
    // Halves of one row, so that each fits into 7 bits.
    if (lower == 0) return (Rows){inside, inside, Whole / 2, Whole / 2};
    if (row == last) return (Rows){inside, inside, Whole - lower, 0};
    return (Rows){inside, inside + sprite->width, Whole - lower, lower};
}

static inline uint32_t channel(uint32_t pixel, int shift) { return pixel >> shift & 255; }

/// The pixel between the columns `left` and `left + 1`, of which one may be outside.
static uint32_t mixed(const FrameSprite *sprite, const Rows *rows, int64_t place) {
    const intptr_t left = (intptr_t)(place >> 16);
    const uint32_t right = weight_of(place);
    uint32_t pixel = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = 0;
        for (intptr_t side = 0; side < 2; side++) {
            const intptr_t column = left + side;
            if (column < 0 || column >= (intptr_t)sprite->width) continue;
            const uint32_t both = channel(rows->upper[column], shift) * rows->upperWeight
                                + channel(rows->lower[column], shift) * rows->lowerWeight;
            sum += both * (side ? right : Whole - right);
        }
        pixel |= sum >> (2 * WeightBits) << shift;
    }
    return pixel;
}

/// A premultiplied pixel over another one; the product of bytes is rounded to the nearest.
static uint32_t over(uint32_t pixel, uint32_t below) {
    const uint32_t rest = 255 - (pixel >> 24);
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const uint32_t product = channel(below, shift) * rest + 128;
        const uint32_t sum = channel(pixel, shift) + ((product + (product >> 8)) >> 8);
        result |= (sum > 255 ? 255 : sum) << shift;
    }
    return result;
}

static void paint_pixels(
    const FrameSprite *sprite, const Rows *rows, int64_t place, uint32_t *target, intptr_t count) {
    for (intptr_t i = 0; i < count; i++, place += sprite->stepX) {
        target[i] = over(mixed(sprite, rows, place), target[i]);
    }
}

/// Paints pixels whose neighbours all lie inside the picture; returns how many of them.
static intptr_t paint_inside_plain(
    const FrameSprite *sprite, const Rows *rows, int64_t place, uint32_t *target, intptr_t count) {
    (void)sprite, (void)rows, (void)place, (void)target, (void)count;
    return 0;
}

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)

/// Two neighbouring pixels, at four places.
static inline __m256i pairs_avx2(const uint32_t *row, const int32_t *columns) {
    __m128i first = _mm_loadl_epi64((const __m128i *)(row + columns[0]));
    __m128i second = _mm_loadl_epi64((const __m128i *)(row + columns[2]));
    first = _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(first), (const double *)(row + columns[1])));
    second = _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(second), (const double *)(row + columns[3])));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
}

/// Mixes two pixels, one a half: of interleaved bytes of both rows, two columns each.
static inline __m256i mixture_avx2(__m256i bytes, __m256i rows, __m256i columns) {
    const __m256i together = _mm256_setr_epi8(
        0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    __m256i sums = _mm256_maddubs_epi16(bytes, rows);
    return _mm256_srli_epi32(_mm256_madd_epi16(_mm256_shuffle_epi8(sums, together), columns), 2 * WeightBits);
}

/// Four pixels with 16 bits a channel.
static inline __m256i four_avx2(__m256i upper, __m256i lower, __m256i rows, __m256i even, __m256i odd) {
    __m256i first = mixture_avx2(_mm256_unpacklo_epi8(upper, lower), rows, even);
    __m256i second = mixture_avx2(_mm256_unpackhi_epi8(upper, lower), rows, odd);
    return _mm256_packus_epi32(first, second);
}

/// Four pixels over others, with 16 bits a channel.
static inline __m256i over_avx2(__m256i pixels, __m256i below) {
    const __m256i alphas = _mm256_setr_epi8(
        6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15, 6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(pixels, alphas));
    __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(below, rest), _mm256_set1_epi16(128));
    product = _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
    return _mm256_add_epi16(pixels, product);
}

static intptr_t paint_inside_avx2(
    const FrameSprite *sprite, const Rows *rows, int64_t place, uint32_t *target, intptr_t count) {
    const __m256i weights = _mm256_set1_epi16((int16_t)(rows->lowerWeight << 8 | rows->upperWeight));
    const __m256i step = _mm256_set1_epi32(8 * sprite->stepX), zero = _mm256_setzero_si256();
    __m256i places = _mm256_add_epi32(
        _mm256_set1_epi32((int32_t)place),
        _mm256_mullo_epi32(_mm256_set1_epi32(sprite->stepX), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)));
    intptr_t done = 0;
    for (; done + 8 <= count; done += 8, places = _mm256_add_epi32(places, step)) {
        int32_t columns[8] __attribute__((aligned(32)));
        _mm256_store_si256((__m256i *)columns, _mm256_srai_epi32(places, 16));
        __m256i right = _mm256_and_si256(
            _mm256_srli_epi32(places, 16 - WeightBits), _mm256_set1_epi32(Whole - 1));
        __m256i sides = _mm256_or_si256(
            _mm256_slli_epi32(right, 16), _mm256_sub_epi32(_mm256_set1_epi32(Whole), right));
        // As the halves of the vectors have the pixels: 0, 1, 4, 5 and 2, 3, 6, 7.
        sides = _mm256_permute4x64_epi64(sides, 0xD8);
        __m256i first = four_avx2(
            pairs_avx2(rows->upper, columns), pairs_avx2(rows->lower, columns), weights,
            _mm256_shuffle_epi32(sides, 0x00), _mm256_shuffle_epi32(sides, 0x55));
        __m256i second = four_avx2(
            pairs_avx2(rows->upper, columns + 4), pairs_avx2(rows->lower, columns + 4), weights,
            _mm256_shuffle_epi32(sides, 0xAA), _mm256_shuffle_epi32(sides, 0xFF));
        __m256i pixels = _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xD8);
        __m256i *out = (__m256i *)(target + done);
        const __m256i opaque = _mm256_set1_epi32((int32_t)0xFF000000);
        if (_mm256_testc_si256(pixels, opaque)) {
            _mm256_storeu_si256(out, pixels);
        } else if (!_mm256_testz_si256(pixels, pixels)) {
            __m256i below = _mm256_loadu_si256(out);
            _mm256_storeu_si256(
                out, _mm256_packus_epi16(
                         over_avx2(_mm256_unpacklo_epi8(pixels, zero), _mm256_unpacklo_epi8(below, zero)),
                         over_avx2(_mm256_unpackhi_epi8(pixels, zero), _mm256_unpackhi_epi8(below, zero))));
        }
    }
    return done;
}

#pragma clang attribute pop
#endif

/// The first pixel of the target whose place is at least the given one.
static int64_t first_at(int64_t start, int32_t step, int64_t place) {
    const int64_t distance = place - start;
    return distance <= 0 ? -(-distance / step) : (distance + step - 1) / step;
}

static intptr_t larger(intptr_t one, intptr_t other) { return one > other ? one : other; }
static intptr_t smaller(intptr_t one, intptr_t other) { return one < other ? one : other; }

void frame_paint_sprite(const FrameSprite *sprite, const FrameSpriteTarget *target) {
    const int64_t pixel = 1 << 16, last = (int64_t)sprite->width - 1;
    // Pixels of which one neighbour lies inside, and those of which both do.
    const intptr_t left = larger(target->left, (intptr_t)first_at(sprite->x, sprite->stepX, -pixel));
    const intptr_t right = smaller(target->right, (intptr_t)first_at(sprite->x, sprite->stepX, (last + 1) * pixel));
    if (left >= right) return;
    const intptr_t inside = smaller(right, larger(left, (intptr_t)first_at(sprite->x, sprite->stepX, 0)));
    const intptr_t outside = larger(inside, smaller(right, (intptr_t)first_at(sprite->x, sprite->stepX, last * pixel)));
    const intptr_t top = larger(target->top, (intptr_t)first_at(sprite->y, sprite->stepY, -pixel));
    const intptr_t bottom = smaller(
        target->bottom, (intptr_t)first_at(sprite->y, sprite->stepY, (int64_t)sprite->height * pixel));
    for (intptr_t y = top; y < bottom; y++) {
        const Rows rows = rows_at(sprite, sprite->y + y * sprite->stepY);
        if (rows.upperWeight + rows.lowerWeight == 0) continue;
        uint32_t *row = target->pixels + (size_t)(y - target->y) * target->stride;
        const intptr_t start = target->x;
        intptr_t x = left;
        paint_pixels(sprite, &rows, sprite->x + x * sprite->stepX, row + (x - start), inside - x);
        x = inside;
        x += CHOOSE(
            sprite->portable, paint_inside, sprite, &rows, sprite->x + x * sprite->stepX, row + (x - start),
            outside - x);
        paint_pixels(sprite, &rows, sprite->x + x * sprite->stepX, row + (x - start), right - x);
    }
}
