// Tables for spreadsheet programs, read back by a separate reader in Python.
#include "app/publishing/spreadsheet.h"

#include "app/publishing/batch.h"
#include "core/export/tables.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Json read_back(const std::string& xlsx) {
    return parse_json(
        opened(xlsx, "python3 '" + source_dir() + "/tests/publishing/read_xlsx.py' {in} > {out}", "xlsx"));
}

/// Returns a file with the columns that programs read.
std::string xlsx_for_programs(const Session& session, const WallClock& reader = {}) {
    SpreadsheetStyle style;
    style.for_programs = true;
    style.reader = reader;
    return write_xlsx(session, style);
}

/// Returns the heads of the columns of a file whose reader has no clock.
std::vector<std::string> heads_of(CsvTable table, const std::string& zone = " (UTC)") {
    std::vector<std::string> heads = table_columns(table);
    bool timed = false;
    for (std::string& head : heads) {
        if (head == "started" || head == "ended" || head == "at") {
            head += zone;
            timed = true;
        }
    }
    if (timed) {
        heads.emplace_back("utc_offset");
    }
    return heads;
}

/// Expects that the rows of a sheet, beneath its columns, are those of the table.
void expect_rows(const Json& sheet, CsvTable table, const std::vector<Session>& sessions) {
    SCOPED_TRACE(csv_table_name(table));
    EXPECT_EQ(sheet.at(0).get<std::vector<std::string>>(), heads_of(table));
    std::size_t at = 1;
    for (const Session& session : sessions) {
        for (const std::vector<TableCell>& row : table_rows(table, session)) {
            ASSERT_LT(at, sheet.size());
            const Json& read = sheet.at(at++);
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Json cell = i < read.size() ? read.at(i) : Json("");
                if (row[i].kind == TableCell::Kind::number && !row[i].words.empty()) {
                    ASSERT_TRUE(cell.is_number()) << row[i].words;
                    EXPECT_DOUBLE_EQ(cell.get<double>(), std::stod(row[i].words));
                } else {
                    EXPECT_EQ(cell, Json(row[i].words)) << "row " << at << ", column " << i;
                }
            }
        }
    }
    EXPECT_EQ(at, sheet.size()) << "and no more";
}

Session sample_of(const std::string& game) {
    return read_record(bytes_of(source_dir() + "/resources/samples/" + game + ".castalia"), known_games());
}

TEST(Spreadsheet, HasTheValuesOfEveryTableOfEveryGame) {
    for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
        SCOPED_TRACE(game);
        ExportOptions for_programs;
        for_programs.for_programs = true;
        std::vector<Session> one;
        one.push_back(sample_of(game));
        const Json sheets = read_back(find_export_format("xlsx")->bytes(one.front(), for_programs));
        ASSERT_EQ(sheets.size(), std::size(kCsvTables));
        for (const CsvTable table : kCsvTables) {
            expect_rows(sheets.at(std::string(csv_table_name(table))), table, one);
        }
    }
}

TEST(Spreadsheet, HasTheSameValuesAsTheTableInCsv) {
    // Both files are read by Python, which knows nothing of Castalia.
    const Session session = sample_session();
    const Json sheets = read_back(xlsx_for_programs(session));
    for (const CsvTable table : kCsvTables) {
        const Json csv = parse_json(opened(csv_head(table) + csv_rows(table, session),
                                           "python3 -c 'import csv,json,sys; json.dump(list(csv.reader(open("
                                           "sys.argv[1],encoding=\"utf-8\",newline=\"\"))),sys.stdout)' {in} > {out}",
                                           "csv"));
        const Json& sheet = sheets.at(std::string(csv_table_name(table)));
        ASSERT_EQ(sheet.size(), csv.size());
        for (std::size_t row = 1; row < csv.size(); ++row) {
            for (std::size_t i = 0; i < csv.at(row).size(); ++i) {
                const std::string words = csv.at(row).at(i);
                const Json cell = i < sheet.at(row).size() ? sheet.at(row).at(i) : Json("");
                if (cell.is_number()) {
                    EXPECT_DOUBLE_EQ(cell.get<double>(), std::stod(words));
                } else {
                    // A text that a program would take for a formula has an apostrophe only in CSV.
                    EXPECT_EQ(cell.get<std::string>(), words.substr(words.starts_with("'") ? 1 : 0));
                }
            }
        }
    }
}

TEST(Spreadsheet, WordsStayWordsInAnyScript) {
    for (const std::string name :
         {"=SUM(A1:A9)", "+1", "@x", "-2", "田中さくら", "<b>&", "🎲 Ann", "12", "مرحبا", "_x0041_",
          "a_x0041_x0042_b", "_x005F_x0041_", "_x00e9_", "_x004G_", "_x41_", "__x0041__"}) {
        std::vector<Session> one;
        one.push_back(session_of_names(name, "Ben", name));
        const Json sheets = read_back(xlsx_for_programs(one.front()));
        EXPECT_EQ(sheets.at("players").at(1).at(2), Json(name));
        EXPECT_EQ(sheets.at("sessions").at(1).at(3), Json(name));
    }
}

TEST(Spreadsheet, ACellHoldsWhatExcelOpensAndSaysThatThereWasMore) {
    const Session before = sample_session();
    Heading heading = before.heading();
    Session session(before.game(), heading);
    const std::string text(20'000, '"');  // As notation, each of them is two letters.
    session.enter(
        Played{read_event(Json{{"type", "note"}, {"text", text}}, "event", session.playthrough(), session.names())},
        {});
    const std::string notation = table_rows(CsvTable::events, session).front().at(6).words;
    ASSERT_GT(notation.size(), 40'000U);
    const std::string read = read_back(xlsx_for_programs(session)).at("events").at(1).at(6);
    const std::string more = " … [longer than a cell: the record has all of it]";
    const std::size_t letters = more.size() - 2;  // "…" is one letter of three bytes.
    EXPECT_EQ(read, notation.substr(0, 32'767 - letters) + more);
}

TEST(Spreadsheet, SaysWhatNoCellHoldsBeforeAnybodyGetsTheFile) {
    const Session before = sample_session();
    Session session(before.game(), before.heading());
    const std::string text(20'000, '"');
    session.enter(
        Played{read_event(Json{{"type", "note"}, {"text", text}}, "event", session.playthrough(), session.names())},
        {});
    std::vector<std::string> texts;
    ExportOptions options;
    options.report_loss = [&](const Text& loss) { texts.push_back(english(loss)); };
    const std::string bytes = find_export_format("xlsx")->bytes(session, options);
    EXPECT_EQ(texts,
              std::vector<std::string>{"1 cell of the spreadsheet has only the beginning of its text, because a "
                                       "cell holds 32,767 letters. The record has all of it."});
    texts.clear();
    EXPECT_FALSE(find_export_format("xlsx")->bytes(before, options).empty());
    EXPECT_TRUE(texts.empty());
}

TEST(Spreadsheet, ALongTextWithEscapesIsWholeAsLongAsACellHoldsIt) {
    const auto read = [](std::size_t escapes) {
        const Session before = sample_session();
        Session session(before.game(), before.heading());
        std::string text;
        for (std::size_t i = 0; i < escapes; ++i) {
            text += "_x0041_";
        }
        session.enter(Played{read_event(Json{{"type", "note"}, {"text", text}}, "event", session.playthrough(),
                                        session.names())},
                      {});
        return std::pair(read_back(xlsx_for_programs(session)).at("events").at(1).at(5).get<std::string>(), text);
    };
    // Each takes thirteen letters of a cell.
    const auto [whole, text] = read(2'520);
    EXPECT_EQ(whole, text);
    const auto [cut, longer] = read(2'521);
    EXPECT_NE(cut, longer);
    EXPECT_TRUE(cut.starts_with(longer.substr(0, 16'000)));
    EXPECT_TRUE(cut.ends_with("the record has all of it]"));
}

TEST(Spreadsheet, NoncharactersOfAnOldLibraryReachNoXml) {
    const Session before = sample_session();
    Session session(before.game(), before.heading());
    session.enter(Played{read_event(Json{{"type", "note"}, {"text", "so \uFFFE, \uFDD0 and \U0010FFFF"}}, "event",
                                    session.playthrough(), session.names())},
                  {});
    const std::string cell = read_back(xlsx_for_programs(session)).at("events").at(1).at(5);
    EXPECT_EQ(cell, "so \uFFFD, \uFFFD and \uFFFD");
    const std::string html = find_export_format("html")->bytes(session, {});
    EXPECT_NE(html.find(cell), std::string::npos);
    EXPECT_EQ(html.find("\uFFFE"), std::string::npos);
}

TEST(Spreadsheet, TimesAreThoseOfTheTableAndSaySo) {
    const WallClock reader = [](Moment) { return std::chrono::hours(1); };
    const Session at_home = sample_session();  // Begun 2026-11-14T18:06:00Z or about then.
    Heading heading = at_home.heading();
    heading.started = moment_of("2026-03-08T05:30:00Z", "");
    heading.ended.reset();
    const auto text = [&](std::optional<std::chrono::minutes> utc_offset) {
        heading.utc_offset = utc_offset;
        return read_back(xlsx_for_programs(Session(at_home.game(), heading), reader)).at("sessions");
    };
    EXPECT_EQ(text({}).at(0).get<std::vector<std::string>>(), heads_of(CsvTable::sessions, " (local time)"));
    // The reader in Python writes a Z behind every date of a cell.
    EXPECT_EQ(text({}).at(1).at(5), Json("2026-03-08T06:30:00Z"));
    EXPECT_EQ(text({}).at(1).back(), Json("+01:00"));
    EXPECT_EQ(text(-std::chrono::hours(8)).at(1).at(5), Json("2026-03-07T21:30:00Z"));
    EXPECT_EQ(text(-std::chrono::hours(8)).at(1).back(), Json("-08:00"));
}

TEST(Spreadsheet, TheSameSessionGivesTheSameBytes) {
    EXPECT_EQ(write_xlsx(sample_session()), write_xlsx(sample_session()));
    EXPECT_EQ(xlsx_for_programs(sample_session()), xlsx_for_programs(sample_session()));
}

TEST(Spreadsheet, OfALibraryIsOneFile) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    std::vector<Session> sessions;
    Batch batch;
    for (const char* game : {"magnate", "musee"}) {
        sessions.push_back(sample_of(game));
        store.begin(sample_of(game));
        batch.ids.push_back(sessions.back().heading().id);
    }
    batch.form = "xlsx";
    batch.options.for_programs = true;
    batch.folder = folder / "out";
    std::filesystem::create_directory(batch.folder);
    EXPECT_EQ(export_many(store, batch, [](std::size_t, std::size_t) { return true; }).written.size(), 1U);
    const Json sheets = read_back(bytes_of(batch.folder / "castalia.xlsx"));
    for (const CsvTable table : kCsvTables) {
        expect_rows(sheets.at(std::string(csv_table_name(table))), table, sessions);
    }
    EXPECT_EQ(export_many(store, batch, [](std::size_t, std::size_t) { return true; }).kept.size(), 1U);
}

}  // namespace
}  // namespace castalia
