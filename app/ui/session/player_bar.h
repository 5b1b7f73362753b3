#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/toolkit/controls/motion.h"
#include "app/ui/toolkit/controls/seat_ink.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

/// The players in seat order with what the table may know, and the clock. A player who may act is a tab in the seat's
/// colour, joined to a rule above the sentence. The bar is drawn by hand, in one row of the same height for any
/// number of players.
class PlayerBar : public wxWindow {
public:
    explicit PlayerBar(wxWindow* parent);

    void show(const Scene& scene);
    /// The subject of the panel below. The rule beneath the tabs takes its colour.
    enum class Below { play, refused, looking_back };
    void show_below(Below below);
    /// Sets the call for a click on the clock.
    void on_pause(std::function<void()> pause) { pause_ = std::move(pause); }

    struct Cell {
        Seat seat;
        wxString name;
        std::vector<std::pair<wxString, wxString>> facts;  ///< Each a number and its unit.
        bool active = false, won = false;
        std::string colour;  ///< The colour of the seat's pieces; empty when they have none.

        bool operator==(const Cell&) const = default;
    };
    void end_motion() { change_.end(); }
    const std::vector<Cell>& cells() const { return cells_; }
    /// Returns the names as they are shown, in seat order. A name that is too long for its cell is shortened.
    std::vector<wxString> shown_names() const;
    /// Returns whether the disc and the figures of every player stay in their cell.
    bool figures_stay_inside() const;

private:
    /// The way in which the cells share one row. Where it is too narrow, these give way in this order: the last
    /// figures of all players, the size of the disc, the key beneath the clock, the unit of the figure, the names,
    /// the size of the figure, and the disc; in large text the figure gives way before the disc.
    struct Row {
        double cell_width = 0, disc = 0, clock = 0;  ///< A disc of 0 is not drawn.
        std::size_t facts = 0;                       ///< The number of figures that are shown of each player.
        bool units = true, caption = true;
        bool stacked = false;  ///< With many players the name stands beneath the disc.
        Face name, number;
        std::vector<wxString> names;
    };
    Row row_for(wxGraphicsContext& gc, double width) const;
    bool facts_fit(wxGraphicsContext& gc, const Row& row) const;
    bool names_fit(wxGraphicsContext& gc, const Row& row) const;
    double facts_width(wxGraphicsContext& gc, const Cell& cell, const Row& row) const;
    double room_of_name(wxGraphicsContext& gc, const Cell& cell, const Row& row) const;
    /// Gives the cells of `row` names that stand beneath the discs, and figures that stay inside.
    void stack(wxGraphicsContext& gc, const std::vector<wxString>& called, Row& row) const;
    void fit_figures(wxGraphicsContext& gc, Row& row) const;
    double widest_figures(wxGraphicsContext& gc, const Row& row) const;
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
    /// Returns how much of a tab a cell is: 1 for the active one, less while the tab changes hands.
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
    Motion change_;           ///< Runs while the tab changes hands.
    std::vector<bool> were_;  ///< The seats that were active before.
    wxColour rule_was_;
    wxRect clock_area_;
    std::function<void()> pause_;
};

}  // namespace castalia
