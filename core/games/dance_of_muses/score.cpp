// The dice in columns, the changes that the unknown tiles could still make, and the winner.
#include <algorithm>
#include <bitset>
#include <map>
#include <numeric>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/ranking.h"

namespace castalia::dance_of_muses {

namespace {

constexpr std::size_t kSubsets = std::size_t{1} << kMuses;

/// Builds the scoresheet of one state. Every step of the ladder has a value for each company, and more is better.
class ScoresheetBuilder : StateReader<Rules> {
public:
    ScoresheetBuilder(const Rules& rules, const State& state)
        : StateReader(rules, state), columns_(compare(rules.dice(state, true))), outlook_(rules.outlook(state)) {
        const bool ended = state.phase == Phase::reveal || state.phase == Phase::over;
        std::vector<long long> suns(columns_.suns.begin(), columns_.suns.end()), silver(suns.size(), 0),
            sums(suns.size(), 0);
        if (columns_.silver) {
            silver[*columns_.winner[*columns_.silver]] = 1;
        }
        for (std::size_t company = 0; company < suns.size(); ++company) {
            sums[company] = std::accumulate(columns_.dice[company].begin(), columns_.dice[company].end(), 0LL);
        }
        add("suns", say("Suns"), std::move(suns), "dance-of-muses.score.suns");
        add("silver", say("Silver Sun"), std::move(silver), "dance-of-muses.score.silver");
        add("dice_sum", say("Sum of the dice"), std::move(sums), "dance-of-muses.score.dice-sum");
        if (ended && state.ended_by) {
            add("trigger", say("Did not end the game"), triggers(), "dance-of-muses.score.trigger");
            add("clockwise", say("Next clockwise"), clockwise(), "dance-of-muses.score.clockwise");
        }
    }

    Scoresheet sheet() const {
        Scoresheet sheet;
        sheet.over = state_.phase == Phase::over;
        add_columns(sheet);
        for (const Rung& rung : rungs_) {
            sheet.ladder.push_back({rung.name, rung.label, by_seat(rung.values), false, rung.clause});
        }
        if (sheet.over) {
            decide(sheet);
        } else {
            add_outlook(sheet);
        }
        sheet.sentence = sheet.over ? verdict(sheet) : standing();
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            sheet.strip.push_back(strip(rules_.company_of(Seat{static_cast<int>(seat)})));
        }
        return sheet;
    }

private:
    struct Rung {
        std::string name;
        Text label;
        std::vector<long long> values;  ///< The value of each company.
        std::string clause;
    };

    void add(std::string name, Text label, std::vector<long long> values, std::string clause) {
        rungs_.push_back({std::move(name), std::move(label), std::move(values), std::move(clause)});
    }

    std::size_t companies() const { return rules_.setup.companies.size(); }

    std::vector<long long> triggers() const {
        std::vector<long long> values(companies(), 1);
        values[rules_.company_of(*state_.ended_by)] = 0;
        return values;
    }
    /// Returns a value that is 0 for the company of the player who ended the game, and greater the nearer a company
    /// sits clockwise to that player.
    std::vector<long long> clockwise() const {
        std::vector<long long> values(companies(), 0);
        const int seats = static_cast<int>(rules_.names.size());
        for (int steps = seats - 1; steps > 0; --steps) {
            const Seat seat{(state_.ended_by->index + steps) % seats};
            if (rules_.company_of(seat) != rules_.company_of(*state_.ended_by)) {
                values[rules_.company_of(seat)] = seats - steps;
            }
        }
        return values;
    }

    /// Returns whether the step can decide. The steps after the Silver Sun decide only if nobody has a Sun.
    bool plays(std::size_t rung) const { return rung < 2 || !columns_.silver; }

    void decide(Scoresheet& sheet) const {
        std::vector<std::size_t> tied(companies());
        std::iota(tied.begin(), tied.end(), 0);
        const auto worth = [&](std::size_t company) {
            std::vector<long long> values;
            for (std::size_t rung = 0; rung < rungs_.size(); ++rung) {
                values.push_back(plays(rung) ? rungs_[rung].values[company] : 0);
            }
            return values;
        };
        sheet.ranking =
            ranked_by(tied, worth, [&](std::size_t company) { return rules_.setup.companies[company].seats; });
        const std::size_t winner = rules_.company_of(sheet.ranking.front().front());
        sheet.winners = rules_.setup.companies[winner].seats;
        for (std::size_t rung = 0; rung < rungs_.size() && tied.size() > 1; ++rung) {
            if (!plays(rung)) {
                continue;
            }
            const std::vector<long long>& values = rungs_[rung].values;
            const long long best = values[winner];
            std::erase_if(tied, [&](std::size_t company) { return values[company] != best; });
            if (tied.size() == 1) {
                sheet.ladder[rung].decided = true;
                sheet.decided_by = rungs_[rung].name;
            }
        }
    }

    std::vector<long long> by_seat(const std::vector<long long>& values) const {
        std::vector<long long> seats;
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            seats.push_back(values[rules_.company_of(Seat{static_cast<int>(seat)})]);
        }
        return seats;
    }

    void add_columns(Scoresheet& sheet) const {
        for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
            Scoresheet::Row row;
            row.label = say("Column {n}", {{"n", literally(static_cast<long long>(column) + 1)}});
            row.clause = columns_.silver == column ? "dance-of-muses.score.silver" : "dance-of-muses.score.column";
            std::vector<long long> values;
            for (const std::vector<int>& dice : columns_.dice) {
                values.push_back(dice[column]);
            }
            row.values = by_seat(values);
            if (const std::optional<std::size_t> winner = columns_.winner[column]) {
                row.leaders = rules_.setup.companies[*winner].seats;
                const Text sun = columns_.silver == column ? say("Silver Sun") : say("Sun");
                for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
                    const bool mine = rules_.company_of(Seat{static_cast<int>(seat)}) == *winner;
                    row.sources.push_back(mine ? sun : Text());
                }
            }
            sheet.rows.push_back(std::move(row));
        }
    }

    void add_outlook(Scoresheet& sheet) const {
        if (outlook_.least == outlook_.most) {
            return;
        }
        const auto row = [&](Text label, const std::vector<int>& suns) {
            sheet.rows.push_back(
                {std::move(label), by_seat({suns.begin(), suns.end()}), {}, {}, "dance-of-muses.score.unknown"});
        };
        row(say("Suns at least"), outlook_.least);
        row(say("Suns at most"), outlook_.most);
    }

    Text company(std::size_t index) const {
        const std::vector<Text> who = rules_.who(rules_.setup.companies[index].seats);
        return who.size() == 1 ? who.front() : say("{one} and {other}", {{"one", who[0]}, {"other", who[1]}});
    }

    /// Returns "3 : 0", with the value of the given company first.
    Text against(std::size_t rung, std::size_t first) const {
        std::string words = std::to_string(rungs_[rung].values[first]);
        for (std::size_t company = 0; company < companies(); ++company) {
            words += company == first ? "" : " : " + std::to_string(rungs_[rung].values[company]);
        }
        return literally(words);
    }

    Text verdict(const Scoresheet& sheet) const {
        const std::size_t winner = rules_.company_of(sheet.winners.front());
        const std::vector<Fill> fills{{"who", company(winner)},
                                      {"suns", against(0, winner)},
                                      {"sums", against(2, winner)},
                                      {"loser", rules_.who(*state_.ended_by)}};
        const bool two = rules_.setup.companies[winner].seats.size() > 1;
        if (sheet.decided_by == "suns") {
            return two ? say("{who} win: Suns {suns}", fills) : say("{who} wins: Suns {suns}", fills);
        }
        if (sheet.decided_by == "silver") {
            return two ? say("{who} win: Suns {suns}, the Silver Sun decided", fills)
                       : say("{who} wins: Suns {suns}, the Silver Sun decided", fills);
        }
        if (sheet.decided_by == "dice_sum") {
            return two ? say("{who} win: no Suns, the sum of the dice decided, {sums}", fills)
                       : say("{who} wins: no Suns, the sum of the dice decided, {sums}", fills);
        }
        if (sheet.decided_by == "trigger") {
            return two ? say("{who} win: no Suns, equal sums, and {loser} ended the game", fills)
                       : say("{who} wins: no Suns, equal sums, and {loser} ended the game", fills);
        }
        return say("{who} wins: no Suns, equal sums, next clockwise from {loser}", fills);
    }

    Text standing() const {
        std::vector<Text> parts;
        for (std::size_t index = 0; index < companies(); ++index) {
            const Fill who{"who", company(index)};
            parts.push_back(outlook_.least[index] == outlook_.most[index]
                                ? say_count("{who} {n} Sun", "{who} {n} Suns", outlook_.least[index], {who})
                                : say("{who} {least} to {most} Suns", {who,
                                                                       {"least", literally(outlook_.least[index])},
                                                                       {"most", literally(outlook_.most[index])}}));
        }
        return say("If it ended now: {all}", {{"all", listed(parts)}});
    }

    std::vector<StripFact> strip(std::size_t index) const {
        const std::vector<int> dice = rules_.dice(state_, false)[index];
        const int highest = dice.empty() ? 0 : std::ranges::max(dice);
        const int suns = columns_.suns[index];
        const std::vector<Fill> fills{{"colour", text_of(rules_.setup.companies[index].colour)},
                                      {"short", literally(6 - highest)}};
        const bool two = rules_.names.size() == 2;  // With more players the player bar has less room.
        return {{suns, say_count("Sun", "Suns", suns)},
                {highest,
                 two ? say("{colour} highest, {short} short of 6", fills) : say("{colour}, {short} to go", fills)}};
    }

    Columns columns_;
    Outlook outlook_;
    std::vector<Rung> rungs_;
};

/// Tries everything that the unknown tiles could be, all at once, because no Muse lies in two places.
class OutlookBuilder : StateReader<Rules> {
public:
    OutlookBuilder(const Rules& rules, const State& state)
        : StateReader(rules, state), unseen_(rules.unseen(state)) {}

    Outlook outlook() {
        std::vector<std::size_t> open;  // Dice that may or may not become a 6.
        std::vector<int> dice;
        for (std::size_t i = 0; i < state_.tiles.size(); ++i) {
            const Tile& tile = state_.tiles[i];
            const std::optional<int> suns = tile.muse ? rules_.suns_of(state_, *tile.muse) : std::nullopt;
            dice.push_back(rules_.die_after_apollo(state_, tile));
            if (tile.owner && tile.die < 6 && !suns) {
                open.push_back(i);
            }
        }
        const std::size_t companies = rules_.setup.companies.size();
        Outlook outlook{std::vector<int>(companies, kTiles), std::vector<int>(companies, 0)};
        for (std::size_t subset = 0; subset < std::size_t{1} << open.size(); ++subset) {
            Six six;
            std::vector<int> supposed = dice;
            for (std::size_t i = 0; i < open.size(); ++i) {
                if ((subset >> i & 1) != 0) {
                    six.set(open[i], state_.tiles[open[i]].face_down);
                    supposed[open[i]] = 6;
                }
            }
            if (!can_be(six)) {
                continue;
            }
            const std::vector<int> suns = suns_with(supposed);
            for (std::size_t company = 0; company < companies; ++company) {
                outlook.least[company] = std::min(outlook.least[company], suns[company]);
                outlook.most[company] = std::max(outlook.most[company], suns[company]);
            }
        }
        return outlook;
    }

private:
    using Six = std::bitset<kTiles>;  ///< The tiles that lie face down and become a 6.

    std::vector<int> suns_with(const std::vector<int>& dice) const {
        std::vector<std::vector<int>> rows(rules_.setup.companies.size());
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (state_.tiles[i].owner) {
                rows[rules_.company_of(*state_.tiles[i].owner)].push_back(dice[i]);
            }
        }
        return compare(std::move(rows)).suns;
    }

    /// Returns whether the tiles that lie face down can be named so that exactly these dice become a 6.
    bool can_be(Six six) {
        const auto known = known_.find(six.to_ulong());
        return known != known_.end() ? known->second : known_.emplace(six.to_ulong(), has_names(six)).first->second;
    }

    bool has_names(Six six) const {
        std::bitset<kSubsets> used;  // The sets of names that could lie under the tiles looked at so far.
        used.set(0);
        for (std::size_t i = 0; i < state_.tiles.size(); ++i) {
            if (!state_.tiles[i].face_down) {
                continue;
            }
            std::bitset<kSubsets> further;
            for (std::size_t set = 0; set < std::size_t{1} << unseen_.size(); ++set) {
                for (std::size_t name = 0; used.test(set) && name < unseen_.size(); ++name) {
                    if ((set >> name & 1) == 0 && fits(state_.tiles[i], six.test(i), unseen_[name])) {
                        further.set(set | std::size_t{1} << name);
                    }
                }
            }
            used = further;
        }
        return used.any();
    }

    bool fits(const Tile& tile, bool six, Muse muse) const {
        const std::optional<int> suns = rules_.suns_of(state_, muse);
        return !suns || !tile.owner || tile.die >= 6 || (*suns == tile.die) == six;
    }

    std::vector<Muse> unseen_;
    std::map<unsigned long, bool> known_;
};

}  // namespace

Columns compare(std::vector<std::vector<int>> dice) {
    Columns columns;
    std::size_t width = 0;
    for (std::vector<int>& row : dice) {
        std::ranges::sort(row, std::greater());
        width = std::max(width, row.size());
    }
    for (std::vector<int>& row : dice) {
        row.resize(width, 0);
    }
    columns.suns.assign(dice.size(), 0);
    for (std::size_t column = 0; column < width; ++column) {
        int best = 0;
        std::optional<std::size_t> winner;
        for (std::size_t company = 0; company < dice.size(); ++company) {
            if (dice[company][column] == best) {
                winner.reset();
            } else if (dice[company][column] > best) {
                best = dice[company][column];
                winner = company;
            }
        }
        columns.winner.push_back(winner);
        if (winner) {
            ++columns.suns[*winner];
            columns.silver = columns.silver ? columns.silver : std::optional(column);
        }
    }
    columns.dice = std::move(dice);
    return columns;
}

std::vector<std::vector<int>> Rules::dice(const State& state, bool apollo) const {
    std::vector<std::vector<int>> rows(setup.companies.size());
    for (const Tile& tile : state.tiles) {
        if (!tile.owner) {
            continue;
        }
        const bool still_to_come = apollo && state.phase != Phase::over;
        rows[company_of(*tile.owner)].push_back(still_to_come ? die_after_apollo(state, tile) : tile.die);
    }
    return rows;
}

Outlook Rules::outlook(const State& state) const { return OutlookBuilder(*this, state).outlook(); }

Scoresheet Rules::score(const State& state) const { return ScoresheetBuilder(*this, state).sheet(); }

}  // namespace castalia::dance_of_muses
