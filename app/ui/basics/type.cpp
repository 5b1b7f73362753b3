#include "app/ui/basics/type.h"

#include <array>

#include <wx/fontenum.h>
#include <wx/settings.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gdk/gdk.h>
#endif

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

double& factor() {
    static double size = 1;
    return size;
}

/// Points of a drawing's pixel: fonts in pixels are drawn at half their size by wx 3.2 on GTK.
double points_per_pixel() {
#ifdef __WXGTK__
    GdkScreen* screen = gdk_screen_get_default();
    const double resolution = screen != nullptr ? gdk_screen_get_resolution(screen) : -1;
    return 72 / (resolution > 0 ? resolution : 96);
#else
    return 0.75;
#endif
}

/// Is there a desktop that could be asked? Not where castalia-cli has a board drawn.
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

void set_face(wxGraphicsContext& gc, const Face& face, const wxColour& colour) {
    wxFontInfo info(face.size * points_per_pixel());
    info.FaceName(face.book ? book_face() : face_of_system()).Bold(face.bold);
    gc.SetFont(gc.CreateFont(wxFont(info), colour));
}

Extent extent(wxGraphicsContext& gc, const wxString& text) {
    double width = 0, height = 0, descent = 0, leading = 0;
    gc.GetTextExtent(text, &width, &height, &descent, &leading);
    return {width, height - descent, descent};
}

/// The font is set already.
wxString cut(wxGraphicsContext& gc, const wxString& text, double most) {
    std::size_t least = 0, length = text.length();
    while (least < length) {
        const std::size_t middle = (least + length + 1) / 2;
        if (extent(gc, text.Left(middle).Trim() + wxString::FromUTF8("…")).width <= most) {
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

void set_text_size(double size) { factor() = size; }

double text_size() { return factor(); }

bool large_text() {
    constexpr double kLargeText = 1.4;
    return text_size() >= kLargeText;
}

wxFont font_of(const wxWindow& window, TypeStep step, bool bold) {
    const Look look = look_of(step);
    // The window's own font is what `normal` looks like on this desktop, whatever its size there.
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    if (window.GetFont().IsOk() && !look.book) {
        font.SetFaceName(window.GetFont().GetFaceName());
    }
#ifdef __WXGTK__
    const double larger = 1;  // The desktop's font itself has been made larger (apply_native_style).
#else
    const double larger = factor();
#endif
    const double points = font.GetFractionalPointSize() * larger * look.pixels / look_of(TypeStep::normal).pixels;
    font.SetFractionalPointSize(points);
    if (look.book) {
        font.SetFaceName(book_face());
    }
    if (look.bold || bold) {
        font.MakeBold();
    }
    return font;
}

double pixels_of(TypeStep step) { return look_of(step).pixels * factor(); }

Extent measure(wxGraphicsContext& gc, const wxString& text, const Face& face) {
    set_face(gc, face, *wxBLACK);
    return extent(gc, text);
}

wxString ellipsised(wxGraphicsContext& gc, const wxString& text, const Face& face, double most) {
    set_face(gc, face, *wxBLACK);
    return extent(gc, text).width <= most ? text : cut(gc, text, most);
}

double write(wxGraphicsContext& gc, const wxString& text, double x, double baseline, const Face& face,
             const wxColour& colour, Align align, double most) {
    if (text.empty()) {
        return 0;
    }
    set_face(gc, face, colour);
    wxString shown = text;
    Extent size = extent(gc, shown);
    if (most > 0 && size.width > most + 1) {  // A pixel of rounding is no reason to cut.
        shown = cut(gc, text, most);
        size = extent(gc, shown);
    }
    const double left = align == Align::left ? x : align == Align::right ? x - size.width : x - size.width / 2;
    gc.DrawText(shown, left, baseline - size.ascent);
    return size.width;
}

}  // namespace castalia
