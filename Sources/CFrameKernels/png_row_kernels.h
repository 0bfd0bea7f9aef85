// The kernels, included once for every processor they are compiled for; KERNEL(name) names the copy.

static inline uint64_t KERNEL(word)(const uint8_t *place) {
    uint64_t word;
    memcpy(&word, place, sizeof word);
    return word;
}

static bool KERNEL(are_opaque)(const uint8_t *pixels, size_t count) {
    // A stretch is short enough to give up early and long enough to be one loop of vectors.
    enum { stretch = 1024 };
    for (size_t done = 0; done < count;) {
        size_t end = count - done < stretch ? count : done + stretch;
        uint32_t common = UINT32_MAX;
        for (; done < end; done++) {
            uint32_t pixel;
            memcpy(&pixel, pixels + 4 * done, sizeof pixel);
            common &= pixel;
        }
        if (common >> 24 != 255) return false;
    }
    return true;
}

/// Pixels of which some may be translucent.
static inline void KERNEL(unpack_soft)(const uint8_t *from, uint8_t *to, size_t count) {
    for (size_t i = 0; i < count; i++) {
        // Numbers below 2^17 and quotients of at least 1/255 apart from the next integer: floats are exact.
        uint8_t alpha = from[4 * i + 3];
        float divisor = alpha ? alpha : 1, half = alpha / 2, factor = alpha ? 255 : 0;
        for (size_t channel = 0; channel < 3; channel++) {
            int quotient = (int)((from[4 * i + 2 - channel] * factor + half) / divisor);
            to[4 * i + channel] = quotient < 255 ? quotient : 255;
        }
        to[4 * i + 3] = alpha;
    }
}

static void KERNEL(unpack_alpha)(const uint8_t *from, uint8_t *to, size_t count) {
    size_t i = 0;
    for (; i + 2 <= count; i += 2) {
        uint64_t pair = KERNEL(word)(from + 4 * i);
        const uint64_t alphas = 0xFF000000FF000000, greens = 0x0000FF000000FF00, blues = 0x000000FF000000FF;
        if ((pair & alphas) == alphas || pair == 0) {
            pair = (pair & (alphas | greens)) | (pair & blues) << 16 | (pair >> 16 & blues);
            memcpy(to + 4 * i, &pair, sizeof pair);
        } else if (i + 8 <= count) {
            KERNEL(unpack_soft)(from + 4 * i, to + 4 * i, 8);
            i += 6;
        } else {
            KERNEL(unpack_soft)(from + 4 * i, to + 4 * i, 2);
        }
    }
    if (i < count) KERNEL(unpack_soft)(from + 4 * i, to + 4 * i, 1);
}

static void KERNEL(unpack)(const FrameRowLayout *layout, const uint8_t *from, uint8_t *to) {
    size_t count = layout->pixels, i = 0;
    if (layout->channels == 4) {
        KERNEL(unpack_alpha)(from, to, count);
        return;
    }
#ifdef KERNELS_HAVE_AVX2
    const __m256i order = _mm256_setr_epi8(
        2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1,
        -1, -1);
    for (; i + 8 <= count; i += 8) {
        __m256i pixels = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)(from + 4 * i)), order);
        // Each store writes four bytes too many, which the next one replaces.
        _mm_storeu_si128((__m128i *)(to + 3 * i), _mm256_castsi256_si128(pixels));
        _mm_storeu_si128((__m128i *)(to + 3 * i + 12), _mm256_extracti128_si256(pixels, 1));
    }
#endif
    for (; i < count; i++) {
        to[3 * i] = from[4 * i + 2];
        to[3 * i + 1] = from[4 * i + 1];
        to[3 * i + 2] = from[4 * i];
    }
}

static void KERNEL(subtract)(
    const uint8_t *row, const uint8_t *prediction, uint8_t *restrict out, size_t length) {
    for (size_t i = 0; i < length; i++) out[i] = row[i] - prediction[i];
}

static void KERNEL(average)(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, uint8_t *restrict out, size_t length) {
    for (size_t i = 0; i < length; i++) out[i] = row[i] - (uint8_t)((left[i] + above[i]) >> 1);
}

static inline uint8_t KERNEL(distance)(uint8_t a, uint8_t b) { return a > b ? a - b : b - a; }

/// PNG specification 9.4: left, above or above left, whichever is nearest to left + above - above left.
///
/// All in bytes, of which a vector has most. The nearest is searched by distances; those of left and above are
/// |above - corner| and |left - corner|, and that of the corner is their sum where it lies on the same side of
/// both, else their difference. A sum cut to 255 is no smaller than either.
static void KERNEL(paeth)(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *corner,
    uint8_t *restrict out, size_t length) {
    for (size_t i = 0; i < length; i++) {
        uint8_t a = left[i], b = above[i], c = corner[i];
        uint8_t of_left = KERNEL(distance)(b, c), of_above = KERNEL(distance)(a, c);
        uint8_t sum = of_left + of_above;
        sum = sum < of_left ? 255 : sum;
        uint8_t of_corner = (a >= c) == (b >= c) ? sum : KERNEL(distance)(of_left, of_above);
        uint8_t other = of_above <= of_corner ? b : c;
        out[i] = row[i] - (of_left <= of_above && of_left <= of_corner ? a : other);
    }
}

static void KERNEL(filter)(
    const FrameRowLayout *layout, int filter, const uint8_t *row, const uint8_t *above, uint8_t *out) {
    size_t channels = layout->channels, length = layout->pixels * channels;
    switch (filter) {
    case 1: KERNEL(subtract)(row, row - channels, out, length); break;
    case 2: KERNEL(subtract)(row, above, out, length); break;
    case 3: KERNEL(average)(row, row - channels, above, out, length); break;
    case 4: KERNEL(paeth)(row, row - channels, above, above - channels, out, length); break;
    default: memcpy(out, row, length); break;
    }
}

/// The sum of the bytes' absolute values, each taken as a signed number.
static uint64_t KERNEL(size)(const uint8_t *bytes, size_t length) {
    uint64_t sum = 0;
    size_t i = 0;
#ifdef KERNELS_HAVE_AVX2
    __m256i sums = _mm256_setzero_si256();
    for (; i + 32 <= length; i += 32) {
        __m256i sizes = _mm256_abs_epi8(_mm256_loadu_si256((const __m256i *)(bytes + i)));
        sums = _mm256_add_epi64(sums, _mm256_sad_epu8(sizes, _mm256_setzero_si256()));
    }
    uint64_t lanes[4];
    _mm256_storeu_si256((__m256i *)lanes, sums);
    sum = lanes[0] + lanes[1] + lanes[2] + lanes[3];
#endif
    for (; i < length; i++) sum += bytes[i] < 128 ? bytes[i] : 256 - bytes[i];
    return sum;
}

static int KERNEL(best_filter)(
    const FrameRowLayout *layout, unsigned filters, const uint8_t *row, const uint8_t *above,
    uint8_t *scratch) {
    uint64_t least = UINT64_MAX;
    int best = 0;
    for (int filter = 0; filter < 5; filter++) {
        if (!(filters >> filter & 1)) continue;
        KERNEL(filter)(layout, filter, row, above, scratch);
        uint64_t size = KERNEL(size)(scratch, layout->pixels * layout->channels);
        if (size < least) {
            least = size;
            best = filter;
        }
    }
    return best;
}

/// Where a run ends that has lasted up to `place`.
static inline size_t KERNEL(run_end)(const uint8_t *bytes, size_t place, size_t end, size_t distance) {
#ifdef KERNELS_HAVE_AVX2
    for (; place + 32 <= end; place += 32) {
        __m256i here = _mm256_loadu_si256((const __m256i *)(bytes + place));
        __m256i before = _mm256_loadu_si256((const __m256i *)(bytes + place - distance));
        uint32_t equal = _mm256_movemask_epi8(_mm256_cmpeq_epi8(here, before));
        if (equal != UINT32_MAX) return place + __builtin_ctz(~equal);
    }
#endif
    for (; place + 8 <= end; place += 8) {
        uint64_t difference = KERNEL(word)(bytes + place) ^ KERNEL(word)(bytes + place - distance);
        if (difference) return place + (__builtin_ctzll(difference) >> 3);
    }
    while (place < end && bytes[place] == bytes[place - distance]) place++;
    return place;
}

/// Lengths of runs beyond 10 share a symbol with as many others as their extra bits tell (RFC 1951, 3.2.5).
static inline unsigned KERNEL(length_symbol)(size_t length) {
    if (length == 258) return 285;
    unsigned offset = (unsigned)length - 3;
    if (offset < 8) return 257 + offset;
    unsigned extra = 29 - __builtin_clz(offset);
    return 257 + 4 * extra + (offset >> extra);
}

static void KERNEL(count_runs)(const uint8_t *bytes, size_t length, size_t distance, uint32_t *counts) {
    uint32_t *lanes[FrameRunLanes];
    for (size_t lane = 0; lane < FrameRunLanes; lane++) lanes[lane] = counts + lane * FrameRunSymbols;
    size_t place = 0;
    for (; place < length && place < FirstRun; place++) lanes[0][bytes[place]]++;
    while (place + 8 <= length) {
        uint64_t eight = KERNEL(word)(bytes + place);
        if (eight == KERNEL(word)(bytes + place - distance)) {
            size_t end = KERNEL(run_end)(bytes, place + 8, length, distance), left = end - place;
            lanes[0][285] += left / 258;
            left %= 258;
            if (left >= 3) {
                lanes[1][KERNEL(length_symbol)(left)]++;
                left = 0;
            }
            place = end - left;
            // A remainder that is too short is not met again as a run: it would be eight bytes long.
            continue;
        }
        lanes[0][eight & 255]++;
        lanes[1][eight >> 8 & 255]++;
        lanes[2][eight >> 16 & 255]++;
        lanes[3][eight >> 24 & 255]++;
        place += 4;
    }
    for (; place < length; place++) lanes[0][bytes[place]]++;
}

static inline void KERNEL(put)(FrameBitStream *stream, FrameRunCode code) {
    stream->bits |= (uint64_t)code.bits << stream->count;
    stream->count += code.count;
}

/// Hands over whole bytes; fewer than eight bits are left, so 56 more have room.
static inline void KERNEL(flush)(FrameBitStream *stream) {
    memcpy(stream->next, &stream->bits, sizeof stream->bits);
    stream->next += stream->count >> 3;
    stream->bits >>= stream->count & 56;
    stream->count &= 7;
}

/// Writes the four lowest bytes of a word as literals.
static inline void KERNEL(put_four)(FrameBitStream *stream, const FrameRunCode *literals, uint64_t bytes) {
    const FrameRunCode *a = literals + (bytes & 255), *b = literals + (bytes >> 8 & 255);
    const FrameRunCode *c = literals + (bytes >> 16 & 255), *d = literals + (bytes >> 24 & 255);
    // Two pairs, then the four: the bits wait for one shift instead of four.
    uint64_t first = a->bits | (uint64_t)b->bits << (a->count & 63);
    uint64_t second = c->bits | (uint64_t)d->bits << (c->count & 63);
    uint64_t count = a->count + b->count;
    stream->bits |= (first | second << (count & 63)) << (stream->count & 63);
    stream->count += count + c->count + d->count;
    KERNEL(flush)(stream);
}

static void KERNEL(write_runs)(
    const uint8_t *bytes, size_t length, size_t distance, const FrameRunCode *literals,
    FrameBitStream *target) {
    const FrameRunCode *runs = literals + 256;
    FrameBitStream stream = *target;
    size_t place = 0;
    for (; place < length && place < FirstRun; place++) {
        KERNEL(put)(&stream, literals[bytes[place]]);
        KERNEL(flush)(&stream);
    }
    while (place + 8 <= length) {
        uint64_t eight = KERNEL(word)(bytes + place);
        if (eight != KERNEL(word)(bytes + place - distance)) {
            KERNEL(put_four)(&stream, literals, eight);
            place += 4;
            continue;
        }
        size_t end = KERNEL(run_end)(bytes, place + 8, length, distance), left = end - place;
        for (; left >= 258; left -= 258) {
            KERNEL(put)(&stream, runs[258]);
            KERNEL(flush)(&stream);
        }
        if (left >= 3) {
            KERNEL(put)(&stream, runs[left]);
            KERNEL(flush)(&stream);
            left = 0;
        }
        place = end - left;
    }
    for (; place < length; place++) {
        KERNEL(put)(&stream, literals[bytes[place]]);
        KERNEL(flush)(&stream);
    }
    *target = stream;
}
