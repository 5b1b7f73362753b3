#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

#include "core/parts/playing_cards.h"

namespace castalia {

/// The deck of 52 as a grid, a row for each suit: picked cards are in lamp light, cards that were seen are crossed.
/// Arrow keys walk, Space or a click picks or puts back, Enter is the form's.
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
    int row_ = 0, column_ = 0;  ///< The cell that the arrow keys stand on.
};

}  // namespace castalia
