// Libraries and records of earlier versions are read, brought up to date and replayed to the same results for ever.
// tests/old has them with their results when they were written.
#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "db/history/history.h"
#include "db/history/summary.h"
#include "db/safety/safety.h"
#include "tests/db/old_libraries.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

Json results() { return parse_json(bytes_of(kOld / "results.json")); }

/// Returns the result of a session, in the words of the table of results.
Json result_of(const Session& session) {
    const Json replay = replay_json(session, session.plies());
    Json refusals = Json::array();
    for (const Json& refusal : replay.at("refusals")) {
        refusals.push_back({refusal.at("index"), refusal.at("kind"), refusal.at("clause")});
    }
    const Json& result = replay.at("result");
    return {{"id", session.heading().id},
            {"title", session.heading().title},
            {"status", status_word(session.replay().status())},
            {"winners", result.is_null() ? Json::array() : result.at("winners")},
            {"events", session.plies()},
            {"accepted", replay.at("accepted")},
            {"refusals", refusals},
            {"decided_by", result.is_null() ? Json() : result.at("decided_by")},
            {"ranking", result.is_null() ? Json() : result.at("ranking")},
            {"prompt", replay.at("prompt").is_null() ? Json() : replay.at("prompt").at("expects")},
            {"state", replay.at("state")}};
}

/// Expects that every key that was written then has the same value now. A newer version may tell more.
void expect_same(Json then, const Session& session) {
    const Json now = result_of(session);
    then.erase("result");
    for (const auto& [key, value] : then.items()) {
        EXPECT_EQ(now.at(key), value) << key;
    }
}

/// Returns a record without what the library knows of it, which records did not carry then.
std::string without_library(const std::string& record) {
    return std::regex_replace(record, std::regex("\n  \"(tags|counted)\": [^\n]*"), "");
}

/// Every session of the table of results is in the library, with what it came to.
void expect_results(const Store& store) {
    const Json table = results();
    EXPECT_EQ(History(store).summaries().size(), table.size());
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    for (const Json& row : table) {
        SCOPED_TRACE(row.at("title"));
        const Session session = store.load(row.at("id"));
        expect_same(row, session);
        EXPECT_EQ(without_library(write_record(session)),
                  bytes_of(kOld / "records" / (std::string(row.at("id")) + ".castalia")));
        const auto summary = History(store).summary(std::string(row.at("id")));
        EXPECT_EQ(english(summary->result), row.at("result").get<std::string>());
        EXPECT_EQ(summary->events, row.at("events"));
    }
    EXPECT_EQ(found(store, "naïvely").size(), 1u);
}

TEST(AnOldLibrary, IsReplayedToTheSameResults) {
    for (const std::string version : {"1", "7", "10"}) {
        SCOPED_TRACE(version);
        const Folder folder;
        fs::copy(kOld / ("library-" + version + ".sqlite"), folder / "library.sqlite");
        expect_results(Store(known_games(), folder / "library.sqlite"));
        const fs::path copy = folder / ("library.version-" + version + ".sqlite");
        EXPECT_EQ(bytes_of(copy).substr(0, 15), "SQLite format 3") << "kept as it was";
    }
}

TEST(AnOldLibrary, OfAnyVersionIsBroughtToTheNewest) {
    for (std::size_t version = 1; version < schema_steps().size(); ++version) {
        SCOPED_TRACE(version);
        const Folder folder;
        write_library_of_version(folder / "library.sqlite", version);
        expect_results(Store(known_games(), folder / "library.sqlite"));
        expect_results(Store(known_games(), folder / ("library.version-" + std::to_string(version) + ".sqlite")));
    }
}

/// Each table that keeps rows, by the page that it begins on.
std::map<std::int64_t, std::string> tables_of(const fs::path& file) {
    SQLite::Database database(file.string());
    std::map<std::int64_t, std::string> tables;
    SQLite::Statement rows(database,
                           "SELECT rootpage, name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0");
    while (rows.executeStep()) {
        tables[rows.getColumn("rootpage").getInt64()] = rows.getColumn("name").getString();
    }
    return tables;
}

TEST(ALibraryOfVersion10, GetsOtherNamesAndKeepsEveryRowWhereItIs) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite";
    fs::copy(kOld / "library-10.sqlite", file);
    auto tables = tables_of(file);
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec("UPDATE shelf SET title = title || ' (as listed)'");
        // With the number of today's lists, nothing but the step itself could have them made anew.
        database.exec("UPDATE setting SET value = '" + std::to_string(kSummaryVersion) +
                      "' WHERE name = 'library.shelving'");
    }
    {
        const Store store(known_games(), file);
        for (const HistoryRow& row : History(store).page({})) {
            EXPECT_TRUE(row.session.title.ends_with(" (as listed)")) << "lists are not made anew";
        }
        EXPECT_EQ(store.setting("library.shelving"), std::nullopt);
    }
    for (auto& [page, name] : tables) {
        const std::map<std::string, std::string> words{{"deed", "operation"},      {"shelf", "summary"},
                                                       {"thrown", "seat_dice"},    {"fortune", "seat_luck"},
                                                       {"ordered", "sorted_list"}, {"unshelved", "stale_summary"}};
        name = words.contains(name) ? words.at(name) : name;
    }
    for (const auto& [page, name] : tables_of(file)) {
        EXPECT_TRUE(tables.contains(page) || name == "seat_throws") << name << " is made anew";
        EXPECT_TRUE(!tables.contains(page) || tables.at(page) == name) << name;
    }
    const Store again(known_games(), folder / "library.version-10.sqlite");
    EXPECT_EQ(in_english(Safety(again).verify()).size(), 2 * History(again).sizes().kept)
        << "the titles above, and the facets of the patterns of words, which version 10 did not know";
}

TEST(ALibraryOfVersion14, KeepsItsConditionsInWordsThatCostLess) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite";
    write_library_of_version(file, 14);
    {
        const Store store(known_games(), file);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    }
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    for (const char* write : {"EXPLAIN INSERT INTO summary (sort_key) VALUES (1)",
                              "EXPLAIN INSERT INTO seat (sort_key, seat) VALUES (1, 1)"}) {
        for (SQLite::Statement steps(database, write); steps.executeStep();) {
            EXPECT_STRNE(steps.getColumn("opcode").getText(), "OpenEphemeral") << write;
        }
    }
    for (const char* wrong : {"UPDATE summary SET status = 'closed'", "UPDATE summary SET inclusion = ''",
                              "UPDATE summary SET outcome = 'left'", "UPDATE seat SET won = 3",
                              "UPDATE seat SET won = -1", "UPDATE summary SET status = NULL"}) {
        EXPECT_THROW(database.exec(wrong), SQLite::Exception) << wrong;
    }
    for (const char* right :
         {"UPDATE summary SET outcome = 'lost'", "UPDATE summary SET outcome = NULL",
          "UPDATE summary SET inclusion = 'trashed'", "UPDATE seat SET won = NULL", "UPDATE seat SET won = 2"}) {
        EXPECT_NO_THROW(database.exec(right)) << right;
    }
}

TEST(ALibraryOfVersion10, KeepsWhatStandsBesideItsJournals) {
    const Folder folder;
    fs::copy(kOld / "library-10.sqlite", folder / "library.sqlite");
    Store store(known_games(), folder / "library.sqlite");
    const std::string corrected = "0199c1de-5b0c-7c3e-8f5e-00000000c0de";
    ASSERT_EQ(store.load(corrected).photos.size(), 1u);
    EXPECT_EQ(store.load(corrected).photos[0].entry, 3);
    EXPECT_EQ(store.chain(corrected)->head, head_of_chain(store.load(corrected)));
    EXPECT_EQ(History(store).summary("019a8371-9c40-7d2e-8a51-6b0f3c9d4004")->tags,
              std::vector<std::string>{"league"});
    EXPECT_TRUE(store.excluded("019a8371-9c40-7d2e-8a51-6b0f3c9d4002"));
    EXPECT_TRUE(Safety(store).rebuild());
    expect_results(store);
}

TEST(ALibraryOfVersion10, MayHaveBeenAnalyzed) {
    const Folder folder;
    fs::copy(kOld / "library-10.sqlite", folder / "library.sqlite");
    SQLite::Database((folder / "library.sqlite").string(), SQLite::OPEN_READWRITE).exec("ANALYZE");
    expect_results(Store(known_games(), folder / "library.sqlite"));
    expect_results(Store(known_games(), folder / "library.sqlite"));
}

/// Of what is named by step 11, nothing is left but what the search index holds fast.
TEST(ALibraryOfVersion10, IsNamedInTheWordsOfTheGlossary) {
    const Folder folder;
    fs::copy(kOld / "library-10.sqlite", folder / "library.sqlite");
    {
        const Store store(known_games(), folder / "library.sqlite");
    }
    SQLite::Database database((folder / "library.sqlite").string());
    SQLite::Statement rows(database, "SELECT name, coalesce(sql, '') AS sql FROM sqlite_schema");
    while (rows.executeStep()) {
        const std::string name = rows.getColumn("name").getString();
        const std::string all =
            name + " " + std::regex_replace(rows.getColumn("sql").getString(), std::regex("--[^\n]*"), "");
        EXPECT_FALSE(std::regex_search(all, std::regex("deed|shel[fv]|thrown|fortune|ordered|standing"))) << all;
        EXPECT_EQ(std::regex_search(all, std::regex("\\bspot\\b")), name == "told" || name == "told_index") << all;
    }
}

TEST(AnOldLibrary, HoldsCorrectionsUndosAndNotes) {
    const Folder folder;
    fs::copy(kOld / "library-1.sqlite", folder / "library.sqlite");
    const Session session =
        Store(known_games(), folder / "library.sqlite").load("0199c1de-5b0c-7c3e-8f5e-00000000c0de");
    EXPECT_EQ(session.journal().size(), 53u);
    EXPECT_EQ(session.plies(), 41u);
}

TEST(AnOldRecord, IsReplayedToTheSameResultsAndWrittenAsItWas) {
    for (const Json& row : results()) {
        SCOPED_TRACE(row.at("title"));
        const std::string bytes = bytes_of(kOld / "records" / (std::string(row.at("id")) + ".castalia"));
        const Session session = read_record(bytes, known_games());
        expect_same(row, session);
        EXPECT_EQ(write_record(session), bytes);
    }
}

}  // namespace
}  // namespace castalia
