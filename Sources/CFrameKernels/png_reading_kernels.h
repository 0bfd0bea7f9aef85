// The kernels of png_reading.c, included once for every processor they are compiled for.
//
// The channels of a pixel are undone side by side; from pixel to pixel a filter has to wait for the one before.

#ifndef PNG_READING_LANES
#define PNG_READING_LANES
typedef uint8_t ByteLanes __attribute__((vector_size(4)));
typedef int16_t WideLanes __attribute__((vector_size(8)));
typedef int16_t PairLanes __attribute__((vector_size(16)));
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

/// PNG specification 9.4: left, up or corner, whichever is nearest to left + up - corner; the distances are
/// taken from the corner. A macro, for lanes of one pixel and of two.
#define PNG_PAETH(Lanes, left, up, corner, result) \
    do { \
        Lanes rise = up - corner, run = left - corner; \
        Lanes of_left = __builtin_elementwise_abs(rise), of_up = __builtin_elementwise_abs(run); \
        Lanes of_corner = __builtin_elementwise_abs(rise + run); \
        Lanes takes_left = (of_left <= of_up) & (of_left <= of_corner), takes_up = of_up <= of_corner; \
        Lanes other = (up & takes_up) | (corner & ~takes_up); \
        result = (left & takes_left) | (other & ~takes_left); \
    } while (0)

static inline void KERNEL(undo_paeth)(uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
    WideLanes left = {0}, corner = {0};
    for (size_t i = 0; i < count; i++, row += channels, above += channels) {
        WideLanes up = __builtin_convertvector(KERNEL(lanes)(above), WideLanes), nearest;
        PNG_PAETH(WideLanes, left, up, corner, nearest);
        ByteLanes pixel = KERNEL(lanes)(row) + __builtin_convertvector(nearest, ByteLanes);
        KERNEL(store)(row, pixel, channels);
        left = __builtin_convertvector(pixel, WideLanes);
        corner = up;
    }
}

/// Undoes two rows at once, the lower one a pixel behind: where it is, the upper one is known.
///
/// A pixel waits for the one before, so that two rows take no longer than one.
static inline void KERNEL(undo_paeth_pair)(
    uint8_t *row, uint8_t *below, const uint8_t *above, size_t count, size_t channels) {
    // The first pixel of a row is predicted by what lies above it.
    WideLanes corner_above = __builtin_convertvector(KERNEL(lanes)(above), WideLanes);
    ByteLanes first = KERNEL(lanes)(row) + KERNEL(lanes)(above);
    KERNEL(store)(row, first, channels);
    WideLanes known = __builtin_convertvector(first, WideLanes), nothing = {0};
    PairLanes left = __builtin_shufflevector(known, nothing, 0, 1, 2, 3, 4, 5, 6, 7);
    PairLanes corner = __builtin_shufflevector(corner_above, nothing, 0, 1, 2, 3, 4, 5, 6, 7);
    for (size_t i = 1; i < count; i++) {
        WideLanes over = __builtin_convertvector(KERNEL(lanes)(above + i * channels), WideLanes);
        PairLanes up = __builtin_shufflevector(over, known, 0, 1, 2, 3, 4, 5, 6, 7), nearest;
        PNG_PAETH(PairLanes, left, up, corner, nearest);
        WideLanes here = __builtin_convertvector(KERNEL(lanes)(row + i * channels), WideLanes);
        WideLanes behind = __builtin_convertvector(KERNEL(lanes)(below + (i - 1) * channels), WideLanes);
        PairLanes pixels = __builtin_shufflevector(here, behind, 0, 1, 2, 3, 4, 5, 6, 7) + nearest;
        pixels &= 255;
        known = __builtin_shufflevector(pixels, pixels, 0, 1, 2, 3);
        KERNEL(store)(row + i * channels, __builtin_convertvector(known, ByteLanes), channels);
        KERNEL(store)(
            below + (i - 1) * channels,
            __builtin_convertvector(__builtin_shufflevector(pixels, pixels, 4, 5, 6, 7), ByteLanes), channels);
        left = pixels;
        corner = up;
    }
    WideLanes last_left = __builtin_shufflevector(left, left, 4, 5, 6, 7), nearest;
    WideLanes last_corner = __builtin_shufflevector(corner, corner, 4, 5, 6, 7);
    PNG_PAETH(WideLanes, last_left, known, last_corner, nearest);
    uint8_t *last = below + (count - 1) * channels;
    KERNEL(store)(last, KERNEL(lanes)(last) + __builtin_convertvector(nearest, ByteLanes), channels);
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

/// Packs a row beside the pixels first, whose place may hold the row itself.
static void KERNEL(pack)(const FramePNGRows *rows, const uint8_t *row, uint8_t *pixels) {
    if (rows->channels == 3) {
        KERNEL(pack_rgb)(row, rows->scratch, rows->width);
    } else {
        KERNEL(pack_rgba)(row, rows->scratch, rows->width);
    }
    memcpy(pixels, rows->scratch, 4 * rows->width);
}

/// The first row, above which lie zeros: up is none, Paeth is sub, and the average is that of left and 0.
static bool KERNEL(undo_first)(const FramePNGRows *rows, int filter, uint8_t *row) {
    if (filter == 3) {
        size_t length = rows->width * rows->channels;
        for (size_t i = rows->channels; i < length; i++) row[i] += row[i - rows->channels] >> 1;
        return true;
    }
    return KERNEL(undo)(filter == 4 ? 1 : filter == 2 ? 0 : filter, row, row, rows->width, rows->channels);
}

static bool KERNEL(read_rows)(const FramePNGRows *rows, uint8_t *filtered, uint8_t *pixels) {
    size_t width = rows->width, channels = rows->channels, step = width * channels + 1;
    // A row is packed once the one below is known, which needs it.
    size_t packed = 0;
    for (size_t y = 0; y < rows->height; y++) {
        uint8_t *row = filtered + y * step + 1;
        uint8_t *below = y + 1 < rows->height ? row + step : row;
        const uint8_t *above = y > 0 ? row - step : row;
        int filter = row[-1];
        if (y == 0) {
            if (!KERNEL(undo_first)(rows, filter, row)) return false;
        } else if (filter == 4 && below != row && below[-1] == 4) {
            channels == 3 ? KERNEL(undo_paeth_pair)(row, below, above, width, 3)
                          : KERNEL(undo_paeth_pair)(row, below, above, width, 4);
            y++;
        } else if (!KERNEL(undo)(filter, row, above, width, channels)) {
            return false;
        }
        for (; packed < y; packed++) KERNEL(pack)(rows, filtered + packed * step + 1, pixels + 4 * width * packed);
    }
    for (; packed < rows->height; packed++) {
        KERNEL(pack)(rows, filtered + packed * step + 1, pixels + 4 * width * packed);
    }
    return true;
}
