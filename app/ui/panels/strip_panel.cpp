#include "app/ui/panels/strip_panel.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/short_names.h"
#include "app/ui/basics/shown_number.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/seat_colours.h"

namespace castalia {

namespace {

// Sizes in DIPs for text at 100 %; they grow with the text.
constexpr double kStripMargin = 10, kTop = 4, kCell = 44, kOneLine = 28, kGap = 7, kRule = 4, kLift = 4, kCorner = 8;
constexpr double kUsual = 220, kWidest = 388, kInset = 10, kDisc = 13, kSmallDisc = 10, kAfterDisc = 8,
                 kAfterName = 12, kTight = 4;
constexpr double kUnit = 3, kBetween = 8, kClock = 96, kClockAlone = 74;
constexpr Face kName{17.5, true, true}, kNumber{15, true, true}, kUnitFace{12.5, false, false},
    kHint{12.5, false, false}, kTime{21, true, true};

Face scaled_face(Face face) {
    face.size *= text_size();
    return face;
}

/// Returns whether the figures stand beside the name, as in large text, where two lines would leave the board no
/// room.
bool one_line() { return large_text(); }

/// Returns the type of the names, a little smaller where one would be cut otherwise.
Face face_of_names(wxGraphicsContext& gc, const std::vector<wxString>& names, double room) {
    const auto fit = [&](const Face& face) {
        return std::ranges::all_of(names,
                                   [&](const wxString& name) { return measure(gc, name, face).width <= room + 1; });
    };
    const Face usual = scaled_face(kName), smaller = scaled_face(kNumber);
    return !fit(usual) && fit(smaller) ? smaller : usual;
}

}  // namespace

StripPanel::StripPanel(wxWindow* parent) : change_(this, std::chrono::milliseconds(120)) {
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

void StripPanel::show(const Scene& scene) {
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
    wxString told;
    for (const Cell& cell : cells_) {
        told += (told.empty() ? wxString() : wxString("; ")) + cell.name +
                (cell.active ? _(", whose turn it is") : wxString());
        for (const auto& [number, unit] : cell.facts) {
            told += ", " + number + " " + unit;
        }
    }
    set_accessible_canvas(this, told.empty() ? _("Players") : told);
    const bool same_table = were.size() == cells_.size() && !cells_.empty();
    if (same_table && !std::ranges::equal(were, cells_, {}, {}, &Cell::active)) {
        were_ = std::move(were);
        rule_was_ = rule_was;
        change_.start();
    }
    Refresh();
}

void StripPanel::show_below(Below below) {
    below_ = below;
    Refresh();
}

double StripPanel::facts_width(wxGraphicsContext& gc, const Cell& cell, const Row& row) const {
    const double grow = text_size();
    double width = 0;
    for (std::size_t i = 0; i < std::min(row.facts, cell.facts.size()); ++i) {
        const auto& [number, unit] = cell.facts[i];
        width += (i == 0 ? 0 : grow * kBetween) + measure(gc, number, scaled_face(kNumber)).width;
        width += row.units ? grow * kUnit + measure(gc, unit, scaled_face(kUnitFace)).width : 0;
    }
    return width;
}

double StripPanel::room_of_name(wxGraphicsContext& gc, const Cell& cell, const Row& row) const {
    const double grow = text_size();
    const double room = row.cell_width - grow * (2 * kInset + kAfterDisc) - 2 * row.disc;
    return one_line() && row.facts > 0 ? room - facts_width(gc, cell, row) - grow * kAfterName : room;
}

bool StripPanel::facts_fit(wxGraphicsContext& gc, const Row& row) const {
    return std::ranges::all_of(cells_, [&](const Cell& cell) {
        const double room = room_of_name(gc, cell, row);
        return (one_line() ? measure(gc, cell.name, scaled_face(kName)).width : facts_width(gc, cell, row)) <=
               room + 1;
    });
}

bool StripPanel::names_fit(wxGraphicsContext& gc, const Row& row) const {
    return std::ranges::all_of(cells_, [&](const Cell& cell) {
        return measure(gc, cell.name, scaled_face(kName)).width <= room_of_name(gc, cell, row) + 1;
    });
}

StripPanel::Row StripPanel::row_for(wxGraphicsContext& gc, double width) const {
    const double grow = text_size();
    const auto count = static_cast<double>(std::max<std::size_t>(1, cells_.size()));
    Row row{0, grow * kDisc, grow * kClock, 0, true, !one_line(), false, scaled_face(kName), {}};
    for (const Cell& cell : cells_) {
        row.facts = std::max(row.facts, cell.facts.size());
    }
    const auto share = [&] {
        const double each = (width - 2 * kStripMargin - row.clock - kGap * count) / count;
        row.cell_width = std::min(each, grow * kUsual);
        if (!facts_fit(gc, row) || !names_fit(gc, row)) {
            row.cell_width = std::min(each, grow * kWidest);
        }
    };
    share();
    while (row.facts > 1 && !facts_fit(gc, row)) {
        --row.facts;
    }
    if (!facts_fit(gc, row) || !names_fit(gc, row)) {
        row.disc = grow * kSmallDisc;
        row.caption = false;
        row.clock = grow * kClockAlone;
        share();
        row.units = facts_fit(gc, row);
    }
    double room = row.cell_width;
    for (const Cell& cell : cells_) {
        room = std::min(room, room_of_name(gc, cell, row));
    }
    std::vector<std::string> names;
    std::ranges::transform(cells_, std::back_inserter(names), [](const Cell& cell) { return utf8(cell.name); });
    const std::vector<wxString> called = called_names(names);
    row.name = face_of_names(gc, called, room);
    Face face = row.name;
    const auto fits = [&](const wxString& text) { return measure(gc, text, face).width <= room + 1; };
    row.names = short_names(called, fits);
    if (!std::ranges::all_of(row.names, fits)) {
        row.stacked = true;
        row.units = false;
        face = scaled_face(kUnitFace);
        room = row.cell_width - 2 * grow * kTight;
        for (const Cell& cell : cells_) {
            const double beside = 2 * row.disc + facts_width(gc, cell, row) + 2 * grow * kTight;
            room = one_line() ? std::min(room, row.cell_width - 2 * grow * kTight - beside) : room;
        }
        row.names = short_names(called, fits);
        if (!std::ranges::all_of(row.names, fits)) {
            row.names.assign(cells_.size(), wxString());
        }
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (fits(cells_[i].name)) {
            row.names[i] = cells_[i].name;
        }
    }
    return row;
}

std::vector<wxString> StripPanel::shown_names() const {
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create());
    return row_for(*gc, GetClientSize().x).names;
}

double StripPanel::cell_height() { return text_size() * (one_line() ? kOneLine : kCell); }

wxSize StripPanel::DoGetBestClientSize() const {
    return {FromDIP(300), static_cast<int>(std::ceil(kTop + cell_height() + kRule))};
}

wxColour StripPanel::rule_colour() const {
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

void StripPanel::paint() {
    wxAutoBufferedPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Palette& colours = palette();
    const wxSize size = GetClientSize();
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(colours.background));
    gc->DrawRectangle(0, 0, size.x, size.y);
    const Row row = row_for(*gc, size.x);
    const double rule = size.y - kRule;
    for (std::size_t index = 0; index < cells_.size(); ++index) {
        const double left = kStripMargin + static_cast<double>(index) * (row.cell_width + kGap);
        draw_cell(*gc, cells_[index], row.names[index], {left, rule - cell_height(), row.cell_width, cell_height()},
                  row);
    }
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(change_.moving() ? between(rule_was_, rule_colour(), change_.part()) : rule_colour()));
    gc->DrawRectangle(0, rule, size.x, kRule);
    if (open_) {
        draw_clock(*gc, row);
    }
}

double StripPanel::tab_part(const Cell& cell) const {
    const auto seat = static_cast<std::size_t>(cell.seat.index);
    const bool was = change_.moving() && seat < were_.size() ? were_[seat] : cell.active;
    return between(was ? 1 : 0, cell.active ? 1 : 0, change_.part());
}

/// Draws a tab, round above and joined to the rule below.
void StripPanel::draw_tab(wxGraphicsContext& gc, const wxRect2DDouble& box, const wxColour& fill) {
    gc.SetBrush(wxBrush(fill));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, kCorner);
    gc.DrawRectangle(box.m_x, box.m_y + kCorner, box.m_width, box.m_height - kCorner);
}

void StripPanel::draw_box(wxGraphicsContext& gc, const Cell& cell, const wxRect2DDouble& at) const {
    const Palette& colours = palette();
    const SeatInk seat = ink_of(cell);
    const double tab = tab_part(cell);
    const wxColour fill = between(colours.surface, seat.fill, tab);
    if (!cell.active) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(cell.won ? colours.lampink : colours.line, cell.won ? 2.5 : 1.2)));
        gc.SetBrush(wxBrush(fill));
        gc.DrawRoundedRectangle(at.m_x, at.m_y + 1, at.m_width, at.m_height - 1 - kLift, kCorner);
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

void StripPanel::draw_facts(wxGraphicsContext& gc, const Cell& cell, const Row& row, double x, double baseline,
                            const wxColour& ink) const {
    const double grow = text_size();
    const wxColour quiet = cell.active ? ink : palette().secondary;
    for (std::size_t i = 0; i < std::min(row.facts, cell.facts.size()); ++i) {
        const auto& [number, unit] = cell.facts[i];
        x += (i == 0 ? 0 : grow * kBetween) +
             write(gc, number, x + (i == 0 ? 0 : grow * kBetween), baseline, scaled_face(kNumber), ink);
        if (row.units) {
            x += grow * kUnit + write(gc, unit, x + grow * kUnit, baseline, scaled_face(kUnitFace), quiet);
        }
    }
}

void StripPanel::draw_cell(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                           const Row& row) const {
    draw_box(gc, cell, at);
    const SeatInk seat = ink_of(cell);
    const wxColour ink = between(palette().text, seat.on_fill, tab_part(cell));
    const double grow = text_size(), middle = at.m_y + (at.m_height - kLift) / 2 + 1;
    if (row.stacked) {
        return draw_stacked(gc, cell, name, at, row, ink);
    }
    draw_disc(gc, at.m_x + grow * kInset + row.disc, middle, row.disc, cell.name, seat, cell.active);
    const double left = at.m_x + grow * (kInset + kAfterDisc) + 2 * row.disc;
    constexpr double kAlone = 6, kAbove = 3, kBelow = 14;
    const bool beside = one_line() || cell.facts.empty();
    const double baseline = middle + grow * (beside ? kAlone : -kAbove);
    const double wide = write(gc, name, left, baseline, row.name, ink);
    if (beside) {
        draw_facts(gc, cell, row, left + wide + grow * kAfterName, baseline, ink);
    } else {
        draw_facts(gc, cell, row, left, middle + grow * kBelow, ink);
    }
}

/// Draws the disc with the figure beside it, and the small name beneath; in large text all three in one line.
void StripPanel::draw_stacked(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                              const Row& row, const wxColour& ink) const {
    constexpr double kAbove = 13, kBelow = 6, kDown = 5;
    const double grow = text_size(), high = at.m_height - kLift, figure = facts_width(gc, cell, row);
    if (one_line()) {
        const double middle = at.m_y + high / 2 + 1, left = at.m_x + grow * kTight + 2 * row.disc;
        draw_disc(gc, left - row.disc, middle, row.disc, cell.name, ink_of(cell), cell.active);
        write(gc, name, left + grow * kTight, middle + grow * kDown, scaled_face(kUnitFace), ink);
        draw_facts(gc, cell, row, at.GetRight() - grow * kTight - figure, middle + grow * kDown, ink);
        return;
    }
    const double wide = 2 * row.disc + (figure > 0 ? kUnit + figure : 0), left = at.m_x + (at.m_width - wide) / 2;
    draw_disc(gc, left + row.disc, at.m_y + kAbove, row.disc - 1, cell.name, ink_of(cell), cell.active);
    draw_facts(gc, cell, row, left + 2 * row.disc + kUnit, at.m_y + kAbove + kDown, ink);
    write(gc, name, at.m_x + at.m_width / 2, at.m_y + high - kBelow, scaled_face(kUnitFace), ink, Align::centre);
}

void StripPanel::draw_clock(wxGraphicsContext& gc, const Row& row) {
    const Palette& colours = palette();
    const double grow = text_size(), right = GetClientSize().x - 14;
    const double middle = GetClientSize().y - kRule - cell_height() / 2;
    constexpr double kAlone = 7, kAbove = 1, kBelow = 17, kIcon = 14, kIconWay = 22;
    const double baseline = middle + grow * (row.caption ? -kAbove : kAlone);
    const double width = write(gc, clock_, right, baseline, scaled_face(kTime), colours.text, Align::right);
    draw_art(gc, paused_ ? "icon-play" : "icon-pause",
             {right - width - kIconWay * grow, baseline - kIcon * grow, kIcon * grow, kIcon * grow}, colours.text);
    if (row.caption) {
        const wxString hint = paused_ ? _("go on Ctrl+P") : _("pause Ctrl+P");
        write(gc, hint, right, middle + kBelow * grow, scaled_face(kHint), colours.secondary, Align::right);
    }
    const int left = static_cast<int>(right - row.clock);
    clock_area_ = wxRect(left, static_cast<int>(middle - cell_height() / 2), GetClientSize().x - left,
                         static_cast<int>(cell_height()));
}

}  // namespace castalia
