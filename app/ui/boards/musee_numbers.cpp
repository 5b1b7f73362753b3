// The numbers of all paintings, to pick one with the mouse.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/musee_parts.h"

namespace castalia::musee {

void draw_numbers(const Pen& pen, const wxRect2DDouble& at, const NumbersShown& shown,
                  std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    constexpr int kRows = 2;
    const int columns = (shown.rules.cards() + kRows - 1) / kRows;
    const double pitch = at.m_width / columns, step = at.m_height / kRows, wide = pitch - 3, tall = step - 3;
    const std::vector<int> unseen = shown.rules.unseen(shown.state);
    const std::vector<Rules::Position> empty = shown.rules.empty_spaces(shown.state, shown.museum);
    for (int card = 1; card <= shown.rules.cards(); ++card) {
        const wxRect2DDouble cell{at.m_x + pitch * ((card - 1) % columns) + 1.5,
                                  at.m_y + step * ((card - 1) / columns) + 1.5, wide, tall};
        const double middle = cell.m_x + wide / 2, baseline = cell.m_y + tall / 2 + 4.5;
        const wxString number = wxString::Format("%d", card);
        if (!std::ranges::binary_search(unseen, card)) {
            pen.text(number, middle, baseline, {11.5, false, false}, colours.secondary, Align::centre);
            pen.line(middle - 9, baseline - 4, middle + 9, baseline - 4, {colours.secondary, 1.2});
            continue;
        }
        const auto places = static_cast<int>(std::ranges::count_if(empty, [&](const Rules::Position& place) {
            return !shown.rules.obstacle(shown.state.museums[castalia::musee::at(shown.museum)], card, place.gallery,
                                         place.space);
        }));
        const ThemeLook look = look_of(theme(card));
        pen.box(cell, 3, places > 0 ? colours.card : colours.tray,
                {places > 0 ? colours.cardedge : colours.line, 1.1});
        pen.box({cell.m_x + 2, cell.m_y + 2, 3.5, tall - 4}, 1.5, look.colour);
        pen.text(number, middle + 2, baseline, {13, places > 0, true}, places > 0 ? colours.text : colours.secondary,
                 Align::centre);
        const wxString fits =
            places == 0
                ? wxString(_("fits nowhere"))
                : wxString::Format(wxPLURAL("fits in %d space", "fits in %d spaces", static_cast<unsigned>(places)),
                                   places);
        hit_areas.push_back({PlaceId::of("card", card), pen.area(cell), number + ", " + look.name + ", " + fits});
    }
}

}  // namespace castalia::musee
