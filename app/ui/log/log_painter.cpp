// How the rows of the log are drawn and spoken.
#include <algorithm>
#include <memory>
#include <vector>

#include <wx/dc.h>
#include <wx/graphics.h>

#include "app/ui/log/log_parts.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/seat_ink.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/line_break.h"
#include "app/ui/toolkit/text/marked_words.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kNumberWidth = 34, kDiscAt = 48, kTextAt = 64, kFollowsAt = 56, kMarkAt = 32;
constexpr int kEventHeight = 24, kFollowsHeight = 21, kTurnHeight = 27;
constexpr std::size_t kMostLines = 2;
const wxString kStruckMark = "~~";  // The mark that marked_words reads.

bool is_event(LogRow::Kind kind) { return kind == LogRow::Kind::event || kind == LogRow::Kind::gone; }
bool of_branch(LogRow::Kind kind) { return kind == LogRow::Kind::branch || kind == LogRow::Kind::tried; }
bool small_row(LogRow::Kind kind) { return !is_event(kind) && kind != LogRow::Kind::turn; }

Face face_of(const LogRow& row) {
    return {pixels_of(small_row(row.kind) ? TypeStep::small : TypeStep::normal), row.kind == LogRow::Kind::branch,
            false};
}

/// Returns a context that measures before there is anything to draw on.
wxGraphicsContext& ruler() {
    static const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create());
    return *context;
}

}  // namespace

std::optional<wxString> after_name(const wxString& sentence, const std::string& name) {
    wxString rest;
    if (!sentence.StartsWith(named(name), &rest)) {
        return std::nullopt;
    }
    // "Ann narrates", "Ann: veto", and in French a space before the colon; another name may begin like this one.
    const wxString space = wxString::FromUTF8(" \u00a0\u202f");
    const std::size_t colon = rest.find_first_not_of(space);
    const bool is_colon = colon != wxString::npos && rest[colon] == ':';
    const std::size_t first = rest.find_first_not_of(space, is_colon ? colon + 1 : 0);
    return first == 0 || first == wxString::npos ? std::nullopt : std::optional(rest.Mid(first));
}

wxString spoken(const LogRow& row) {
    const wxString text = words(row.text);
    switch (row.kind) {
        case LogRow::Kind::event:
            return wxString::Format("%zu ", row.step + 1) + text +
                   (row.ruled ? ", " + _("ruled by the table") : wxString());
        case LogRow::Kind::gone: return _("not in force") + ", " + text;
        case LogRow::Kind::branch: return text + ", " + _("a branch that was kept");
        case LogRow::Kind::corrected: return _("corrected") + ", " + text;
        case LogRow::Kind::ruling: return _("ruling") + ", " + text;
        case LogRow::Kind::photo: return text + ", " + _("Enter shows it large");
        default: return row.clause.empty() ? text : text + ", " + utf8(row.clause);
    }
}

bool LogPanel::Painter::SetValue(const wxVariant& value) {
    index_ = static_cast<unsigned>(value.GetLong());
    size_.reset();
    return true;
}
bool LogPanel::Painter::GetValue(wxVariant& value) const {
    value = static_cast<long>(index_);
    return true;
}
/// Returns the sentence without the name at its beginning, because the disc tells whose event it is.
wxString LogPanel::Painter::sentence_of(const LogRow& row) const {
    wxString text = words(row.text);
    if (row.kind == LogRow::Kind::event) {
        strike(row, text);
    } else if (row.kind == LogRow::Kind::gone) {
        text.Replace(kStruckMark, "");
        text = kStruckMark + text + kStruckMark;
    }
    if (!is_event(row.kind) || !row.seat || row.seat->index < 0 ||
        static_cast<std::size_t>(row.seat->index) >= panel_.names_.size()) {
        return marked_words(text);
    }
    const bool struck = text.StartsWith(kStruckMark);
    const std::optional<wxString> rest =
        after_name(text.Mid(struck ? 2 : 0), panel_.names_[static_cast<std::size_t>(row.seat->index)]);
    return marked_words(!rest ? text : struck ? kStruckMark + *rest : *rest);
}

/// Puts the marks of what was taken back into the sentence of an event.
void LogPanel::Painter::strike(const LogRow& row, wxString& text) const {
    for (const StruckWords& one : panel_.struck_) {
        if (one.ply != row.step) {
            continue;
        }
        if (one.words.empty()) {
            text.Replace(kStruckMark, "");
            text = kStruckMark + text + kStruckMark;
        } else if (const std::size_t at = text.rfind(utf8(one.words)); at != wxString::npos) {
            text.insert(at + utf8(one.words).length(), kStruckMark).insert(at, kStruckMark);
        }
    }
}

std::vector<wxString> LogPanel::Painter::lines_in(wxGraphicsContext& gc, const LogRow& row, double room) const {
    const Face face = face_of(row);
    const auto width = [&](const wxString& line) { return measure(gc, line, face).width; };
    const wxString sentence = sentence_of(row);
    const std::vector<wxString> lines = lines_of(sentence, kMostLines, room, width);
    return width(lines.back()) <= room
               ? lines
               : lines_of(with_called_names(sentence, panel_.names_, panel_.called_), kMostLines, room, width);
}

double LogPanel::Painter::room_in(const LogRow& row, double width) const {
    return width - dip(spacing::between) - dip(is_event(row.kind) ? kTextAt : kFollowsAt);
}

double LogPanel::Painter::line_height(const LogRow& row) const {
    const Extent size = measure(ruler(), "Hg", face_of(row));
    return size.ascent + size.descent;
}

/// Returns the size of the row. The toolkit asks twice for each: for its width and for its height.
wxSize LogPanel::Painter::GetSize() const {
    if (!size_) {
        size_ = measured();
    }
    return *size_;
}

wxSize LogPanel::Painter::measured() const {
    const LogRow* row = here();
    if (row == nullptr || row->kind == LogRow::Kind::turn) {
        return {panel_.row_width(), static_cast<int>(high(row == nullptr ? kEventHeight : kTurnHeight))};
    }
    if (row->kind == LogRow::Kind::photo) {
        return {panel_.row_width(), photo_room().y + static_cast<int>(dip(2 * spacing::unit))};
    }
    const std::size_t lines = lines_in(ruler(), *row, room_in(*row, panel_.row_width())).size();
    const double more = lines < kMostLines ? 0 : line_height(*row);
    return {panel_.row_width(), static_cast<int>(high(small_row(row->kind) ? kFollowsHeight : kEventHeight) + more)};
}
bool LogPanel::Painter::Render(wxRect cell, wxDC* dc, int state) {
    const LogRow* row = here();
    // On GTK the list's own context has a graphics context; elsewhere one is made.
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

/// Returns the height of a row. Large text has less air around it.
double LogPanel::Painter::high(double row) const {
    constexpr double kTight = 0.8;
    return dip(row) * (large_text() ? kTight : 1);
}

void LogPanel::Painter::draw(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
    const Palette& look = palette();
    const bool pale = row.ply() > panel_.future_from_ || row.kind == LogRow::Kind::gone;
    const wxColour ink = selected ? look.onselect : pale ? look.secondary : look.text;
    const wxColour quiet = selected ? look.onselect : look.secondary;
    Face face = face_of(row);
    const Extent size = measure(gc, "Hg", face);
    const bool two_lines = cell.height >= 1.5 * (size.ascent + size.descent) + dip(spacing::between);
    const double first =
        two_lines && row.kind != LogRow::Kind::turn ? cell.height - (size.ascent + size.descent) : cell.height;
    const double baseline = cell.y + (first + size.ascent - size.descent) / 2;
    const double right = cell.x + cell.width - dip(spacing::between);
    if (row.kind == LogRow::Kind::turn) {
        face = {pixels_of(TypeStep::small), true, false};
        const double room = right - cell.x - dip(kNumberWidth);
        wxString turn = words(row.text);
        if (measure(gc, turn, face).width > room) {
            turn = with_called_names(turn, panel_.names_, panel_.called_);
        }
        write(gc, turn, cell.x + dip(kNumberWidth + spacing::unit), baseline, face, ink, Align::left, room);
        return;
    }
    if (is_event(row.kind)) {
        draw_event(gc, row, cell, baseline, right, ink, quiet);
        return;
    }
    if (row.kind == LogRow::Kind::photo) {
        draw_photo(gc, row, cell, quiet);
        return;
    }
    if (of_branch(row.kind)) {
        draw_branch(gc, cell, selected);
    }
    draw_mark(gc, row, cell, selected);
    const double left = cell.x + dip(kFollowsAt), room = right - left;
    const std::vector<wxString> lines = lines_in(gc, row, room);
    // The clause is shortened before the sentence.
    const double most_clause =
        lines.size() > 1 ? 0 : room - measure(gc, lines.front(), face).width - dip(spacing::apart);
    if (!row.clause.empty() && most_clause > 0) {
        draw_clause(gc, utf8(row.clause), right, baseline, most_clause, quiet);
    }
    const bool heads = row.kind == LogRow::Kind::branch && !selected;
    write_lines(gc, lines, left, baseline, face, heads ? look.accent : quiet, room);
}

wxSize LogPanel::Painter::photo_room() const {
    constexpr int kWide = 112, kHigh = 84;
    return {static_cast<int>(dip(kWide)), static_cast<int>(dip(kHigh))};
}

/// Draws the small picture, with its caption beside it.
void LogPanel::Painter::draw_photo(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell,
                                   const wxColour& quiet) const {
    const wxSize room = photo_room();
    const double left = cell.x + dip(kFollowsAt), top = cell.y + dip(spacing::unit);
    const double pixels = panel_.GetContentScaleFactor();
    const wxBitmap& picture = panel_.small_photos_.fitted(row.photo, room * pixels);
    const wxSize size = picture.IsOk() ? picture.GetSize() * (1 / pixels) : room;
    if (picture.IsOk()) {
        gc.DrawBitmap(picture, left, top, size.x, size.y);
    }
    gc.SetPen(wxPen(palette().line));
    gc.SetBrush(*wxTRANSPARENT_BRUSH);
    gc.DrawRectangle(left, top, size.x, size.y);
    const Face face = face_of(row);
    const Extent letters = measure(gc, "Hg", face);
    const double words_at = left + size.x + dip(spacing::between);
    const double space = std::max(1.0, cell.x + cell.width - dip(spacing::between) - words_at);
    write_lines(gc, lines_in(gc, row, space), words_at, top + letters.ascent, face, quiet, space);
}

/// Draws the bar at the left that holds the rows of a branch together.
void LogPanel::Painter::draw_branch(wxGraphicsContext& gc, const wxRect& cell, bool selected) const {
    constexpr int kBarAt = 46, kBar = 3;
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(selected ? palette().onselect : palette().accent));
    gc.DrawRectangle(cell.x + dip(kBarAt), cell.y, dip(kBar), cell.height);
}

double LogPanel::Painter::write_lines(wxGraphicsContext& gc, const std::vector<wxString>& lines, double left,
                                      double baseline, const Face& face, const wxColour& ink, double room) {
    const Extent size = measure(gc, "Hg", face);
    double width = 0;
    for (const wxString& line : lines) {
        width = std::max(width, write(gc, line, left, baseline, face, ink, Align::left, room));
        baseline += size.ascent + size.descent;
    }
    return width;
}

void LogPanel::Painter::draw_event(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, double baseline,
                                   double right, const wxColour& ink, const wxColour& quiet) const {
    const Face number{pixels_of(TypeStep::small), false, false};
    if (row.kind == LogRow::Kind::event) {
        write(gc, wxString::Format("%zu", row.step + 1), cell.x + dip(kNumberWidth), baseline, number, quiet,
              Align::right);
    }
    if (row.seat && row.seat->index >= 0) {
        constexpr double kDisc = 8.5;
        const auto seat = static_cast<std::size_t>(row.seat->index);
        const wxString name = seat < panel_.names_.size() ? utf8(panel_.names_[seat]) : wxString("?");
        const Extent size = measure(gc, "Hg", face_of(row));
        draw_disc(gc, cell.x + dip(kDiscAt), baseline - (size.ascent - size.descent) / 2, dip(kDisc), name,
                  seat_ink(seat, seat < panel_.colours_.size() ? panel_.colours_[seat] : std::string()));
    }
    const double left = cell.x + dip(kTextAt);
    const double width =
        write_lines(gc, lines_in(gc, row, right - left), left, baseline, face_of(row), ink, right - left);
    if (row.ruled) {
        draw_stet(gc, left, baseline + dip(spacing::unit), width);
    }
}

void LogPanel::Painter::draw_mark(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
    const Palette& look = palette();
    const auto mark = [&](const char* name, const wxColour& colour) {
        constexpr double kSide = 14;
        draw_art(gc, name,
                 {cell.x + dip(kMarkAt), cell.y + (high(kFollowsHeight) - dip(kSide)) / 2, dip(kSide), dip(kSide)},
                 selected ? look.onselect : colour);
    };
    switch (row.kind) {
        case LogRow::Kind::ruling: return mark("mark-ruling", look.ruling);
        case LogRow::Kind::traced:
        case LogRow::Kind::corrected: return mark("mark-corrected", look.warning);
        case LogRow::Kind::refused: return mark("mark-refusal", look.refusal);
        case LogRow::Kind::note: return mark("mark-note", look.secondary);
        default: return;
    }
}

}  // namespace castalia
