// Which colours of a palette stand for a colour.
#include "AnimationKernels.h"

/// How much a difference of red, green and blue counts: roughly how bright they are to the eye, but near enough
/// to equal that blue skies get their share.
enum { RedWeight = 3, GreenWeight = 4, BlueWeight = 2 };

typedef struct {
    int red, green, blue;
} Colour;

static inline int dot(Colour a, Colour b) {
    return RedWeight * a.red * b.red + GreenWeight * a.green * b.green + BlueWeight * a.blue * b.blue;
}

static inline Colour minus(Colour a, Colour b) {
    return (Colour){a.red - b.red, a.green - b.green, a.blue - b.blue};
}

/// Cells of the table have four values of a channel, blocks four cells.
enum { CellSize = 4, BlockCells = 4, BlockSize = CellSize * BlockCells };

typedef struct {
    Colour colour;
    uint8_t number;
} Candidate;

static inline int outside(int value, int low) {
    int high = low + BlockSize - 1;
    return value < low ? low - value : value > high ? value - high : 0;
}

static inline int farthest(int value, int low) {
    int high = low + BlockSize - 1, a = value > low ? value - low : low - value;
    int b = value > high ? value - high : high - value;
    return a > b ? a : b;
}

/// The colours that may be the nearest of any colour in a block.
static size_t candidates_of(const uint8_t *palette, size_t count, Colour low, Candidate *candidates) {
    int reach = INT32_MAX, least[256];
    for (size_t k = 0; k < count; k++) {
        const uint8_t *c = palette + 3 * k;
        Colour far = {farthest(c[0], low.red), farthest(c[1], low.green), farthest(c[2], low.blue)};
        Colour near = {outside(c[0], low.red), outside(c[1], low.green), outside(c[2], low.blue)};
        least[k] = dot(near, near);
        int most = dot(far, far);
        reach = most < reach ? most : reach;
    }
    size_t found = 0;
    for (size_t k = 0; k < count; k++) {
        if (least[k] > reach) continue;
        const uint8_t *c = palette + 3 * k;
        candidates[found++] = (Candidate){{c[0], c[1], c[2]}, (uint8_t)k};
    }
    return found;
}

static size_t nearest_of(Colour colour, const Candidate *candidates, size_t count) {
    size_t nearest = 0;
    int least = INT32_MAX;
    for (size_t k = 0; k < count; k++) {
        Colour difference = minus(candidates[k].colour, colour);
        int distance = dot(difference, difference);
        if (distance < least) {
            least = distance;
            nearest = k;
        }
    }
    return nearest;
}

void frame_nearest_colours(
    const uint8_t *points, size_t count, const uint8_t *palette, size_t colours, uint8_t *nearest) {
    Candidate candidates[256];
    size_t found = 0;
    int last = -1;
    for (size_t i = 0; i < count; i++) {
        Colour colour = {points[3 * i], points[3 * i + 1], points[3 * i + 2]};
        Colour low = {colour.red & -BlockSize, colour.green & -BlockSize, colour.blue & -BlockSize};
        int block = low.red << 16 | low.green << 8 | low.blue;
        if (block != last) found = candidates_of(palette, colours, low, candidates);
        last = block;
        nearest[i] = candidates[nearest_of(colour, candidates, found)].number;
    }
}

/// How many of a colour's neighbours in the palette it may be mixed with.
enum { MostPartners = 16 };

typedef struct {
    Colour way;
    int length;
    uint32_t number;
} Partner;

/// The colours nearest to one of a palette, without itself and its equals, the nearest first.
static size_t partners_of(const uint8_t *palette, size_t count, size_t of, Partner *partners) {
    size_t found = 0;
    Colour first = {palette[3 * of], palette[3 * of + 1], palette[3 * of + 2]};
    for (size_t k = 0; k < count; k++) {
        Colour way = minus((Colour){palette[3 * k], palette[3 * k + 1], palette[3 * k + 2]}, first);
        int length = dot(way, way);
        if (length == 0 || (found == MostPartners && partners[found - 1].length <= length)) continue;
        size_t place = found < MostPartners ? found++ : found - 1;
        for (; place > 0 && partners[place - 1].length > length; place--) partners[place] = partners[place - 1];
        partners[place] = (Partner){way, length, (uint32_t)k};
    }
    return found;
}

/// The best mixture for a colour that differs so from the nearest one.
///
/// To mix b into a with the share t costs the squared error of the mean, and for the noise the part w of
/// t (1 - t) |b - a|^2. With s the share that lies nearest to the colour, the least cost is at
/// t = (s - w/2) / (1 - w), which is less than the cost of a alone by (1 - w) t^2 |b - a|^2.
static uint32_t mixture(Colour wanted, const Partner *partners, size_t count, int strength) {
    uint32_t partner = 0, share = 0;
    int64_t most = 0;
    for (size_t k = 0; k < count; k++) {
        // Nearly all fail here; w is in 256ths.
        int length = partners[k].length, over = 512 * dot(wanted, partners[k].way) - (256 - strength) * length;
        if (over <= 0) continue;
        int part = (int)((int64_t)over * 128 / ((int64_t)length * strength));
        int64_t gain = (int64_t)part * part * length;
        if (gain <= most) continue;
        most = gain;
        partner = partners[k].number;
        share = part < 127 ? (uint32_t)part : 127;
    }
    return partner << 8 | share << 16;
}

void frame_build_mixtures(const uint8_t *palette, size_t count, unsigned strength, uint32_t *mixtures) {
    Candidate candidates[256];
    Partner partners[256][MostPartners];
    size_t partner_counts[256] = {0};
    for (size_t k = 0; k < count && strength > 0; k++) {
        partner_counts[k] = partners_of(palette, count, k, partners[k]);
    }
    for (int block = 0; block < 16 * 16 * 16; block++) {
        Colour low = {(block >> 8) * BlockSize, (block >> 4 & 15) * BlockSize, (block & 15) * BlockSize};
        size_t found = candidates_of(palette, count, low, candidates);
        for (int cell = 0; cell < BlockCells * BlockCells * BlockCells; cell++) {
            int red = low.red / CellSize + (cell >> 4), green = low.green / CellSize + (cell >> 2 & 3);
            int blue = low.blue / CellSize + (cell & 3);
            // A cell's end is the same as its beginning, stretched to the whole range: 0 is 0, 63 is 255.
            Colour middle = {red << 2 | red >> 4, green << 2 | green >> 4, blue << 2 | blue >> 4};
            Candidate nearest = candidates[nearest_of(middle, candidates, found)];
            mixtures[red << 12 | green << 6 | blue] = nearest.number
                | mixture(minus(middle, nearest.colour), partners[nearest.number],
                          partner_counts[nearest.number], (int)strength);
        }
    }
}
