#include "app/cli/play_tables.h"

#include <algorithm>
#include <charconv>

#include "core/rules/text/mapped.h"

namespace castalia::cli {

namespace {

constexpr std::size_t kPlaysShown = 3;

/// Returns the number of the column with that heading or, if none has it, with that number. Throws Ended.
std::size_t column_called(const std::string& words, const PlayTable& table) {
    const auto found = std::ranges::find(table.headings, words);
    if (found != table.headings.end()) {
        return static_cast<std::size_t>(found - table.headings.begin());
    }
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
    if (error == std::errc() && end == words.data() + words.size() && number >= 1 &&
        number <= table.headings.size()) {
        return number - 1;
    }
    std::vector<Text> headings;
    for (const std::string& heading : table.headings) {
        headings.push_back(literally("\"" + printable(heading) + "\""));
    }
    throw Ended(kUsage, say("No column is called \"{heading}\". There are: {headings}.",
                            {{"heading", literally(printable(words))}, {"headings", listed(headings)}}));
}

PlayColumn meaning_called(const std::string& name) {
    if (const auto column = play_column(name)) {
        return *column;
    }
    std::vector<Text> names;
    for (std::size_t i = 1; i < kPlayColumns; ++i) {
        names.push_back(literally(play_column_name(static_cast<PlayColumn>(i))));
    }
    throw Ended(kUsage, say("A column cannot mean \"{name}\". It can mean {names}.",
                            {{"name", literally(printable(name))}, {"names", listed_with_or(names)}}));
}

/// Returns how the table is to be read: the columns that the call names and no others or, without any, what is
/// proposed.
TableReading reading_of(const PlayTable& table, const ReadingTables& wanted) {
    TableReading reading = proposed_reading(table);
    if (!wanted.columns.empty()) {
        std::ranges::fill(reading.columns, PlayColumn::nothing);
        reading.doubts.clear();
    }
    for (const std::string& pair : wanted.columns) {
        const std::size_t sign = pair.find('=');
        if (sign == std::string::npos) {
            throw Ended(kUsage, say("\"{words}\" says no column: write for instance date=HEADING.",
                                    {{"words", literally(printable(pair))}}));
        }
        const PlayColumn meaning = meaning_called(pair.substr(0, sign));
        const std::size_t column = column_called(pair.substr(sign + 1), table);
        reading.columns[column] = meaning;
        if (meaning == PlayColumn::date) {
            reading.order = order_of_dates(table, column);
        }
    }
    if (!wanted.dates.empty()) {
        reading.order = wanted.dates == "day-first" ? DateOrder::day_first : DateOrder::month_first;
    }
    reading.won_by = wanted.won_by.empty()            ? WonBy::unsaid
                     : wanted.won_by == "most-points" ? WonBy::most_points
                                                      : WonBy::fewest_points;
    reading.game = wanted.game;
    reading.players = wanted.players;
    return reading;
}

std::string play_line(const Play& play) {
    constexpr std::size_t kMinute = 16;
    std::vector<Text> players;
    for (const PlayResult& result : play.players) {
        players.push_back(literally(
            printable(result.name + (result.score.empty() ? "" : ": " + result.score) + (result.won ? " ✓" : ""))));
    }
    return "  " + play.played.substr(0, kMinute) + "  " + printable(play.game) + "  " + translate(listed(players)) +
           (play.minutes == 0 ? "" : "  " + std::to_string(play.minutes) + " min") +
           (play.place.empty() ? "" : "  " + printable(play.place)) + "\n";
}

std::size_t width_of(const std::vector<std::string>& words) {
    std::size_t width = 0;
    for (const std::string& word : words) {
        width = std::max(width, code_points(word));
    }
    return width;
}

/// Returns the columns with what they mean and what stands in their first row.
std::string columns_text(const PlayTable& table, const TableReading& reading) {
    std::vector<std::string> headings, names;
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        headings.push_back(printable(table.headings[i]));
        names.emplace_back(play_column_name(reading.columns[i]));
    }
    const std::size_t wide = width_of(headings), name_wide = width_of(names);
    std::string text;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const CsvRow& first = table.rows.front();
        text += "  " + headings[i] + std::string(wide - code_points(headings[i]) + 2, ' ') + names[i] +
                std::string(name_wide - code_points(names[i]) + 2, ' ') +
                (i < first.cells.size() ? printable(first.cells[i]) : "") + "\n";
    }
    return text;
}

Json columns_json(const PlayTable& table, const TableReading& reading) {
    Json columns = Json::array();
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        columns.push_back({{"heading", table.headings[i]}, {"means", play_column_name(reading.columns[i])}});
    }
    return columns;
}

Json doubts_json(const TableReading& reading) {
    return json_array(reading.doubts, [](const TableReading::Doubt& doubt) { return english(doubt.why); });
}

/// Prints what the columns mean and how the first plays are read then.
void show_columns(const std::string& file, const PlayTable& table, const TableReading& reading, const Text& missing,
                  bool as_json) {
    if (as_json) {
        print(Json{{"file", file},
                   {"rows", table.rows.size()},
                   {"columns", columns_json(table, reading)},
                   {"doubts", doubts_json(reading)},
                   {"missing", english(missing)}});
        return;
    }
    std::string doubts;
    for (const TableReading::Doubt& doubt : reading.doubts) {
        doubts += line_of(doubt.why);
    }
    std::string text =
        line_of(say_count("{file}: a table with {n} row. Its columns, what each of them means, and the "
                          "first row:",
                          "{file}: a table with {n} rows. Its columns, what each of them means, and the "
                          "first row:",
                          static_cast<long long>(table.rows.size()), {{"file", literally(file)}})) +
        columns_text(table, reading) + doubts;
    if (missing.empty()) {
        const TablePlays read = plays_of(table, reading);
        text += line_of(say("The first plays, as they are read then:"));
        for (std::size_t i = 0; i < std::min(kPlaysShown, read.plays.size()); ++i) {
            text += play_line(read.plays[i]);
        }
        if (asks_who_won(reading) && reading.won_by == WonBy::unsaid && std::ranges::any_of(read.plays, has_points)) {
            text +=
                line_of(say("No column tells who won, so nobody wins these plays. If the points decide, say "
                            "--won-by most-points or --won-by fewest-points."));
        }
        for (std::size_t i = 0; i < std::min(kPlaysShown, read.bad.size()); ++i) {
            text += "  " + line_of(say("line {line} cannot be read: {why}",
                                       {{"line", number(read.bad[i].line)}, {"why", read.bad[i].why}}));
        }
    }
    print(text);
}

}  // namespace

void add_reading_tables(CLI::App& call, ReadingTables& wanted) {
    call.add_flag("--yes", wanted.agreed, "Takes the plays of a table as it was shown that its columns are read");
    call.add_option("--columns", wanted.columns,
                    "What the columns of a table mean, such as date=HEADING,game=HEADING; the others are not read")
        ->delimiter(',')
        ->option_text("MEANING=HEADING,...")
        ->allow_extra_args(false);
    call.add_option("--dates", wanted.dates, "Whether dates such as 03/04/2026 have the day or the month first")
        ->check(CLI::IsMember({"day-first", "month-first"}));
    call.add_option("--won-by", wanted.won_by, "Who won the plays of a table, if no column tells it")
        ->check(CLI::IsMember({"most-points", "fewest-points"}));
    call.add_option("--for-game", wanted.game, "The game of all plays of a table, if no column tells it");
    call.add_option("--for-players", wanted.players,
                    "The players of all plays of a table, if no column tells them, with commas between")
        ->delimiter(',')
        ->option_text("NAME,...")
        ->allow_extra_args(false);
}

TablePlays plays_in_table(const std::string& file, std::string_view bytes, const ReadingTables& wanted,
                          bool as_json) {
    const PlayTable table = read_play_table(bytes);
    const TableReading reading = reading_of(table, wanted);
    const Text missing = missing_from(table, reading);
    if (!missing.empty()) {
        show_columns(file, table, reading, missing, as_json);
        throw Ended(kUsage, say("{missing} Nothing was imported; say it with --columns, --dates, --for-game or "
                                "--for-players.",
                                {{"missing", missing}}));
    }
    if (!wanted.agreed && wanted.columns.empty()) {
        show_columns(file, table, reading, missing, as_json);
        throw Ended(kUsage,
                    say("Nothing was imported yet. If this is right, add --yes; otherwise say what the columns "
                        "mean: --columns date=HEADING,game=HEADING."));
    }
    return plays_of(table, reading);
}

}  // namespace castalia::cli
