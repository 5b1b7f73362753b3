// The changes that a move makes, and its consequences.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/game/playing.h"

namespace castalia::open_table {

namespace {

class MovePlayer : PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    void operator()(const Play& move) {
        const std::uint8_t deck = rules_.moved(state_, move).value();
        const auto is = [&](const Laid& laid) { return laid.deck == deck && laid.card == move.card; };
        switch (rules_.zone_of(state_, deck, move.card)) {
            case CardZone::table: std::erase_if(state_.table, is); break;
            case CardZone::discard:
                std::erase_if(state_.discard, is);
                --state_.in_discard[deck];
                break;
            case CardZone::deck: --state_.in_deck[deck]; break;
        }
        if (!move.deck && rules_.has_namesake(move.card)) {
            add_consequence("open-table.card.deck", [&] {
                return say("no deck was named, so the first one that has such a card is meant: {name}",
                           {{"name", name(move.card)}});
            });
        }
        const Laid laid{deck, move.card, static_cast<std::uint8_t>(move.player.index)};
        switch (move.to) {
            case CardZone::table: state_.table.push_back(laid); break;
            case CardZone::discard:
                state_.discard.push_back(laid);
                ++state_.in_discard[deck];
                break;
            case CardZone::deck: ++state_.in_deck[deck]; break;
        }
    }
    void operator()(const Count& move) {
        const std::size_t at = rules_.counter_called(move.name).value();
        state_.counters.at(rules_.counter_index(move.player, at)) += move.by;
    }
    void operator()(const Score& move) {
        const std::size_t column = rules_.column_called(state_, move.column).value();
        long long& cell = state_.scores.at(rules_.cell(column, move.player));
        if (cell != kEmpty) {
            add_consequence("open-table.score.again", [&] {
                return say("replaces {old} in {round}",
                           {{"old", decimal(cell, 2)}, {"round", literally(move.column)}});
            });
        }
        cell = move.halves;
    }
    void operator()(const Column& move) {
        state_.added.push_back(move.name);
        state_.scores.resize(state_.scores.size() + rules_.names.size(), kEmpty);
    }
    void operator()(const Turn& move) {
        state_.turn = move.player;
        ++state_.turns;
    }
    void operator()(const Finish& move) {
        state_.over = true;
        state_.said = move;
        const bool by_points = move == Finish{} && !rules_.score(state_).winners.empty();
        add_consequence(move != Finish{} ? "open-table.finish.table"
                        : by_points      ? "open-table.finish.points"
                                         : "open-table.finish.none",
                        [&] { return rules_.score(state_).sentence; });
    }
    void operator()(const Adjust& move) {
        if (move.what == Adjust::What::counter) {
            const std::size_t at = rules_.counter_called(move.name).value();
            state_.counters.at(rules_.counter_index(move.player, at)) = move.to;
            return;
        }
        const std::uint8_t deck = rules_.deck_of(move.deck).value();
        (move.what == Adjust::What::deck ? state_.in_deck : state_.in_discard)[deck] = move.to;
    }
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    std::visit(MovePlayer(*this, state, story), move);
}

}  // namespace castalia::open_table
