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

/// The cube roots of numbers of 0 to 1; two steps of Halley's iteration from a guess by the exponent.
static inline Reals KERNEL(cube_roots)(Reals values) {
    // The root of what is less is less than the last digit that is printed, and 0 would divide by 0.
    const Reals least = {1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f, 1e-18f};
    values = __builtin_elementwise_max(values, least);
    // A third of the exponent; the constant is two thirds of that of 1.
    Reals third = __builtin_convertvector((Words)values, Reals) * (1.0f / 3);
    Reals roots = (Reals)(__builtin_convertvector(third, Words) + 0x2A514067);
    for (int step = 0; step < 2; step++) {
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

/// The cone responses of eight pixels, seen over black or, with what alpha leaves open, over white.
static inline void KERNEL(cones)(const float *linear, Words pixels, bool is_over_white, Reals cones[3]) {
    const float weights[3][3] = {
        {0.4122214708f, 0.5363325363f, 0.0514459929f},
        {0.2119034982f, 0.6806995451f, 0.1073969566f},
        {0.0883024619f, 0.2817188376f, 0.6299787005f},
    };
    Words open = is_over_white ? 255 - (pixels >> 24 & 255) : (Words){0};
    Reals red = KERNEL(light)(linear, pixels, 16, open);
    Reals green = KERNEL(light)(linear, pixels, 8, open);
    Reals blue = KERNEL(light)(linear, pixels, 0, open);
    for (int i = 0; i < 3; i++) {
        const float *weight = weights[i];
        cones[i] = KERNEL(cube_roots)(weight[0] * red + weight[1] * green + weight[2] * blue);
    }
}

/// The squares of the distances of eight pairs of colours, seen over black or over white.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020: linear sRGB to cone responses, cube
/// roots, and from these to lightness and two opponent axes.
static inline Reals KERNEL(squares)(const float *linear, Words one, Words other, bool is_over_white) {
    Reals cones[3], others[3];
    KERNEL(cones)(linear, one, is_over_white, cones);
    KERNEL(cones)(linear, other, is_over_white, others);
    // The last map is linear, so that one of the difference is enough.
    Reals l = cones[0] - others[0], m = cones[1] - others[1], n = cones[2] - others[2];
    Reals lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * n;
    Reals green_red = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * n;
    Reals blue_yellow = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * n;
    return lightness * lightness + green_red * green_red + blue_yellow * blue_yellow;
}

/// The distances of eight pairs of pixels.
static inline Reals KERNEL(distances)(const float *linear, Words one, Words other) {
    Reals squares = KERNEL(squares)(linear, one, other, false);
    // Where all are opaque, what lies behind them makes no difference.
    if (__builtin_reduce_and((one & other) >> 24) != -1) {
        squares = __builtin_elementwise_max(squares, KERNEL(squares)(linear, one, other, true));
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

/// Bounds that eight distances do not exceed, in 1/1024; pixels that are not opaque have none.
///
/// A way leads from one colour to the other that first rises and then falls, and so nowhere lies below the darker
/// one's brightest channel. Its steps change one channel by one, or two or all three in the same direction as long as
/// all of these still have to go: a grey rises by shorter steps than its channels would one after another. Where the
/// brightest channel has at least 96, no step of red, green and blue is longer than 248, 345 and 201, none of two
/// channels longer than 380 (red and green), 351 (green and blue) and 296, none of all three longer than 393: the
/// largest of all such steps, which were gone through, rounded up. Where it is darker they are longer by no more than
/// the factor below.
///
/// How many steps there are of each kind follows from the differences of the channels, for two numbers of the same
/// sign have min(|r|, |g|) = (|r| + |g| - |r - g|) / 2 in common, and two of different signs nothing, as that is.
static inline Words KERNEL(bounds)(Words one, Words other) {
    Words red = one >> 16 & 255, green = one >> 8 & 255, blue = one & 255;
    Words second_red = other >> 16 & 255, second_green = other >> 8 & 255, second_blue = other & 255;
    Words light = __builtin_elementwise_min(
        __builtin_elementwise_max(__builtin_elementwise_max(red, green), blue),
        __builtin_elementwise_max(__builtin_elementwise_max(second_red, second_green), second_blue));
    Words r = red - second_red, g = green - second_green, b = blue - second_blue, none = {0};
    Words rise = __builtin_elementwise_min(__builtin_elementwise_min(r, g), b);
    Words fall = -__builtin_elementwise_max(__builtin_elementwise_max(r, g), b);
    Words common = __builtin_elementwise_max(__builtin_elementwise_max(rise, fall), none);
    // Twice the sum: of red there are |r| - common of red and green - common of red and blue - common of all, and so on.
    Words sum = 130 * __builtin_elementwise_abs(r) + 282 * __builtin_elementwise_abs(g) +
        54 * __builtin_elementwise_abs(b) + 213 * __builtin_elementwise_abs(r - g) +
        195 * __builtin_elementwise_abs(g - b) + 153 * __builtin_elementwise_abs(r - b) + 320 * common;
    // In 1/256; the product has at most 31 bits.
    Words factor = 256 + ((light < 96) & 124) + ((light < 64) & 528) + ((light < 24) & 3930);
    Words is_soft = (one & other) >> 24 != -1;
    Words bounds = (sum * factor + 511) >> 9;
    return (bounds & ~is_soft) | (INT32_MAX & is_soft);
}

/// Measures the marked ones of eight pixels; returns whether one is farther than all before.
///
/// All at once: to leave out some of them would take as long.
static bool KERNEL(measure_some)(
    const FrameDistanceSetting *setting, const uint8_t *pixels, const uint8_t *others, size_t column,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    const Words lanes = {1, 2, 4, 8, 16, 32, 64, 128};
    Words one, other;
    memcpy(&one, pixels, sizeof one);
    memcpy(&other, others, sizeof other);
    float tolerance = setting->tolerance;
    unsigned shift = column % FrameMarksPerWord;
    unsigned marked = *marks >> shift & 0xFF;
    Words is_marked = (lanes & (int)marked) != 0;
    // What measuring may be wrong by is added.
    const float unit = 1.001f / 1024;
    float least = tolerance == 0 || farthest->distance < tolerance ? farthest->distance : tolerance;
    if (unit * __builtin_reduce_max(KERNEL(bounds)(one, other) & is_marked) <= least) {
        if (tolerance > 0) *marks &= ~((uint64_t)marked << shift);
        return false;
    }
    Reals distances = KERNEL(distances)(setting->linear, one, other);
    if (tolerance > 0) *marks &= ~((uint64_t)(marked & KERNEL(bits)(distances <= tolerance)) << shift);
    // Numbers that are not negative lie in the order of their bits.
    Words order = (Words)distances & is_marked;
    int32_t largest = __builtin_reduce_max(order);
    float distance;
    memcpy(&distance, &largest, sizeof distance);
    if (distance <= farthest->distance) return false;
    size_t lane = (size_t)__builtin_ctz(KERNEL(bits)(order == largest));
    *farthest = (FrameFarthestPixel){.distance = distance, .column = column + lane};
    return true;
}

static bool KERNEL(measure)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    bool found = false;
    for (size_t start = 0; start < count; start += Lanes) {
        uint64_t *word = marks + start / FrameMarksPerWord;
        uint64_t rest_of_word = *word >> start % FrameMarksPerWord;
        if (rest_of_word == 0) {
            // On to the last pixels of the word, and so to the next one.
            start |= FrameMarksPerWord - Lanes;
            continue;
        }
        if (!(rest_of_word & 0xFF)) continue;
        const uint8_t *a = one + 4 * start, *b = other + 4 * start;
        uint8_t rest[2][4 * Lanes];
        if (count - start < Lanes) {
            memset(rest, 0, sizeof rest);
            memcpy(rest[0], a, 4 * (count - start));
            memcpy(rest[1], b, 4 * (count - start));
            a = rest[0];
            b = rest[1];
        }
        found |= KERNEL(measure_some)(setting, a, b, start, word, farthest);
    }
    return found;
}
