#pragma once

#include <array>
#include <cstddef>

#include <wx/colour.h>

namespace castalia {

enum class Scheme { system, light, dark, contrast };

/// Every colour by its role; no drawing knows another. The numbers are those of resources/look/palette.json,
/// which a test compares.
struct Palette {
    wxColour background, surface, table, tray, plaque, card, cardedge, line, control, text, secondary;
    wxColour accent, onaccent, select, onselect;
    wxColour lamp, onlamp, lampink, lampfill, onlampfill, glow, facedown;
    wxColour warning, warningfill, refusal, refusalfill, ruling, rulingfill, good, goodfill;
    std::array<wxColour, 6> suits, glass;  ///< M S W L Y K: ink for a bare glyph; the bead.
    wxColour onglass;
    std::array<wxColour, 6> players;  ///< Lines and discs of a seat.
    wxColour onplayer;
    std::array<wxColour, 6> playerfills;  ///< Large areas of a seat.
    wxColour onplayerfill;
    wxColour purple, orange, white;  ///< Companies.
    std::array<wxColour, 2> companyfills;
    wxColour poker_red, poker_black;
    std::array<wxColour, 5> themes;
    wxColour ontheme;

    const wxColour& player(std::size_t seat) const { return players[seat % players.size()]; }
    const wxColour& playerfill(std::size_t seat) const { return playerfills[seat % playerfills.size()]; }
};

/// The colours in force.
const Palette& palette();
/// The colours of one scheme; `system` asks the desktop.
const Palette& palette_of(Scheme scheme);
void choose_scheme(Scheme scheme);
Scheme chosen_scheme();
/// Whether what is chosen comes to dark or contrast.
bool on_dark();

}  // namespace castalia
