// The kernels of pixel_differences.c for the distance of colours, included once for every processor.

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

/// About the linear light of a channel of eight pixels, by a cubic, for which nothing has to be looked up.
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

/// About the squares of the distances of eight pairs of opaque pixels.
static inline Reals KERNEL(rough_squares)(Words one, Words other) {
    Reals cones[3], others[3];
    KERNEL(rough_cones)(one, cones);
    KERNEL(rough_cones)(other, others);
    return KERNEL(squares)(cones, others);
}

static float KERNEL(rough_distance_of)(const uint8_t *a, const uint8_t *b) {
    Words one = {0}, other = {0};
    memcpy(&one, a, 4);
    memcpy(&other, b, 4);
    return 100 * __builtin_elementwise_sqrt(KERNEL(rough_squares)(one, other))[0];
}
