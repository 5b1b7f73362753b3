#include "app/ui/toolkit/text/fitted_words.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include <wx/arrstr.h>
#include <wx/control.h>
#include <wx/dcclient.h>

#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/line_break.h"
#include "app/ui/toolkit/text/type.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

int width_of(const wxWindow& window, const wxString& words, const wxFont& font) {
    int wide = 0;
    window.GetTextExtent(words, &wide, nullptr, nullptr, nullptr, &font);
    return wide;
}
int width_with_gap(const wxStaticText& text, const wxString& words, const wxFont& font) {
    return width_of(text, words, font) + text.FromDIP(spacing::unit);
}

wxString shortened(wxWindow& window, const wxString& line, const wxFont& font, int width) {
    wxClientDC dc(&window);
    dc.SetFont(font);
    return wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, width);
}

/// Lowers the lines of a book face, which are far higher than its letters. In large type that room is needed
/// elsewhere.
void lay_close([[maybe_unused]] wxStaticText& text, [[maybe_unused]] double close) {
#if defined(__WXGTK__) && PANGO_VERSION_CHECK(1, 50, 0)
    PangoAttrList* list = pango_attr_list_new();
    pango_attr_list_insert(list, pango_attr_line_height_new(close));
    gtk_label_set_attributes(GTK_LABEL(text.GetHandle()), list);
    pango_attr_list_unref(list);
    text.SetMinSize({text.GetMinSize().x, static_cast<int>(text.GetMinSize().y * close)});
#endif
}

// How close the lines of a book face lie at most and usually, and those of plain letters, which fill their lines.
constexpr double kClosest = 0.66, kClose = 0.74, kClosestPlain = 0.85;

/// Returns whether a line of large letters is whole in a band of this height: a desktop with a larger font than usual
/// makes the letters higher, but not the band.
bool whole_in(const wxWindow& window, const wxFont& font, int height) {
    int line = 0;
    window.GetTextExtent("Ag", nullptr, &line, nullptr, nullptr, &font);
    return !large_text() || line * (font.GetFaceName() == book_face() ? kClose : kClosestPlain) <= height;
}

/// Sets only words that have changed, because the toolkit lays out anew whatever is set. They get no higher than
/// `height`, as far as lines can lie that close.
void show_line(wxStaticText& text, const wxString& words, const wxFont& font, int height) {
    if (text.GetFont() == font && text.GetLabelText() == words) {
        return;
    }
    text.SetFont(font);
    text.SetLabelText(words);
    give_size(text);
    const bool book = font.GetFaceName() == book_face();
    const double least = book ? kClosest : kClosestPlain, most = !book || words.Contains("\n") ? 1 : kClose;
    lay_close(text, large_text() ? std::clamp(height / double(text.GetMinSize().y), least, most) : 1);
}

}  // namespace

int prompt_width(const wxStaticText& text, const wxString& sentence) {
    return width_with_gap(text, sentence, font_of(*text.GetParent(), TypeStep::prompt, true));
}

bool fit_words(wxStaticText& text, const wxString& sentence, int width, int height) {
    text.UnsetToolTip();
    for (const TypeStep step : {TypeStep::prompt, TypeStep::heading2, TypeStep::heading1}) {
        const wxFont font = font_of(*text.GetParent(), step, true);
        if (width_with_gap(text, sentence, font) <= width && whole_in(text, font, height)) {
            show_line(text, sentence, font, height);
            return true;
        }
    }
    std::vector<wxString> lines;
    for (const TypeStep step : {TypeStep::heading1, TypeStep::echo, TypeStep::small}) {
        const wxFont font = font_of(*text.GetParent(), step, true);
        const auto wide = [&](const wxString& line) { return static_cast<double>(width_with_gap(text, line, font)); };
        int line = 0;
        text.GetTextExtent("Ag", nullptr, &line, nullptr, nullptr, &font);
        lines = lines_of(sentence, 2, width, wide);
        if (static_cast<int>(lines.size()) * line <= height && wide(lines.back()) <= width) {
            show_line(text, wxJoin(wxArrayString(lines.size(), lines.data()), '\n', '\0'), font, height);
            return true;
        }
    }
    const wxFont smallest = font_of(*text.GetParent(), TypeStep::small, true);
    for (wxString& line : lines) {
        line = shortened(text, line, smallest, width);
    }
    show_line(text, wxJoin(wxArrayString(lines.size(), lines.data()), '\n', '\0'), smallest, height);
    text.SetToolTip(sentence);
    return false;
}

wxString in_two_lines(wxWindow& window, const wxFont& font, const wxString& sentence, int room) {
    // The window measures with the fonts of its controls. A device context loads its own.
    const auto width = [&](const wxString& line) { return static_cast<double>(width_of(window, line, font)); };
    wxString all;
    for (const wxString& line : lines_of(sentence, 2, room, width)) {
        all += (all.empty() ? "" : "\n") + (width(line) <= room ? line : shortened(window, line, font, room));
    }
    return all;
}

}  // namespace castalia
