#pragma once

#include <algorithm>
#include <span>

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/musee/musee.h"

namespace castalia::musee {

/// Returns the playthrough as one of this game, or null when it is another game.
const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough);
/// Fills an area with the colour of the table.
void fill_table(wxGraphicsContext& gc, const wxRect2DDouble& area);

/// The look of a theme. The table may have given the themes other names: a name that the program ships has its sign
/// and colour wherever it is used.
struct ThemeLook {
    wxString name;
    std::string_view art;
    wxColour colour;
};
ThemeLook look_of(int theme);

/// The layout of one museum, in the units of the drawing.
struct MuseumPlace {
    double left = 0, width = 0;
    double head = 0;                ///< Height of what stands above the galleries.
    double floor = 0, between = 0;  ///< Heights of a gallery and of the tokens beneath it.
    double labels = 0, pitch = 0;   ///< Width of the galleries' names; from space to space.

    double card_width() const { return std::min(0.78 * pitch, 0.62 * (floor - 6)); }
    double floor_top(int gallery) const { return head + gallery * (floor + between); }
    wxRect2DDouble space(int gallery, int space) const {
        return {left + labels + pitch * space + (pitch - card_width()) / 2, floor_top(gallery) + 3, card_width(),
                floor - 6};
    }
    /// Returns the area of the token beneath a space of the upper or the middle gallery.
    wxPoint2DDouble token(int row, int column) const {
        return {left + labels + pitch * (column + 0.5), floor_top(row) + floor + between / 2};
    }
};

/// Draws a painting: the band of its theme, the number, the sign.
void draw_painting(const Pen& pen, const wxRect2DDouble& at, int card);
/// Draws the mark around a place.
void draw_rim(const Pen& pen, const wxRect2DDouble& at, EntryMark::Kind kind);

/// The galleries of one museum with their tokens, the paintings, and the links between paintings that score together.
struct MuseumShown {
    const Rules& rules;
    const State& state;
    int museum;
    std::span<const EntryMark> marks;  ///< The marks of this museum: "middle/4".
    const State* after = nullptr;      ///< The state after the entry in the making; null when it changes nothing.
    bool large = false;
    double least_words = 11, least_figures = 11;  ///< Sizes of type below which nothing can be read.
};
void draw_museum(const Pen& pen, const MuseumPlace& place, const MuseumShown& shown);
/// Draws an empty space with how many numbers still fit, or with its mark.
void draw_empty(const Pen& pen, const wxRect2DDouble& at, const MuseumShown& shown, int fitting,
                const EntryMark* mark);

inline constexpr double kNumbersHeight = 54;
/// All numbers in two rows, so that one can be picked: framed while nobody has seen it, quiet when it fits nowhere in
/// this museum, and without a frame when it hangs.
struct NumbersShown {
    const Rules& rules;
    const State& state;
    int museum;
};
void draw_numbers(const Pen& pen, const wxRect2DDouble& at, const NumbersShown& shown,
                  std::vector<HitArea>& hit_areas);

inline PlaceId space_id(int gallery, int space) {
    return PlaceId(kGalleryWords[static_cast<std::size_t>(gallery)]) / (static_cast<std::size_t>(space) + 1);
}

}  // namespace castalia::musee
