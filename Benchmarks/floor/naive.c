// The bench scene as one would draw it at first with Cairo and Pango: all of every frame anew, on one core,
// with cairo_surface_write_to_png. Usage: naive FOLDER PLACEMENTS WIDTH HEIGHT SCALE OUT
#include "scene.h"

int main(int count, char **argument) {
    if (count != 7) fail("these arguments: expected FOLDER PLACEMENTS WIDTH HEIGHT SCALE OUT");
    double scale = atof(argument[5]);
    int width = lround(atof(argument[3]) * scale), height = lround(atof(argument[4]) * scale);
    read_scene(argument[1], argument[2]);
    for (int i = 0; i < CARDS; i++) cards[i].image = decoded(cards[i].photo, 8);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    for (int number = 0; number < frame_count; number++) {
        cairo_t *c = cairo_create(surface);
        paint_background(c);
        cairo_scale(c, scale, scale);
        for (int i = 0; i < frames[number].count; i++) {
            Placement p = frames[number].placement[i];
            cairo_save(c);
            cairo_translate(c, p.x, p.y);
            cairo_scale(c, p.scale, p.scale);
            draw_card(c, &cards[p.card], CAIRO_FILTER_GOOD);
            cairo_restore(c);
        }
        cairo_destroy(c);
        char name[700];
        snprintf(name, sizeof name, "%s/%04d.png", argument[6], number);
        if (cairo_surface_write_to_png(surface, name)) fail(name);
    }
    return 0;
}
