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

/// The cube roots of numbers of 0 to 1; steps of Halley's iteration from a guess by the exponent.
///
/// One step is exact to 1/40000, two are exact to the last bits.
static inline Reals KERNEL(cube_roots)(Reals values, int steps) {
    // The root of what is less is less than the last digit that is printed, and 0 would divide by 0.
    const Reals least = {1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f};
    values = __builtin_elementwise_max(values, least);
    // A third of the exponent; the constant is two thirds of that of 1.
    Reals third = __builtin_convertvector((Words)values, Reals) * (1.0f / 3);
    Reals roots = (Reals)(__builtin_convertvector(third, Words) + 0x2A514067);
    for (int step = 0; step < steps; step++) {
        Reals cubes = roots * roots * roots;
        roots = roots * ((cubes + values + values) / (cubes + cubes + values));
    }
    return roots;
}

/// The linear light of a channel of eight pixels, given by the place of its lowest bit.
///
/// What alpha leaves open may be added; the sum wraps for a pixel that is brighter than its alpha allows.
static inline Reals KERNEL(light)(const float *linear, Words pixels, int shift, Words open) {
    Words values = ((pixels >> shift) + open) & 255;
#ifdef KERNELS_HAVE_AVX2
    return (Reals)_mm256_i32gather_ps(linear, (__m256i)values, sizeof(float));
#else
    Reals light;
    for (int i = 0; i < Lanes; i++) light[i] = linear[values[i]];
    return light;
#endif
}

/// The cone responses of eight pixels by their linear light; `steps` as for `cube_roots`.
static inline void KERNEL(cones)(Reals red, Reals green, Reals blue, int steps, Reals cones[3]) {
    const float weights[3][3] = {
        {0.4122214708f, 0.5363325363f, 0.0514459929f},
        {0.2119034982f, 0.6806995451f, 0.1073969566f},
        {0.0883024619f, 0.2817188376f, 0.6299787005f},
    };
    for (int i = 0; i < 3; i++) {
        const float *weight = weights[i];
        cones[i] = KERNEL(cube_roots)(weight[0] * red + weight[1] * green + weight[2] * blue, steps);
    }
}

/// The cone responses of eight pixels, seen over black or, with what alpha leaves open, over white.
static inline void KERNEL(exact_cones)(const float *linear, Words pixels, bool is_over_white, Reals cones[3]) {
    Words open = is_over_white ? 255 - (pixels >> 24 & 255) : (Words){0};
    Reals red = KERNEL(light)(linear, pixels, 16, open);
    Reals green = KERNEL(light)(linear, pixels, 8, open);
    Reals blue = KERNEL(light)(linear, pixels, 0, open);
    KERNEL(cones)(red, green, blue, 2, cones);
}

/// About the linear light of a channel of eight pixels: no number of a cubic is looked up.
static inline Reals KERNEL(rough_light)(Words pixels, int shift) {
    Reals value = __builtin_convertvector(pixels >> shift & 255, Reals) * (1.0f / 255);
    return value * (0.0568216f + value * (0.4715964f + value * 0.4905334f));
}

/// About the cone responses of eight opaque pixels.
static inline void KERNEL(rough_cones)(Words pixels, Reals cones[3]) {
    KERNEL(cones)(
        KERNEL(rough_light)(pixels, 16), KERNEL(rough_light)(pixels, 8), KERNEL(rough_light)(pixels, 0), 1, cones);
}

/// The squares of the distances of eight pairs of colours, given by their cone responses.
static inline Reals KERNEL(squares)(const Reals cones[3], const Reals others[3]) {
    // From the responses the map is linear, so that one of the difference is enough.
    Reals l = cones[0] - others[0], m = cones[1] - others[1], n = cones[2] - others[2];
    Reals lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * n;
    Reals green_red = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * n;
    Reals blue_yellow = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * n;
    return lightness * lightness + green_red * green_red + blue_yellow * blue_yellow;
}

/// The squares of the distances of eight pairs of pixels, seen over black or over white.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020: linear sRGB to cone responses, cube
/// roots, and from these to lightness and two opponent axes.
static inline Reals KERNEL(exact_squares)(const float *linear, Words one, Words other, bool is_over_white) {
    Reals cones[3], others[3];
    KERNEL(exact_cones)(linear, one, is_over_white, cones);
    KERNEL(exact_cones)(linear, other, is_over_white, others);
    return KERNEL(squares)(cones, others);
}

static inline bool KERNEL(are_opaque)(Words one, Words other) {
    return __builtin_reduce_and((one & other) >> 24) == -1;
}

/// The distances of eight pairs of pixels.
static inline Reals KERNEL(distances)(const float *linear, Words one, Words other) {
    Reals squares = KERNEL(exact_squares)(linear, one, other, false);
    // Where all are opaque, what lies behind them makes no difference.
    if (!KERNEL(are_opaque)(one, other)) {
        squares = __builtin_elementwise_max(squares, KERNEL(exact_squares)(linear, one, other, true));
    }
    return 100 * __builtin_elementwise_sqrt(squares);
}

static float KERNEL(distance_of)(const float *linear, const uint8_t *a, const uint8_t *b) {
    Words one = {0}, other = {0};
    memcpy(&one, a, 4);
    memcpy(&other, b, 4);
    return KERNEL(distances)(linear, one, other)[0];
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
/// one's brightest channel; it changes one channel by one at a time. No such step of red, green and blue is longer than
/// 41, 56 and 33 units of 6.17/1024 where the brightest channel has at least 96, and so many thirteenths of that where it
/// has at least a multiple of 16: the largest of all steps, which were gone through, rounded up.
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

/// The limit of `may_be_far`; what measuring may be wrong by is left over.
static inline Words KERNEL(byte_limit)(float distance) {
    return (Words){0} + (int32_t)(distance * (0.999f * 13 * 1024 / 6.17f));
}

/// Whether a marked one of eight pairs of pixels may be farther apart than a limit, by their rough colours.
///
/// A rough colour lies within 0.72 of the true one: all 2²⁴ were gone through.
static inline bool KERNEL(may_be_roughly_far)(Words one, Words other, Words marked, float limit) {
    if (!KERNEL(are_opaque)(one, other)) return true;
    Reals cones[3], others[3];
    KERNEL(rough_cones)(one, cones);
    KERNEL(rough_cones)(other, others);
    float rest = (limit - 2 * 0.72f) / 100;
    Words is_far = KERNEL(squares)(cones, others) > (rest > 0 ? rest * rest : 0);
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

/// Pixels whose eights are looked at together: those that stay are put one behind another without a branch.
enum { KERNEL(Together) = 1024 };

static bool KERNEL(measure_some)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t start, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    uint32_t columns[KERNEL(Together) / Lanes];
    size_t far = 0, left = 0;
    const float tolerance = setting->tolerance;
    const float least = tolerance == 0 || farthest->distance < tolerance ? farthest->distance : tolerance;
    const Words limit = KERNEL(byte_limit)(least);
    for (size_t column = start; column < count && column < start + KERNEL(Together); column += Lanes) {
        uint64_t rest = marks[column / FrameMarksPerWord] >> column % FrameMarksPerWord;
        if (rest == 0) {
            // On to the last pixels of the word, and so to the next one.
            column |= FrameMarksPerWord - Lanes;
            continue;
        }
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, column);
        bool is_far = KERNEL(may_be_far)(eight.one, eight.other, eight.marked, limit);
        columns[far] = (uint32_t)column;
        far += is_far;
        if (!is_far && tolerance > 0) {
            marks[column / FrameMarksPerWord] &= ~((uint64_t)0xFF << column % FrameMarksPerWord);
        }
    }
    for (size_t i = 0; i < far; i++) {
        size_t column = columns[i];
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, column);
        bool is_far = KERNEL(may_be_roughly_far)(eight.one, eight.other, eight.marked, least);
        columns[left] = (uint32_t)column;
        left += is_far;
        if (!is_far && tolerance > 0) {
            marks[column / FrameMarksPerWord] &= ~((uint64_t)0xFF << column % FrameMarksPerWord);
        }
    }
    bool found = false;
    for (size_t i = 0; i < left; i++) {
        size_t column = columns[i];
        KERNEL(Eight) eight = KERNEL(eight)(one, other, count, marks, column);
        found |= KERNEL(measure_eight)(setting, eight, column, marks + column / FrameMarksPerWord, farthest);
    }
    return found;
}

static bool KERNEL(measure)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    bool found = false;
    for (size_t start = 0; start < count; start += KERNEL(Together)) {
        found |= KERNEL(measure_some)(setting, one, other, start, count, marks, farthest);
    }
    return found;
}
