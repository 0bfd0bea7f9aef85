// Included once for each set of instructions, with KERNEL naming the functions.

typedef int32_t KERNEL(Lanes) __attribute__((vector_size(16), aligned(4)));

static void KERNEL(add_weighted)(int32_t *sums, const uint8_t *bytes, int32_t weight, size_t count) {
    for (size_t i = 0; i < count; i += 1) sums[i] += weight * bytes[i];
}

static void KERNEL(mix_pixels)(const FramePixelTaps *taps, const int32_t *sums, uint8_t *pixels) {
    const intptr_t *place = taps->places;
    const int32_t *weight = taps->weights;
    for (size_t pixel = 0; pixel < taps->count; pixel += 1) {
        const int32_t half = 1 << 21;
        KERNEL(Lanes) sum = {half, half, half, half};
        for (size_t tap = 0; tap < taps->perPixel; tap += 1) {
            sum += weight[tap] * *(const KERNEL(Lanes) *)(sums + place[tap] * 4);
        }
        place += taps->perPixel;
        weight += taps->perPixel;
        sum >>= 22;
        const int32_t alpha = sum[3] < 0 ? 0 : sum[3] > 255 ? 255 : sum[3];
        for (int channel = 0; channel < 3; channel += 1) {
            pixels[channel] = (uint8_t)(sum[channel] < 0 ? 0 : sum[channel] > alpha ? alpha : sum[channel]);
        }
        pixels[3] = (uint8_t)alpha;
        pixels += 4;
    }
}
