#include "app/ui/board/open_table_board.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/ui/board/open_table_parts.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia::open_table {

namespace {

constexpr double kAround = 12, kLeastScale = 0.74, kMostScale = 1.5;

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

void draw_cloth(wxGraphicsContext& gc, const wxRect2DDouble& area) { fill_ground(gc, area, palette().table); }

/// Returns the largest scale that the room allows, within limits.
double scale_for(double room, double wanted) { return std::clamp(room / wanted, kLeastScale, kMostScale); }

}  // namespace

wxString Sight::name(Seat seat) const {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() ? utf8(names[index]) : wxString::Format("%d", seat.index + 1);
}

bool Sight::chosen(const PlaceId& place) const {
    const auto mark = std::ranges::find(focus.marks, place, &EntryMark::place);
    return mark != focus.marks.end() && mark->kind != EntryMark::Kind::legal && mark->kind != EntryMark::Kind::barred;
}

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    draw_cloth(gc, area);
    const PlaythroughOf<Rules>* playthrough = playthrough_of(scene.playthrough);
    if (playthrough == nullptr) {
        return {};
    }
    const PlaythroughOf<Rules>* after =
        focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
    const State& state = playthrough->at(scene.ply);
    const Sight sight{playthrough->rules(), state, after != nullptr ? &after->at(after->plies()) : nullptr, focus,
                      scene.names};
    if (scene.large) {
        return draw_screen(gc, area, sight);
    }
    std::vector<HitArea> hit_areas;
    const bool decks = !sight.rules.setup.decks.empty();
    const bool pad = sight.rules.columns(sight.after != nullptr ? *sight.after : state) > 0 ||
                     !sight.rules.setup.counters.empty() || !decks;
    // The pad takes the left part of a wide board. Without a pad the cards have all the room.
    constexpr std::size_t kCrowd = 6;
    const double share = !pad ? 0 : !decks ? 1 : sight.names.size() > kCrowd ? 0.6 : 0.52;
    if (pad) {
        const double scale = std::min(scale_for(area.m_height, pad_height(sight) + 2 * kAround + 1),
                                      scale_for(area.m_width * share, pad_width(sight) + 2 * kAround));
        const Pen pen(gc, area.m_x, area.m_y, scale);
        draw_pad(pen,
                 {kAround, kAround, (area.m_width * share) / scale - (decks ? 1.5 : 2) * kAround,
                  area.m_height / scale - 2 * kAround},
                 sight, hit_areas);
    }
    if (decks) {
        constexpr double kUsual = 400, kNamed = 440;  // Wide enough for a deck's name beside its counts.
        const double scale = std::min(
            scale_for(area.m_height, kUsual + 90.0 * static_cast<double>(sight.rules.setup.decks.size() - 1)),
            scale_for(area.m_width * (1 - share), kNamed));
        const Pen pen(gc, area.m_x + area.m_width * share, area.m_y, scale);
        draw_decks(
            pen,
            {kAround, kAround, area.m_width * (1 - share) / scale - 2 * kAround, area.m_height / scale - kAround},
            sight, hit_areas);
    }
    return hit_areas;
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    const Palette& colours = palette();
    draw_cloth(gc, area);
    constexpr double kWide = 300, kHigh = 150;
    const double scale = std::min(area.m_width / kWide, area.m_height / kHigh);
    const Pen pen(gc, area.m_x + (area.m_width - scale * kWide) / 2, area.m_y + (area.m_height - scale * kHigh) / 2,
                  scale);
    const PlaythroughOf<Rules>* playthrough = scene == nullptr ? nullptr : playthrough_of(scene->playthrough);
    constexpr std::size_t kMost = 5;
    std::vector<wxString> names, totals;
    if (playthrough != nullptr) {
        for (std::size_t seat = 0; seat < std::min(kMost, scene->names.size()); ++seat) {
            names.push_back(utf8(scene->names[seat]));
            const Seat whose{static_cast<int>(seat)};
            totals.push_back(shown_number(playthrough->rules().total(playthrough->at(scene->ply), whose), 2));
        }
    } else {
        names = {"A", "B", "C"};
        totals = {"18.5", "31", "27"};
    }
    const double left = 16, width = 176, column = width / static_cast<double>(names.size());
    pen.box({left, 14, width, 122}, 6, colours.card, {colours.cardedge, 1.1});
    for (int row = 0; row < 4; ++row) {
        pen.line(left + 6, 46 + 17.0 * row, left + width - 6, 46 + 17.0 * row, {colours.line, 1});
    }
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const double middle = left + column * (static_cast<double>(seat) + 0.5);
        pen.disc(middle, 31, 9, names[seat], Seat{static_cast<int>(seat)});
        pen.text(totals[seat], middle, 126, {totals[seat].length() > 4 ? 13.0 : 19.0, true, true}, colours.text,
                 Align::centre, column - 2);
    }
    const playing::Card ace = playing::card(12, playing::Suit::spades),
                        queen = playing::card(10, playing::Suit::hearts);
    draw_face(pen, {212, 24, 44, 58}, Card{ace.id}, false);
    draw_face(pen, {238, 44, 44, 58}, Card{queen.id}, false);
    pen.mark("die-5", 226, 116, 30, colours.text);
    pen.mark("die-3", 262, 122, 26, colours.text);
}

}  // namespace castalia::open_table
