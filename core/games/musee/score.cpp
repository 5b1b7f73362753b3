// The scoresheet: every point with its source, and the winner.
#include <algorithm>
#include <tuple>

#include "core/games/musee/musee.h"
#include "core/rules/game/ranking.h"
#include "core/rules/text/wording.h"

namespace castalia::musee {

namespace {

constexpr auto kSteps = std::to_array<std::string_view>({"points", "paintings", "bonuses"});

bool same_theme(int one, int other) { return one != 0 && other != 0 && theme(one) == theme(other); }

/// Calls `found` with every pair that scores: neighbours from the upper left, then the ends of staircases.
template <class Found>
void each_pair(const Rules& rules, const State& state, int museum, Found found) {
    const Museum& hung = state.museums[at(museum)];
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        for (int space = 0; space + 1 < rules.spaces(); ++space) {
            const int one = hung[at(gallery)][at(space)], other = hung[at(gallery)][at(space + 1)];
            if (same_theme(one, other)) {
                found(Pair{false, gallery, space, one, other});
            }
        }
    }
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < rules.spaces(); ++column) {
            const int one = hung[at(row)][at(column)], other = hung[at(row + 1)][at(column)];
            if (state.stairs[at(row)][at(column)] && same_theme(one, other)) {
                found(Pair{true, row, column, one, other});
            }
        }
    }
}

/// Builds the scoresheet of one state.
class ScoresheetBuilder : StateReader<Rules> {
public:
    ScoresheetBuilder(const Rules& rules, const State& state) : StateReader(rules, state) {
        for (int museum = 0; museum < rules.museums(); ++museum) {
            tallies_.push_back(rules.tally(state, museum));
            pairs_.push_back(rules.pairs(state, museum));
        }
    }

    Scoresheet build() {
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            paintings(gallery);
        }
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            scoring_pairs(false, gallery, say("{gallery}, neighbours", {{"gallery", gallery_title(gallery)}}));
        }
        scoring_pairs(true, 0, say("Upper stairs"));
        scoring_pairs(true, 1, say("Lower stairs"));
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            bonus(gallery);
        }
        past_games();
        ladder();
        decide();
        sheet_.sentence = sentence();
        for (int seat = 0; seat < rules_.players(); ++seat) {
            sheet_.strip.push_back(strip(Seat{seat}));
        }
        return std::move(sheet_);
    }

private:
    /// Returns a value for each seat from a function of its museum.
    template <class Value>
    auto by_seat(Value value) const {
        std::vector<decltype(value(0))> values;
        for (int seat = 0; seat < rules_.players(); ++seat) {
            values.push_back(value(rules_.museum_of(Seat{seat})));
        }
        return values;
    }
    std::vector<Seat> leading(const std::vector<long long>& values) const {
        const auto most = std::ranges::max_element(values);
        const int museum = rules_.museum_of(Seat{static_cast<int>(most - values.begin())});
        for (int seat = 0; seat < rules_.players(); ++seat) {
            if (values[at(seat)] == *most && rules_.museum_of(Seat{seat}) != museum) {
                return {};
            }
        }
        return rules_.owners(museum);
    }
    void row(Text label, std::vector<long long> values, std::vector<Text> sources, std::string clause) {
        Scoresheet::Row row{std::move(label), std::move(values), {}, std::move(sources), std::move(clause)};
        row.leaders = leading(row.values);
        sheet_.rows.push_back(std::move(row));
    }

    std::vector<Text> hanging(int museum, int gallery) const {
        std::vector<Text> cards;
        for (const int card : state_.museums[at(museum)][at(gallery)]) {
            if (card != 0) {
                cards.push_back(literally(card));
            }
        }
        return cards;
    }
    void paintings(int gallery) {
        row(say("{gallery}, paintings", {{"gallery", gallery_title(gallery)}}), by_seat([&](int museum) -> long long {
                return kPainting * static_cast<long long>(hanging(museum, gallery).size());
            }),
            by_seat([&](int museum) { return listed(hanging(museum, gallery)); }), "musee.score.painting");
    }

    std::vector<Text> pairs_text(int museum, bool by_stairs, int gallery) const {
        std::vector<Text> pairs;
        for (const Pair& pair : pairs_[at(museum)]) {
            if (pair.by_stairs != by_stairs || pair.gallery != gallery) {
                continue;
            }
            const std::vector<Fill> fills{{"one", literally(pair.one)},
                                          {"other", literally(pair.other)},
                                          {"row", gallery_inside(gallery == 0 ? 0 : 2)},
                                          {"column", literally(pair.space + 1)}};
            pairs.push_back(by_stairs ? say("{one}–{other} stairs {row} {column}: 3", fills)
                                      : say("{one}–{other}: 2", fills));
        }
        return pairs;
    }
    void scoring_pairs(bool by_stairs, int gallery, Text label) {
        row(std::move(label), by_seat([&](int museum) -> long long {
                return (by_stairs ? kStaircase : kNeighbours) *
                       static_cast<long long>(pairs_text(museum, by_stairs, gallery).size());
            }),
            by_seat([&](int museum) { return listed(pairs_text(museum, by_stairs, gallery)); }),
            by_stairs ? "musee.score.stairs" : "musee.score.neighbours");
    }

    void bonus(int gallery) {
        const auto first = [&](int museum) { return state_.bonus[at(gallery)] == museum; };
        row(say("{gallery}, first to fill it", {{"gallery", gallery_title(gallery)}}),
            by_seat([&](int museum) -> long long { return first(museum) ? kGallery : 0; }),
            by_seat([&](int museum) { return first(museum) ? say("gallery full, first: 4") : Text(); }),
            "musee.bonus.gallery");
    }

    /// Adds the scores of the finished games of the match, with the one that still lies on the table.
    void past_games() {
        for (std::size_t game = 0; game < state_.past.size(); ++game) {
            const PastGame& past = state_.past[game];
            row(say("Game {game}", {{"game", literally(static_cast<long long>(game) + 1)}}),
                by_seat([&](int museum) -> long long { return past.tallies[at(museum)].total(); }),
                by_seat([&](int museum) {
                    return told(past, std::span(past.tallies).first(at(rules_.museums())), museum);
                }),
                "musee.match.two");
            sheet_.rows.back().leaders = past.winner ? rules_.owners(*past.winner) : std::vector<Seat>();
        }
    }

    void ladder() {
        const auto values = [&](auto value) {
            return by_seat([&](int museum) -> long long { return value(museum); });
        };
        if (rules_.setup.match) {
            sheet_.ladder.push_back({"games", say("Games won"),
                                     values([&](int museum) { return state_.wins[at(museum)]; }), false,
                                     "musee.match.two"});
        }
        sheet_.ladder.push_back({"points", say("Points"),
                                 values([&](int museum) { return tallies_[at(museum)].total(); }), false,
                                 "musee.score.total"});
        sheet_.ladder.push_back({"paintings", say("Paintings"),
                                 values([&](int museum) { return tallies_[at(museum)].paintings / kPainting; }),
                                 false, "musee.end.paintings"});
        sheet_.ladder.push_back({"bonuses", say("Gallery bonuses"),
                                 values([&](int museum) { return tallies_[at(museum)].bonuses / kGallery; }), false,
                                 "musee.end.bonuses"});
    }

    /// Returns the step that decides between the museums; the end if the victory is shared.
    std::vector<Scoresheet::Step>::iterator deciding() {
        return std::ranges::find_if(sheet_.ladder, [&](const auto& step) {
            if (step.name == "games") {
                return rules_.setup.match && state_.phase == Phase::over;
            }
            const std::optional<int> decided = rules_.deciding_step(state_);
            return decided && step.name == kSteps[at(*decided)];
        });
    }

    void decide() {
        sheet_.over = state_.phase == Phase::over;
        if (!sheet_.over) {
            return;
        }
        const auto step = deciding();
        if (step == sheet_.ladder.end()) {
            sheet_.decided_by = "shared";
            sheet_.shared = true;
        } else {
            sheet_.decided_by = step->name;
            step->decided = true;
        }
        std::vector<int> museums;
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            museums.push_back(museum);
        }
        const auto rank = [&](int museum) {
            return rules_.setup.match ? std::tuple(state_.wins[at(museum)], 0, 0) : tallies_[at(museum)].standing();
        };
        sheet_.ranking = ranked_by(std::move(museums), rank, [&](int museum) { return rules_.owners(museum); });
        for (std::vector<Seat>& equals : sheet_.ranking) {
            std::ranges::sort(equals);
        }
        sheet_.winners = sheet_.ranking.front();
    }

    /// Returns such words as "49 to 48", with the total of the given museum first, and three totals with three
    /// players.
    Text totals(int first) const {
        std::vector<int> museums;
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            museums.push_back(museum);
        }
        std::ranges::stable_sort(museums, [&](int one, int other) {
            return one != other && (one == first || (other != first &&
                                                     tallies_[at(one)].standing() > tallies_[at(other)].standing()));
        });
        Text text = literally(tallies_[at(museums.front())].total());
        for (std::size_t i = 1; i < museums.size(); ++i) {
            text =
                say("{points} to {next}", {{"points", text}, {"next", literally(tallies_[at(museums[i])].total())}});
        }
        return text;
    }

    Text game_sentence() const {
        const std::optional<int> best = rules_.leader(state_);
        const bool ended = state_.phase != Phase::play;
        const std::vector<Fill> fills{{"who", rules_.owners_text(best.value_or(0))},
                                      {"points", totals(best.value_or(0))}};
        const bool team = rules_.players() == 4;
        if (!best) {
            return ended ? say("The victory is shared, {points}", {{"points", totals(most())}})
                         : say("Level at {points}", {{"points", totals(most())}});
        }
        const std::optional<int> decided = rules_.deciding_step(state_);
        if (ended && decided == 1) {
            return team ? say("{who} win {points} with more paintings", fills)
                        : say("{who} wins {points} with more paintings", fills);
        }
        if (ended && decided == 2) {
            return team ? say("{who} win {points} with more gallery bonuses", fills)
                        : say("{who} wins {points} with more gallery bonuses", fills);
        }
        if (ended) {
            return team ? say("{who} win, {points}", fills) : say("{who} wins, {points}", fills);
        }
        return team ? say("{who} lead, {points}", fills) : say("{who} leads, {points}", fills);
    }
    int most() const {
        return static_cast<int>(std::ranges::max_element(tallies_, {}, &Tally::standing) - tallies_.begin());
    }

    Text sentence() const {
        Text game = game_sentence();
        if (!rules_.setup.match) {
            return game;
        }
        const Fill number{"game", literally(state_.game)}, outcome{"told", game};
        std::vector<Text> won;
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            won.push_back(literally(state_.wins[at(museum)]));
        }
        if (state_.phase == Phase::over) {
            const int winner = rules_.museum_of(sheet_.winners.front());
            const std::vector<Fill> fills{number, outcome, {"who", rules_.owners_text(winner)}};
            return rules_.players() == 4 ? say("{who} win the match; game {game}: {told}", fills)
                                         : say("{who} wins the match; game {game}: {told}", fills);
        }
        return say("Game {game}: {told}; games won {won}", {number, outcome, {"won", listed(won)}});
    }

    std::vector<StripFact> strip(Seat seat) const {
        const auto fact = [](const Text& counted) { return StripFact{counted.number, counted}; };
        const int museum = rules_.museum_of(seat);
        const long long hand = state_.hand[at(seat.index)];
        std::vector<StripFact> facts{fact(say_count("point", "points", tallies_[at(museum)].total())),
                                     state_.stuck[at(seat.index)]
                                         ? fact(say_count("card, stuck", "cards, stuck", hand))
                                         : fact(say_count("card", "cards", hand))};
        if (rules_.setup.match) {
            facts.push_back(fact(say_count("game won", "games won", state_.wins[at(museum)])));
        }
        return facts;
    }

    std::vector<Tally> tallies_;
    std::vector<std::vector<Pair>> pairs_;
    Scoresheet sheet_;
};

}  // namespace

std::vector<Pair> Rules::pairs(const State& state, int museum) const {
    std::vector<Pair> found;
    each_pair(*this, state, museum, [&](const Pair& pair) { found.push_back(pair); });
    return found;
}

Tally Rules::tally(const State& state, int museum) const {
    Tally tally;
    for (const auto& gallery : state.museums[at(museum)]) {
        tally.paintings +=
            kPainting * static_cast<int>(gallery.size() - static_cast<std::size_t>(std::ranges::count(gallery, 0)));
    }
    each_pair(*this, state, museum, [&](const Pair& pair) {
        (pair.by_stairs ? tally.stairs : tally.adjacent) += pair.by_stairs ? kStaircase : kNeighbours;
    });
    tally.bonuses = kGallery * static_cast<int>(std::ranges::count(state.bonus, museum));
    return tally;
}

int Rules::worth(const State& state, int museum, int card, int gallery, int space) const {
    const Museum& hung = state.museums[at(museum)];
    const auto scores_with = [&](int row, int column) {
        return row >= 0 && row < kGalleries && column >= 0 && column < spaces() &&
               same_theme(card, hung[at(row)][at(column)]);
    };
    const auto by_stairs = [&](int upper, int other) {
        return upper >= 0 && upper + 1 < kGalleries && state.stairs[at(upper)][at(space)] &&
               scores_with(other, space);
    };
    const int neighbours = int{scores_with(gallery, space - 1)} + int{scores_with(gallery, space + 1)};
    const int stairs = int{by_stairs(gallery - 1, gallery - 1)} + int{by_stairs(gallery, gallery + 1)};
    const bool fills_first = state.bonus[at(gallery)] < 0 && empty_in(hung, gallery) == 1;
    return kPainting + neighbours * kNeighbours + stairs * kStaircase + (fills_first ? kGallery : 0);
}

std::optional<int> Rules::leader(const State& state) const {
    int best = 0;
    bool shared = false;
    for (int museum = 1; museum < museums(); ++museum) {
        const auto mine = tally(state, museum).standing(), most = tally(state, best).standing();
        shared = mine == most || (shared && mine < most);
        best = mine > most ? museum : best;
    }
    return shared ? std::nullopt : std::optional(best);
}

std::optional<int> Rules::deciding_step(const State& state) const {
    std::vector<Tally> tallies;
    for (int museum = 0; museum < museums(); ++museum) {
        tallies.push_back(tally(state, museum));
    }
    return musee::deciding_step(tallies);
}

std::string Rules::deciding_clause(const State& state) const {
    if (setup.match && state.phase == Phase::over) {
        return "musee.match.two";
    }
    const std::optional<int> decided = deciding_step(state);
    return decided == 0 ? "musee.score.total" : decided == 1 ? "musee.end.paintings" : "musee.end.bonuses";
}

Scoresheet Rules::score(const State& state) const { return ScoresheetBuilder(*this, state).build(); }

}  // namespace castalia::musee
