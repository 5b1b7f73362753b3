#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/basics/motion.h"
#include "app/ui/basics/seat_ink.h"

namespace castalia {

/// The players in seat order with what the table may know, whoever may act as a tab in the seat's colour joined to a
/// rule above the sentence, and the clock. Drawn by hand; wraps where it is too narrow.
class StripPanel : public wxWindow {
public:
    explicit StripPanel(wxWindow* parent);

    void show(const Scene& scene);
    /// What the panel below it is about: the rule beneath the tabs takes its colour.
    enum class Below { play, refused, looking_back };
    void show_below(Below below);
    /// A click on the clock.
    void on_pause(std::function<void()> pause) { pause_ = std::move(pause); }

    struct Cell {
        Seat seat;
        wxString name;
        std::vector<std::pair<wxString, wxString>> facts;  ///< Number, unit.
        bool active = false, won = false;
        std::string colour;  ///< Of the seat's pieces; empty: they have none.

        bool operator==(const Cell&) const = default;
    };
    void end_motion() { change_.end(); }
    const std::vector<Cell>& cells() const { return cells_; }
    int lines() const;  ///< In a cell: more than one where the facts do not fit beside the name.

private:
    /// Where the cells stand for a width.
    struct Grid {
        int columns = 1, rows = 1, lines = 1;
        double cell_width = 0, cell_height = 0;
    };
    Grid grid_for(int width) const;
    /// With at most so many rows.
    Grid grid_of(wxGraphicsContext& gc, int rows, double room, double least) const;
    int height_for(const Grid& grid) const;
    double content_width(wxGraphicsContext& gc, const Cell& cell) const;
    /// Where each fact begins, and on which line, in a cell of this width.
    struct Placed {
        double x = 0;
        int line = 0;
    };
    std::vector<Placed> place(wxGraphicsContext& gc, const Cell& cell, double width) const;
    void paint();
    void draw_cell(wxGraphicsContext& gc, const Cell& cell, const wxRect2DDouble& at, int lines, bool joined) const;
    static void draw_tab(wxGraphicsContext& gc, const wxRect2DDouble& box, bool joined, const wxColour& fill);
    /// How much of a tab a cell is: 1 for the active one, less while it changes hands.
    double tab_part(const Cell& cell) const;
    void draw_clock(wxGraphicsContext& gc);
    wxColour rule_colour() const;
    static SeatInk ink_of(const Cell& cell) {
        return seat_ink(static_cast<std::size_t>(cell.seat.index), cell.colour);
    }
    void fit();
    wxSize DoGetBestClientSize() const override;

    std::vector<Cell> cells_;
    wxString clock_;
    bool paused_ = false, open_ = false;
    Below below_ = Below::play;
    Seat foremost_;
    Motion change_;           ///< The tab changes hands.
    std::vector<bool> were_;  ///< Active before it.
    wxColour rule_was_;
    wxRect clock_area_;
    std::function<void()> pause_;
};

}  // namespace castalia
