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
/// rule above the sentence, and the clock. Drawn by hand, in one row of the same height for any number of players.
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
    /// The names as they stand there, in seat order: a name that is too long for its cell is shortened.
    std::vector<wxString> shown_names() const;

private:
    /// How the cells share one row. What is too wide gives way in this order: the last figures of all players, the
    /// disc's size, the key beneath the clock, the unit of the figure, and names last.
    struct Row {
        double cell_width = 0, disc = 0, clock = 0;
        std::size_t facts = 0;  ///< How many figures of each player are shown.
        bool units = true, caption = true;
        bool stacked = false;  ///< Many players: the name stands beneath the disc.
        std::vector<wxString> names;
    };
    Row row_for(wxGraphicsContext& gc, double width) const;
    bool facts_fit(wxGraphicsContext& gc, const Row& row) const;
    bool names_fit(wxGraphicsContext& gc, const Row& row) const;
    double facts_width(wxGraphicsContext& gc, const Cell& cell, const Row& row) const;
    double room_of_name(wxGraphicsContext& gc, const Cell& cell, const Row& row) const;
    void draw_stacked(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                      const Row& row, const wxColour& ink) const;
    static double cell_height();
    void paint();
    void draw_cell(wxGraphicsContext& gc, const Cell& cell, const wxString& name, const wxRect2DDouble& at,
                   const Row& row) const;
    void draw_box(wxGraphicsContext& gc, const Cell& cell, const wxRect2DDouble& at) const;
    void draw_facts(wxGraphicsContext& gc, const Cell& cell, const Row& row, double x, double baseline,
                    const wxColour& ink) const;
    static void draw_tab(wxGraphicsContext& gc, const wxRect2DDouble& box, const wxColour& fill);
    /// How much of a tab a cell is: 1 for the active one, less while it changes hands.
    double tab_part(const Cell& cell) const;
    void draw_clock(wxGraphicsContext& gc, const Row& row);
    wxColour rule_colour() const;
    static SeatInk ink_of(const Cell& cell) {
        return seat_ink(static_cast<std::size_t>(cell.seat.index), cell.colour);
    }
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
