// The floor: the bench scene as fast as a program made for it alone draws it. Each card in sight is drawn
// once and then scaled as a sprite; only the band of the cards is painted; processes share the frames.
// Usage: floor FOLDER PLACEMENTS WIDTH HEIGHT SCALE OUT PROCESSES
#include <fcntl.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fastpng.h"
#include "scene.h"

static double scale;
static int width, height, top, bottom;

// Decodes at the least eighths that cover a card at rest; photographs are 720 points wide.
static void *decode_all(void *unused) {
    int eighths = ceil(8 * CARD_WIDTH * scale / 720);
    for (int i = 0; i < CARDS; i++)
        if (cards[i].is_seen) cards[i].image = decoded(cards[i].photo, eighths < 8 ? eighths : 8);
    return unused;
}

// Loads fonts while the photographs are decoded.
static void warm_fonts(void) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 8, 8);
    cairo_t *c = cairo_create(surface);
    show_text(c, cards[3].title, 18, PANGO_WEIGHT_BOLD, 0, 0);
    show_text(c, cards[3].subtitle, 12, PANGO_WEIGHT_NORMAL, 0, 0);
    cairo_destroy(c);
    cairo_surface_destroy(surface);
}

static void make_sprite(Card *card) {
    card->sprite = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, ceil(CARD_WIDTH * scale), ceil(CARD_HEIGHT * scale));
    cairo_t *c = cairo_create(card->sprite);
    cairo_scale(c, scale, scale);
    draw_card(c, card, CAIRO_FILTER_BILINEAR);
    cairo_destroy(c);
}

static void find_band(void) {
    double first = height, last = 0;
    for (int number = 0; number < frame_count; number++)
        for (int i = 0; i < frames[number].count; i++) {
            Placement p = frames[number].placement[i];
            first = fmin(first, p.y * scale);
            last = fmax(last, (p.y + CARD_HEIGHT * p.scale) * scale);
        }
    top = fmax(floor(first), 0), bottom = fmin(ceil(last), height);
}

static void draw(cairo_surface_t *surface, const Frame *frame) {
    cairo_t *c = cairo_create(surface);
    cairo_rectangle(c, 0, top, width, bottom - top);
    cairo_clip(c);
    paint_background(c);
    for (int i = 0; i < frame->count; i++) {
        Placement p = frame->placement[i];
        cairo_save(c);
        cairo_translate(c, p.x * scale, p.y * scale);
        cairo_scale(c, p.scale, p.scale);
        cairo_set_source_surface(c, cards[p.card].sprite, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
        cairo_paint(c);
        cairo_restore(c);
    }
    cairo_destroy(c);
    cairo_surface_flush(surface);
}

static void write_file(const char *name, const uint8_t *bytes, size_t size) {
    int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0) fail(name);
    for (size_t done = 0; done < size;) {
        ssize_t part = write(file, bytes + done, size - done);
        if (part <= 0) fail(name);
        done += part;
    }
    close(file);
}

// Makes every frame of a lane: those whose number leaves it as the remainder.
static void run_lane(int lane, int lanes, const char *folder) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *c = cairo_create(surface);
    paint_background(c);
    cairo_destroy(c);
    uint8_t *file = malloc((size_t)width * height * 6 + 65536);
    if (!file) fail("memory");
    for (int number = lane; number < frame_count; number += lanes) {
        draw(surface, &frames[number]);
        size_t size = fast_png(
            cairo_image_surface_get_data(surface), width, height, cairo_image_surface_get_stride(surface), top,
            bottom, file);
        char name[700];
        snprintf(name, sizeof name, "%s/%04d.png", folder, number);
        write_file(name, file, size);
    }
}

int main(int count, char **argument) {
    if (count != 8) fail("these arguments: expected FOLDER PLACEMENTS WIDTH HEIGHT SCALE OUT PROCESSES");
    scale = atof(argument[5]);
    width = lround(atof(argument[3]) * scale), height = lround(atof(argument[4]) * scale);
    int lanes = atoi(argument[7]);
    read_scene(argument[1], argument[2]);
    find_band();
    pthread_t decoding;
    pthread_create(&decoding, 0, decode_all, 0);
    warm_fonts();
    pthread_join(decoding, 0);
    for (int i = 0; i < CARDS; i++)
        if (cards[i].is_seen) make_sprite(&cards[i]);
    if (lanes == 1) return run_lane(0, 1, argument[6]), 0;
    for (int lane = 0; lane < lanes; lane++)
        if (!fork()) {
            run_lane(lane, lanes, argument[6]);
            _exit(0);
        }
    int status, wrong = 0;
    while (wait(&status) > 0) wrong |= status;
    return wrong != 0;
}
