// How the rows of the log are drawn and spoken.
#include <memory>

#include <wx/dc.h>
#include <wx/graphics.h>

#include "app/ui/basics/art.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/panels/log_parts.h"

namespace castalia {

namespace {

constexpr int kNumberWidth = 34, kDiscAt = 48, kTextAt = 64, kFollowsAt = 56, kMarkAt = 32;
constexpr int kEventHeight = 24, kFollowsHeight = 21, kTurnHeight = 27;

bool small_row(LogRow::Kind kind) { return kind != LogRow::Kind::event && kind != LogRow::Kind::turn; }

}  // namespace

wxString spoken(const LogRow& row) {
    const wxString text = words(row.text);
    switch (row.kind) {
        case LogRow::Kind::event:
            return wxString::Format("%zu ", row.step + 1) + text +
                   (row.ruled ? ", " + _("ruled by the table") : wxString());
        case LogRow::Kind::corrected: return _("corrected") + ", " + text;
        case LogRow::Kind::ruling: return _("ruling") + ", " + text;
        default: return row.clause.empty() ? text : text + ", " + utf8(row.clause);
    }
}

bool LogPanel::Painter::SetValue(const wxVariant& value) {
    index_ = static_cast<unsigned>(value.GetLong());
    return true;
}
bool LogPanel::Painter::GetValue(wxVariant& value) const {
    value = static_cast<long>(index_);
    return true;
}
wxSize LogPanel::Painter::GetSize() const {
    const LogRow* row = here();
    const int height = row == nullptr                    ? kEventHeight
                       : row->kind == LogRow::Kind::turn ? kTurnHeight
                       : small_row(row->kind)            ? kFollowsHeight
                                                         : kEventHeight;
    return {panel_.row_width(), panel_.FromDIP(static_cast<int>(height * text_size()))};
}
bool LogPanel::Painter::Render(wxRect cell, wxDC* dc, int state) {
    const LogRow* row = here();
    // On GTK the list's own context draws on the graphics context that it has; elsewhere one is made.
    std::unique_ptr<wxGraphicsContext> made;
    wxGraphicsContext* gc = dc->GetGraphicsContext();
    if (gc == nullptr) {
        made.reset(wxGraphicsContext::CreateFromUnknownDC(*dc));
        gc = made.get();
    }
    if (row != nullptr && gc != nullptr) {
        draw(*gc, *row, cell, (state & wxDATAVIEW_CELL_SELECTED) != 0);
    }
    return true;
}

double LogPanel::Painter::dip(double value) const { return panel_.FromDIP(static_cast<int>(value * text_size())); }

void LogPanel::Painter::draw(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
    const Palette& look = palette();
    const bool future = row.step >= panel_.future_from_;
    const wxColour ink = selected ? look.onselect : future ? look.secondary : look.text;
    const wxColour quiet = selected ? look.onselect : look.secondary;
    const bool small = small_row(row.kind);
    Face face{pixels_of(small ? TypeStep::small : TypeStep::normal), row.kind == LogRow::Kind::turn, false};
    const Extent size = measure(gc, "Hg", face);
    const double baseline = cell.y + (cell.height + size.ascent - size.descent) / 2;
    const double right = cell.x + cell.width - dip(spacing::between);
    if (row.kind == LogRow::Kind::turn) {
        face.size = pixels_of(TypeStep::small);
        write(gc, words(row.text), cell.x + dip(kNumberWidth + spacing::unit), baseline, face, ink, Align::left,
              right - cell.x - dip(kNumberWidth));
        return;
    }
    if (row.kind == LogRow::Kind::event) {
        draw_event(gc, row, cell, baseline, right, ink, quiet);
        return;
    }
    draw_mark(gc, row, cell, selected);
    const double left = cell.x + dip(kFollowsAt);
    const wxString text = words(row.text);
    const double wanted = measure(gc, text, face).width;
    const double room = right - left;
    // The clause gives way before the sentence.
    const double most_clause = room - wanted - dip(spacing::apart);
    const double clause =
        row.clause.empty() ? 0 : draw_clause(gc, utf8(row.clause), right, baseline, most_clause, quiet);
    write(gc, text, left, baseline, face, quiet, Align::left,
          clause > 0 ? room - clause - dip(spacing::apart) : room);
}

void LogPanel::Painter::draw_event(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, double baseline,
                                   double right, const wxColour& ink, const wxColour& quiet) const {
    const Face number{pixels_of(TypeStep::small), false, false};
    write(gc, wxString::Format("%zu", row.step + 1), cell.x + dip(kNumberWidth), baseline, number, quiet,
          Align::right);
    if (row.seat && row.seat->index >= 0) {
        constexpr double kDisc = 8.5;
        const auto seat = static_cast<std::size_t>(row.seat->index);
        const wxString name = seat < panel_.names_.size() ? utf8(panel_.names_[seat]) : wxString("?");
        draw_disc(gc, cell.x + dip(kDiscAt), cell.y + cell.height / 2.0, dip(kDisc), name,
                  seat_ink(seat, seat < panel_.colours_.size() ? panel_.colours_[seat] : std::string()));
    }
    const Face face{pixels_of(TypeStep::normal), false, false};
    const double left = cell.x + dip(kTextAt);
    const double width = write(gc, words(row.text), left, baseline, face, ink, Align::left, right - left);
    if (row.ruled) {
        draw_stet(gc, left, baseline + dip(spacing::unit), width);
    }
}

void LogPanel::Painter::draw_mark(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
    const Palette& look = palette();
    const auto mark = [&](const char* name, const wxColour& colour) {
        constexpr double kSide = 14;
        draw_art(gc, name, {cell.x + dip(kMarkAt), cell.y + (cell.height - dip(kSide)) / 2, dip(kSide), dip(kSide)},
                 selected ? look.onselect : colour);
    };
    switch (row.kind) {
        case LogRow::Kind::ruling: return mark("mark-ruling", look.ruling);
        case LogRow::Kind::corrected: return mark("mark-corrected", look.warning);
        case LogRow::Kind::refused: return mark("mark-refusal", look.refusal);
        case LogRow::Kind::note: return mark("mark-note", look.secondary);
        default: return;
    }
}

}  // namespace castalia
