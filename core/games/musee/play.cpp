// Plays moves: the changes that each makes, and the consequences that follow by the rules.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/game/playing.h"

namespace castalia::musee {

namespace {

/// Plays one move and tells its consequences to the story, which may be null. Nothing else depends on the story.
class MovePlayer : PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    void operator()(const Display& move) {
        const int museum = rules_.museum_of(move.player);
        const std::vector<Pair> before = story_ == nullptr ? std::vector<Pair>() : rules_.pairs(state_, museum);
        const std::int8_t bonus = state_.bonus[at(move.gallery)];
        rules_.hang(state_, museum, move.card, move.gallery, move.space);
        --state_.hand[at(move.player.index)];
        add_pair_consequences(before, museum, move.card);
        if (state_.bonus[at(move.gallery)] != bonus) {
            add_consequence("musee.bonus.gallery", [&] {
                return say("{gallery} full, first: 4", {{"gallery", gallery_title(move.gallery)}});
            });
        }
        draw(move);
        if (rules_.full(state_.museums[at(museum)])) {
            for (const Seat owner : rules_.owners(museum)) {
                become_stuck(owner, "musee.stuck.full", [&] {
                    return say("the Musée is full: {who} hangs nothing more", {{"who", who(owner)}});
                });
            }
        }
        if (state_.hand[at(move.player.index)] == 0) {
            become_stuck(move.player, "musee.stuck.empty", [&] {
                return say("{who} has no card left and hangs nothing more", {{"who", who(move.player)}});
            });
        }
        go_on(move.player);
    }

    void operator()(const Stuck& move) {
        if (story_ != nullptr && rules_.cannot_be_stuck(state_, move.player)) {
            add_consequence("musee.stuck.cannot", [&] {
                return say("every number that nobody has seen would fit somewhere: the hand of {who} cannot be stuck",
                           {{"who", who(move.player)}});
            });
        }
        state_.stuck[at(move.player.index)] = true;
        go_on(move.player);
    }

    void operator()(const NextGame& move) {
        State next = rules_.start();
        next.game = state_.game + 1;
        next.first = next.active = move.first;
        next.stairs = move.stairs;
        next.wins = state_.wins;
        next.past = std::move(state_.past);
        state_ = std::move(next);
        add_consequence("musee.setup.hands",
                        [&] { return say("five cards each, {n} to draw", {{"n", literally(state_.draw_pile)}}); });
    }

    // session.adjust: the table's count replaces ours. Nothing else follows from it.
    void operator()(const Adjust& move) {
        if (move.what == Adjust::What::hand) {
            state_.hand[at(move.player.index)] = move.to;
        } else {
            state_.draw_pile = move.to;
        }
    }

private:
    void add_pair_consequences(const std::vector<Pair>& before, int museum, int card) {
        if (story_ == nullptr) {
            return;
        }
        for (const Pair& pair : rules_.pairs(state_, museum)) {
            if (std::ranges::find(before, pair) != before.end()) {
                continue;
            }
            const std::vector<Fill> fills{{"one", literally(pair.one)},
                                          {"other", literally(pair.other)},
                                          {"beside", literally(pair.one == card ? pair.other : pair.one)},
                                          {"row", gallery_inside(pair.gallery == 0 ? 0 : 2)},
                                          {"column", literally(pair.space + 1)}};
            if (pair.by_stairs) {
                add_consequence("musee.score.stairs",
                                [&] { return say("{one}–{other} stairs {row} {column}: 3", fills); });
            } else {
                add_consequence("musee.score.neighbours", [&] { return say("{beside} beside: 2", fills); });
            }
        }
    }

    void draw(const Display& move) {
        if (state_.draw_pile == 0) {
            add_consequence("musee.draw.nothing", [] { return say("nothing is left to draw"); });
            return;
        }
        const Seat drawer = move.drawer.value_or(move.player);
        --state_.draw_pile;
        int& hand = state_.hand[at(drawer.index)];
        hand = std::min<int>(kMostCounted, hand + 1);  // An `adjust` can reach that number.
        if (drawer != move.player || rules_.last_cards(state_)) {
            add_consequence(drawer == move.player ? "musee.draw.one" : "musee.draw.last-cards", [&] {
                return say_count("{who} draws, {n} card is left", "{who} draws, {n} cards are left", state_.draw_pile,
                                 {{"who", who(drawer)}});
            });
        }
    }

    template <class Words>
    void become_stuck(Seat seat, const char* clause, Words words) {
        if (!std::exchange(state_.stuck[at(seat.index)], true)) {
            add_consequence(clause, words);
        }
    }

    /// Passes the turn to the next player who is not stuck (musee.turn.clockwise). A move out of turn by a ruling
    /// does not pass the turn (session.ruling.turn), unless it took the active player's last space.
    void go_on(Seat acted) {
        const auto stuck_end = state_.stuck.begin() + rules_.players();
        if (std::find(state_.stuck.begin(), stuck_end, false) == stuck_end) {
            end_game();
            return;
        }
        if (acted != state_.active && !state_.stuck[at(state_.active.index)]) {
            return;
        }
        do {
            state_.active.index = (state_.active.index + 1) % rules_.players();
            state_.round += state_.active == state_.first ? 1 : 0;
        } while (state_.stuck[at(state_.active.index)]);
    }

    void end_game() {
        const std::optional<int> winner = rules_.leader(state_);
        state_.phase = Phase::over;
        if (rules_.setup.match) {
            PastGame past;
            past.winner = winner;
            for (int museum = 0; museum < rules_.museums(); ++museum) {
                past.tallies[at(museum)] = rules_.tally(state_, museum);
            }
            state_.past.push_back(past);
            constexpr int kGamesToWin = 2;
            const int won = winner ? ++state_.wins[at(*winner)] : 0;
            state_.phase = won >= kGamesToWin ? Phase::over : Phase::between;
        }
        add_consequence("musee.end.all-stuck",
                        [] { return say("nobody can hang a painting any more: the game is over"); });
        if (story_ != nullptr) {
            add_consequence(rules_.deciding_clause(state_), [&] { return rules_.score(state_).sentence; });
        }
    }
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    std::visit(MovePlayer(*this, state, story), move);
}

Seat Rules::proposed_first(const State& state) const {
    // musee.match.first: the player with the lowest score begins. Of several, it is the next one after the last first
    // player.
    const auto standing = [&](int museum) { return tally(state, museum).standing(); };
    Seat proposed{(state.first.index + 1) % players()};
    for (int step = 2; step <= players(); ++step) {
        const Seat next{(state.first.index + step) % players()};
        if (standing(museum_of(next)) < standing(museum_of(proposed))) {
            proposed = next;
        }
    }
    return proposed;
}

}  // namespace castalia::musee
