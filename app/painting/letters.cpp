// On GTK the toolkit would lay a text out for every measuring and every drawing, and a PangoLayout loads each font a
// second time and shapes a sample sentence in it, to know the height of lines: that takes as long as all the rest.
#include "app/painting/letters.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "app/painting/painter.h"

namespace castalia::painting {

namespace {

/// All that the layout of a text depends on.
struct Key {
    std::string text;
    Font font;
    int surface = 0;  ///< The kind of the surface: a window rounds otherwise than a picture.
    double scale = 1, turn = 0;

    bool operator==(const Key&) const = default;
};

struct HashOfKey {
    std::size_t operator()(const Key& key) const {
        constexpr std::size_t kSpread = 31;
        return std::hash<std::string>{}(key.text) * kSpread + std::hash<double>{}(key.font.points);
    }
};

Key key_of(cairo_t* cairo, const std::string& text, const Font& font) {
    cairo_surface_t* const surface = cairo_get_target(cairo);
    double device = 1, same = 1;
    cairo_surface_get_device_scale(surface, &device, &same);
    cairo_matrix_t matrix;
    cairo_get_matrix(cairo, &matrix);
    return {text, font, static_cast<int>(cairo_surface_get_type(surface)), matrix.xx * device, matrix.yx};
}

/// Returns the description of a font; each is made once.
const PangoFontDescription* description_of(const Font& font) {
    using Named = std::tuple<std::string, double, bool, bool>;
    static auto& made = *new std::map<Named, PangoFontDescription*>;  // Outlives the toolkit.
    PangoFontDescription*& description = made[{font.family, font.points, font.bold, font.slanted}];
    if (description == nullptr) {
        description = pango_font_description_new();
        pango_font_description_set_family(description, font.family.c_str());
        pango_font_description_set_size(description, static_cast<int>(std::lround(font.points * PANGO_SCALE)));
        pango_font_description_set_weight(description, font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        pango_font_description_set_style(description, font.slanted ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    }
    return description;
}

/// A piece of a text in one font, as it is drawn from left to right.
struct Run {
    PangoFont* font = nullptr;
    PangoGlyphString* glyphs = nullptr;
    int width = 0;  ///< In units of Pango, as everything here.
};

/// The runs of one line.
struct Shaped {
    std::vector<Run> runs;
    int width = 0, ascent = 0, descent = 0;
};

PangoContext* context_for(cairo_t* cairo) {
    static PangoContext* const context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_cairo_update_context(cairo, context);
    return context;
}

Run run_of(const PangoItem& item, const char* text, int length) {
    Run run{PANGO_FONT(g_object_ref(item.analysis.font)), pango_glyph_string_new(), 0};
    pango_shape_with_flags(text + item.offset, item.length, text, length, &item.analysis, run.glyphs,
                           PANGO_SHAPE_ROUND_POSITIONS);
    return run;
}

Shaped shaped(cairo_t* cairo, const std::string& text, const Font& font) {
    PangoContext* const context = context_for(cairo);
    pango_context_set_font_description(context, description_of(font));
    std::string utf8 = text;
    std::ranges::replace(utf8, '\n', ' ');
    const int length = static_cast<int>(utf8.size());
    Shaped made;
    PangoAttrList* const none = pango_attr_list_new();
    GList* const items = pango_itemize(context, utf8.data(), 0, length, none, nullptr);
    GList* const seen = pango_reorder_items(items);
    for (const GList* one = seen; one != nullptr; one = one->next) {
        Run run = run_of(*static_cast<const PangoItem*>(one->data), utf8.data(), length);
        // Every glyph of a font is as high, and to ask for each would load its outline.
        PangoRectangle room{};
        if (run.glyphs->num_glyphs > 0) {
            pango_font_get_glyph_extents(run.font, run.glyphs->glyphs->glyph, nullptr, &room);
        }
        run.width = pango_glyph_string_get_width(run.glyphs);
        made.width += run.width;
        made.ascent = std::max(made.ascent, -room.y);
        made.descent = std::max(made.descent, room.y + room.height);
        made.runs.push_back(run);
    }
    pango_attr_list_unref(none);
    g_list_free(seen);
    g_list_free_full(items, [](gpointer item) { pango_item_free(static_cast<PangoItem*>(item)); });
    return made;
}

void forget(const Shaped& shaped) {
    for (const Run& run : shaped.runs) {
        pango_glyph_string_free(run.glyphs);
        g_object_unref(run.font);
    }
}

/// Returns the shaped text; it is valid until the next call.
const Shaped& kept_shape(cairo_t* cairo, const std::string& text, const Font& font) {
    constexpr std::size_t kMostKept = 2'048;
    static auto& kept = *new std::unordered_map<Key, Shaped, HashOfKey>;  // Outlives the toolkit.
    Key key = key_of(cairo, text, font);
    if (const auto found = kept.find(key); found != kept.end()) {
        return found->second;
    }
    if (kept.size() >= kMostKept) {
        for (const auto& [forgotten, shape] : kept) {
            forget(shape);
        }
        kept.clear();
    }
    return kept.emplace(std::move(key), shaped(cairo, text, font)).first->second;
}

}  // namespace

TextSize text_size(cairo_t* context, const std::string& text, const Font& font) {
    // A log measures thousands of lines of which a few are drawn: sizes take less memory than shapes.
    constexpr std::size_t kMostKept = 16'384;
    static std::unordered_map<Key, TextSize, HashOfKey> known;
    Key key = key_of(context, text, font);
    if (const auto found = known.find(key); found != known.end()) {
        return found->second;
    }
    if (known.size() >= kMostKept) {
        known.clear();
    }
    const Shaped& shape = kept_shape(context, text, font);
    const int height = PANGO_PIXELS_CEIL(shape.ascent + shape.descent);
    const TextSize size{static_cast<double>(PANGO_PIXELS_CEIL(shape.width)), static_cast<double>(height),
                        static_cast<double>(height - PANGO_PIXELS(shape.ascent))};
    return known.emplace(std::move(key), size).first->second;
}

void draw_text(cairo_t* cairo, const std::string& text, const Font& font, double left, double top, Argb ink) {
    set_source(cairo, ink);
    const Shaped& shape = kept_shape(cairo, text, font);
    const double baseline = top + pango_units_to_double(shape.ascent);
    for (const Run& run : shape.runs) {
        cairo_move_to(cairo, left, baseline);
        pango_cairo_show_glyph_string(cairo, run.font, run.glyphs);
        left += pango_units_to_double(run.width);
    }
    cairo_new_path(cairo);
}

double letter_height(const Font& font, char letter) {
    constexpr double kUnknown = 0.6;
    PangoFontMap* const map = pango_cairo_font_map_get_default();
    PangoContext* const context = pango_font_map_create_context(map);
    PangoFont* const loaded = pango_font_map_load_font(map, context, description_of(font));
    double height = kUnknown;
    if (loaded != nullptr) {
        hb_font_t* const outlines = pango_font_get_hb_font(loaded);
        hb_codepoint_t glyph = 0;
        hb_glyph_extents_t room;
        int across = 0, up = 0;
        hb_font_get_scale(outlines, &across, &up);
        if (hb_font_get_nominal_glyph(outlines, static_cast<hb_codepoint_t>(letter), &glyph) != 0 &&
            hb_font_get_glyph_extents(outlines, glyph, &room) != 0 && up != 0) {
            height = std::abs(room.height / static_cast<double>(up));
        }
        g_object_unref(loaded);
    }
    g_object_unref(context);
    return height;
}

namespace {

bool is_installed(const char* wanted) {
    PangoFontFamily** list = nullptr;
    int count = 0;
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count);
    const bool found = std::any_of(list, list + count, [wanted](PangoFontFamily* family) {
        return std::string_view(pango_font_family_get_name(family)) == wanted;
    });
    g_free(static_cast<void*>(list));
    return found;
}

Families& chosen_families() {
    static Families families = [] {
        Families usual;
        usual.book = is_installed("Charis SIL")     ? "Charis SIL"
                     : is_installed("DejaVu Serif") ? "DejaVu Serif"
                                                    : "Sans";
        return usual;
    }();
    return families;
}

}  // namespace

const Families& families() { return chosen_families(); }

void use_families(Families families) { chosen_families() = std::move(families); }

Font font_of(const picture::Face& face, bool slanted) {
    // Sizes are rounded down, because what is fitted into a place must stay in it; an eighth of a point does no harm.
    constexpr double kSmall = 9, kUsual = 12, kHarmless = 0.125;
    const double points = face.size * families().points_per_pixel;
    const double step = points < kSmall ? 0.25 : points < kUsual ? 0.5 : 1;
    return {face.book ? families().book : families().plain, std::floor((points + kHarmless) / step) * step, face.bold,
            slanted || face.slanted};
}

picture::LetterHeights heights_of(const picture::Face& face) {
    constexpr double kAnySize = 12;
    static std::map<std::tuple<std::string, bool>, picture::LetterHeights> known;
    const Font font{face.book ? families().book : families().plain, kAnySize, face.bold, false};
    const auto [heights, is_new] = known.try_emplace({font.family, font.bold});
    if (is_new) {
        heights->second = {letter_height(font, 'x'), letter_height(font, 'H')};
    }
    return heights->second;
}

double ContextMeasure::width(std::string_view words, const picture::Face& face) const {
    return text_size(context_, std::string(words), font_of(face)).width;
}

}  // namespace castalia::painting
