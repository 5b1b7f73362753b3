#include "app/ui/session/screen_type.h"

#include <algorithm>
#include <cmath>

#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Type is drawn in steps of a third of a pixel.
double size_for(double part) {
    constexpr double kSteps = 3;
    return std::ceil(kScreenLetters / part * kSteps) / kSteps;
}

}  // namespace

Face screen_words(bool bold, bool book) { return {size_for(letter_heights(bold, book).small), bold, book}; }

Face screen_figures(bool bold, bool book) { return {size_for(letter_heights(bold, book).capital), bold, book}; }

void screen_disc(const Pen& pen, double x, double y, double radius, const wxString& name, const SeatInk& ink) {
    pen.ring(x, y, radius, ink.line, ink.edge.IsOk() ? Pen::Edge{ink.edge, 1.6} : Pen::Edge{{}, 0});
    Face face = screen_figures();
    face.size = std::max(face.size, 1.1 * radius);
    pen.text(initial(name), x, y + 0.345 * face.size, face, ink.on_line, Align::centre);
}

double screen_lines(const Pen& pen, const std::vector<wxString>& lines, double x, double baseline, const Face& face,
                    const wxColour& ink, Align align) {
    for (const wxString& line : lines) {
        pen.text(line, x, baseline, face, ink, align);
        baseline += kScreenLine * face.size;
    }
    return baseline;
}

wxString fitting_name(const Pen& pen, const std::vector<std::string>& names, Seat seat, const Face& face,
                      double room) {
    const auto index = static_cast<std::size_t>(seat.index);
    if (index >= names.size()) {
        return wxString::Format("%d", seat.index + 1);
    }
    const auto fits = [&](const wxString& text) { return pen.width(text, face) <= room; };
    const wxString whole = utf8(names[index]);
    return fits(whole) ? whole : fitted_names(called_names(names), fits)[index];
}

}  // namespace castalia
