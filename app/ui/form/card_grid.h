#pragma once

#include <functional>
#include <vector>

#include <wx/graphics.h>
#include <wx/window.h>

#include "app/ui/toolkit/accessibility/canvas_parts.h"
#include "core/parts/playing_cards.h"

namespace castalia {

/// The deck of 52 as a grid with a row for each suit, or two rows where 13 columns are too wide. Picked cards are
/// highlighted, and cards that were seen are crossed out. The arrow keys move, Space or a click picks a card or puts
/// it back, and the form handles Enter.
class CardGrid : public wxWindow {
public:
    /// `columns` is at most 13.
    CardGrid(wxWindow* parent, int columns, std::function<void(playing::Card card)> toggled);

    /// Makes the cells narrower where so many columns have no room in a width in pixels.
    void fit(int width);
    void show(playing::Set seen, std::vector<playing::Card> picked, const wxString& name);
    wxPoint centre_of(playing::Card card) const;

private:
    wxSize DoGetBestClientSize() const override;
    wxSize cell() const;
    wxRect place_of(playing::Card card) const;
    static std::vector<playing::Card> all_cards();
    void paint();
    void draw(wxGraphicsContext& gc, playing::Card card) const;
    void walk(int dx, int dy);
    wxString card_words(playing::Card card) const;
    void say_here();

    int columns_, lines_;   ///< The columns, and the rows of one suit.
    int widest_cell_ = -1;  ///< Pixels; none where nobody has said how wide the grid may be.
    std::function<void(playing::Card)> toggled_;
    playing::Set seen_;
    std::vector<playing::Card> picked_;
    wxString name_;
    playing::Card here_;                ///< The card at which the arrow keys are.
    std::optional<CanvasParts> parts_;  ///< Empty until the window is made.
};

}  // namespace castalia
