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

/// The square of the distance of two colours, seen over black or, with what alpha leaves open, over white.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020: linear sRGB to cone responses, cube
/// roots, and from these to lightness and two opponent axes. Both colours go through at once, four lanes each.
static inline float KERNEL(square)(const float *linear, const uint8_t *a, const uint8_t *b, bool is_over_white) {
    const Reals from_red = {0.4122214708f, 0.2119034982f, 0.0883024619f, 0, 0.4122214708f, 0.2119034982f, 0.0883024619f, 0};
    const Reals from_green = {0.5363325363f, 0.6806995451f, 0.2817188376f, 0, 0.5363325363f, 0.6806995451f, 0.2817188376f, 0};
    const Reals from_blue = {0.0514459929f, 0.1073969566f, 0.6299787005f, 0, 0.0514459929f, 0.1073969566f, 0.6299787005f, 0};
    // The index wraps for a pixel that is brighter than its alpha allows.
    uint8_t open_a = is_over_white ? 255 - a[3] : 0, open_b = is_over_white ? 255 - b[3] : 0;
    float r = linear[(uint8_t)(a[2] + open_a)], s = linear[(uint8_t)(b[2] + open_b)];
    Reals red = {r, r, r, r, s, s, s, s};
    r = linear[(uint8_t)(a[1] + open_a)], s = linear[(uint8_t)(b[1] + open_b)];
    Reals green = {r, r, r, r, s, s, s, s};
    r = linear[(uint8_t)(a[0] + open_a)], s = linear[(uint8_t)(b[0] + open_b)];
    Reals blue = {r, r, r, r, s, s, s, s};
    Reals cones = KERNEL(cube_roots)(from_red * red + from_green * green + from_blue * blue);
    // The last map is linear, so that one of the difference is enough.
    float l = cones[0] - cones[4], m = cones[1] - cones[5], n = cones[2] - cones[6];
    float lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * n;
    float green_red = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * n;
    float blue_yellow = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * n;
    return lightness * lightness + green_red * green_red + blue_yellow * blue_yellow;
}

static float KERNEL(distance_of)(const float *linear, const uint8_t *a, const uint8_t *b) {
    float square = KERNEL(square)(linear, a, b, false);
    if ((a[3] & b[3]) != 255) {
        float other = KERNEL(square)(linear, a, b, true);
        square = square > other ? square : other;
    }
    return 100 * __builtin_sqrtf(square);
}

/// Bounds that eight distances do not exceed, in 1/1024; pixels that are not opaque have none.
///
/// A step of one in a channel moves a colour in OKLab by at most so much, where its brightest channel has at
/// least so much light: the largest of all such steps, which were gone through, rounded up. A way of such steps
/// leads from one colour to the other and nowhere below the darker one's brightest channel.
static inline Words KERNEL(bounds)(const uint8_t *pixels, const uint8_t *others) {
    Words one, other;
    memcpy(&one, pixels, sizeof one);
    memcpy(&other, others, sizeof other);
    Words red = one >> 16 & 255, green = one >> 8 & 255, blue = one & 255;
    Words second_red = other >> 16 & 255, second_green = other >> 8 & 255, second_blue = other & 255;
    Words light = __builtin_elementwise_min(
        __builtin_elementwise_max(__builtin_elementwise_max(red, green), blue),
        __builtin_elementwise_max(__builtin_elementwise_max(second_red, second_green), second_blue));
    Words is_dark = light < 64, is_black = light < 24, is_soft = (one & other) >> 24 != -1;
    // A product has at most 21 bits.
    Words sum = __builtin_elementwise_abs(red - second_red) * (293 + (is_dark & 557) + (is_black & 3822)) +
        __builtin_elementwise_abs(green - second_green) * (369 + (is_dark & 482) + (is_black & 5448)) +
        __builtin_elementwise_abs(blue - second_blue) * (215 + (is_dark & 332) + (is_black & 3238));
    return (sum & ~is_soft) | (INT32_MAX & is_soft);
}

/// Measures the marked ones of eight pixels; returns whether one is farther than all before.
static bool KERNEL(measure_some)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t column,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    Words bounds = KERNEL(bounds)(one, other);
    float tolerance = setting->tolerance;
    unsigned shift = column % FrameMarksPerWord;
    unsigned marked = *marks >> shift & 0xFF;
    // What measuring may be wrong by is added.
    const float unit = 1.001f / 1024;
    bool found = false;
    float least = tolerance == 0 || farthest->distance < tolerance ? farthest->distance : tolerance;
    if (unit * __builtin_reduce_max(bounds) <= least) {
        if (tolerance > 0) *marks &= ~((uint64_t)marked << shift);
        return false;
    }
    for (unsigned rest = marked; rest; rest &= rest - 1) {
        int i = __builtin_ctz(rest);
        float distance = unit * bounds[i];
        if (distance > least) {
            distance = KERNEL(distance_of)(setting->linear, one + 4 * i, other + 4 * i);
            if (distance > farthest->distance) {
                *farthest = (FrameFarthestPixel){.distance = distance, .column = column + i};
                least = tolerance == 0 || distance < tolerance ? distance : tolerance;
                found = true;
            }
        }
        if (distance <= tolerance) *marks &= ~((uint64_t)1 << (shift + i));
    }
    return found;
}

static bool KERNEL(measure)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    bool found = false;
    for (size_t start = 0; start < count; start += Lanes) {
        uint64_t *word = marks + start / FrameMarksPerWord;
        if (!(*word >> start % FrameMarksPerWord & 0xFF)) continue;
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
