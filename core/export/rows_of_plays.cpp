#include "core/export/rows_of_plays.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "core/export/uuid5.h"
#include "core/rules/text/wording.h"

namespace castalia {

namespace {

/// Gives each play its id. Rows that say the same of day, game and players are kept apart by their order.
std::vector<Play> with_ids(std::vector<TableRow> made, bool says_who_won) {
    std::map<std::string, int> counts;
    std::vector<Play> plays;
    for (TableRow& one : made) {
        // Without a winner, points tell how it ended, but not those of somebody alone.
        const bool told = has_points(one.play) && (says_who_won || one.play.players.size() > 1);
        if (!told && !one.play.without_winner && std::ranges::none_of(one.play.players, &PlayResult::won)) {
            one.play.without_winner = GameOutcome::none;
        }
        std::string words = "table-play:" + one.id + "\n" + one.play.played + "\n" + one.play.game;
        for (const PlayResult& result : one.play.players) {
            words += "\n" + result.name;
        }
        for (long long time = 0; time < one.times; ++time) {
            const int count = ++counts[words];
            one.play.id = uuid5(words + (count == 1 ? "" : "\n" + std::to_string(count)));
            plays.push_back(one.play);
        }
    }
    return plays;
}

}  // namespace

bool RowsOfPlays::together(const TableRow& one, const TableRow& other) {
    const auto same = [](const std::string& mine, const std::string& theirs) {
        return mine == theirs || mine.empty() || theirs.empty();
    };
    const auto plays_in = [](const TableRow& row, const std::string& name) {
        return std::ranges::find(row.play.players, name, &PlayResult::name) != row.play.players.end();
    };
    return one.id == other.id && same(one.play.played, other.play.played) && same(one.play.game, other.play.game) &&
           one.play.place == other.play.place &&
           std::ranges::none_of(other.play.players,
                                [&](const PlayResult& result) { return plays_in(one, result.name); });
}

bool RowsOfPlays::put(TableRow row) {
    if (!one_a_player_ || made_.empty() || !together(made_.back().all, row)) {
        made_.push_back({std::move(row), {}, true});
        return true;
    }
    Play& play = made_.back().all.play;
    play.played = play.played.empty() ? row.play.played : play.played;
    play.game = play.game.empty() ? row.play.game : play.game;
    std::ranges::move(row.play.players, std::back_inserter(play.players));
    return false;
}

void RowsOfPlays::add(TableRow row, std::size_t line) {
    const bool doubted = one_a_player_ && doubtful_ && together(*doubtful_, row);
    doubtful_.reset();
    if (put(std::move(row)) && doubted) {
        made_.back().whole = false;
        bad_.back().plays.push_back(made_.size() - 1);
    }
    made_.back().lines.push_back(line);
}

void RowsOfPlays::add_bad(TableRow row, BadRow why) {
    doubtful_ = row.play.played.empty() || row.play.game.empty() ? std::optional(row) : std::nullopt;
    put(std::move(row));
    made_.back().whole = false;
    bad_.push_back({std::move(why), {made_.size() - 1}});
}

void RowsOfPlays::tell_what_goes_with_them() {
    for (Bad& bad : bad_) {
        std::vector<Text> lines;
        for (const std::size_t play : bad.plays) {
            for (const std::size_t line : std::exchange(made_[play].lines, {})) {
                lines.push_back(literally(static_cast<long long>(line)));
            }
        }
        if (!lines.empty()) {
            bad.row.why = say_count("{why}; with it {n} other row of the play is left out: line {lines}",
                                    "{why}; with it {n} other rows of the play are left out: lines {lines}",
                                    static_cast<long long>(lines.size()),
                                    {{"why", bad.row.why}, {"lines", listed_with_and(lines)}});
        }
    }
}

TablePlays RowsOfPlays::plays(bool says_who_won) {
    tell_what_goes_with_them();
    TablePlays read;
    for (Bad& bad : bad_) {
        read.bad.push_back(std::move(bad.row));
    }
    std::vector<TableRow> whole;
    for (Made& one : made_) {
        if (one.whole) {
            whole.push_back(std::move(one.all));
        }
    }
    read.plays = with_ids(std::move(whole), says_who_won);
    return read;
}

}  // namespace castalia
