// LZW as GIF has it (GIF89a, appendix F).
#include "AnimationKernels.h"

#include <string.h>

enum {
    LongestCode = 12,
    MostCodes = 1 << LongestCode,
    /// Four times as many places as codes, so that few share one.
    Places = 4 * MostCodes,
};

/// A stream of bits, the first one lowest, in blocks of up to 255 bytes behind their length.
typedef struct {
    uint64_t bits;
    unsigned count;
    uint8_t *block, *next;
} Stream;

static inline void put(Stream *stream, uint32_t code, unsigned size) {
    stream->bits |= (uint64_t)code << stream->count;
    stream->count += size;
    while (stream->count >= 8) {
        *stream->next++ = (uint8_t)stream->bits;
        stream->bits >>= 8;
        stream->count -= 8;
        if (stream->next - stream->block == 256) {
            *stream->block = 255;
            stream->block = stream->next++;
        }
    }
}

static void end(Stream *stream) {
    if (stream->count > 0) put(stream, 0, 8 - stream->count);
    size_t length = (size_t)(stream->next - stream->block) - 1;
    *stream->block = (uint8_t)length;
    // An empty block is the end itself.
    if (length > 0) *stream->next++ = 0;
}

size_t frame_lzw_bound(size_t count) {
    // A code of 12 bits for each number, one to begin anew for as many as there are, lengths, and the ends.
    size_t bytes = count / 2 * 3 + count / 1024 + 64;
    return bytes + bytes / 255 + 8;
}

size_t frame_lzw(const uint8_t *numbers, size_t count, unsigned bits, uint8_t *out) {
    const uint32_t clear = 1u << bits, end_of_image = clear + 1;
    // A place holds a string but for its last number, that number, and the code of both; 0 where it is empty.
    uint32_t places[Places];
    memset(places, 0, sizeof places);
    out[0] = (uint8_t)bits;
    Stream stream = {0, 0, out + 1, out + 2};
    unsigned size = bits + 1;
    uint32_t next = clear + 2;
    put(&stream, clear, size);
    uint32_t string = count > 0 ? numbers[0] : 0;
    for (size_t i = 1; i < count; i++) {
        uint32_t key = string << 8 | numbers[i];
        // Fibonacci hashing: 2^32 by the golden ratio.
        uint32_t place = key * 0x9E3779B1u >> 18;
        while (places[place] && places[place] >> LongestCode != key) place = (place + 1) & (Places - 1);
        if (places[place]) {
            string = places[place] & (MostCodes - 1);
            continue;
        }
        put(&stream, string, size);
        string = numbers[i];
        if (next < MostCodes) {
            places[place] = key << LongestCode | next;
            if (next == 1u << size) size++;
            next++;
        } else {
            put(&stream, clear, size);
            memset(places, 0, sizeof places);
            size = bits + 1;
            next = clear + 2;
        }
    }
    if (count > 0) put(&stream, string, size);
    // The decoder has made one more string by now and may await a longer code.
    if (next == 1u << size && size < LongestCode) size++;
    put(&stream, end_of_image, size);
    end(&stream);
    return (size_t)(stream.next - out);
}

FrameExpansion frame_lzw_expand(const uint8_t *codes, size_t length, unsigned bits, uint8_t *numbers, size_t count) {
    const uint32_t clear = 1u << bits, end_of_image = clear + 1, none = MostCodes;
    // A string is another one and a number more; that of a single number has no other one.
    uint16_t before[MostCodes], lengths[MostCodes];
    uint8_t first[MostCodes], last[MostCodes];
    for (uint32_t code = 0; code < clear; code++) {
        before[code] = 0;
        lengths[code] = 1;
        first[code] = last[code] = (uint8_t)code;
    }
    uint32_t next = clear + 2, previous = none, held = 0;
    unsigned size = bits + 1, have = 0;
    size_t made = 0;
    for (size_t place = 0; made < count;) {
        while (have < size && place < length) {
            held |= (uint32_t)codes[place++] << have;
            have += 8;
        }
        if (have < size) break;
        uint32_t code = held & ((1u << size) - 1);
        held >>= size;
        have -= size;
        if (code == end_of_image) break;
        if (code == clear) {
            next = clear + 2;
            size = bits + 1;
            previous = none;
            continue;
        }
        bool is_new = previous != none && next < MostCodes;
        if (previous == none ? code >= clear : code > next || (code == next && !is_new)) {
            return (FrameExpansion){made, true};
        }
        if (is_new) {
            before[next] = (uint16_t)previous;
            lengths[next] = (uint16_t)(lengths[previous] + 1);
            first[next] = first[previous];
            last[next] = first[code == next ? previous : code];
            next++;
            if (next == 1u << size && size < LongestCode) size++;
        }
        previous = code;
        size_t end = made + lengths[code], string = code;
        for (size_t i = end; i > made; i--) {
            if (i <= count) numbers[i - 1] = last[string];
            string = before[string];
        }
        made = end < count ? end : count;
    }
    return (FrameExpansion){made, false};
}
