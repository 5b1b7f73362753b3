#pragma once

#include <array>
#include <cstddef>

#include <wx/colour.h>

#include "core/picture/palette.h"

namespace castalia {

enum class Scheme { system, light, dark, contrast };

/// Every colour by its role. Drawings use no other colours. The values are those of resources/look/palette.json,
/// and a test compares them.
struct Palette {
    wxColour background, surface, table, tray, plaque, card, cardedge, line, control, text, secondary;
    wxColour accent, onaccent, select, onselect;
    wxColour lamp, onlamp, lampink, lampfill, onlampfill, glow, facedown, onfacedown;
    wxColour warning, warningfill, refusal, refusalfill, ruling, rulingfill, good, goodfill;
    std::array<wxColour, 6> suits, glass;  ///< For M S W L Y K, the ink of a bare glyph and the bead.
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

/// Returns the colours that are in use.
const Palette& palette();
/// Returns the colours of one scheme; `system` follows the desktop.
const Palette& palette_of(Scheme scheme);
/// Returns the colours of a scheme as pictures know them; `system` follows the desktop.
picture::Scheme picture_scheme(Scheme scheme);
void choose_scheme(Scheme scheme);
Scheme chosen_scheme();
/// Returns the scheme that is seen: where the desktop is to decide, what it prefers.
Scheme shown_scheme();
/// Returns whether the scheme that is seen is dark or high contrast.
bool on_dark();

}  // namespace castalia
