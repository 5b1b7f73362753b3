// Libraries and records of earlier versions are read, brought up to date and replayed to the same results for ever.
// tests/old has them with their results when they were written.
#include <gtest/gtest.h>

#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const fs::path kOld = fs::path(source_dir()) / "tests" / "old";

Json results() { return parse_json(bytes_of(kOld / "results.json")); }

/// Returns the result of a session, in the words of the table of results.
Json told(const Session& session) {
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
    const Json now = told(session);
    then.erase("result");
    for (const auto& [key, value] : then.items()) {
        EXPECT_EQ(now.at(key), value) << key;
    }
}

TEST(AnOldLibrary, OfTheFirstSchemaIsReplayedToTheSameResults) {
    const Folder folder;
    fs::copy(kOld / "library-1.sqlite", folder / "library.sqlite");
    const Store store(known_games(), folder / "library.sqlite");
    const Json table = results();
    EXPECT_EQ(store.summaries().size(), table.size());
    EXPECT_EQ(in_english(store.verify()), std::vector<std::string>{});
    for (const Json& row : table) {
        SCOPED_TRACE(row.at("title"));
        const Session session = store.load(row.at("id"));
        expect_same(row, session);
        EXPECT_EQ(write_record(session), bytes_of(kOld / "records" / (std::string(row.at("id")) + ".castalia")));
        const auto summary = store.summary(std::string(row.at("id")));
        EXPECT_EQ(english(summary->result), row.at("result").get<std::string>());
        EXPECT_EQ(summary->events, row.at("events"));
    }
    EXPECT_EQ(found(store, "naïvely").size(), 1u);
    EXPECT_EQ(bytes_of(folder / "library.version-1.sqlite").substr(0, 15), "SQLite format 3") << "kept as it was";
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
