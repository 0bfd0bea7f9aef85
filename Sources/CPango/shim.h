#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <pango/pangocairo.h>
#include <hb.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>
