#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

#include "core/parts/playing_cards.h"

namespace castalia {

/// The deck of 52 as a grid with a row for each suit. Picked cards are highlighted, and cards that were seen are
/// crossed out. The arrow keys move, Space or a click picks a card or puts it back, and the form handles Enter.
class CardGrid : public wxWindow {
public:
    CardGrid(wxWindow* parent, std::function<void(playing::Card card)> toggled);

    void show(playing::Set seen, std::vector<playing::Card> picked, const wxString& name);
    wxPoint centre_of(playing::Card card) const;

private:
    wxSize DoGetBestClientSize() const override;
    wxSize cell() const;
    wxRect place_of(playing::Card card) const;
    void paint();
    void walk(int dx, int dy);
    void say_here();

    std::function<void(playing::Card)> toggled_;
    playing::Set seen_;
    std::vector<playing::Card> picked_;
    wxString name_;
    int row_ = 0, column_ = 0;  ///< The cell that the arrow keys have reached.
};

}  // namespace castalia
