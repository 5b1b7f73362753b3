// The limits of what is still possible in a museum, from the numbers that nobody has seen yet.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

/// The themes that may hang in a space, with a bit for each.
using ThemeSet = unsigned;

ThemeSet only(int card) { return 1U << static_cast<unsigned>(theme(card)); }

using Possible = std::array<std::array<ThemeSet, kMostSpaces>, kGalleries>;

Possible possible_themes(const Rules& rules, const State& state, int museum) {
    const std::vector<int> left = rules.unseen(state);
    const Museum& hung = state.museums[at(museum)];
    Possible possible{};
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        for (int space = 0; space < rules.spaces(); ++space) {
            ThemeSet& themes = possible[at(gallery)][at(space)];
            if (const int card = hung[at(gallery)][at(space)]; card != 0) {
                themes = only(card);
                continue;
            }
            for (const int card : left) {
                themes |= rules.obstacle(hung, card, gallery, space) ? 0 : only(card);
            }
        }
    }
    return possible;
}

}  // namespace

int Rules::fitting_anywhere(const State& state, int museum) const {
    const std::vector<int> left = unseen(state);
    const std::vector<Position> empty = empty_spaces(state, museum);
    return static_cast<int>(std::ranges::count_if(left, [&](int card) {
        return std::ranges::any_of(empty, [&](const Position& place) {
            return !obstacle(state.museums[at(museum)], card, place.gallery, place.space);
        });
    }));
}

bool Rules::surely_stuck(const State& state, int museum) const {
    return !unseen(state).empty() && fitting_anywhere(state, museum) == 0;
}

bool Rules::cannot_be_stuck(const State& state, Seat player) const {
    return state.hand[at(player.index)] > 0 &&
           fitting_anywhere(state, museum_of(player)) == static_cast<int>(unseen(state).size());
}

int Rules::most_possible(const State& state, int museum) const {
    int most = tally(state, museum).total();
    const std::vector<Seat> hands = owners(museum);
    if (state.phase != Phase::play ||
        std::ranges::all_of(hands, [&](Seat seat) { return state.stuck[at(seat.index)]; })) {
        return most;
    }
    const Museum& hung = state.museums[at(museum)];
    const Possible possible = possible_themes(*this, state, museum);
    const auto is_open = [&](int gallery, int space) { return hung[at(gallery)][at(space)] == 0; };
    const auto pair = [&](int gallery, int space, int other_gallery, int other_space) {
        const bool scored = !is_open(gallery, space) && !is_open(other_gallery, other_space);
        const ThemeSet common = possible[at(gallery)][at(space)] & possible[at(other_gallery)][at(other_space)];
        return !scored && common != 0;
    };
    int paintings = 0;
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        bool fillable = empty_in(hung, gallery) > 0;
        for (int space = 0; space < spaces(); ++space) {
            const bool reachable = possible[at(gallery)][at(space)] != 0;
            paintings += is_open(gallery, space) && reachable ? kPainting : 0;
            fillable = fillable && reachable;
            most += space + 1 < spaces() && pair(gallery, space, gallery, space + 1) ? kNeighbours : 0;
            const bool stairs = gallery + 1 < kGalleries && state.stairs[at(gallery)][at(space)];
            most += stairs && pair(gallery, space, gallery + 1, space) ? kStaircase : 0;
        }
        most += fillable && state.bonus[at(gallery)] < 0 ? kGallery : 0;
    }
    return most + std::min(paintings, fitting_anywhere(state, museum));
}

}  // namespace castalia::musee
