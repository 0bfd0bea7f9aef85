// The floor's PNG writer: opaque RGB out of BGRX rows, without match search.
//
// Blocks of rows that stay in the cache are filtered, counted and coded in turn. A block has its own Huffman
// code, made from every second row; the filter is chosen for eight rows by the least sum of absolute values;
// only runs of zeros become matches, at distance 1; rows like the one above and rows outside the band are
// written from what is known of them. Built for x86-64-v3.
#pragma once
#include <immintrin.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_ROWS = 64, COUNT_EVERY = 2, CHOOSE_EVERY = 8, LONGEST_CODE = 13, SYMBOLS = 286 };
enum { END_OF_BLOCK = 256, FIRST_LENGTH = 257, LONGEST_MATCH = 258 };

typedef struct {
    uint64_t bits;
    int count;
    uint8_t *to;
} BitWriter;

static inline void flush_bits(BitWriter *w) {
    memcpy(w->to, &w->bits, 8);
    int bytes = w->count >> 3;
    w->to += bytes;
    w->bits >>= bytes << 3;
    w->count &= 7;
}

static inline void put_bits(BitWriter *w, uint64_t value, int count) {
    w->bits |= value << w->count;
    w->count += count;
}

typedef struct {
    uint8_t length[SYMBOLS];
    uint16_t code[SYMBOLS];
    // Code and length of a literal in one word, since most symbols are literals.
    uint32_t literal[256];
} PrefixCode;

// Lengths by merging the two rarest, cut to the longest allowed and mended until they fit, then codes.
static void make_code(PrefixCode *p, const uint32_t *frequency) {
    typedef struct { uint32_t frequency; int symbol; } Leaf;
    Leaf leaf[SYMBOLS];
    int leaves = 0;
    memset(p->length, 0, sizeof p->length);
    for (int i = 0; i < SYMBOLS; i++)
        if (frequency[i]) leaf[leaves++] = (Leaf){frequency[i], i};
    for (int i = 1; i < leaves; i++) {
        Leaf moved = leaf[i];
        int j = i - 1;
        for (; j >= 0 && leaf[j].frequency > moved.frequency; j--) leaf[j + 1] = leaf[j];
        leaf[j + 1] = moved;
    }
    uint64_t weight[2 * SYMBOLS];
    int parent[2 * SYMBOLS], depth[2 * SYMBOLS];
    for (int i = 0; i < leaves; i++) weight[i] = leaf[i].frequency;
    int next_leaf = 0, next_node = leaves, end = leaves;
    for (int k = 0; k < leaves - 1; k++) {
        int pair[2];
        for (int i = 0; i < 2; i++) {
            int is_leaf = next_leaf < leaves && (next_node >= end || weight[next_leaf] <= weight[next_node]);
            pair[i] = is_leaf ? next_leaf++ : next_node++;
        }
        weight[end] = weight[pair[0]] + weight[pair[1]];
        parent[pair[0]] = parent[pair[1]] = end++;
    }
    depth[end - 1] = 0;
    for (int i = end - 2; i >= 0; i--) depth[i] = depth[parent[i]] + 1;
    int count[LONGEST_CODE + 1] = {0};
    for (int i = 0; i < leaves; i++) count[depth[i] > LONGEST_CODE ? LONGEST_CODE : depth[i]]++;
    uint32_t kraft = 0;
    for (int l = 1; l <= LONGEST_CODE; l++) kraft += (uint32_t)count[l] << (LONGEST_CODE - l);
    for (; kraft > 1u << LONGEST_CODE; kraft--) {
        count[LONGEST_CODE]--;
        for (int l = LONGEST_CODE - 1; l > 0; l--)
            if (count[l]) {
                count[l]--;
                count[l + 1] += 2;
                break;
            }
    }
    for (int l = LONGEST_CODE, i = 0; l >= 1; l--)
        for (int c = 0; c < count[l]; c++) p->length[leaf[i++].symbol] = l;
    uint16_t next[LONGEST_CODE + 2] = {0};
    for (int l = 1, code = 0; l <= LONGEST_CODE; l++) next[l] = code = (code + (l > 1 ? count[l - 1] : 0)) << 1;
    for (int i = 0; i < SYMBOLS; i++) {
        uint32_t value = p->length[i] ? next[p->length[i]]++ : 0, turned = 0;
        for (int k = 0; k < p->length[i]; k++, value >>= 1) turned = turned << 1 | (value & 1);
        p->code[i] = turned;
    }
    for (int i = 0; i < 256; i++) p->literal[i] = p->code[i] | (uint32_t)p->length[i] << 16;
}

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static uint8_t length_symbol[LONGEST_MATCH + 1];

static void prepare_lengths(void) {
    for (int length = 3, k = 0; length <= LONGEST_MATCH; length++) {
        while (k < 28 && length_base[k + 1] <= length) k++;
        length_symbol[length] = k;
    }
}

static inline void put_literal(BitWriter *w, const PrefixCode *p, uint8_t value) {
    put_bits(w, p->literal[value] & 0xffff, p->literal[value] >> 16);
}

// Zeros after a first one.
static inline __attribute__((always_inline)) void put_zeros(BitWriter *w, const PrefixCode *p, int count) {
    while (count >= 3) {
        int length = count > LONGEST_MATCH ? LONGEST_MATCH : count, k = length_symbol[length];
        put_bits(w, p->code[FIRST_LENGTH + k], p->length[FIRST_LENGTH + k]);
        put_bits(w, length - length_base[k], length_extra[k]);
        put_bits(w, 0, 1);
        flush_bits(w);
        count -= length;
    }
    while (count-- > 0) {
        put_literal(w, p, 0);
        flush_bits(w);
    }
}

// A block's head: the lengths themselves are written in four bits each, without runs.
static void put_block_head(BitWriter *w, const PrefixCode *p, int is_last) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    put_bits(w, (is_last ? 1 : 0) | 2 << 1, 3);
    put_bits(w, SYMBOLS - FIRST_LENGTH, 5);
    put_bits(w, 0, 5);
    put_bits(w, 15, 4);
    flush_bits(w);
    for (int i = 0; i < 19; i++) put_bits(w, order[i] < 16 ? 4 : 0, 3), flush_bits(w);
    for (int i = 0; i <= SYMBOLS; i++) {
        int l = i < SYMBOLS ? p->length[i] : 1;
        put_bits(w, (l & 1) << 3 | (l & 2) << 1 | (l & 4) >> 1 | (l & 8) >> 3, 4);
        flush_bits(w);
    }
}

static inline void copy_rgb(const uint32_t *from, uint8_t *to, int width) {
    const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    int i = 0;
    for (; i + 4 <= width - 2; i += 4) {
        __m128i pixels = _mm_loadu_si128((const __m128i *)(from + i));
        _mm_storeu_si128((__m128i *)(to + 3 * i), _mm_shuffle_epi8(pixels, order));
    }
    for (; i < width; i++) {
        to[3 * i] = from[i] >> 16;
        to[3 * i + 1] = from[i] >> 8;
        to[3 * i + 2] = from[i];
    }
}

// Rows have zeros before them, so that a filter may look three bytes back.
typedef void Filter(const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict to, int n);

static __attribute__((noinline)) void filter_sub(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict to, int n) {
    (void)above;
    for (int i = 0; i < n; i++) to[i] = row[i] - row[i - 3];
}

static __attribute__((noinline)) void filter_up(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict to, int n) {
    for (int i = 0; i < n; i++) to[i] = row[i] - above[i];
}

static __attribute__((noinline)) void filter_average(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict to, int n) {
    for (int i = 0; i < n; i++) to[i] = row[i] - (uint8_t)((row[i - 3] + above[i]) >> 1);
}

static __attribute__((noinline)) void filter_paeth(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict to, int n) {
    int i = 0;
    for (; i + 16 <= n; i += 16) {
        __m256i a = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(row + i - 3)));
        __m256i b = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(above + i)));
        __m256i c = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(above + i - 3)));
        __m256i bc = _mm256_sub_epi16(b, c), ac = _mm256_sub_epi16(a, c);
        __m256i pa = _mm256_abs_epi16(bc), pb = _mm256_abs_epi16(ac);
        __m256i pc = _mm256_abs_epi16(_mm256_add_epi16(bc, ac));
        __m256i least = _mm256_min_epi16(pc, _mm256_min_epi16(pa, pb));
        __m256i best = _mm256_blendv_epi8(c, b, _mm256_cmpeq_epi16(least, pb));
        best = _mm256_blendv_epi8(best, a, _mm256_cmpeq_epi16(least, pa));
        __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(best), _mm256_extracti128_si256(best, 1));
        __m128i own = _mm_loadu_si128((const __m128i *)(row + i));
        _mm_storeu_si128((__m128i *)(to + i), _mm_sub_epi8(own, bytes));
    }
    for (; i < n; i++) {
        int a = row[i - 3], b = above[i], c = above[i - 3];
        int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
        to[i] = row[i] - (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
    }
}

static Filter *const filters[5] = {0, filter_sub, filter_up, filter_average, filter_paeth};

static inline uint32_t absolute_sum(const uint8_t *row, int n) {
    __m256i sum = _mm256_setzero_si256(), zero = sum;
    int i = 0;
    for (; i + 32 <= n; i += 32) {
        __m256i bytes = _mm256_abs_epi8(_mm256_loadu_si256((const __m256i *)(row + i)));
        sum = _mm256_add_epi64(sum, _mm256_sad_epu8(bytes, zero));
    }
    uint64_t part[4];
    _mm256_storeu_si256((__m256i *)part, sum);
    uint32_t total = part[0] + part[1] + part[2] + part[3];
    for (; i < n; i++) total += abs((int8_t)row[i]);
    return total;
}

static inline int zero_run(const uint8_t *row, int limit) {
    int i = 0;
    for (; i + 32 <= limit; i += 32) {
        __m256i bytes = _mm256_loadu_si256((const __m256i *)(row + i));
        uint32_t zeros = _mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_setzero_si256()));
        if (zeros != 0xffffffffu) return i + __builtin_ctz(~zeros);
    }
    for (; i < limit && !row[i]; i++);
    return i;
}

// A run is looked for only where eight bytes are zero; what is left of a match is read again.
static inline int matched_zeros(int run) {
    int left = run - 1;
    while (left >= 3) left -= left > LONGEST_MATCH ? LONGEST_MATCH : left;
    return run - left;
}

static void count_row(uint32_t *frequency, const uint8_t *row, int n) {
    for (int i = 0; i < n;) {
        uint64_t word;
        memcpy(&word, row + i, 8);
        if (!word && i + 8 <= n) {
            int run = matched_zeros(zero_run(row + i, n - i));
            frequency[0]++;
            for (int left = run - 1; left >= 3; left -= left > LONGEST_MATCH ? LONGEST_MATCH : left)
                frequency[FIRST_LENGTH + length_symbol[left > LONGEST_MATCH ? LONGEST_MATCH : left]]++;
            i += run;
        } else if (i + 4 <= n) {
            for (int k = 0; k < 4; k++) frequency[word >> 8 * k & 255]++;
            i += 4;
        } else {
            frequency[row[i++]]++;
        }
    }
}

static void put_row(BitWriter *writer, const PrefixCode *p, const uint8_t *row, int n) {
    // A copy that no byte written can change stays in registers.
    BitWriter copy = *writer, *w = &copy;
    for (int i = 0; i < n;) {
        uint64_t word;
        memcpy(&word, row + i, 8);
        if (!word && i + 8 <= n) {
            int run = matched_zeros(zero_run(row + i, n - i));
            put_literal(w, p, 0);
            put_zeros(w, p, run - 1);
            i += run;
        } else if (i + 4 <= n) {
            for (int k = 0; k < 4; k++) put_literal(w, p, word >> 8 * k & 255);
            flush_bits(w);
            i += 4;
        } else {
            put_literal(w, p, row[i++]);
            flush_bits(w);
        }
    }
    *writer = copy;
}

typedef struct { uint32_t a, b; } Adler;

// What zeros make of a checksum.
static void add_zeros(Adler *sum, int count) {
    sum->b = (uint32_t)((sum->b + (uint64_t)sum->a * count) % 65521);
}

static void add_bytes(Adler *sum, const uint8_t *bytes, int count) {
    uint32_t both = libdeflate_adler32(sum->b << 16 | sum->a, bytes, count);
    *sum = (Adler){both & 0xffff, both >> 16};
}

// A row like the one above: filter Up, then zeros.
static void put_equal_row(BitWriter *w, const PrefixCode *p, Adler *sum, int n) {
    const uint8_t up = 2;
    put_literal(w, p, up);
    put_literal(w, p, 0);
    flush_bits(w);
    put_zeros(w, p, n - 1);
    add_bytes(sum, &up, 1);
    add_zeros(sum, n);
}

// The first row of a flat part: filter Sub, a colour, then zeros.
static void put_flat_first_row(BitWriter *w, const PrefixCode *p, Adler *sum, uint32_t pixel, int n) {
    const uint8_t head[4] = {1, pixel >> 16, pixel >> 8, pixel};
    for (int i = 0; i < 4; i++) put_literal(w, p, head[i]), flush_bits(w);
    put_literal(w, p, 0);
    flush_bits(w);
    put_zeros(w, p, n - 4);
    add_bytes(sum, head, 4);
    add_zeros(sum, n - 3);
}

static inline void big_endian(uint8_t *to, uint32_t value) {
    value = __builtin_bswap32(value);
    memcpy(to, &value, 4);
}

static uint8_t *end_chunk(uint8_t *start, const char *name, uint8_t *end) {
    big_endian(start, (uint32_t)(end - start - 8));
    memcpy(start + 4, name, 4);
    big_endian(end, libdeflate_crc32(0, start + 4, end - start - 4));
    return end + 4;
}

static uint8_t *start_file(uint8_t *to, int width, int height) {
    static const uint8_t signature[8] = {137, 80, 78, 71, 13, 10, 26, 10}, rgb[5] = {8, 2, 0, 0, 0};
    memcpy(to, signature, 8);
    big_endian(to + 16, width);
    big_endian(to + 20, height);
    memcpy(to + 24, rgb, 5);
    return end_chunk(to + 8, "IHDR", to + 29);
}

typedef struct { uint8_t *filtered, *is_equal, *row, *above, *trial; int stride, filter; } Rows;

// Filters rows `first` to `end` and counts symbols.
static void filter_rows(
    Rows *r, const uint8_t *pixels, int width, int stride, int first, int end, uint32_t *frequency) {
    int n = 3 * width;
    for (int y = first; y < end; y++) {
        const uint8_t *from = pixels + (size_t)y * stride;
        uint8_t *to = r->filtered + (size_t)r->stride * (y - first);
        // One pixel tells most rows apart.
        int middle = width / 2 * 4;
        r->is_equal[y - first] =
            y > 0 && !memcmp(from + middle, from + middle - stride, 4) && !memcmp(from, from - stride, width * 4);
        if (r->is_equal[y - first]) {
            frequency[SYMBOLS - 1] += 13;
            frequency[0]++;
            frequency[2]++;
            continue;
        }
        copy_rgb((const uint32_t *)from, r->row, width);
        memset(r->row - 16, 0, 16);
        if ((y - first) % CHOOSE_EVERY == 0) {
            uint32_t least = ~0u;
            for (int k = 1; k <= 4; k++) {
                filters[k](r->row, r->above, r->trial, n);
                uint32_t sum = absolute_sum(r->trial, n);
                if (sum < least) least = sum, r->filter = k;
            }
        }
        to[0] = r->filter;
        filters[r->filter](r->row, r->above, to + 1, n);
        if ((y - first) % COUNT_EVERY == 0) count_row(frequency, to, n + 1);
        uint8_t *row = r->row;
        r->row = r->above;
        r->above = row;
    }
}

// Encodes a picture whose rows before `top` and from `bottom` on are flat; `out` holds twice the raw size
// and 64 KiB. Returns the file's size.
static size_t fast_png(
    const uint8_t *pixels, int width, int height, int stride, int top, int bottom, uint8_t *out) {
    int n = 3 * width, room = n + 128;
    if (!length_symbol[LONGEST_MATCH]) prepare_lengths();
    if (bottom < height) bottom++;  // the first flat row below differs from the one above it
    Rows rows = {.stride = (n + 1 + 63) & ~63, .filter = 4};
    rows.filtered = malloc((size_t)rows.stride * BLOCK_ROWS + 64);
    rows.is_equal = malloc(BLOCK_ROWS);
    uint8_t *memory = calloc(3, room);
    rows.row = memory + 64, rows.above = rows.row + room, rows.trial = rows.above + room;
    uint8_t *data = start_file(out, width, height), *start = data + 8;
    start[0] = 0x78, start[1] = 0x01;
    BitWriter w = {0, 0, start + 2};
    Adler sum = {1, 0};
    PrefixCode code;
    for (int y = 0, end; y < height; y = end) {
        int is_flat = y < top || y >= bottom;
        end = y < top ? top : y >= bottom ? height : y + BLOCK_ROWS < bottom ? y + BLOCK_ROWS : bottom;
        uint32_t frequency[SYMBOLS];
        for (int i = 0; i < SYMBOLS; i++) frequency[i] = 1;
        if (is_flat) {
            frequency[SYMBOLS - 1] = 20000, frequency[0] = 3000, frequency[2] = 2000;
        } else {
            if (y == top && y > 0) copy_rgb((const uint32_t *)(pixels + (size_t)(y - 1) * stride), rows.above, width);
            filter_rows(&rows, pixels, width, stride, y, end, frequency);
        }
        make_code(&code, frequency);
        put_block_head(&w, &code, end == height);
        for (int row = y; row < end; row++) {
            if (is_flat && row == 0) {
                put_flat_first_row(&w, &code, &sum, *(const uint32_t *)pixels, n);
            } else if (is_flat || rows.is_equal[row - y]) {
                put_equal_row(&w, &code, &sum, n);
            } else {
                const uint8_t *bytes = rows.filtered + (size_t)rows.stride * (row - y);
                put_row(&w, &code, bytes, n + 1);
                add_bytes(&sum, bytes, n + 1);
            }
        }
        put_bits(&w, code.code[END_OF_BLOCK], code.length[END_OF_BLOCK]);
        flush_bits(&w);
    }
    if (w.count) memcpy(w.to++, &w.bits, 1);
    big_endian(w.to, sum.b << 16 | sum.a);
    uint8_t *end = end_chunk(data, "IDAT", w.to + 4);
    end = end_chunk(end, "IEND", end + 8);
    free(rows.filtered);
    free(rows.is_equal);
    free(memory);
    return end - out;
}
