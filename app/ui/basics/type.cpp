#include "app/ui/basics/type.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <wx/fontenum.h>
#include <wx/settings.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gdk/gdk.h>
#include <pango/pangocairo.h>
#endif

#include "app/ui/basics/desktop_look.h"
#include "app/ui/basics/laid_text.h"
#include "app/ui/basics/marked_words.h"
#include "app/ui/basics/text_watch.h"

namespace castalia {

namespace {

struct Look {
    double pixels;
    bool bold, book;
};

Look look_of(TypeStep step) {
    switch (step) {
        case TypeStep::caption: return {12.5, false, false};
        case TypeStep::small: return {13, false, false};
        case TypeStep::normal: return {14.5, false, false};
        case TypeStep::echo: return {15, true, false};
        case TypeStep::entry: return {17, false, false};
        case TypeStep::numeral1: return {17, true, true};
        case TypeStep::numeral2: return {20, true, true};
        case TypeStep::numeral3: return {27, true, true};
        case TypeStep::numeral4: return {44, true, true};
        case TypeStep::heading1: return {17, true, true};
        case TypeStep::heading2: return {20, true, true};
        case TypeStep::heading3: return {27, true, true};
        case TypeStep::prompt: return {25, true, true};
    }
    return {14.5, false, false};
}

/// Returns the width of the main window; 0 before there is one.
int& room() {
    static int width = 0;
    return width;
}

double& factor() {
    static double size = 1;
    return size;
}

/// Returns the points of a pixel in a drawing, whose fonts know no resolution of the desktop.
double points_per_pixel() {
#ifdef __WXGTK__
    return 72 / pango_cairo_font_map_get_resolution(PANGO_CAIRO_FONT_MAP(pango_cairo_font_map_get_default()));
#else
    return 0.75;
#endif
}

/// Returns whether there is a desktop to ask. There is none while a board is drawn for castalia-cli.
bool has_desktop() {
#ifdef __WXGTK__
    return gdk_screen_get_default() != nullptr;
#else
    return true;
#endif
}

wxString face_of_system() {
    static const wxString face =
        has_desktop() ? wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFaceName() : wxString("Sans");
    return face;
}

/// Returns the size of a font in steps of about a twentieth, which nobody sees: a drawing scaled to its window would
/// otherwise have a dozen fonts of its own at every width, and each takes half a millisecond to load. Sizes are
/// rounded down, because what is fitted into a place must stay in it; an eighth of a point does no harm.
double points_of(const Face& face) {
    constexpr double kSmall = 9, kUsual = 12, kHarmless = 0.125;
    const double points = face.size * points_per_pixel();
    const double step = points < kSmall ? 0.25 : points < kUsual ? 0.5 : 1;
    return std::floor((points + kHarmless) / step) * step;
}

LaidFont font_of(const Face& face, bool slanted = false) {
    return {face.book ? book_face() : face_of_system(), points_of(face), face.bold, slanted};
}

/// Returns the size of type on a control in points: GTK shows whole points, and would measure others.
int points_of_control(const Look& look) {
#ifdef __WXGTK__
    const double larger = 1;  // apply_native_style has made the desktop's font larger.
#else
    const double larger = factor();
#endif
    const double usual = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFractionalPointSize();
    return wxRound(usual * larger * look.pixels / look_of(TypeStep::normal).pixels);
}

wxString cut(wxGraphicsContext& gc, const wxString& text, const Face& face, double most) {
    std::size_t least = 0, length = text.length();
    while (least < length) {
        const std::size_t middle = (least + length + 1) / 2;
        if (measure(gc, text.Left(middle).Trim() + wxString::FromUTF8("…"), face).width <= most) {
            least = middle;
        } else {
            length = middle - 1;
        }
    }
    return text.Left(least).Trim() + wxString::FromUTF8("…");
}

}  // namespace

const wxString& book_face() {
    static const wxString face = [] {
        for (const char* name : {"Charis SIL", "DejaVu Serif"}) {
            if (wxFontEnumerator::IsValidFacename(name)) {
                return wxString(name);
            }
        }
        return face_of_system();
    }();
    return face;
}

LetterHeights letter_heights(bool bold, bool book) {
    constexpr double kAnySize = 12;
    static std::array<std::optional<LetterHeights>, 4> known;
    std::optional<LetterHeights>& heights = known.at((bold ? 1U : 0U) + (book ? 2U : 0U));
    if (!heights) {
        const LaidFont font{book ? book_face() : face_of_system(), kAnySize, bold, false};
        heights = LetterHeights{letter_height(font, 'x'), letter_height(font, 'H')};
    }
    return *heights;
}

void set_text_size(double size) { factor() = size; }

double chosen_text_size() { return factor(); }

double text_size() { return factor() * desktop_look().text; }

bool large_text() {
    constexpr double kLargeText = 1.4, kNarrow = 860;
    return text_size() >= kLargeText || (room() > 0 && room() < kNarrow * text_size());
}

bool set_room(int width) {
    constexpr int kNoRoom = 100;  // The window is still being made.
    const bool before = large_text();
    room() = width > kNoRoom ? width : room();
    return large_text() != before;
}

wxFont font_of(const wxWindow& window, TypeStep step, bool bold) {
    const Look look = look_of(step);
    // `normal` has the face of the window's own font and the size of the desktop's.
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    if (window.GetFont().IsOk() && !look.book) {
        font.SetFaceName(window.GetFont().GetFaceName());
    }
    font.SetPointSize(points_of_control(look));
    if (look.book) {
        font.SetFaceName(book_face());
    }
    if (look.bold || bold) {
        font.MakeBold();
    }
    return font;
}

double pixels_of(TypeStep step) { return look_of(step).pixels * text_size(); }

wxString small_markup(const wxString& markup) {
    constexpr int kUnits = 1024;  // Markup has sizes in these parts of a point.
    const int size = points_of_control(look_of(TypeStep::small)) * kUnits;
    return wxString::Format("<span size='%d'>", size) + markup + "</span>";
}

Extent measure(wxGraphicsContext& gc, const wxString& text, const Face& face) {
    Extent size;
    for (const Span& span : spans_of(text)) {
        const LaidSize laid = laid_size(gc, span.words, font_of(face, span.emphasis));
        size = {size.width + laid.width, std::max(size.ascent, laid.height - laid.descent),
                std::max(size.descent, laid.descent)};
    }
    return size;
}

wxString ellipsised(wxGraphicsContext& gc, const wxString& text, const Face& face, double most) {
    return measure(gc, text, face).width <= most ? text : cut(gc, text, face, most);
}

namespace {

void draw_spans(wxGraphicsContext& gc, const std::vector<Span>& spans, double left, double baseline, double ascent,
                const Face& face, const wxColour& colour) {
    for (const Span& span : spans) {
        const LaidFont font = font_of(face, span.emphasis);
        draw_laid(gc, span.words, font, left, baseline - ascent, colour);
        if (spans.size() == 1 && !span.struck) {
            return;  // Nearly all texts are plain.
        }
        const double width = laid_size(gc, span.words, font).width;
        if (span.struck) {
            constexpr double kHeight = 0.28, kThick = 0.07;  // In sizes of the type.
            gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, face.size * kThick)));
            gc.StrokeLine(left, baseline - face.size * kHeight, left + width, baseline - face.size * kHeight);
        }
        left += width;
    }
}

double height_of(const wxString& text, const Face& face) {
    const LetterHeights heights = letter_heights(face.bold, face.book);
    const bool small = std::any_of(text.begin(), text.end(), [](wxUniChar one) { return wxIslower(one); });
    return face.size * (small ? heights.small : heights.capital);
}

}  // namespace

double write(wxGraphicsContext& gc, const wxString& text, double x, double baseline, const Face& face,
             const wxColour& colour, Align align, double most) {
    if (text.empty()) {
        return 0;
    }
    wxString shown = text;
    Extent size = measure(gc, shown, face);
    if (most > 0 && size.width > most + 1) {  // A difference of one pixel may be rounding.
        shown = cut(gc, text, face, most);
        size = measure(gc, shown, face);
    }
    const double left = align == Align::left ? x : align == Align::right ? x - size.width : x - size.width / 2;
    draw_spans(gc, spans_of(shown), left, baseline, size.ascent, face, colour);
    if (TextWatch::watching()) {
        TextWatch::drawn(gc, {without_marks(shown),
                              {left, baseline - size.ascent, size.width, size.ascent + size.descent},
                              face.size,
                              height_of(shown, face),
                              shown.length() != text.length() || shown.EndsWith(wxString::FromUTF8("…")),
                              colour});
    }
    return size.width;
}

}  // namespace castalia
