// The bench scene for those who draw it with Cairo and Pango by hand: its files and a card's look.
// Sizes are in points; the driver writes the same numbers into the scene file, the SVGs and the page.
#pragma once
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

enum { CARD_WIDTH = 180, CARD_HEIGHT = 320, BAR_TOP = 280, CARDS = 10, MOST_FRAMES = 6000, MOST_SEEN = 8 };

typedef struct {
    char photo[600], title[200], subtitle[200];
    cairo_surface_t *image, *sprite;
    int is_seen;
} Card;

typedef struct { int card; double x, y, scale; } Placement;
typedef struct { int count; Placement placement[MOST_SEEN]; } Frame;

static Card cards[CARDS];
static Frame *frames;
static int frame_count;

static void fail(const char *what) {
    fprintf(stderr, "cannot use %s\n", what);
    exit(1);
}

// Reads cards.txt (photo, title, subtitle between tabs) and a file of placements.
static void read_scene(const char *folder, const char *placements) {
    char name[600], line[1200];
    snprintf(name, sizeof name, "%s/cards.txt", folder);
    FILE *file = fopen(name, "r");
    if (!file) fail(name);
    for (int i = 0; i < CARDS && fgets(line, sizeof line, file); i++) {
        char photo[200];
        if (sscanf(line, "%199[^\t]\t%199[^\t]\t%199[^\n]", photo, cards[i].title, cards[i].subtitle) != 3)
            fail(name);
        snprintf(cards[i].photo, sizeof cards[i].photo, "%s/%s", folder, photo);
    }
    fclose(file);
    file = fopen(placements, "r");
    frames = calloc(MOST_FRAMES, sizeof *frames);
    if (!file || !frames) fail(placements);
    int number;
    Placement p;
    while (fscanf(file, "%d %d %lf %lf %lf", &number, &p.card, &p.x, &p.y, &p.scale) == 5) {
        if (number < 0 || number >= MOST_FRAMES || p.card < 0 || p.card >= CARDS) fail(placements);
        Frame *frame = &frames[number];
        if (frame->count == MOST_SEEN) fail(placements);
        frame->placement[frame->count++] = p;
        cards[p.card].is_seen = 1;
        if (number >= frame_count) frame_count = number + 1;
    }
    fclose(file);
}

// Decodes a photograph at some eighths of its size.
static cairo_surface_t *decoded(const char *name, int eighths) {
    FILE *file = fopen(name, "rb");
    if (!file) fail(name);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(size);
    if (!bytes || fread(bytes, 1, size, file) != (size_t)size) fail(name);
    fclose(file);
    tjhandle decoder = tjInitDecompress();
    int width, height, subsampling;
    if (tjDecompressHeader2(decoder, bytes, size, &width, &height, &subsampling)) fail(name);
    width = (width * eighths + 7) / 8, height = (height * eighths + 7) / 8;
    // Pixman has a fast path for scaling ARGB32, none for RGB24.
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    unsigned char *pixels = cairo_image_surface_get_data(image);
    int stride = cairo_image_surface_get_stride(image);
    if (tjDecompress2(decoder, bytes, size, pixels, width, stride, height, TJPF_BGRA, 0)) fail(name);
    cairo_surface_mark_dirty(image);
    tjDestroy(decoder);
    free(bytes);
    return image;
}

static void set_colour(cairo_t *c, unsigned rgb) {
    cairo_set_source_rgb(c, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void paint_background(cairo_t *c) {
    set_colour(c, 0xF2F2F7);
    cairo_set_operator(c, CAIRO_OPERATOR_SOURCE);
    cairo_paint(c);
    cairo_set_operator(c, CAIRO_OPERATOR_OVER);
}

static void round_rect(cairo_t *c, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(c);
    cairo_arc(c, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(c, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(c, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(c, x + radius, y + radius, radius, M_PI, 1.5 * M_PI);
    cairo_close_path(c);
}

static void show_text(cairo_t *c, const char *text, double size, PangoWeight weight, unsigned rgb, double baseline) {
    PangoLayout *layout = pango_cairo_create_layout(c);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    PangoContext *context = pango_layout_get_context(layout);
    pango_cairo_context_set_font_options(context, options);
    // Else advances are rounded to whole points.
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Noto Sans CJK JP");
    pango_font_description_set_weight(font, weight);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_width(layout, 160 * PANGO_SCALE);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_text(layout, text, -1);
    pango_cairo_update_layout(c, layout);
    set_colour(c, rgb);
    cairo_move_to(c, 10, baseline - pango_layout_get_baseline(layout) / (double)PANGO_SCALE);
    pango_cairo_show_layout(c, layout);
    g_object_unref(layout);
}

// Draws a card with its corner at the origin.
static void draw_card(cairo_t *c, const Card *card, cairo_filter_t filter) {
    cairo_save(c);
    round_rect(c, 0, 0, CARD_WIDTH, CARD_HEIGHT, 16);
    cairo_clip(c);
    cairo_scale(
        c, CARD_WIDTH / (double)cairo_image_surface_get_width(card->image),
        CARD_HEIGHT / (double)cairo_image_surface_get_height(card->image));
    cairo_set_source_surface(c, card->image, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(c), filter);
    cairo_paint(c);
    cairo_restore(c);
    round_rect(c, 0, BAR_TOP, CARD_WIDTH, CARD_HEIGHT - BAR_TOP, 12);
    cairo_set_source_rgba(c, 1, 1, 1, 240 / 255.0);
    cairo_fill(c);
    show_text(c, card->title, 18, PANGO_WEIGHT_BOLD, 0x1C1C1E, 300);
    show_text(c, card->subtitle, 12, PANGO_WEIGHT_NORMAL, 0x6C6C70, 315);
}
