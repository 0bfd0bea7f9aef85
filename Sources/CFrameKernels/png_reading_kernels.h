// The kernels of png_reading.c, included once for every processor they are compiled for.
//
// The channels of a pixel are undone side by side; from pixel to pixel a filter has to wait for the one before.

#ifndef PNG_READING_LANES
#define PNG_READING_LANES
typedef uint8_t ByteLanes __attribute__((vector_size(4)));
typedef int16_t WideLanes __attribute__((vector_size(8)));
#endif

static inline ByteLanes KERNEL(lanes)(const uint8_t *place) {
    ByteLanes lanes;
    memcpy(&lanes, place, sizeof lanes);
    return lanes;
}

/// Stores a pixel; of four bytes the last is left alone where a pixel has three.
static inline void KERNEL(store)(uint8_t *place, ByteLanes lanes, size_t channels) {
    memcpy(place, &lanes, channels);
}

static inline void KERNEL(undo_sub)(uint8_t *row, size_t count, size_t channels) {
    ByteLanes left = {0};
    for (size_t i = 0; i < count; i++, row += channels) {
        left += KERNEL(lanes)(row);
        KERNEL(store)(row, left, channels);
    }
}

static void KERNEL(undo_up)(uint8_t *restrict row, const uint8_t *restrict above, size_t length) {
    for (size_t i = 0; i < length; i++) row[i] += above[i];
}

static inline void KERNEL(undo_average)(
    uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
    WideLanes left = {0};
    for (size_t i = 0; i < count; i++, row += channels, above += channels) {
        WideLanes up = __builtin_convertvector(KERNEL(lanes)(above), WideLanes);
        ByteLanes average = __builtin_convertvector((left + up) >> 1, ByteLanes);
        ByteLanes pixel = KERNEL(lanes)(row) + average;
        KERNEL(store)(row, pixel, channels);
        left = __builtin_convertvector(pixel, WideLanes);
    }
}

static inline WideLanes KERNEL(magnitude)(WideLanes lanes) { return __builtin_elementwise_abs(lanes); }

static inline void KERNEL(undo_paeth)(uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
    WideLanes left = {0}, corner = {0};
    for (size_t i = 0; i < count; i++, row += channels, above += channels) {
        WideLanes up = __builtin_convertvector(KERNEL(lanes)(above), WideLanes);
        // PNG specification 9.4, with the differences taken from the corner.
        WideLanes rise = up - corner, run = left - corner;
        WideLanes of_left = KERNEL(magnitude)(rise), of_up = KERNEL(magnitude)(run);
        WideLanes of_corner = KERNEL(magnitude)(rise + run);
        WideLanes takes_left = (of_left <= of_up) & (of_left <= of_corner);
        WideLanes takes_up = ~takes_left & (of_up <= of_corner);
        WideLanes nearest = (left & takes_left) | (up & takes_up) | (corner & ~takes_left & ~takes_up);
        ByteLanes pixel = KERNEL(lanes)(row) + __builtin_convertvector(nearest, ByteLanes);
        KERNEL(store)(row, pixel, channels);
        left = __builtin_convertvector(pixel, WideLanes);
        corner = up;
    }
}

static bool KERNEL(undo)(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
    // The number of channels is known to each copy of the loops.
    switch (filter) {
    case 0: return true;
    case 1: channels == 3 ? KERNEL(undo_sub)(row, count, 3) : KERNEL(undo_sub)(row, count, 4); return true;
    case 2: KERNEL(undo_up)(row, above, count * channels); return true;
    case 3:
        channels == 3 ? KERNEL(undo_average)(row, above, count, 3)
                      : KERNEL(undo_average)(row, above, count, 4);
        return true;
    case 4:
        channels == 3 ? KERNEL(undo_paeth)(row, above, count, 3) : KERNEL(undo_paeth)(row, above, count, 4);
        return true;
    default: return false;
    }
}

static void KERNEL(pack_rgb)(const uint8_t *from, uint8_t *to, size_t count) {
    size_t i = 0;
#ifdef KERNELS_HAVE_AVX2
    const __m256i order = _mm256_setr_epi8(
        2, 1, 0, -1, 5, 4, 3, -1, 8, 7, 6, -1, 11, 10, 9, -1, 2, 1, 0, -1, 5, 4, 3, -1, 8, 7, 6, -1, 11, 10, 9,
        -1);
    const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
    // Sixteen bytes are read for twelve, twice; the last of them must still be the row's.
    for (; i + 10 <= count; i += 8) {
        __m128i low = _mm_loadu_si128((const __m128i *)(from + 3 * i));
        __m128i high = _mm_loadu_si128((const __m128i *)(from + 3 * i + 12));
        __m256i pixels = _mm256_shuffle_epi8(_mm256_set_m128i(high, low), order);
        _mm256_storeu_si256((__m256i *)(to + 4 * i), _mm256_or_si256(pixels, opaque));
    }
#endif
    for (; i < count; i++) {
        to[4 * i] = from[3 * i + 2];
        to[4 * i + 1] = from[3 * i + 1];
        to[4 * i + 2] = from[3 * i];
        to[4 * i + 3] = 255;
    }
}

/// a * b / 255, rounded to the nearest.
static inline uint8_t KERNEL(product)(uint8_t a, uint8_t b) {
    uint16_t sum = (uint16_t)(a * b + 128);
    return (uint8_t)((uint16_t)(sum + (sum >> 8)) >> 8);
}

static void KERNEL(pack_rgba)(const uint8_t *restrict from, uint8_t *restrict to, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t alpha = from[4 * i + 3];
        to[4 * i] = KERNEL(product)(from[4 * i + 2], alpha);
        to[4 * i + 1] = KERNEL(product)(from[4 * i + 1], alpha);
        to[4 * i + 2] = KERNEL(product)(from[4 * i], alpha);
        to[4 * i + 3] = alpha;
    }
}

static bool KERNEL(read_rows)(const FramePNGRows *rows, uint8_t *filtered, uint8_t *pixels) {
    size_t length = rows->width * rows->channels;
    const uint8_t *above = NULL;
    for (size_t y = 0; y < rows->height; y++) {
        int filter = *filtered++;
        // Above the first row lie zeros: up is none, Paeth is sub, and the average is that of left and 0.
        if (above == NULL && filter == 4) filter = 1;
        if (above == NULL && filter == 2) filter = 0;
        if (above == NULL && filter == 3) {
            for (size_t i = rows->channels; i < length; i++) filtered[i] += filtered[i - rows->channels] >> 1;
        } else if (!KERNEL(undo)(filter, filtered, above == NULL ? filtered : above, rows->width, rows->channels)) {
            return false;
        }
        if (rows->channels == 3) {
            KERNEL(pack_rgb)(filtered, pixels, rows->width);
        } else {
            KERNEL(pack_rgba)(filtered, pixels, rows->width);
        }
        above = filtered;
        filtered += length;
        pixels += 4 * rows->width;
    }
    return true;
}
