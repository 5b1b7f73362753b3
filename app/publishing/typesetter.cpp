#include "app/publishing/typesetter.h"

#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/painting/painter.h"
#include "core/document/runs.h"
#include "core/document/suit_marks.h"
#include "core/document/whole_scores.h"
#include "core/export/document.h"
#include "core/picture/art.h"

namespace castalia::publishing {

namespace {

// Pango takes the first of these that is installed, and any other font for the characters it lacks.
constexpr const char* kBook = "Charis SIL,DejaVu Serif,serif";
constexpr const char* kPlain = "Cantarell,Noto Sans,DejaVu Sans,sans-serif";

constexpr double kQuietSize = 0.88;  ///< The size of quiet words, as a part of the others.

double points(int pango_units) { return static_cast<double>(pango_units) / PANGO_SCALE; }

PangoAlignment alignment_of(Side side, PangoLayout* layout) {
    if (side == Side::middle) {
        return PANGO_ALIGN_CENTER;
    }
    // Pango takes left and right from the direction of the words; in a column they are those of the paper.
    const bool leftward = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL;
    return (side == Side::left) != leftward ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT;
}

/// Returns settings that prefer emoji as outlines: for emoji as pictures a PDF keeps no text, and nobody could search
/// for them. Returns null when the settings of the fonts cannot be read.
FcConfig* with_outlined_emoji() {
    constexpr const char* kRule = R"(<?xml version="1.0"?><fontconfig><match target="pattern">
<test name="family"><string>emoji</string></test>
<edit name="family" mode="prepend_first" binding="strong"><string>Symbola</string></edit>
<edit name="color" mode="assign"><bool>false</bool></edit></match></fontconfig>)";
    std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> config(FcInitLoadConfigAndFonts(), FcConfigDestroy);
    const bool read =
        config != nullptr &&
        FcConfigParseAndLoadFromMemory(config.get(), reinterpret_cast<const FcChar8*>(kRule), FcTrue) == FcTrue;
    return read ? config.release() : nullptr;
}

/// Returns the fonts of this thread: threads must not share them, and the next file finds those of the one before.
PangoFontMap* fonts_of_thread() {
    // They share the settings, because a font map of Pango 1.50 never releases those that it was given: 150 kB each.
    static FcConfig* const config = with_outlined_emoji();
    thread_local const std::unique_ptr<PangoFontMap, Release> fonts = [] {
        PangoFontMap* const made = pango_cairo_font_map_new();
        if (config != nullptr) {
            pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(made), config);
        }
        return std::unique_ptr<PangoFontMap, Release>(made);
    }();
    return fonts.get();
}

bool is_character(std::string_view utf8) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    if (utf8.size() == 3 && byte(0) == 0xEF) {
        const bool within = byte(1) == 0xB7 && byte(2) >= 0x90 && byte(2) <= 0xAF;  // U+FDD0 to U+FDEF
        return !within && !(byte(1) == 0xBF && byte(2) >= 0xBE);                    // U+FFFE and U+FFFF
    }
    // The last two of every other plane.
    return utf8.size() < 4 || (byte(1) & 0x0Fu) != 0x0F || byte(2) != 0xBF || byte(3) < 0xBE;
}

/// Draws a suit where its letter would stand. The letter is there too, in white and small, so that a reader of the
/// PDF finds and copies what the log says.
void draw_suit(cairo_t* context, PangoAttrShape* shape, gboolean only_path, gpointer of_letters) {
    double x = 0, y = 0;
    cairo_get_current_point(context, &x, &y);
    if (only_path != FALSE) {
        return;
    }
    const auto suit = GPOINTER_TO_SIZE(shape->data);
    const double side = points(shape->logical_rect.height), top = y + points(shape->logical_rect.y);
    constexpr double kLetter = 0.7;  // A part of the side, so that the suit hides the letter.
    const LayoutPtr letter(pango_layout_new(static_cast<PangoContext*>(of_letters)));
    const std::unique_ptr<PangoFontDescription, decltype(&pango_font_description_free)> font(
        pango_font_description_new(), pango_font_description_free);
    pango_font_description_set_family_static(font.get(), kPlain);
    pango_font_description_set_size(font.get(), static_cast<int>(side * kLetter * PANGO_SCALE));
    pango_layout_set_font_description(letter.get(), font.get());
    pango_layout_set_text(letter.get(), &document::kSuitLetters[suit], 1);
    cairo_save(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_move_to(context, x, y - points(pango_layout_get_baseline(letter.get())));
    pango_cairo_show_layout(context, letter.get());
    cairo_restore(context);
    cairo_save(context);
    double red = 0, green = 0, blue = 0, opacity = 1;
    cairo_pattern_get_rgba(cairo_get_source(context), &red, &green, &blue, &opacity);
    painting::draw_art(context, picture::suit_art(suit), {x, top, side, side}, painting::argb_of(red, green, blue));
    cairo_restore(context);
}

}  // namespace

std::string for_cairo(std::string_view utf8) {
    std::string words;
    for (std::size_t at = 0; at < utf8.size();) {
        const auto first = static_cast<unsigned char>(utf8[at]);
        const std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        const std::string_view one = utf8.substr(at, length);
        words += is_character(one) ? one : "\uFFFD";
        at += length;
    }
    return words;
}

double Words::width() const {
    PangoRectangle ink{}, logical{};
    pango_layout_get_extents(layout.get(), &ink, &logical);
    return points(logical.width);
}

double Words::height() const {
    int width = 0, height = 0;
    pango_layout_get_size(layout.get(), &width, &height);
    return points(height);
}

double Words::baseline() const { return points(pango_layout_get_baseline(layout.get())); }

Typesetter::Typesetter() : context_(pango_font_map_create_context(fonts_of_thread())) {
    constexpr double kDotsPerInch = 72;
    const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
        cairo_font_options_create(), cairo_font_options_destroy);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context_.get(), options.get());
    pango_cairo_context_set_resolution(context_.get(), kDotsPerInch);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    pango_context_set_language(context_.get(), pango_language_from_string("en"));
    pango_cairo_context_set_shape_renderer(context_.get(), draw_suit, context_.get(), nullptr);
}

namespace {

/// Gives the layout the looks of the runs. Returns the words without their marks.
std::string mark(PangoLayout* layout, const std::string& words) {
    std::string shown;
    PangoAttrList* marks = pango_attr_list_new();
    for (const document::Run& run : document::runs_of(words)) {
        const auto from = static_cast<guint>(shown.size());
        shown += run.words;
        const auto add = [&](PangoAttribute* attribute) {
            attribute->start_index = from;
            attribute->end_index = static_cast<guint>(shown.size());
            pango_attr_list_insert(marks, attribute);
        };
        if (run.emphasis) {
            add(pango_attr_style_new(PANGO_STYLE_ITALIC));
        }
        if (run.struck) {
            add(pango_attr_strikethrough_new(TRUE));
        }
    }
    pango_layout_set_attributes(layout, marks);
    pango_attr_list_unref(marks);
    return shown;
}

/// The places of the letters of suits in the words, each with its suit.
using Suits = std::vector<std::pair<std::size_t, std::size_t>>;

/// Puts the letter of each suit where its mark was, to be drawn over by `draw_suit`. Returns where the letters stand.
Suits take_suits(std::string& words) {
    Suits places;
    std::string letters;
    for (std::size_t at = 0; at < words.size();) {
        if (const auto suit = document::suit_marked(words, at)) {
            places.emplace_back(letters.size(), *suit);
            letters += document::kSuitLetters[*suit];
            at += document::kSuitMarkLength;
        } else {
            letters += words[at++];
        }
    }
    words = std::move(letters);
    return places;
}

constexpr double kSuitWide = 1.0, kSuitAbove = 0.80, kSuitSide = 0.98;  ///< Parts of the size of the letters.

void shape_suits(PangoAttrList* looks, const Suits& places, double letters, std::size_t quiet_from) {
    for (const auto& [at, suit] : places) {
        const double size = at >= quiet_from ? letters * kQuietSize : letters;
        const auto units = [size](double part) { return static_cast<int>(part * size * PANGO_SCALE); };
        const PangoRectangle room{0, -units(kSuitAbove), units(kSuitWide), units(kSuitSide)};
        PangoAttribute* shape =
            pango_attr_shape_new_with_data(&room, &room, GSIZE_TO_POINTER(suit), nullptr, nullptr);
        shape->start_index = static_cast<guint>(at);
        shape->end_index = static_cast<guint>(at + 1);
        pango_attr_list_insert(looks, shape);
    }
}

/// Gives words the looks that no font gives them, up to the quiet ones.
void set_looks(PangoLayout* layout, const Look& look, const Suits& suits, std::size_t quiet_from) {
    PangoAttrList* looks = pango_attr_list_new();
    const auto add = [&](PangoAttribute* attribute, std::size_t from, std::size_t to) {
        attribute->start_index = static_cast<guint>(from);
        attribute->end_index = static_cast<guint>(std::min<std::size_t>(to, PANGO_ATTR_INDEX_TO_TEXT_END));
        pango_attr_list_insert(looks, attribute);
    };
    if (look.struck) {
        add(pango_attr_strikethrough_new(TRUE), 0, quiet_from);
    } else if (look.underlined) {
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), 0, quiet_from);
    }
    if (quiet_from != std::string::npos) {
        constexpr guint16 kGrey = 0x5500;
        add(pango_attr_foreground_new(kGrey, kGrey, kGrey), quiet_from, std::string::npos);
        add(pango_attr_size_new(static_cast<int>(look.size * kQuietSize * PANGO_SCALE)), quiet_from,
            std::string::npos);
    }
    shape_suits(looks, suits, look.size, quiet_from);
    pango_layout_set_attributes(layout, looks);
    pango_attr_list_unref(looks);
}

/// Keeps pango from ending a line within a score.
void keep_scores_whole(PangoLayout* layout, const std::string& words) {
    const auto scores = document::scores_in(words);
    if (scores.empty()) {
        return;
    }
    PangoAttrList* given = pango_layout_get_attributes(layout);
    PangoAttrList* looks = given == nullptr ? pango_attr_list_new() : pango_attr_list_copy(given);
    for (const auto& [from, to] : scores) {
        PangoAttribute* whole = pango_attr_allow_breaks_new(FALSE);
        whole->start_index = static_cast<guint>(from);
        whole->end_index = static_cast<guint>(to);
        pango_attr_list_insert(looks, whole);
    }
    pango_layout_set_attributes(layout, looks);
    pango_attr_list_unref(looks);
}

/// Returns the words as somebody wrote them, in lines and paragraphs.
std::string with_lines(const std::string& text) {
    if (text.find('\n') == std::string::npos) {
        return document::one_line(text);
    }
    std::string words;
    for (const std::string& line : document::lines_in(text)) {
        words += (words.empty() ? "" : "\n") + line;
    }
    return words;
}

}  // namespace

Words Typesetter::set(const std::string& text, const Look& look, double width, const std::string& quiet) const {
    std::string words = for_cairo(document::isolated(with_lines(text)));
    Suits suits = look.suits ? take_suits(words) : Suits();
    std::size_t quiet_from = std::string::npos;
    if (!quiet.empty()) {
        words += "\u2002";  // A space as wide as a digit.
        quiet_from = words.size();
        std::string rest = for_cairo(document::isolated(document::one_line(quiet)));
        for (const auto& [at, suit] : look.suits ? take_suits(rest) : Suits()) {
            suits.emplace_back(quiet_from + at, suit);
        }
        words += rest;
    }
    // Pango would give a line the direction of its first letter, even where that is isolated.
    const bool one_part = words.starts_with("\u2068") && words.find("\u2069") + 3 == words.size();
    Words set{LayoutPtr(pango_layout_new(context_.get())), look.grey};
    PangoLayout* layout = set.layout.get();
    const std::unique_ptr<PangoFontDescription, decltype(&pango_font_description_free)> font(
        pango_font_description_new(), pango_font_description_free);
    pango_font_description_set_family_static(font.get(), look.book ? kBook : kPlain);
    pango_font_description_set_size(font.get(), static_cast<int>(look.size * PANGO_SCALE));
    pango_font_description_set_weight(font.get(), look.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_style(font.get(), look.slanted ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    pango_layout_set_font_description(layout, font.get());
    if (look.marked) {
        words = mark(layout, words);
    } else if (look.struck || look.underlined || quiet_from != std::string::npos || !suits.empty()) {
        set_looks(layout, look, suits, quiet_from);
    }
    keep_scores_whole(layout, words);
    pango_layout_set_auto_dir(layout, one_part ? TRUE : FALSE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_ellipsize(layout, look.cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    pango_layout_set_width(layout, width > 0 ? static_cast<int>(width * PANGO_SCALE) : -1);
    pango_layout_set_text(layout, words.data(), static_cast<int>(words.size()));
    pango_layout_set_alignment(layout, alignment_of(look.side, layout));
    if (pango_layout_get_unknown_glyphs_count(layout) > 0) {
        note_missing(layout);
    }
    return set;
}

void Typesetter::note_missing(PangoLayout* layout) const {
    for (int i = 0; i < pango_layout_get_line_count(layout); ++i) {
        for (GSList* run = pango_layout_get_line_readonly(layout, i)->runs; run != nullptr; run = run->next) {
            const PangoGlyphString* glyphs = static_cast<PangoGlyphItem*>(run->data)->glyphs;
            for (int at = 0; at < glyphs->num_glyphs; ++at) {
                const PangoGlyph glyph = glyphs->glyphs[at].glyph;
                if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 && glyph != PANGO_GLYPH_INVALID_INPUT) {
                    missing_.insert(static_cast<char32_t>(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG));
                }
            }
        }
    }
}

Words Typesetter::again(const Words& like, const std::string& words) const {
    Words set{LayoutPtr(pango_layout_copy(like.layout.get())), like.grey};
    // The words keep their looks when they are the end of a paragraph that goes on on the next page.
    const std::string all = pango_layout_get_text(like.layout.get());
    PangoAttrList* looks = pango_layout_get_attributes(set.layout.get());
    if (looks != nullptr && words.size() < all.size() && all.ends_with(words)) {
        PangoAttrList* moved = pango_attr_list_copy(looks);
        pango_attr_list_update(moved, 0, static_cast<int>(all.size() - words.size()), 0);
        pango_layout_set_attributes(set.layout.get(), moved);
        pango_attr_list_unref(moved);
    }
    pango_layout_set_text(set.layout.get(), words.data(), static_cast<int>(words.size()));
    return set;
}

void draw(cairo_t* context, const Words& words, double x, double y) {
    cairo_set_source_rgb(context, words.grey, words.grey, words.grey);
    cairo_move_to(context, x, y);
    pango_cairo_show_layout(context, words.layout.get());
}

}  // namespace castalia::publishing
