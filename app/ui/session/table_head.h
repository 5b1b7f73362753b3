#pragma once

#include <string>
#include <vector>

#include "app/recorder/recorder.h"
#include "app/ui/session/pen.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

/// The head of the table view, above the board: the sentence in the seat's colour, and how the game stands. The
/// scores of two players meet on a plaque; more players have a row of cells beneath the sentence.
class TableHead {
public:
    TableHead();  ///< Makes a head without a session.
    explicit TableHead(const Scene& scene);

    /// Returns its height on a screen that is 1920 pixels wide.
    double height() const;
    void draw(wxGraphicsContext& gc, const wxRect2DDouble& area) const;
    wxString whole_text() const;  ///< Returns all of it in words.

private:
    struct Plan;

    bool in_cells() const { return names_.size() > 2; }
    std::size_t rows() const { return names_.size() > 4 ? 2 : 1; }
    void take(const Scene& scene);
    void take_dice(const Scene& scene);
    std::vector<wxString> facts_of(std::size_t seat) const;
    bool shared(std::size_t fact) const;
    std::vector<wxString> lines_at_right() const;
    Plan plan(const Pen& pen, double width) const;
    void draw_sentence(const Pen& pen, const Plan& plan, double tall) const;
    void draw_plaque(const Pen& pen, const Plan& plan, double width) const;
    std::vector<double> cell_widths(const Pen& pen, double width) const;
    void draw_cells(const Pen& pen, double width) const;

    wxString more_in(const Pen& pen, double room) const;

    wxString sentence_, more_, phase_, turn_;
    std::vector<wxString> order_;  ///< Who takes a turn after whom since the last throw for the initiative.
    Scoresheet sheet_;
    std::vector<std::string> names_, pieces_;  ///< The names of the players and the colours of their pieces.
    wxColour fill_, ink_;
};

}  // namespace castalia
