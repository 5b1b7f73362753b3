// The tiles of the tile sheet, as a form shows them while they are filled in.
#include <algorithm>
#include <array>

#include "app/ui/boards/dance_of_muses_board.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kTileUnits = 80;  ///< The units of a tile.
/// Row by row; the middle is the tile itself.
constexpr std::array<const char*, 9> kSquares{"NW", "N", "NE", "W", "", "E", "SW", "S", "SE"};

TileFace face_of(const Json& row) {
    TileFace face;
    if (row.contains("suns") && row["suns"].is_number_integer()) {
        face.suns = row["suns"].get<int>();
    }
    for (const Power power : {Power::none, Power::raise, Power::lower, Power::swap}) {
        if (row.contains("power") && row["power"] == std::string(word_of(power))) {
            face.power = power;
        }
    }
    return face;
}

/// Draws the squares around the tile that its power reaches, where a die would lie.
void draw_reach(const Pen& pen, const Json& area) {
    constexpr double kCell = 10, kGap = 1.5, kTop = 24;
    const Palette& colours = palette();
    const double left = (kTileUnits - 3 * kCell) / 2;
    for (std::size_t i = 0; i < kSquares.size(); ++i) {
        const bool lit = area.is_array() && std::ranges::find(area, Json(kSquares[i])) != area.end();
        const wxRect2DDouble square{left + kCell * static_cast<double>(i % 3),
                                    kTop + kCell * static_cast<double>(i / 3), kCell - kGap, kCell - kGap};
        pen.box(square, 1.5,
                i == 4 ? colours.facedown
                : lit  ? colours.lamp
                       : colours.card,
                {lit ? colours.lampink : colours.control, 0.8});
    }
}

}  // namespace

void draw_sheet_row(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxString& name, const Json& row) {
    const double side = std::min(area.m_width, area.m_height) - 2;
    const Pen pen(gc, area.m_x + (area.m_width - side) / 2, area.m_y + (area.m_height - side) / 2, side / kTileUnits);
    Tile tile;
    tile.die = 0;
    draw_tile(pen, {0, 0, kTileUnits, kTileUnits},
              {name, name.Left(3), tile, row.is_object() ? face_of(row) : TileFace()});
    if (row.is_object() && row.contains("area")) {
        draw_reach(pen, row["area"]);
    }
}

}  // namespace castalia::dance_of_muses
