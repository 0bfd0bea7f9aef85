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
static inline void KERNEL(cube_roots)(float *values) {
    for (size_t i = 0; i < Lanes; i++) {
        // The root of what is less is less than the last digit that is printed, and 0 would divide by 0.
        float value = values[i] < 1e-18f ? 1e-18f : values[i];
        int32_t bits;
        memcpy(&bits, &value, sizeof bits);
        bits = bits / 3 + 0x2A514067;
        float root;
        memcpy(&root, &bits, sizeof root);
        for (int step = 0; step < 2; step++) {
            float cube = root * root * root;
            root = root * ((cube + 2 * value) / (2 * cube + value));
        }
        values[i] = root;
    }
}

/// Eight colours in OKLab, seen over black or, with what alpha leaves open, over white.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020: linear sRGB to cone responses, cube
/// roots, and from these to lightness and two opponent axes.
static inline void KERNEL(oklab)(const float *linear, const uint8_t *pixels, bool isOverWhite, float lab[3][Lanes]) {
    float red[Lanes], green[Lanes], blue[Lanes], cones[3][Lanes];
    for (size_t i = 0; i < Lanes; i++) {
        const uint8_t *pixel = pixels + 4 * i;
        // Only a pixel that is not premultiplied could be brighter than its alpha.
        unsigned light = isOverWhite ? 255 - pixel[3] : 0;
        red[i] = linear[(pixel[2] + light) & 255];
        green[i] = linear[(pixel[1] + light) & 255];
        blue[i] = linear[(pixel[0] + light) & 255];
    }
    for (size_t i = 0; i < Lanes; i++) {
        cones[0][i] = 0.4122214708f * red[i] + 0.5363325363f * green[i] + 0.0514459929f * blue[i];
        cones[1][i] = 0.2119034982f * red[i] + 0.6806995451f * green[i] + 0.1073969566f * blue[i];
        cones[2][i] = 0.0883024619f * red[i] + 0.2817188376f * green[i] + 0.6299787005f * blue[i];
    }
    for (size_t cone = 0; cone < 3; cone++) KERNEL(cube_roots)(cones[cone]);
    for (size_t i = 0; i < Lanes; i++) {
        float l = cones[0][i], m = cones[1][i], s = cones[2][i];
        lab[0][i] = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
        lab[1][i] = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
        lab[2][i] = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
    }
}

/// The distances of eight pairs of pixels, squared, over one background.
static inline void KERNEL(squares)(
    const float *linear, const uint8_t *one, const uint8_t *other, bool isOverWhite, float *squares) {
    float first[3][Lanes], second[3][Lanes];
    KERNEL(oklab)(linear, one, isOverWhite, first);
    KERNEL(oklab)(linear, other, isOverWhite, second);
    for (size_t i = 0; i < Lanes; i++) {
        float l = first[0][i] - second[0][i], a = first[1][i] - second[1][i], b = first[2][i] - second[2][i];
        squares[i] = l * l + a * a + b * b;
    }
}

static void KERNEL(distances)(const float *linear, const uint8_t *one, const uint8_t *other, float *distances) {
    float overWhite[Lanes];
    uint8_t alpha = 255;
    for (size_t i = 0; i < Lanes; i++) alpha &= one[4 * i + 3] & other[4 * i + 3];
    KERNEL(squares)(linear, one, other, false, distances);
    if (alpha != 255) {
        KERNEL(squares)(linear, one, other, true, overWhite);
        for (size_t i = 0; i < Lanes; i++) {
            distances[i] = distances[i] > overWhite[i] ? distances[i] : overWhite[i];
        }
    }
    for (size_t i = 0; i < Lanes; i++) distances[i] = 100 * __builtin_sqrtf(distances[i]);
}

/// A bound that none of eight distances exceeds, in 1/1024.
///
/// A step of one in a channel moves a colour in OKLab by at most so much, where its brightest channel has at
/// least so much light: the largest of all such steps, which were gone through, rounded up. A way of such steps
/// leads from one colour to the other and nowhere below the darker one's brightest channel.
static inline uint32_t KERNEL(bound)(const uint8_t *one, const uint8_t *other) {
    uint32_t bounds[Lanes];
    for (size_t i = 0; i < Lanes; i++) {
        uint32_t steps[3];
        uint32_t brightest[2] = {0, 0}, opacity = one[4 * i + 3] & other[4 * i + 3];
        for (size_t channel = 0; channel < 3; channel++) {
            uint32_t a = one[4 * i + channel], b = other[4 * i + channel];
            steps[channel] = a > b ? a - b : b - a;
            brightest[0] = brightest[0] > a ? brightest[0] : a;
            brightest[1] = brightest[1] > b ? brightest[1] : b;
        }
        uint32_t light = brightest[0] < brightest[1] ? brightest[0] : brightest[1];
        uint32_t blue = light >= 64 ? 215 : light >= 24 ? 547 : 3785;
        uint32_t green = light >= 64 ? 369 : light >= 24 ? 851 : 6299;
        uint32_t red = light >= 64 ? 293 : light >= 24 ? 850 : 4672;
        uint32_t sum = blue * steps[0] + green * steps[1] + red * steps[2];
        bounds[i] = opacity == 255 ? sum : UINT32_MAX;
    }
    uint32_t largest = 0;
    for (size_t i = 0; i < Lanes; i++) largest = largest > bounds[i] ? largest : bounds[i];
    return largest;
}

static bool KERNEL(measure)(
    const FrameDistanceSetting *setting, const uint8_t *one, const uint8_t *other, size_t count,
    uint64_t *marks, FrameFarthestPixel *farthest) {
    bool found = false;
    for (size_t start = 0; start < count; start += Lanes) {
        uint64_t *word = marks + start / FrameMarksPerWord;
        unsigned shift = start % FrameMarksPerWord;
        unsigned marked = *word >> shift & 0xFF;
        if (!marked) continue;
        const uint8_t *a = one + 4 * start, *b = other + 4 * start;
        uint8_t rest[2][4 * Lanes];
        if (count - start < Lanes) {
            memset(rest, 0, sizeof rest);
            memcpy(rest[0], a, 4 * (count - start));
            memcpy(rest[1], b, 4 * (count - start));
            a = rest[0];
            b = rest[1];
        }
        // Larger by what measuring may be wrong.
        float bound = 1.001f / 1024 * KERNEL(bound)(a, b);
        if (bound <= farthest->distance && (setting->tolerance == 0 || bound <= setting->tolerance)) {
            if (setting->tolerance > 0) *word &= ~((uint64_t)marked << shift);
            continue;
        }
        float distances[Lanes];
        KERNEL(distances)(setting->linear, a, b, distances);
        for (unsigned i = 0; i < Lanes; i++) {
            if (!(marked >> i & 1)) continue;
            if (distances[i] > farthest->distance) {
                *farthest = (FrameFarthestPixel){.distance = distances[i], .column = start + i};
                found = true;
            }
            if (distances[i] <= setting->tolerance) *word &= ~((uint64_t)1 << (shift + i));
        }
    }
    return found;
}
