// Makes plays of the rows of a table that somebody else wrote.
#include "core/export/play_table.h"

#include <algorithm>

#include "core/export/rows_of_plays.h"
#include "core/export/table_cells.h"
#include "core/export/table_numbers.h"
#include "core/export/uuid5.h"
#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"

namespace castalia {

namespace {

using enum PlayColumn;
using namespace table_cells;

constexpr std::size_t kMostPlayers = 100;
constexpr long long kMostTimes = 1'000;

bool has_column(const TableReading& reading, PlayColumn meaning) {
    return std::ranges::find(reading.columns, meaning) != reading.columns.end();
}

/// One row of the table, whose cells are asked for by what they mean.
class Row {
public:
    Row(const PlayTable& table, const TableReading& reading, const CsvRow& row)
        : table_(table), reading_(reading), row_(row) {}

    bool has(PlayColumn meaning) const { return has_column(reading_, meaning); }
    std::string cell(std::size_t column) const {
        return column < row_.cells.size() ? trimmed(row_.cells[column]) : "";
    }
    /// Returns the cell of the first column with that meaning; empty if there is none.
    std::string cell(PlayColumn meaning) const {
        const auto found = std::ranges::find(reading_.columns, meaning);
        return found == reading_.columns.end() ? ""
                                               : cell(static_cast<std::size_t>(found - reading_.columns.begin()));
    }
    std::vector<std::string> list(PlayColumn meaning, std::size_t wanted = 0) const {
        const std::string words = cell(meaning);
        return words.empty() ? std::vector<std::string>() : list_in(words, wanted);
    }
    std::vector<std::string> names(PlayColumn meaning) const { return names_in(cell(meaning)); }
    /// Calls `take` with the heading and the cell of every column of points that is not empty.
    template <class Take>
    void each_points(Take&& take) const {
        for (std::size_t i = 0; i < reading_.columns.size(); ++i) {
            if (reading_.columns[i] == points && !cell(i).empty()) {
                take(trimmed(table_.headings[i]), cell(i));
            }
        }
    }
    /// Returns the number of the first cell that stands where no heading is, as behind a comma that should be within
    /// a cell; nothing if there is none.
    std::optional<std::size_t> beyond_headings() const {
        for (std::size_t i = table_.headings.size(); i < row_.cells.size(); ++i) {
            if (!trimmed(row_.cells[i]).empty()) {
                return i;
            }
        }
        return std::nullopt;
    }
    bool is_empty() const {
        return std::ranges::all_of(row_.cells, [](const std::string& cell) { return trimmed(cell).empty(); });
    }
    const TableReading& reading() const { return reading_; }
    /// Reads the cell of the first column with that meaning, and names the column where that fails.
    template <class Reads>
    auto read(PlayColumn meaning, Reads&& reads) const {
        try {
            return reads(cell(meaning));
        } catch (const Wrong& wrong) {
            const auto found = std::ranges::find(reading_.columns, meaning);
            const auto column = static_cast<std::size_t>(found - reading_.columns.begin());
            throw Wrong{say("{why} (column \"{heading}\")",
                            {{"why", wrong.why}, {"heading", literally(trimmed(table_.headings.at(column)))}})};
        }
    }

private:
    const PlayTable& table_;
    const TableReading& reading_;
    const CsvRow& row_;
};

std::string played_in(const Row& row) {
    std::string played = row.read(date, [&](const std::string& words) {
        if (words.empty()) {
            throw Wrong{say("the date is missing")};
        }
        return known_date(words, row.reading().order);
    });
    constexpr std::size_t kDay = 10;
    if (!row.cell(time).empty() && played.size() == kDay) {
        played += " " + row.read(time, [](const std::string& clock) {
            std::string read = time_in(clock);
            if (read.empty()) {
                throw Wrong{say("\"{words}\" is no time of day", {{"words", literally(clock)}})};
            }
            return read;
        });
    }
    return played;
}

PlayResult* named(Play& play, const std::string& name) {
    const auto found = std::ranges::find(play.players, name, &PlayResult::name);
    return found == play.players.end() ? nullptr : &*found;
}

/// Adds those who played, with their scores where they stand beside the names.
void take_players(const Row& row, Play& play) {
    const auto add = [&](std::string name, std::string score) {
        if (!name.empty()) {
            PlayResult result;
            result.name = std::move(name);
            result.score = std::move(score);
            play.players.push_back(std::move(result));
        }
    };
    if (row.has(player)) {
        add(row.cell(player), row.cell(scores));
    }
    for (const std::string& words : row.names(players)) {
        const auto [name, score] = name_and_score(words);
        add(name, score);
    }
    row.each_points([&](const std::string& name, const std::string& score) {
        // Another column may name those who played.
        if (PlayResult* known = named(play, name); known != nullptr && known->score.empty()) {
            known->score = score;
        } else {
            add(name, score);
        }
    });
    if (play.players.empty()) {
        for (const std::string& name : row.reading().players) {
            add(name, "");
        }
    }
    if (play.players.empty()) {
        for (const std::string& name : row.names(winners)) {
            add(name, "");
        }
    }
    if (play.players.empty()) {
        throw Wrong{say("nobody is named who played")};
    }
    if (play.players.size() > kMostPlayers) {
        throw Wrong{
            say("a play has 1 to {most} players", {{"most", literally(static_cast<long long>(kMostPlayers))}})};
    }
}

/// Gives every player one of a list in the order of the players. A list of another length belongs to nobody.
void take_in_order(const Row& row, PlayColumn meaning, std::string PlayResult::* to, Play& play) {
    const std::vector<std::string> list =
        row.has(player) ? std::vector<std::string>{row.cell(meaning)} : row.list(meaning, play.players.size());
    if (list.empty() || (list.size() == 1 && list.front().empty())) {
        return;
    }
    if (list.size() != play.players.size()) {
        row.read(meaning, [&](const std::string& words) {
            throw Wrong{
                say("\"{words}\" is not one for each of {n} players",
                    {{"words", literally(words)}, {"n", literally(static_cast<long long>(play.players.size()))}})};
        });
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        play.players[i].*to = list[i];
    }
}

void take_winners(const Row& row, Play& play) {
    const std::optional<GameOutcome> outcome = outcome_in(row.cell(won));
    const std::string words = row.cell(winners);
    const std::vector<std::string> names =
        named(play, words) != nullptr ? std::vector<std::string>{words} : row.names(winners);
    if (row.has(player)) {
        const bool flag = outcome ? outcome == GameOutcome::won : row.read(won, known_flag);
        play.players.front().won = flag || std::ranges::find(names, play.players.front().name) != names.end();
        play.without_winner = outcome == GameOutcome::drawn ? outcome : std::nullopt;
        return;
    }
    if (names.empty() && !row.cell(won).empty()) {  // It tells how the whole table came out.
        const bool all = outcome ? outcome == GameOutcome::won : row.read(won, known_flag);
        std::ranges::for_each(play.players, [&](PlayResult& result) { result.won = all; });
        play.without_winner = all ? std::nullopt : std::optional(outcome.value_or(GameOutcome::lost));
    }
    for (const std::string& name : names) {
        PlayResult* winner = named(play, name);
        if (winner == nullptr) {
            throw Wrong{say("{name} won but did not play", {{"name", literally(name)}})};
        }
        winner->won = true;
    }
}

Play play_in(const Row& row) {
    Play play;
    play.from = "a table of plays";
    play.undated = true;
    play.played = played_in(row);
    play.game = row.has(game) ? row.cell(game) : row.reading().game;
    if (play.game.empty()) {
        throw Wrong{say("the game is missing")};
    }
    play.place = row.cell(place);
    play.minutes = row.read(minutes, known_minutes);
    play.number_at_bgg = row.read(bgg, known_count);
    play.board = row.cell(board);
    play.comments = row.cell(comments);
    take_players(row, play);
    take_in_order(row, scores, &PlayResult::score, play);
    take_in_order(row, roles, &PlayResult::role, play);
    take_in_order(row, teams, &PlayResult::team, play);
    take_winners(row, play);
    if (PlayResult* first = named(play, row.cell(began)); first != nullptr) {
        first->began = true;
    }
    return play;
}

/// Returns the number of the row that has the headings: the first one with the most headings that are known, as above
/// it stand a title, an empty row or headings of several columns.
std::size_t row_of_headings(const std::vector<CsvRow>& rows) {
    constexpr std::size_t kMostAbove = 5;
    std::size_t best = 0;
    for (std::size_t i = 1; i + 1 < rows.size() && i <= kMostAbove; ++i) {
        best = known_headings_in(rows[i].cells) > known_headings_in(rows[best].cells) ? i : best;
    }
    return best;
}

TableRow made_of(const Row& row) {
    if (const std::optional<std::size_t> beyond = row.beyond_headings()) {
        throw Wrong{
            say("the row has more cells than the table has headings: \"{words}\" is cell {n}",
                {{"words", literally(row.cell(*beyond))}, {"n", literally(static_cast<long long>(*beyond) + 1)}})};
    }
    TableRow made{play_in(row), row.cell(id), row.has(quantity) ? row.read(quantity, known_count) : 1};
    if (made.times > kMostTimes) {
        throw Wrong{say("nobody plays {n} times in one row", {{"n", literally(made.times)}})};
    }
    made.times = std::max(made.times, 1LL);
    return made;
}

/// Returns what can be read of a row that cannot be read as a whole: what tells to which play it belongs. The day and
/// the game are empty if they cannot be read.
TableRow made_as_far_as_read(const Row& row) {
    TableRow made{{}, row.cell(id), 1};
    try {
        made.play.played = played_in(row);
    } catch (const Wrong&) {
        made.play.played.clear();
    }
    made.play.game = row.has(game) ? row.cell(game) : row.reading().game;
    made.play.place = row.cell(place);
    if (!row.cell(player).empty()) {
        made.play.players.emplace_back().name = row.cell(player);
    }
    return made;
}

}  // namespace

PlayTable read_play_table(std::string_view bytes) {
    PlayTable table;
    table.separator = separator_of_table(bytes).value_or(',');
    table.rows = read_csv(bytes, table.separator);
    if (!table.rows.empty() && table.rows.front().cells == std::vector<std::string>{"sep=", ""}) {
        table.rows.erase(table.rows.begin());  // The line in which Excel names the separator.
    }
    if (table.rows.size() < 2) {
        throw BadRecord("", say("a table of plays has a row of headings and a row for each play"));
    }
    const std::size_t headings = row_of_headings(table.rows);
    table.headings = std::move(table.rows[headings].cells);
    table.rows.erase(table.rows.begin(), table.rows.begin() + static_cast<std::ptrdiff_t>(headings) + 1);
    return table;
}

Text missing_from(const PlayTable& table, const TableReading& reading) {
    const auto is = [&](PlayColumn meaning) { return has_column(reading, meaning); };
    const auto day = std::ranges::find(reading.columns, date);
    if (day == reading.columns.end()) {
        return say("No column has the date.");
    }
    if (!is(game) && reading.game.empty()) {
        return say("No column has the game, and no game was named for all of them.");
    }
    if (!is(players) && !is(player) && !is(points) && !is(winners) && reading.players.empty()) {
        return say("No column has the players, and no players were named for all plays.");
    }
    const auto column = static_cast<std::size_t>(day - reading.columns.begin());
    for (const CsvRow& row : table.rows) {
        const std::string words = column < row.cells.size() ? trimmed(row.cells[column]) : "";
        if (reading.order == DateOrder::unknown && date_in(words, DateOrder::unknown).two_ways) {
            return say("\"{date}\" can be read in two ways: say whether the day or the month comes first.",
                       {{"date", literally(words)}});
        }
    }
    return {};
}

bool asks_who_won(const TableReading& reading) { return !has_column(reading, winners) && !has_column(reading, won); }

TablePlays plays_of(const PlayTable& table, const TableReading& reading) {
    RowsOfPlays rows(has_column(reading, player));
    for (const CsvRow& cells : table.rows) {
        const Row row(table, reading, cells);
        if (row.is_empty()) {
            continue;  // As spreadsheets write one between two evenings.
        }
        try {
            rows.add(made_of(row), cells.line);
        } catch (const Wrong& wrong) {
            rows.add_bad(made_as_far_as_read(row), {cells.line, wrong.why});
        }
    }
    TablePlays read = rows.plays(!asks_who_won(reading));
    settle_thousands(read.plays, table.separator);
    if (asks_who_won(reading) && reading.won_by != WonBy::unsaid) {
        give_to_best(read.plays, reading.won_by == WonBy::most_points);
    }
    return read;
}

}  // namespace castalia
