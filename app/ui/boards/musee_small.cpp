// The small picture of Musée, and the functions that both pictures use.
#include <algorithm>

#include "app/ui/boards/musee_board.h"
#include "app/ui/boards/musee_parts.h"

namespace castalia::musee {

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

void fill_table(wxGraphicsContext& gc, const wxRect2DDouble& area) { fill_ground(gc, area, palette().table); }

namespace {

/// Draws small museums in units of 300 × 180: numbers with the band of their theme.
void draw_small(const Pen& pen, const Rules& rules, const State& state, int museums, double top, double height) {
    const Palette& colours = palette();
    constexpr double kAll = 300, kSide = 8, kApart = 12, kTokens = 9;
    const double width = (kAll - 2 * kSide - kApart * (museums - 1)) / museums;
    const double pitch = width / rules.spaces(), floor = (height - 2 * kTokens) / kGalleries;
    for (int museum = 0; museum < museums; ++museum) {
        const double left = kSide + museum * (width + kApart);
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            const double y = top + gallery * (floor + kTokens);
            for (int space = 0; space < rules.spaces(); ++space) {
                const int card = state.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)]
                                              [static_cast<std::size_t>(space)];
                const wxRect2DDouble at{left + pitch * space + 1, y, pitch - 2, floor};
                const double x = at.m_x + at.m_width / 2;
                if (gallery < 2 && state.stairs[static_cast<std::size_t>(gallery)][static_cast<std::size_t>(space)]) {
                    pen.mark("token-stairs", x, y + floor + kTokens / 2, kTokens - 1, colours.text);
                }
                if (card == 0) {
                    pen.frame(at, 3, {colours.cardedge, 1, 2, 2});
                    continue;
                }
                const ThemeLook look = look_of(theme(card));
                pen.box(at, 3, colours.card, {colours.cardedge, 1});
                pen.box({at.m_x + 1, at.m_y + 1, at.m_width - 2, floor * 0.2}, 1.5, look.colour);
                const double size = std::min(0.46 * floor, 0.62 * at.m_width);
                pen.text(wxString::Format("%d", card), x, y + 0.2 * floor + size, {size, true, true}, colours.text,
                         Align::centre);
                if (at.m_width > 30) {
                    pen.mark(look.art, x, y + 0.82 * floor, 0.3 * floor, look.colour);
                }
            }
        }
    }
}

}  // namespace

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    constexpr double kAll = 300, kTall = 180, kHistory = 132;
    fill_table(gc, area);
    const PlaythroughOf<Rules>* playthrough = scene == nullptr ? nullptr : playthrough_of(scene->playthrough);
    const double tall = playthrough == nullptr ? kHistory : kTall;
    const double scale = std::min(area.m_width / kAll, area.m_height / tall);
    const Pen pen(gc, area.m_x + (area.m_width - scale * kAll) / 2, area.m_y + (area.m_height - scale * tall) / 2,
                  scale);
    if (playthrough != nullptr) {
        draw_small(pen, playthrough->rules(), playthrough->at(scene->ply), playthrough->rules().museums(), 20,
                   kTall - 40);
        return;
    }
    Rules rules;
    rules.names = {"1", "2"};
    State state;
    state.stairs = first_pattern(rules.players());
    state.museums[0] = {{{6, 13, 18, 33, 48, 49}, {2, 12, 0, 28, 39, 44}, {0, 7, 22, 0, 0, 45}}};
    draw_small(pen, rules, state, 1, 6, kHistory - 12);
}

}  // namespace castalia::musee
