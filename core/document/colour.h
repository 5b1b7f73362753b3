#pragma once

#include <cstdint>

/// The colours of drawings, named by what they stand for. A painter knows their values: those of the palette that a
/// window shows, or black on white paper, where an area stays empty.
namespace castalia::document {

/// The names of resources/look/palette.json.
enum class Role : std::uint8_t {
    none,  ///< Nothing is drawn.
    background,
    surface,
    table,
    tray,
    plaque,
    card,
    cardedge,
    line,
    control,
    text,
    secondary,
    accent,
    onaccent,
    select,
    onselect,
    lamp,
    onlamp,
    lampink,
    lampfill,
    onlampfill,
    glow,
    facedown,
    warning,
    warningfill,
    refusal,
    refusalfill,
    ruling,
    rulingfill,
    good,
    goodfill,
    suit,          ///< The ink of the bare glyph of the suit `which`, in the order M S W L Y K.
    glass,         ///< The bead of that suit.
    onglass,       ///< Everything on beads, and their edges.
    player,        ///< Lines and discs of the seat `which`.
    onplayer,      ///< Words on such a disc.
    playerfill,    ///< Large areas of that seat.
    onplayerfill,  ///< Words on such an area.
    company,       ///< The purple, orange and white company; `companyfill` is for large areas of the first two.
    companyfill,
    oncompany,  ///< Words on the colour of that company.
    poker,      ///< The red and the black suits of the deck of 52.
    theme,
    ontheme,
    onfacedown,  ///< Words on what lies face down.
};

struct Colour {
    Role role = Role::none;
    std::uint8_t which = 0;  ///< The number of the suit, seat, company or theme; of the step that a lamp lights.

    bool operator==(const Colour&) const = default;
    explicit operator bool() const { return role != Role::none; }
};

}  // namespace castalia::document
