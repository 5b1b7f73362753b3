#include "app/ui/panels/strip_panel.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/seat_colours.h"

namespace castalia {

namespace {

// At 100 % text, in DIPs; all of it grows with the text.
constexpr double kMargin = 10, kTop = 6, kCell = 56, kGap = 8, kRule = 5, kLift = 7, kCorner = 8;
constexpr double kWidest = 388, kNarrowest = 170, kInset = 9, kDisc = 13, kAfterDisc = 7, kAfterName = 10;
constexpr double kUnit = 4, kBetween = 8, kClock = 106, kLeastName = 46, kLine = 30;
constexpr Face kName{24, true, true}, kNumber{20, true, true}, kUnitFace{12.5, false, false},
    kHint{12.5, false, false};

Face grown(Face face) {
    face.size *= text_size();
    return face;
}

using Fact = std::pair<wxString, wxString>;

double fact_width(wxGraphicsContext& gc, const Fact& fact) {
    return measure(gc, fact.first, grown(kNumber)).width + text_size() * kUnit +
           measure(gc, fact.second, grown(kUnitFace)).width;
}

double facts_width(wxGraphicsContext& gc, const std::vector<Fact>& facts) {
    double width = 0;
    for (const Fact& fact : facts) {
        width += fact_width(gc, fact) + text_size() * kBetween;
    }
    return width;
}

/// A name has what the facts leave, at least so much; then the facts go below it.
double name_width(wxGraphicsContext& gc, const StripPanel::Cell& cell, double room) {
    const double grow = text_size(), whole = measure(gc, cell.name, grown(kName)).width;
    const double left = room - facts_width(gc, cell.facts) - grow * (kAfterName - kBetween);
    return std::min(whole, left >= grow * kLeastName ? left : room);
}

}  // namespace

StripPanel::StripPanel(wxWindow* parent) : change_(this, std::chrono::milliseconds(120)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    set_accessible_canvas(this, _("Players"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
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
                    cell.facts.emplace_back(utf8(number_text(fact.number, fact.parts)), words(fact.unit));
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
    // Of a crowd only the first fact is seen, so that the board has room; the board has the others.
    constexpr std::size_t kCrowd = 6;
    for (Cell& cell : cells_) {
        if (cells_.size() > kCrowd && cell.facts.size() > 1) {
            cell.facts.resize(1);
        }
    }
    const bool same_table = were.size() == cells_.size() && !cells_.empty();
    if (same_table && !std::ranges::equal(were, cells_, {}, {}, &Cell::active)) {
        were_ = std::move(were);
        rule_was_ = rule_was;
        change_.start();
    }
    fit();
    Refresh();
}

void StripPanel::show_below(Below below) {
    below_ = below;
    Refresh();
}

double StripPanel::content_width(wxGraphicsContext& gc, const Cell& cell) const {
    const double grow = text_size();
    double width = grow * (kInset + 2 * kDisc + kAfterDisc + kAfterName + kInset);
    width += std::min(measure(gc, cell.name, grown(kName)).width, grow * 4 * kLeastName);
    width += facts_width(gc, cell.facts);
    return cell.facts.empty() ? width : width - grow * kBetween;
}

std::vector<StripPanel::Placed> StripPanel::place(wxGraphicsContext& gc, const Cell& cell, double width) const {
    const double grow = text_size(), left = grow * (kInset + 2 * kDisc + kAfterDisc), right = width - grow * kInset;
    std::vector<Placed> places;
    Placed next{left + name_width(gc, cell, right - left) + grow * kAfterName, 0};
    for (const Fact& fact : cell.facts) {
        const double wide = fact_width(gc, fact);
        if (next.x + wide > right + 1) {
            next = {left, next.line + 1};
        }
        places.push_back(next);
        next.x += wide + grow * kBetween;
    }
    return places;
}

int StripPanel::lines() const { return grid_for(GetClientSize().x).lines; }

StripPanel::Grid StripPanel::grid_for(int width) const {
    const int count = std::max(1, static_cast<int>(cells_.size()));
    const double room = width - 2 * kMargin - kClock * text_size();
    // The narrowest that still shows every fact decides how many stand beside each other.
    double least = kNarrowest;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create());
    for (const Cell& cell : cells_) {
        least = std::max(least, content_width(*gc, cell));
    }
    const int beside = std::clamp(static_cast<int>((room + kGap) / (least + kGap)), 1, count);
    Grid grid = grid_of(*gc, (count + beside - 1) / beside, room, least);
    // Large text would make a tower of the seats and leave no room for the table: then a seat takes two lines
    // instead.
    for (constexpr int kTower = 3; grid.rows >= kTower;) {
        const Grid wider = grid_of(*gc, grid.rows - 1, room, least);
        if (wider.lines > 2 || height_for(wider) >= height_for(grid)) {
            break;
        }
        grid = wider;
    }
    return grid;
}

StripPanel::Grid StripPanel::grid_of(wxGraphicsContext& gc, int rows, double room, double least) const {
    const double grow = text_size();
    const int count = std::max(1, static_cast<int>(cells_.size()));
    Grid grid;
    grid.columns = (count + rows - 1) / rows;
    grid.rows = (count + grid.columns - 1) / grid.columns;
    const double share = (room - kGap * (grid.columns - 1)) / grid.columns;
    grid.cell_width = std::max(grow * kLeastName, std::min(share, std::max(kWidest, least)));
    for (const Cell& cell : cells_) {
        const std::vector<Placed> places = place(gc, cell, grid.cell_width);
        grid.lines = std::max(grid.lines, places.empty() ? 1 : places.back().line + 1);
    }
    grid.cell_height = grow * (kCell + kLine * (grid.lines - 1));
    return grid;
}

int StripPanel::height_for(const Grid& grid) const {
    return static_cast<int>(std::ceil(kTop + grid.rows * grid.cell_height + (grid.rows - 1) * kLift + kRule));
}

wxSize StripPanel::DoGetBestClientSize() const {
    const int width = GetClientSize().x > 0 ? GetClientSize().x : FromDIP(900);
    return {FromDIP(300), height_for(grid_for(width))};
}

/// The parent gives more room where the cells wrap, and takes it back.
void StripPanel::fit() {
    const int height = height_for(grid_for(GetClientSize().x));
    if (height != GetMinSize().y) {
        SetMinSize({-1, height});
        InvalidateBestSize();
        PostSizeEventToParent();
    }
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
    const Grid grid = grid_for(size.x);
    const double rule = size.y - kRule;
    for (std::size_t index = 0; index < cells_.size(); ++index) {
        const auto column = static_cast<double>(index % static_cast<std::size_t>(grid.columns));
        const auto row = static_cast<int>(index / static_cast<std::size_t>(grid.columns));
        const bool lowest = row + 1 == grid.rows;
        const double left = kMargin + column * (grid.cell_width + kGap);
        const double bottom = lowest ? rule : rule - (grid.rows - 1 - row) * (grid.cell_height + kLift);
        draw_cell(*gc, cells_[index], {left, bottom - grid.cell_height, grid.cell_width, grid.cell_height},
                  grid.lines, lowest);
    }
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(change_.moving() ? between(rule_was_, rule_colour(), change_.part()) : rule_colour()));
    gc->DrawRectangle(0, rule, size.x, kRule);
    if (open_) {
        draw_clock(*gc);
    }
}

double StripPanel::tab_part(const Cell& cell) const {
    const auto seat = static_cast<std::size_t>(cell.seat.index);
    const bool was = change_.moving() && seat < were_.size() ? were_[seat] : cell.active;
    return between(was ? 1 : 0, cell.active ? 1 : 0, change_.part());
}

/// Round above; below as well where it does not stand on the rule.
void StripPanel::draw_tab(wxGraphicsContext& gc, const wxRect2DDouble& box, bool joined, const wxColour& fill) {
    gc.SetBrush(wxBrush(fill));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, kCorner);
    if (joined) {
        gc.DrawRectangle(box.m_x, box.m_y + kCorner, box.m_width, box.m_height - kCorner);
    }
}

void StripPanel::draw_cell(wxGraphicsContext& gc, const Cell& cell, const wxRect2DDouble& at, int lines,
                           bool joined) const {
    const Palette& colours = palette();
    const SeatInk seat = ink_of(cell);
    const double grow = text_size();
    const double tab = tab_part(cell);
    wxRect2DDouble box = at;
    if (cell.active) {
        const wxColour fill = between(colours.surface, seat.fill, tab);
        gc.SetPen(wxNullPen);
        if (seat.edge.IsOk()) {  // A white tab stands out by its edge, which runs into the rule below.
            draw_tab(gc, box, joined, between(colours.surface, seat.edge, tab));
            constexpr double kEdge = 2.5;
            box = {box.m_x + kEdge, box.m_y + kEdge, box.m_width - 2 * kEdge,
                   box.m_height - (joined ? 1 : 2) * kEdge};
        }
        draw_tab(gc, box, joined, fill);
        box = at;
    } else {
        box.m_y += 2;
        box.m_height -= 2 + kLift;
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(cell.won ? colours.lampink : colours.line, cell.won ? 2.5 : 1.2)));
        gc.SetBrush(wxBrush(between(colours.surface, seat.fill, tab)));
        gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, kCorner);
    }
    const wxColour ink = between(colours.text, seat.on_fill, tab);
    const double middle = box.m_y + (box.m_height - grow * kLine * (lines - 1)) / 2, baseline = middle + 7 * grow;
    draw_disc(gc, box.m_x + grow * (kInset + kDisc), middle, grow * kDisc, cell.name, seat, cell.active);
    const double left = grow * (kInset + 2 * kDisc + kAfterDisc);
    write(gc, cell.name, box.m_x + left, baseline, grown(kName), ink, Align::left,
          name_width(gc, cell, box.m_width - grow * kInset - left));
    const std::vector<Placed> places = place(gc, cell, box.m_width);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [number, unit] = cell.facts[i];
        const double y = baseline + grow * kLine * places[i].line;
        const double wide = write(gc, number, box.m_x + places[i].x, y, grown(kNumber), ink);
        write(gc, unit, box.m_x + places[i].x + wide + grow * kUnit, y, grown(kUnitFace),
              cell.active ? ink : colours.secondary);
    }
}

void StripPanel::draw_clock(wxGraphicsContext& gc) {
    const Palette& colours = palette();
    const double grow = text_size(), right = GetClientSize().x - 14;
    const double middle = GetClientSize().y - kRule - kCell * grow / 2;
    const double width = write(gc, clock_, right, middle - 1 * grow, grown(kName), colours.text, Align::right);
    draw_art(gc, paused_ ? "icon-play" : "icon-pause",
             {right - width - 24 * grow, middle - 17 * grow, 16 * grow, 16 * grow}, colours.text);
    const wxString hint = paused_ ? _("Ctrl+P goes on") : _("Ctrl+P pauses");
    write(gc, hint, right, middle + 17 * grow, grown(kHint), colours.secondary, Align::right);
    const int left = static_cast<int>(right - kClock * grow);
    clock_area_ = wxRect(left, static_cast<int>(middle - kCell * grow / 2), GetClientSize().x - left,
                         static_cast<int>(kCell * grow));
}

}  // namespace castalia
