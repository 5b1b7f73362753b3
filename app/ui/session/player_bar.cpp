#include "app/ui/session/player_bar.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>

#include "app/ui/session/player_bar_measures.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/seat_colours.h"

namespace castalia {

PlayerBar::PlayerBar(wxWindow* parent) : change_(this, std::chrono::milliseconds(120)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    set_accessible_canvas(this, _("Players"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (clock_area_.Contains(event.GetPosition()) && pause_) {
            pause_();
        }
        event.Skip();
    });
}

void PlayerBar::show(const Scene& scene) {
    std::vector<bool> were;
    std::ranges::transform(cells_, std::back_inserter(were), &Cell::active);
    const wxColour rule_was = cells_.empty() ? wxColour() : rule_colour();
    cells_.clear();
    open_ = scene.session != nullptr;
    if (open_) {
        const Playthrough& line = scene.session->playthrough();
        const Prompt prompt = line.prompt(scene.ply);
        const Scoresheet sheet = line.score(scene.ply);
        const std::vector<std::string> colours = seat_colours(*scene.session);
        paused_ = scene.session->replay().paused(scene.ply);
        clock_ = clock_text(scene.played);
        foremost_ =
            prompt.seats.empty() ? sheet.winners.empty() ? Seat{-1} : sheet.winners.front() : prompt.seats.front();
        for (std::size_t index = 0; index < scene.session->names().size(); ++index) {
            Cell cell;
            cell.seat = Seat{static_cast<int>(index)};
            cell.name = utf8(scene.session->names()[index]);
            cell.active = std::ranges::find(prompt.seats, cell.seat) != prompt.seats.end();
            cell.won = std::ranges::find(sheet.winners, cell.seat) != sheet.winners.end();
            cell.colour = index < colours.size() ? colours[index] : std::string();
            if (index < sheet.strip.size()) {
                for (const StripFact& fact : sheet.strip[index]) {
                    cell.facts.emplace_back(shown_number(fact.number, fact.parts), words(fact.unit));
                }
            }
            cells_.push_back(std::move(cell));
        }
    }
    wxString text;
    for (const Cell& cell : cells_) {
        text += (text.empty() ? wxString() : wxString("; ")) + cell.name +
                (cell.active ? _(", whose turn it is") : wxString());
        for (const auto& [number, unit] : cell.facts) {
            text += ", " + number + " " + unit;
        }
    }
    set_accessible_canvas(this, text.empty() ? _("Players") : text);
    const bool same_table = were.size() == cells_.size() && !cells_.empty();
    if (same_table && !std::ranges::equal(were, cells_, {}, {}, &Cell::active)) {
        were_ = std::move(were);
        rule_was_ = rule_was;
        change_.start();
    }
    Refresh();
}

void PlayerBar::show_below(Below below) {
    below_ = below;
    Refresh();
}

double PlayerBar::cell_height() {
    return text_size() * (player_bar::one_line() ? player_bar::kOneLine : player_bar::kCell);
}

wxSize PlayerBar::DoGetBestClientSize() const {
    return {FromDIP(300), static_cast<int>(std::ceil(player_bar::kTop + cell_height() + player_bar::kRule))};
}

wxColour PlayerBar::rule_colour() const {
    const Palette& colours = palette();
    switch (below_) {
        case Below::refused: return colours.refusal;
        case Below::looking_back: return colours.lampink;
        case Below::play: break;
    }
    const auto foremost = std::ranges::find(cells_, foremost_, &Cell::seat);
    if (foremost_.index < 0 || foremost == cells_.end()) {
        return colours.line;
    }
    const SeatInk ink = ink_of(*foremost);
    return ink.edge.IsOk() ? ink.edge : ink.fill;
}

void PlayerBar::paint() {
    wxAutoBufferedPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Palette& colours = palette();
    const wxSize size = GetClientSize();
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(colours.background));
    gc->DrawRectangle(0, 0, size.x, size.y);
    const Row row = row_for(*gc, size.x);
    const double rule = size.y - player_bar::kRule;
    for (std::size_t index = 0; index < cells_.size(); ++index) {
        const double left = player_bar::kMargin + static_cast<double>(index) * (row.cell_width + player_bar::kGap);
        draw_cell(*gc, cells_[index], row.names[index], {left, rule - cell_height(), row.cell_width, cell_height()},
                  row);
    }
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(change_.moving() ? between(rule_was_, rule_colour(), change_.part()) : rule_colour()));
    gc->DrawRectangle(0, rule, size.x, player_bar::kRule);
    if (open_) {
        draw_clock(*gc, row);
    }
}

double PlayerBar::tab_part(const Cell& cell) const {
    const auto seat = static_cast<std::size_t>(cell.seat.index);
    const bool was = change_.moving() && seat < were_.size() ? were_[seat] : cell.active;
    return between(was ? 1 : 0, cell.active ? 1 : 0, change_.part());
}

/// Draws a tab, round above and joined to the rule below.
void PlayerBar::draw_tab(wxGraphicsContext& gc, const wxRect2DDouble& box, const wxColour& fill) {
    gc.SetBrush(wxBrush(fill));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, player_bar::kCorner);
    gc.DrawRectangle(box.m_x, box.m_y + player_bar::kCorner, box.m_width, box.m_height - player_bar::kCorner);
}

void PlayerBar::draw_box(wxGraphicsContext& gc, const Cell& cell, const wxRect2DDouble& at) const {
    const Palette& colours = palette();
    const SeatInk seat = ink_of(cell);
    const double tab = tab_part(cell);
    const wxColour fill = between(colours.surface, seat.fill, tab);
    if (!cell.active) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(cell.won ? colours.lampink : colours.line, cell.won ? 2.5 : 1.2)));
        gc.SetBrush(wxBrush(fill));
        gc.DrawRoundedRectangle(at.m_x, at.m_y + 1, at.m_width, at.m_height - 1 - player_bar::kLift,
                                player_bar::kCorner);
        return;
    }
    gc.SetPen(wxNullPen);
    wxRect2DDouble box = at;
    if (seat.edge.IsOk()) {  // A white tab stands out by its edge, which runs into the rule below.
        constexpr double kEdge = 2.5;
        draw_tab(gc, box, between(colours.surface, seat.edge, tab));
        box = {box.m_x + kEdge, box.m_y + kEdge, box.m_width - 2 * kEdge, box.m_height - kEdge};
    }
    draw_tab(gc, box, fill);
}

void PlayerBar::draw_facts(wxGraphicsContext& gc, const Cell& cell, const Row& row, double x, double baseline,
                           const wxColour& ink) const {
    const double grow = text_size();
    const wxColour quiet = cell.active ? ink : palette().secondary;
    for (std::size_t i = 0; i < std::min(row.facts, cell.facts.size()); ++i) {
        const auto& [number, unit] = cell.facts[i];
        x += (i == 0 ? 0 : grow * player_bar::kBetween) +
             write(gc, number, x + (i == 0 ? 0 : grow * player_bar::kBetween), baseline, row.number, ink);
        if (row.units) {
            x += grow * player_bar::kUnit + write(gc, unit, x + grow * player_bar::kUnit, baseline,
                                                  player_bar::scaled_face(player_bar::kUnitFace), quiet);
        }
    }
}

void PlayerBar::draw_cell(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                          const Row& row) const {
    draw_box(gc, cell, at);
    const SeatInk seat = ink_of(cell);
    const wxColour ink = between(palette().text, seat.on_fill, tab_part(cell));
    const double grow = text_size(), middle = at.m_y + (at.m_height - player_bar::kLift) / 2 + 1;
    if (row.stacked) {
        return draw_stacked(gc, cell, name, at, row, ink);
    }
    draw_disc(gc, at.m_x + grow * player_bar::kInset + row.disc, middle, row.disc, cell.name, seat, cell.active);
    const double left = at.m_x + grow * (player_bar::kInset + player_bar::kAfterDisc) + 2 * row.disc;
    constexpr double kAlone = 6, kAbove = 3, kBelow = 14;
    const bool beside = player_bar::one_line() || cell.facts.empty();
    const double baseline = middle + grow * (beside ? kAlone : -kAbove);
    const double wide = write(gc, name, left, baseline, row.name, ink);
    if (beside) {
        draw_facts(gc, cell, row, left + wide + grow * player_bar::kAfterName, baseline, ink);
    } else {
        draw_facts(gc, cell, row, left, middle + grow * kBelow, ink);
    }
}

/// Draws the disc, where it has room, with the figure beside it, and the small name beneath; in large text all three
/// in one line.
void PlayerBar::draw_stacked(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                             const Row& row, const wxColour& ink) const {
    constexpr double kAbove = 13, kBelow = 6, kDown = 5;
    const double grow = text_size(), high = at.m_height - player_bar::kLift, figure = facts_width(gc, cell, row);
    if (player_bar::one_line()) {
        const double middle = at.m_y + high / 2 + 1, left = at.m_x + grow * player_bar::kTight + 2 * row.disc;
        draw_disc(gc, left - row.disc, middle, row.disc, cell.name, ink_of(cell), cell.active);
        write(gc, name, left + grow * player_bar::kTight, middle + grow * kDown,
              player_bar::scaled_face(player_bar::kUnitFace), ink);
        draw_facts(gc, cell, row, at.GetRight() - grow * player_bar::kTight - figure, middle + grow * kDown, ink);
        return;
    }
    const double disc = row.disc > 0 ? 2 * row.disc + (figure > 0 ? player_bar::kUnit : 0) : 0;
    const double left = at.m_x + (at.m_width - disc - figure) / 2;
    if (row.disc > 0) {
        draw_disc(gc, left + row.disc, at.m_y + kAbove, row.disc - 1, cell.name, ink_of(cell), cell.active);
    } else if (!cell.active) {  // The colour of the seat stays at the edge.
        gc.SetPen(wxNullPen);
        gc.SetBrush(wxBrush(ink_of(cell).fill));
        gc.DrawRoundedRectangle(at.m_x + player_bar::kCorner, at.m_y, at.m_width - 2 * player_bar::kCorner,
                                player_bar::kUnit, player_bar::kUnit / 2);
    }
    draw_facts(gc, cell, row, left + disc, at.m_y + kAbove + kDown, ink);
    write(gc, name, at.m_x + at.m_width / 2, at.m_y + high - kBelow, player_bar::scaled_face(player_bar::kUnitFace),
          ink, Align::centre);
}

void PlayerBar::draw_clock(wxGraphicsContext& gc, const Row& row) {
    const Palette& colours = palette();
    const double grow = text_size(), right = GetClientSize().x - 14;
    const double middle = GetClientSize().y - player_bar::kRule - cell_height() / 2;
    constexpr double kAlone = 7, kAbove = 1, kBelow = 17, kIcon = 14, kIconWay = 22;
    const double baseline = middle + grow * (row.caption ? -kAbove : kAlone);
    const double width =
        write(gc, clock_, right, baseline, player_bar::scaled_face(player_bar::kTime), colours.text, Align::right);
    draw_art(gc, paused_ ? "icon-play" : "icon-pause",
             {right - width - kIconWay * grow, baseline - kIcon * grow, kIcon * grow, kIcon * grow}, colours.text);
    if (row.caption) {
        const wxString hint = paused_ ? _("go on Ctrl+P") : _("pause Ctrl+P");
        write(gc, hint, right, middle + kBelow * grow, player_bar::scaled_face(player_bar::kHint), colours.secondary,
              Align::right);
    }
    const int left = static_cast<int>(right - row.clock);
    clock_area_ = wxRect(left, static_cast<int>(middle - cell_height() / 2), GetClientSize().x - left,
                         static_cast<int>(cell_height()));
}

}  // namespace castalia
