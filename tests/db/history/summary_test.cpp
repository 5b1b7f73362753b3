// The summaries beside the journals have a version number, by which a library of an older version is recognised.
#include "db/history/summary.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iomanip>

#include "core/rules/json/text_json.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/db/old_libraries.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const fs::path kSamples = fs::path(source_dir()) / "resources" / "samples";
const fs::path kMark = fs::path(source_dir()) / "tests" / "db" / "history" / "summary.txt";

/// Returns FNV-1a over every value of the tables that are derived from the journals.
std::string mark_of(const fs::path& library) {
    std::uint64_t mark = 0xcbf29ce484222325;
    SQLite::Database database(library.string());
    for (const std::string table :
         {"summary", "told", "seat", "seat_dice", "seat_luck", "sorted_list", "game_tally", "player_tally",
          "month_tally", "pair_tally", "seat_tally", "score_tally", "duration_tally"}) {
        SQLite::Statement rows(database, "SELECT * FROM " + table + " ORDER BY 1, 2, 3");
        while (rows.executeStep()) {
            for (int i = 0; i < rows.getColumnCount(); ++i) {
                for (const char byte : rows.getColumn(i).getString() + "\n") {
                    mark = (mark ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
                }
            }
        }
    }
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << mark;
    return text.str();
}

/// Writes a library with a finished session and an abandoned one.
void write_ended(const fs::path& file) {
    Store store(known_games(), file);
    store.begin(read_record(bytes_of(kSamples / "magnate.castalia"), known_games()));
    Session abandoned = session_of();
    enter(abandoned, {kRoll, kAbandon});
    store.begin(abandoned);
}

std::vector<std::string> stored_results(const fs::path& file) {
    std::vector<std::string> results;
    SQLite::Database database(file.string());
    SQLite::Statement rows(database, "SELECT result FROM summary ORDER BY sort_key");
    while (rows.executeStep()) {
        results.push_back(rows.getColumn(0).getString());
    }
    return results;
}

std::vector<std::string> listed_results(const Store& store) {
    std::vector<std::string> results;
    for (const HistoryRow& row : History(store).page({}, {}, {}, History::kOldestFirst)) {
        results.push_back(english(row.session.result));
    }
    return results;
}

TEST(AResult, IsStoredAsValuesAndWordedWhenItIsListed) {
    const Folder folder;
    write_ended(folder / "library.sqlite");
    const std::vector<std::string> stored = stored_results(folder / "library.sqlite");
    const std::vector<std::string> listed = listed_results(Store(known_games(), folder / "library.sqlite"));
    ASSERT_EQ(stored.size(), 2u);
    ASSERT_EQ(listed.size(), 2u);
    for (std::size_t i = 0; i < stored.size(); ++i) {
        SCOPED_TRACE(stored[i]);
        EXPECT_EQ(english(read_text(parse_json(stored[i]), "result")), listed[i]);
    }
    EXPECT_EQ(std::ranges::count(listed, "Ended without a result"), 1);
    const auto won = std::ranges::find_if(stored, [](const std::string& json) { return json.ends_with("}]"); });
    ASSERT_NE(won, stored.end());
    EXPECT_EQ(won->find(listed[static_cast<std::size_t>(won - stored.begin())]), std::string::npos)
        << "the sentence itself is stored nowhere";
}

/// Writes the list of sessions as version 4 kept it: a list of today with sentences for results. It has the number of
/// today's lists, so that nothing but a step of the schema has it made anew.
void write_sentences(const fs::path& file, const fs::path& today, const std::vector<std::string>& results) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement(database, "ATTACH '" + today.string() + "' AS today").exec();
    database.exec(R"(
INSERT INTO shelf (spot, session, id, game, edition, title, place, players, tags, date_ms, started_ms, status, standing,
                   winners, result, score, events, ended_ms, last_ms, played_ms)
SELECT sort_key, session, id, game, edition, title, place, players, tags, date_ms, started_ms, status, inclusion,
       winners, result, score, events, ended_ms, last_ms, played_ms
FROM today.summary)");
    SQLite::Statement write(database, "UPDATE shelf SET result = ? WHERE session = ?");
    SQLite::Statement rows(database, "SELECT session FROM shelf ORDER BY spot");
    for (const std::string& result : results) {
        ASSERT_TRUE(rows.executeStep());
        write.bind(1, result);
        write.bind(2, rows.getColumn(0).getInt64());
        write.exec();
        write.reset();
    }
    SQLite::Statement number(database, "INSERT INTO setting (name, value) VALUES ('library.shelving', ?)");
    number.bind(1, std::to_string(kSummaryVersion));
    number.exec();
}

TEST(AResult, OfALibraryThatHoldsSentencesIsStoredAsValuesWhenItIsOpened) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite", today = folder / "today.sqlite";
    write_library_of_version(today, 1);
    const std::vector<std::string> expected = listed_results(Store(known_games(), today));
    write_library_of_version(file, 4);
    write_sentences(file, today, expected);
    const Store store(known_games(), file);
    EXPECT_GT(expected.size(), 1u);
    EXPECT_EQ(listed_results(store), expected);
    EXPECT_EQ(stored_results(file), stored_results(today));
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST(AResult, ThatAStrangerWroteIsRefusedOrShownAndNothingElse) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite";
    write_ended(file);
    const Store store(known_games(), file);
    for (const char* result : {"Ann wins", "{}", "[]", "7", "[\"{who}\", {\"who\": 1}]"}) {
        SCOPED_TRACE(result);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement write(database, "UPDATE summary SET result = ?");
        write.bind(1, result);
        write.exec();
        EXPECT_THROW(History(store).summaries(), Failure);
        EXPECT_FALSE(Safety(store).verify().empty());
    }
}

TEST(Summarising, HasAnotherNumberWhenItWritesSomethingElse) {
    const Folder folder;
    {
        Store store(known_games(), folder / "library.sqlite");
        std::vector<fs::path> samples;
        for (const auto& entry : fs::directory_iterator(kSamples)) {
            samples.push_back(entry.path());
        }
        std::ranges::sort(samples);
        ASSERT_GE(samples.size(), 6u);
        for (const fs::path& sample : samples) {
            store.begin(read_record(bytes_of(sample), known_games()));
        }
    }
    const std::string now = std::to_string(kSummaryVersion) + " " + mark_of(folder / "library.sqlite") + "\n";
    EXPECT_EQ(now, bytes_of(kMark))
        << "Lists, searched words or sums of the samples have changed: a library that holds the old ones would no "
           "longer agree with its journals. Raise kSummaryVersion in db/history/summary.h, unless it has been raised "
           "since the last release, and write the line above into "
        << kMark;
}

}  // namespace
}  // namespace castalia
