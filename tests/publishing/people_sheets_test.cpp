// Spreadsheets for people: names in words, a scoresheet that prints on one page, links to the rules.
#include <set>
#include <sstream>
#include <tuple>

#include "app/embedded/rules_lines.h"
#include "app/publishing/batch.h"
#include "app/publishing/spreadsheet.h"
#include "core/export/tables.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Json opened_sheets(const std::string& xlsx, const std::string& how = "") {
    return parse_json(opened(
        xlsx, "python3 '" + source_dir() + "/tests/publishing/read_xlsx.py' {in} " + how + " > {out}", "xlsx"));
}

constexpr const char* kEveryGame[] = {"magnate", "muse-decktet",   "muse-story",
                                      "musee",   "dance-of-muses", "open-table"};

Session evening_of(const std::string& game) {
    return read_record(bytes_of(source_dir() + "/resources/samples/" + game + ".castalia"), known_games());
}

/// Returns the place of a column by its head.
std::size_t column_called(const Json& sheet, const std::string& head) {
    for (std::size_t i = 0; i < sheet.at(0).size(); ++i) {
        if (sheet.at(0).at(i) == Json(head)) {
            return i;
        }
    }
    ADD_FAILURE() << "no column is called " << head;
    return 0;
}
Json cell_at(const Json& row, std::size_t column) { return column < row.size() ? row.at(column) : Json(""); }

TEST(SpreadsheetForPeople, BeginsWithTheScoresheetThatPrintsOnOnePage) {
    for (const char* game : kEveryGame) {
        SCOPED_TRACE(game);
        const Session session = evening_of(game);
        const std::string xlsx = find_export_format("xlsx")->bytes(session, {});
        const Json looks = opened_sheets(xlsx, "--looks");
        EXPECT_EQ(looks.begin().key(), "Scoresheet");
        const Json& first = looks.at("Scoresheet");
        EXPECT_TRUE(first.at("fits"));
        EXPECT_EQ(first.at("pages high"), 1);
        EXPECT_EQ(first.at("paper"), 9);
        // It says what the scoresheet says, in its order.
        DocumentOptions options;
        options.events = DocumentOptions::Events::none;
        options.course = options.sheet = false;
        std::string text;
        const Json sheets = opened_sheets(xlsx);
        for (const Json& row : sheets.at("Scoresheet")) {
            for (const Json& cell : row) {
                text += (cell.is_number() ? number_text(static_cast<long long>(cell.get<double>() * 2), 2)
                                          : cell.get<std::string>()) +
                        "\n";
            }
        }
        const document::Document sheet = scoresheet_of(session, options);
        for (const std::string& words : {sheet.over, sheet.title, sheet.under}) {
            EXPECT_NE(text.find(words), std::string::npos) << words;
        }
        for (const document::Block& block : sheet.blocks) {
            if (const auto* table = std::get_if<document::Table>(&block)) {
                for (const auto& row : table->rows) {
                    for (const document::Cell& cell : row) {
                        const std::string words =
                            cell.value ? number_text(static_cast<long long>(*cell.value * 2), 2) : cell.words;
                        EXPECT_NE(text.find(words), std::string::npos) << words;
                        EXPECT_NE(text.find(cell.source), std::string::npos) << cell.source;
                    }
                }
            } else if (const auto* paragraph = std::get_if<document::Paragraph>(&block)) {
                EXPECT_NE(text.find(paragraph->words), std::string::npos) << paragraph->words;
            }
        }
    }
}

TEST(SpreadsheetForPeople, HasFrozenHeadsFiltersAndWidthsThatFit) {
    const Json looks = opened_sheets(write_xlsx(sample_session()), "--looks");
    for (const char* name : {"Sessions", "Players", "Events", "Points"}) {
        SCOPED_TRACE(name);
        EXPECT_EQ(looks.at(name).at("frozen rows"), 1);
        EXPECT_TRUE(looks.at(name).at("filter").get<std::string>().starts_with("A1:"));
        const auto widths = looks.at(name).at("widths").get<std::vector<double>>();
        EXPECT_GT(*std::ranges::max_element(widths), *std::ranges::min_element(widths) + 10);
        EXPECT_TRUE(looks.at(name).at("fits"));
    }
    const std::string filter = looks.at("Events").at("filter");
    EXPECT_TRUE(filter.ends_with(std::to_string(sample_session().plies() + 1))) << filter;
}

TEST(SpreadsheetForPeople, SaysTheSameAsTheColumnsForPrograms) {
    for (const char* game : kEveryGame) {
        SCOPED_TRACE(game);
        const Session session = evening_of(game);
        const SessionTables tables = tables_of(session);
        const Json sheets = opened_sheets(write_xlsx(session));
        const std::vector<std::tuple<CsvTable, std::string, std::string, std::string>> same{
            {CsvTable::sessions, "Sessions", "title", "Title"},
            {CsvTable::sessions, "Sessions", "players", "Players"},
            {CsvTable::sessions, "Sessions", "result", "Result"},
            {CsvTable::sessions, "Sessions", "events", "Events"},
            {CsvTable::players, "Players", "player", "Player"},
            {CsvTable::players, "Players", "score", "Score"},
            {CsvTable::events, "Events", "index", "No."},
            {CsvTable::events, "Events", "text", "What happened"},
            {CsvTable::events, "Events", "consequences", "What followed"},
            {CsvTable::events, "Events", "note", "Note"},
            {CsvTable::events, "Events", "notation", "In notation"},
            {CsvTable::scores, "Points", "label", "Line"},
            {CsvTable::scores, "Points", "value", "Value"},
            {CsvTable::scores, "Points", "source", "Where it came from"}};
        for (const auto& [table, name, key, head] : same) {
            const TableRows& rows = tables.at(static_cast<std::size_t>(table));
            const std::vector<std::string> keys = table_columns(table);
            const auto from = static_cast<std::size_t>(std::ranges::find(keys, key) - keys.begin());
            const Json& sheet = sheets.at(name);
            ASSERT_EQ(sheet.size(), rows.size() + 1);
            if (std::ranges::all_of(rows, [&](const auto& row) { return row.at(from).words.empty(); })) {
                EXPECT_EQ(std::ranges::count(sheet.at(0), Json(head)), 0) << head << " has nothing in it";
                continue;
            }
            const std::size_t to = column_called(sheet, head);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const TableCell& cell = rows[i].at(from);
                const Json read = cell_at(sheet.at(i + 1), to);
                if (cell.kind == TableCell::Kind::number && !cell.words.empty()) {
                    EXPECT_EQ(read, Json(std::stod(cell.words))) << head;
                } else {
                    EXPECT_EQ(read, Json(cell.words)) << head;
                }
            }
        }
    }
}

TEST(SpreadsheetForPeople, LeadsFromEventsToWhatTheRuleSays) {
    const Session session = evening_of("magnate");
    const std::string xlsx = write_xlsx(session);
    const Json sheets = opened_sheets(xlsx);
    const Json links = opened_sheets(xlsx, "--looks").at("Events").at("links");
    const std::size_t rule = column_called(sheets.at("Events"), "Rule");
    const Json& rules = sheets.at("Rules");
    std::size_t cited = 0;
    for (std::size_t i = 1; i < sheets.at("Events").size(); ++i) {
        const std::string clause = cell_at(sheets.at("Events").at(i), rule);
        if (clause.empty()) {
            continue;
        }
        ++cited;
        const std::string place = std::string(1, static_cast<char>('A' + rule)) + std::to_string(i + 1);
        ASSERT_TRUE(links.contains(place)) << place;
        const std::string to = links.at(place);
        ASSERT_TRUE(to.starts_with("'Rules'!A")) << to;
        const Json& row = rules.at(std::stoul(to.substr(9)) - 1);
        EXPECT_EQ(row.at(0), Json(clause));
        EXPECT_EQ(row.at(1), Json(clause_sentence(clause, "en")));
    }
    EXPECT_GT(cited, 10U);
    // Each clause that an event cites is there, and what it says.
    std::set<std::string> known;
    for (std::size_t i = 1; i < rules.size(); ++i) {
        EXPECT_GT(rules.at(i).at(1).get<std::string>().size(), 10U) << rules.at(i).at(0);
        EXPECT_TRUE(known.insert(rules.at(i).at(0)).second);
    }
    for (const auto& row : table_rows(CsvTable::events, session)) {
        std::istringstream words(row.at(7).words);
        for (std::string clause; words >> clause;) {
            EXPECT_TRUE(known.contains(clause)) << clause;
        }
    }
}

TEST(SpreadsheetForPeople, TellsTheZoneInTheHeadOrBesideEachTime) {
    const WallClock reader = [](Moment) { return std::chrono::hours(1); };
    Heading heading = sample_session().heading();
    heading.started = moment_of("2026-03-08T05:30:00Z", "");
    heading.ended.reset();
    heading.utc_offset = -std::chrono::hours(8);
    SpreadsheetStyle style;
    style.reader = reader;
    const Session at_sea(sample_session().game(), heading);
    const Json one = opened_sheets(write_xlsx(at_sea, style)).at("Sessions");
    EXPECT_EQ(one.at(1).at(column_called(one, "Began (UTC-08:00)")), Json("2026-03-07T21:30:00Z"));
    heading.utc_offset.reset();
    const Session at_home(sample_session().game(), heading);
    const Json other = opened_sheets(write_xlsx(at_home, style)).at("Sessions");
    EXPECT_EQ(other.at(1).at(column_called(other, "Began (UTC+01:00)")), Json("2026-03-08T06:30:00Z"));
    // A clock that is changed during the evening, and a library of many tables, have the zone beside each time.
    Spreadsheet both(style, 2);
    both.add(at_sea);
    both.add(at_home);
    std::string bytes;
    both.finish([&](std::string_view piece) { bytes += piece; });
    const Json sheet = opened_sheets(bytes).at("Sessions");
    const std::size_t began = column_called(sheet, "Began (clock of the table)");
    const std::size_t clock = column_called(sheet, "That clock");
    EXPECT_EQ(sheet.at(1).at(began), Json("2026-03-07T21:30:00Z"));
    EXPECT_EQ(sheet.at(1).at(clock), Json("UTC-08:00"));
    EXPECT_EQ(sheet.at(2).at(began), Json("2026-03-08T06:30:00Z"));
    EXPECT_EQ(sheet.at(2).at(clock), Json("UTC+01:00"));
}

// Apple Numbers and the previews of mail and files on telephones show no words that stand within a cell; a reader in
// Perl (Spreadsheet::XLSX 0.15) finds no names in such a table. libxlsxwriter writes them so in constant_memory.
TEST(Spreadsheet, WordsAreInTheListThatEveryProgramReads) {
    const auto words_in_cells = [](const std::string& xlsx) {
        std::size_t cells = 0;
        for (const Json& sheet : opened_sheets(xlsx, "--looks")) {
            cells += sheet.at("words in cells").get<std::size_t>();
        }
        return cells;
    };
    for (const bool for_programs : {false, true}) {
        SCOPED_TRACE(for_programs);
        SpreadsheetStyle style;
        style.for_programs = for_programs;
        EXPECT_EQ(words_in_cells(write_xlsx(evening_of("magnate"), style)), 0U);
        const auto of_many = [&](std::size_t sessions) {
            Spreadsheet sheets(style, sessions);
            sheets.add(evening_of("musee"));
            std::string bytes;
            sheets.finish([&](std::string_view piece) { bytes += piece; });
            return words_in_cells(bytes);
        };
        EXPECT_EQ(of_many(Spreadsheet::kMostInMemory), 0U);
        EXPECT_GT(of_many(Spreadsheet::kMostInMemory + 1), 0U) << "which does not have to fit into memory";
    }
}

TEST(SpreadsheetForPeople, SpeaksTheLanguageOfWhoeverOpensIt) {
    SpreadsheetStyle style;
    style.language = "de";
    style.translate = [](const Text& text) {
        const std::string words = english(text);
        return words == "Events"          ? "Ereignisse: alle/von [heute] und von gestern"
               : words == "What happened" ? "Was geschah"
                                          : words;
    };
    const Json sheets = opened_sheets(write_xlsx(evening_of("magnate"), style));
    // A sheet has at most 31 letters, and some may not be among them.
    ASSERT_TRUE(sheets.contains("Ereignisse  alle von  heute  un"));
    column_called(sheets.at("Ereignisse  alle von  heute  un"), "Was geschah");
    const std::string clause = sheets.at("Rules").at(1).at(0);
    EXPECT_EQ(sheets.at("Rules").at(1).at(1), Json(clause_sentence(clause, "de")));
    EXPECT_NE(clause_sentence(clause, "de"), clause_sentence(clause, "en"));
}

TEST(SpreadsheetForPeople, OfALibraryNumbersItsSessions) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    Batch batch;
    for (const char* game : {"magnate", "musee"}) {
        const Session session = evening_of(game);
        store.begin(session);
        batch.ids.push_back(session.heading().id);
    }
    batch.form = "xlsx";
    batch.folder = folder / ".";
    export_many(store, batch, [](std::size_t, std::size_t) { return true; });
    const Json sheets = opened_sheets(bytes_of(batch.folder / "castalia.xlsx"));
    EXPECT_FALSE(sheets.contains("Scoresheet"));
    EXPECT_EQ(sheets.at("Sessions").size(), 3U);
    EXPECT_EQ(sheets.at("Events").size(), 1 + evening_of("magnate").plies() + evening_of("musee").plies());
    EXPECT_EQ(sheets.at("Events").at(1).at(0), Json(1.0));
    EXPECT_EQ(sheets.at("Events").back().at(0), Json(2.0));
    EXPECT_EQ(sheets.at("Events").back().at(1), Json(evening_of("musee").heading().title));
}

TEST(SpreadsheetForPeople, WordsOfTheTableStayWords) {
    for (const std::string name : {"=SUM(A1:A9)", "+1", "'x", "田中さくら", "<b>&", "12", "مرحبا", "_x0041_"}) {
        const Json sheets = opened_sheets(write_xlsx(session_of_names(name, "Ben", name)));
        EXPECT_EQ(sheets.at("Sessions").at(1).at(column_called(sheets.at("Sessions"), "Title")), Json(name));
        EXPECT_EQ(sheets.at("Players").at(1).at(column_called(sheets.at("Players"), "Player")), Json(name));
        EXPECT_NE(sheets.at("Scoresheet").dump().find(Json(name).dump()), std::string::npos);
    }
}

}  // namespace
}  // namespace castalia
