#include "app/ui/boards/muse_story_board.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"

namespace castalia::muse_story {

wxString Table::name(Seat seat) const {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() ? utf8(names[index]) : wxString::Format("%d", seat.index + 1);
}

const EntryMark* Table::mark(const PlaceId& place) const {
    const auto found = std::ranges::find(focus.marks, place, &EntryMark::place);
    return found == focus.marks.end() ? nullptr : &*found;
}

namespace {

constexpr double kWindowWidth = 928, kScreenWidth = 960, kEdge = 8, kGap = 8;

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

const State* state_after(const BoardFocus& focus, const Playthrough* playthrough) {
    const PlaythroughOf<Rules>* after =
        focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
    return after != nullptr && after != playthrough ? &after->at(after->plies()) : nullptr;
}

/// Returns where the next draw comes from, when that is unusual.
wxString deck_told(const State& state) {
    wxString told = wxString::Format(_("Deck %d, discard %d"), state.deck, state.discard);
    if (state.deck == 0 && state.discard > 0) {
        told += ". " + _("The next draw shuffles the discard pile into the deck");
    } else if (state.deck == 0 && std::ranges::any_of(state.hand, [](int cards) { return cards > 0; })) {
        told += ". " + _("The next draw takes a random card from the player with the most cards");
    } else if (state.deck == 0) {
        told += ". " + _("The next draw takes a card from the largest answer pile");
    }
    return told;
}

/// Returns who has used the chance to create something, and who still has it.
wxString chances_told(const Table& table) {
    const State& state = table.state;
    if (!state.in_between || state.phase >= Phase::climax) {
        return {};
    }
    wxString told = _("In between:");
    for (int seat = 0; seat < table.rules.players(); ++seat) {
        if (Seat{seat} != state.outgoing) {
            told += " " + table.name(Seat{seat}) +
                    (may_create(state, Seat{seat}) ? wxString::FromUTF8(" –") : wxString::FromUTF8(" ✓"));
        }
    }
    return told;
}

}  // namespace

void draw_foot(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const Face face{table.large ? 15.0 : 12.5, false, false};
    const double baseline = at.m_y + at.m_height / 2 + face.size * 0.36;
    const wxString deck = deck_told(table.state), chances = chances_told(table);
    const double deck_width = std::min(pen.width(deck, face), at.m_width * 0.55);
    pen.text(deck, at.m_x + 4, baseline, face, colours.text, Align::left, deck_width + 1);
    hit_areas.push_back({"deck", pen.area({at.m_x, at.m_y, deck_width + 8, at.m_height}), deck});
    const double left = at.m_x + deck_width + 28, room = at.m_x + at.m_width - 4 - left;
    if (!chances.empty()) {
        pen.text(chances, at.m_x + at.m_width - 4, baseline, face, colours.text, Align::right, room);
        hit_areas.push_back({"in-between", pen.area({left, at.m_y, room, at.m_height}), chances});
    } else if (!table.state.said.empty()) {
        wxString words = utf8(table.state.said.view());
        words.Replace("\n", " ");
        const wxString said = wxString::Format(wxString::FromUTF8("%s: “%s”"), table.name(table.state.teller), words);
        pen.text(said, at.m_x + at.m_width - 4, baseline, face, colours.secondary, Align::right, room);
        hit_areas.push_back({"said", pen.area({left, at.m_y, room, at.m_height}), said});
    }
}

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(palette().table));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
    const PlaythroughOf<Rules>* playthrough = playthrough_of(scene.playthrough);
    if (playthrough == nullptr) {
        return {};
    }
    const double width = scene.large ? kScreenWidth : kWindowWidth;
    const double scale = area.m_width / width, height = area.m_height / scale;
    const Pen pen(gc, area.m_x, area.m_y, scale);
    const Table table{
        playthrough->rules(), playthrough->at(scene.ply), state_after(focus, playthrough), focus, scene.names,
        scene.large};
    std::vector<HitArea> hit_areas;

    const double foot = scene.large ? 26 : 20, inside = width - 2 * kEdge;
    double top = kEdge;
    const double bottom = height - foot - 3;
    if (has_stage(table)) {
        constexpr double kLeastSheet = 92;
        // At the end the answers are shown as well.
        const double share = !scene.large ? 0.51 : table.state.phase == Phase::over ? 0.55 : 0.68;
        double stage = std::clamp((bottom - top) * share, 150.0, scene.large ? 320.0 : 250.0);
        if (bottom - top - stage - kGap < kLeastSheet) {
            stage = bottom - top;  // On a low board the stage takes the room of the sheets.
        } else if (!scene.large) {
            // The stage becomes smaller when all elements can be shown in full that way.
            constexpr double kLeastStage = 164;
            const double rest = bottom - top - kGap - height_of_elements(table);
            stage = rest >= kLeastStage ? std::min(stage, rest) : stage;
        }
        draw_stage(pen, table, {kEdge, top, inside, stage}, hit_areas);
        top += stage + kGap;
    }
    if (bottom - top < kGap) {
        // The stage shows all of it.
    } else if (has_stage(table) && scene.large) {
        draw_questions(pen, table, {kEdge, top, inside, bottom - top}, table.state.phase != Phase::over, hit_areas);
    } else {
        const double elements = inside * 0.445;
        draw_elements(pen, table, {kEdge, top, elements, bottom - top}, hit_areas);
        draw_questions(pen, table, {kEdge + elements + kGap, top, inside - elements - kGap, bottom - top}, false,
                       hit_areas);
    }
    draw_foot(pen, table, {kEdge, bottom + 1, inside, foot}, hit_areas);
    return hit_areas;
}

}  // namespace castalia::muse_story
