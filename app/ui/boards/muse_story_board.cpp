#include "app/ui/boards/muse_story_board.h"

#include <algorithm>
#include <cmath>

#include "app/ui/basics/marks.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/muse_story_screen.h"

namespace castalia::muse_story {

wxString Table::name(Seat seat) const {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() ? utf8(names[index]) : wxString::Format("%d", seat.index + 1);
}

wxString Table::called(Seat seat) const {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() ? called_names(names)[index] : name(seat);
}

const EntryMark* Table::mark(const PlaceId& place) const {
    const auto found = std::ranges::find(focus.marks, place, &EntryMark::place);
    return found == focus.marks.end() ? nullptr : &*found;
}

namespace {

constexpr double kWindowWidth = 944, kWindowHeight = 526;  ///< The board of a window of 1280 × 800.
constexpr double kLeastWidth = 640;                        ///< A narrower board is drawn smaller.
constexpr double kEdge = 10, kBoardGap = 9, kFootHeight = 22;

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

/// Players about whom the foot tells something.
struct Told {
    const char* place;
    wxString words;
    std::vector<Seat> seats;
};

/// Returns who may still create something before the next narrator acts, or who has not narrated yet.
Told told_of_players(const Table& table) {
    const State& state = table.state;
    Told told{"in-between", _("May still create something:"), {}};
    for (int seat = 0; seat < table.rules.players() && state.in_between && state.phase < Phase::climax; ++seat) {
        if (may_create(state, Seat{seat})) {
            told.seats.push_back(Seat{seat});
        }
    }
    return told.seats.empty() ? Told{"silent", _("Not narrator yet:"), table.silent} : told;
}

std::vector<Seat> not_yet_narrators(const PlaythroughOf<Rules>& playthrough, std::size_t ply) {
    std::vector<bool> was(static_cast<std::size_t>(playthrough.rules().players()));
    for (std::size_t i = 0; i <= ply; ++i) {
        if (const std::optional<Seat>& narrator = playthrough.at(i).narrator) {
            was[static_cast<std::size_t>(narrator->index)] = true;
        }
    }
    std::vector<Seat> silent;
    const Phase phase = playthrough.at(ply).phase;
    for (int seat = 0; seat < playthrough.rules().players() && phase != Phase::setup && phase < Phase::epilogue;
         ++seat) {
        if (!was[static_cast<std::size_t>(seat)]) {
            silent.push_back(Seat{seat});
        }
    }
    return silent;
}

double scale_for(const wxRect2DDouble& area) {
    const double roomy = std::min(area.m_width / kWindowWidth, area.m_height / kWindowHeight);
    return std::min(std::max(1.0, roomy), std::max(0.2, area.m_width / kLeastWidth));
}

/// The places of stage, sheets and foot.
struct Layout {
    wxRect2DDouble stage, elements, questions, foot;  ///< Empty where there is no room for one.
};

Layout layout_of(const Pen& pen, const Table& table, double width, double height) {
    Layout layout;
    double top = kEdge;
    const double inside = width - 2 * kEdge, bottom = height - kFootHeight - 4;
    if (has_stage(table)) {
        // Cards and sheets share a low board; on a very low one the stage takes all of it.
        constexpr double kLeastSheets = 90, kShare = 0.62;
        const double room = bottom - top;
        double stage =
            std::min(height_of_stage(pen, table, inside), std::max(least_height_of_stage(table), room * kShare));
        stage = room - stage - kBoardGap < kLeastSheets ? room : stage;
        layout.stage = {kEdge, top, inside, stage};
        top += stage + kBoardGap;
    }
    if (bottom - top > kBoardGap) {
        const double share = has_stage(table) ? 0.42 : 0.383;
        const double elements = std::floor((inside - kBoardGap) * share);
        layout.elements = {kEdge, top, elements, bottom - top};
        layout.questions = {kEdge + elements + kBoardGap, top, inside - elements - kBoardGap, bottom - top};
    }
    layout.foot = {kEdge, bottom + 2, inside, kFootHeight - 2};
    return layout;
}

/// Returns the scale at which the user's size of text is reached, or as much of it as leaves room for all words.
double scale_of_text(wxGraphicsContext& gc, const wxRect2DDouble& area, const Table& table, double least) {
    constexpr double kStep = 0.1;
    for (double scale = text_size(); scale > least; scale -= kStep) {
        const Pen pen(gc, area.m_x, area.m_y, scale);
        const Layout layout = layout_of(pen, table, area.m_width / scale, area.m_height / scale);
        if (!layout.elements.IsEmpty() && elements_fit(pen, table, layout.elements) &&
            questions_fit(pen, table, layout.questions)) {
            return scale;
        }
    }
    return least;
}

}  // namespace

void draw_foot(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const Face face{12.5, false, false};
    const double baseline = at.m_y + at.m_height / 2 + face.size * 0.36;
    const wxString deck = deck_told(table.state);
    const double deck_width = std::min(pen.width(deck, face), at.m_width - 8);
    pen.text(deck, at.m_x + 4, baseline, face, colours.text, Align::left, at.m_width - 8);
    hit_areas.push_back({"deck", pen.area({at.m_x, at.m_y, deck_width + 8, at.m_height}), deck});
    const Told told = told_of_players(table);
    constexpr double kDisc = 10, kStep = 25;
    const double discs = kStep * static_cast<double>(told.seats.size());
    const double words_width = pen.width(told.words, face);
    const bool worded = words_width + discs + deck_width + 40 <= at.m_width;
    if (told.seats.empty() || discs + deck_width + 40 > at.m_width) {
        return;
    }
    double x = at.GetRight() - discs;
    wxString names = told.words;
    if (worded) {
        pen.text(told.words, x - 4, baseline, face, colours.text, Align::right);
    }
    const double left = x - (worded ? words_width + 8 : 0);
    for (const Seat seat : told.seats) {
        pen.disc(x + kStep / 2, at.m_y + at.m_height / 2, kDisc, table.name(seat), seat);
        names += " " + table.name(seat);
        x += kStep;
    }
    hit_areas.push_back({told.place, pen.area({left, at.m_y, at.GetRight() - left, at.m_height}), names});
}

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill_ground(gc, area, palette().table);
    const PlaythroughOf<Rules>* playthrough = playthrough_of(scene.playthrough);
    if (playthrough == nullptr) {
        return {};
    }
    const Table table{playthrough->rules(),
                      playthrough->at(scene.ply),
                      state_after(focus, playthrough),
                      focus,
                      scene.names,
                      not_yet_narrators(*playthrough, scene.ply)};
    if (scene.large) {
        return draw_screen(gc, area, table);
    }
    const double scale = scale_of_text(gc, area, table, scale_for(area));
    const Pen pen(gc, area.m_x, area.m_y, scale);
    const Layout layout = layout_of(pen, table, area.m_width / scale, area.m_height / scale);
    std::vector<HitArea> hit_areas;
    if (!layout.stage.IsEmpty()) {
        draw_stage(pen, table, layout.stage, hit_areas);
    }
    if (!layout.elements.IsEmpty()) {
        draw_elements(pen, table, layout.elements, hit_areas);
        draw_questions(pen, table, layout.questions, hit_areas);
    }
    draw_foot(pen, table, layout.foot, hit_areas);
    return hit_areas;
}

std::vector<StruckWords> struck_words(const Playthrough& playthrough,
                                      const std::vector<const castalia::Move*>& moves) {
    std::vector<StruckWords> all;
    for (Struck& one : struck(playthrough, moves)) {
        all.push_back({one.ply, std::move(one.words)});
    }
    return all;
}

}  // namespace castalia::muse_story
