// The kernels of pixel_differences.c, included once for every processor they are compiled for.

/// Marks of up to 64 pixels.
static inline uint64_t KERNEL(marks)(const uint8_t *one, const uint8_t *other, size_t count) {
    uint64_t marks = 0;
    size_t i = 0;
#ifdef KERNELS_HAVE_AVX2
    for (; i + 8 <= count; i += 8) {
        __m256i a = _mm256_loadu_si256((const __m256i *)(one + 4 * i));
        __m256i b = _mm256_loadu_si256((const __m256i *)(other + 4 * i));
        unsigned same = _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(a, b)));
        marks |= (uint64_t)(same ^ 0xFF) << i;
    }
#endif
    for (; i < count; i++) {
        uint32_t a, b;
        memcpy(&a, one + 4 * i, sizeof a);
        memcpy(&b, other + 4 * i, sizeof b);
        marks |= (uint64_t)(a != b) << i;
    }
    return marks;
}

static size_t KERNEL(mark)(const uint8_t *one, const uint8_t *other, size_t count, uint64_t *marks) {
    size_t marked = 0;
    for (size_t start = 0; start < count; start += FrameMarksPerWord) {
        size_t left = count - start < FrameMarksPerWord ? count - start : FrameMarksPerWord;
        uint64_t word = KERNEL(marks)(one + 4 * start, other + 4 * start, left);
        *marks++ = word;
        marked += __builtin_popcountll(word);
    }
    return marked;
}

/// A bit for each lane that is true, the first one lowest.
static inline unsigned KERNEL(bits)(Words truths) {
#ifdef KERNELS_HAVE_AVX2
    return (unsigned)_mm256_movemask_ps((__m256)truths);
#else
    unsigned bits = 0;
    for (int i = 0; i < Lanes; i++) bits |= (unsigned)(truths[i] & 1) << i;
    return bits;
#endif
}

/// Whether a marked one of eight pairs of pixels may be farther apart than a limit; a quick look at the bytes.
///
/// A way leads from one colour to the other that first rises and then falls, and so nowhere lies below the darker
/// one's brightest channel; it changes one channel by one at a time. Where the brightest channel has at least 16 k, no
/// such step of red, green and blue is longer than factors[k] thirteenths of 41, 56 and 33 units of 6.17/1024: the
/// largest of all steps, which were gone through, rounded up. In finer units sums would not fit into 16 bits.
static inline bool KERNEL(may_be_far)(Words one, Words other, Words marked, Words limit) {
#ifdef KERNELS_HAVE_AVX2
    const __m256i alpha = _mm256_set1_epi32((int32_t)0xFF000000), weights = _mm256_set1_epi32(0x00293821);
    const __m256i factors = _mm256_broadcastsi128_si256(
        _mm_setr_epi8((char)242, 60, 34, 22, 16, 14, 13, 13, 13, 13, 12, 12, 12, 12, 12, 11));
    __m256i first = (__m256i)one, second = (__m256i)other;
    __m256i darker = _mm256_min_epu8(first, second);
    // Translucent pixels are as far from one another as can be.
    __m256i is_soft = _mm256_xor_si256(_mm256_and_si256(darker, alpha), alpha);
    __m256i differences = _mm256_sub_epi8(_mm256_max_epu8(first, second), darker);
    differences = _mm256_andnot_si256(alpha, differences);
    __m256i sums = _mm256_madd_epi16(_mm256_maddubs_epi16(differences, weights), _mm256_set1_epi16(1));
    // No brighter than the darker one's brightest channel.
    __m256i light = _mm256_max_epu8(
        darker, _mm256_max_epu8(_mm256_srli_epi32(darker, 8), _mm256_srli_epi32(darker, 16)));
    __m256i sixteenth = _mm256_and_si256(_mm256_srli_epi32(light, 4), _mm256_set1_epi32(0x0F));
    __m256i factor = _mm256_and_si256(_mm256_shuffle_epi8(factors, sixteenth), _mm256_set1_epi32(0xFF));
    __m256i is_far = _mm256_cmpgt_epi32(_mm256_mullo_epi32(sums, factor), (__m256i)limit);
    return !_mm256_testz_si256(_mm256_or_si256(is_far, is_soft), (__m256i)marked);
#else
    (void)one, (void)other, (void)limit;
    return __builtin_reduce_or(marked) != 0;
#endif
}

/// The limit of `may_be_far`; a thousandth less, for what rounding adds to a distance.
static inline Words KERNEL(byte_limit)(float distance) {
    return (Words){0} + (int32_t)(distance * (0.999f * 13 * 1024 / 6.17f));
}

/// Whether a marked one of eight pairs of pixels may be farther apart than a limit, by their rough colours.
static inline bool KERNEL(may_be_roughly_far)(Words one, Words other, Words marked, float limit) {
    float rest = (limit - 2 * RoughError) / 100;
    if (rest <= 0 || !KERNEL(are_opaque)(one, other)) return true;
    Words is_far = KERNEL(rough_squares)(one, other) > rest * rest;
    return __builtin_reduce_or(is_far & marked) != 0;
}

/// Eight neighbouring pixels of both pictures.
typedef struct {
    Words one, other;
    /// All bits of those that are marked.
    Words marked;
} KERNEL(Eight);

/// The pixels from a column on, at least one of them in the row.
static inline KERNEL(Eight) KERNEL(eight)(
    const uint8_t *one, const uint8_t *other, size_t count, const uint64_t *marks, size_t column) {
    const Words lanes = {1, 2, 4, 8, 16, 32, 64, 128};
    KERNEL(Eight) eight;
    const uint8_t *from = one + 4 * column, *to = other + 4 * column;
    uint8_t rest[2][4 * Lanes];
    if (count - column < Lanes) {
        memset(rest, 0, sizeof rest);
        memcpy(rest[0], from, 4 * (count - column));
        memcpy(rest[1], to, 4 * (count - column));
        from = rest[0];
        to = rest[1];
    }
    memcpy(&eight.one, from, sizeof eight.one);
    memcpy(&eight.other, to, sizeof eight.other);
    uint64_t bits = marks[column / FrameMarksPerWord] >> column % FrameMarksPerWord;
    eight.marked = (lanes & (int32_t)(bits & 0xFF)) != 0;
    return eight;
}

/// Measures eight pixels all at once, since to leave out some of them would take as long; returns whether a marked one is
/// farther than all before, and takes the marks of those within the tolerance.
static bool KERNEL(measure_eight)(
    const FrameDistanceSetting *setting, KERNEL(Eight) eight, size_t column, uint64_t *word,
    FrameFarthestPixel *farthest) {
    Reals distances = KERNEL(distances)(setting->linear, eight.one, eight.other);
    if (setting->tolerance > 0) {
        uint64_t near = KERNEL(bits)(distances <= setting->tolerance) & KERNEL(bits)(eight.marked);
        *word &= ~(near << column % FrameMarksPerWord);
    }
    // Numbers that are not negative lie in the order of their bits.
    Words order = (Words)distances & eight.marked;
    int32_t largest = __builtin_reduce_max(order);
    float distance;
    memcpy(&distance, &largest, sizeof distance);
    if (distance <= farthest->distance) return false;
    size_t lane = (size_t)__builtin_ctz(KERNEL(bits)(order == largest));
    *farthest = (FrameFarthestPixel){.distance = distance, .column = column + lane};
    return true;
}

/// Takes the marks of eight pixels that are all near.
static inline void KERNEL(unmark)(const FrameDistanceSetting *setting, uint64_t *marks, size_t column) {
    if (setting->tolerance == 0) return;
    marks[column / FrameMarksPerWord] &= ~((uint64_t)0xFF << column % FrameMarksPerWord);
}

/// Measures a stretch of a row. Where eights of pixels lie that stay in the sieve is put down without a branch.
static bool KERNEL(measure_stretch)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t start, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    uint32_t columns[SievedPixels / Lanes];
    size_t far = 0, left = 0;
    const float tolerance = setting->tolerance;
    const float least = tolerance == 0 || farthest->distance < tolerance ? farthest->distance : tolerance;
    const Words limit = KERNEL(byte_limit)(least);
    for (size_t column = start; column < count && column < start + SievedPixels; column += Lanes) {
        if (marks[column / FrameMarksPerWord] >> column % FrameMarksPerWord == 0) {
            // On to the last pixels of the word, and so to the next one.
            column |= FrameMarksPerWord - Lanes;
            continue;
        }
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, column);
        bool is_far = KERNEL(may_be_far)(eight.one, eight.other, eight.marked, limit);
        columns[far] = (uint32_t)column;
        far += is_far;
        if (!is_far) KERNEL(unmark)(setting, marks, column);
    }
    for (size_t i = 0; i < far; i++) {
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, columns[i]);
        bool is_far = KERNEL(may_be_roughly_far)(eight.one, eight.other, eight.marked, least);
        if (!is_far) KERNEL(unmark)(setting, marks, columns[i]);
        columns[left] = columns[i];
        left += is_far;
    }
    bool found = false;
    for (size_t i = 0; i < left; i++) {
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, columns[i]);
        found |= KERNEL(measure_eight)(
            setting, eight, columns[i], marks + columns[i] / FrameMarksPerWord, farthest);
    }
    return found;
}

static bool KERNEL(measure)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    bool found = false;
    for (size_t start = 0; start < count; start += SievedPixels) {
        found |= KERNEL(measure_stretch)(setting, one, other, start, count, marks, farthest);
    }
    return found;
}
