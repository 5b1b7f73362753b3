#include "app/ui/toolkit/text/type.h"

#include <algorithm>
#include <cmath>

#include <wx/settings.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gdk/gdk.h>
#include <pango/pangocairo.h>
#endif

#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/text/laid_text.h"
#include "app/ui/toolkit/text/marked_words.h"
#include "app/ui/toolkit/text/text_watch.h"

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

picture::Face plain_face(const Face& face) { return {face.size, face.bold, face.book}; }

LaidFont font_of(const Face& face, bool slanted = false) {
    use_faces_of_desktop();
    return painting::font_of(plain_face(face), slanted);
}

/// Returns the size of type on a control in points: GTK shows whole points, and would measure others.
int points_of_control(const Look& look) {
    // apply_native_style has made the desktop's font larger.
    const double usual = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFractionalPointSize();
    return wxRound(usual * look.pixels / look_of(TypeStep::normal).pixels);
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

void use_faces_of_desktop() {
    // There is no desktop to ask while nothing has a display.
    static const bool used = [] {
        painting::Families faces = painting::families();
        if (gdk_screen_get_default() != nullptr) {
            faces.plain = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFaceName().utf8_string();
        }
        faces.points_per_pixel = points_per_pixel();
        painting::use_families(faces);
        return true;
    }();
    static_cast<void>(used);
}

const wxString& book_face() {
    use_faces_of_desktop();
    static const wxString face = wxString::FromUTF8(painting::families().book);
    return face;
}

LetterHeights letter_heights(bool bold, bool book) {
    use_faces_of_desktop();
    const picture::LetterHeights heights = painting::heights_of({.bold = bold, .book = book});
    return {heights.small, heights.capital};
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

}  // namespace

double height_of_letters(const wxString& text, const Face& face) {
    const LetterHeights heights = letter_heights(face.bold, face.book);
    const bool small = std::any_of(text.begin(), text.end(), [](wxUniChar one) { return wxIslower(one); });
    return face.size * (small ? heights.small : heights.capital);
}

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
                              height_of_letters(shown, face),
                              shown.length() != text.length() || shown.EndsWith(wxString::FromUTF8("…")),
                              colour});
    }
    return size.width;
}

}  // namespace castalia
