#include "core/session/table_time.h"

#include <tuple>

#include <gtest/gtest.h>

#include "tests/support/samples.h"

namespace castalia {
namespace {

/// Returns the sample of Magnate, from seven to nine, with or without the times of its events.
Session from_seven_to_nine(bool timed) {
    Json record = Json::parse(sample_file("magnate"));
    record.erase("journal");
    record["started"] = "2026-11-14T19:00:00Z";
    record["ended"] = "2026-11-14T21:00:00Z";
    for (Json& event : record["events"]) {
        if (!timed) {
            event.erase("at");
        }
    }
    return read_record(record.dump(), known_games());
}

TEST(TableTime, IsWhatTheHeadingSaysWhereNoEventHasATime) {
    const Session session = from_seven_to_nine(false);
    ASSERT_GT(session.plies(), 0U);
    EXPECT_EQ(table_time(session).played(), std::chrono::hours(2));
}

TEST(TableTime, IsCountedFromEventToEventWhereTheyHaveTimes) {
    const auto played = table_time(from_seven_to_nine(true)).played();
    EXPECT_GT(played, std::chrono::minutes(1));
    EXPECT_LT(played, std::chrono::hours(2));
}

TEST(TableTime, EndsWithTheGameWhateverIsSaidAfterwards) {
    Session session = from_seven_to_nine(true);
    ASSERT_EQ(session.replay().status(), Status::finished);
    const auto played = table_time(session).played();
    auto note = std::make_shared<Event>();
    note->what = Note{"A fine evening", std::nullopt};
    note->at = *session.replay().steps().back().entry.event->at + std::chrono::minutes(40);
    session.enter(Played{note}, {});
    EXPECT_EQ(table_time(session).played(), played);
}

/// Returns the sample of Magnate under another date, with its first event at this time and all others at nine.
Session moved_to_october(const char* first) {
    Json record = Json::parse(sample_file("magnate"));
    record.erase("journal");
    record.erase("ended");
    record["started"] = "2026-10-03T19:00:00Z";
    for (Json& event : record["events"]) {
        event["at"] = "2026-11-14T21:00:00Z";
    }
    record["events"][0]["at"] = first;
    return read_record(record.dump(), known_games());
}

TEST(TableTime, EndsOnTheDayOfTheBeginningAlsoWhenTheFirstEventWasUpToAnHourEarlier) {
    for (const char* first : {"2026-11-14T19:30:00Z", "2026-11-14T19:00:00Z", "2026-11-14T18:00:00Z"}) {
        EXPECT_EQ(moved_to_october(first).ended(), moment_of("2026-10-03T21:00:00Z", "")) << first;
    }
    EXPECT_EQ(moved_to_october("2026-11-14T17:59:00Z").ended(), moment_of("2026-11-14T21:00:00Z", ""));
}

/// Returns the sample of Magnate as it was set up one evening and played from `first` to `last`.
Session played_later(const char* first, const char* last, const char* id) {
    Json record = Json::parse(sample_file("magnate"));
    record.erase("journal");
    record.erase("ended");
    record["id"] = id;
    record["started"] = "2026-11-20T20:00:00Z";
    for (Json& event : record["events"]) {
        event["at"] = last;
    }
    record["events"][0]["at"] = first;
    return read_record(record.dump(), known_games());
}

TEST(TableTime, EndsWhenItDidWhereItWasPlayedDaysAfterItWasBegun) {
    constexpr const char *kMadeThen = "01a1fa8b-5e00-7c3e-8f5e-2a9d5a3b7c12",
                         *kMadeBefore = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c12";
    for (const auto& [first, last, id] : {std::tuple("2026-11-21T19:05:00Z", "2026-11-21T19:40:00Z", kMadeBefore),
                                          std::tuple("2026-11-21T19:30:00Z", "2026-11-21T22:00:00Z", kMadeThen),
                                          std::tuple("2026-11-29T10:00:00Z", "2026-11-29T11:00:00Z", kMadeBefore),
                                          std::tuple("2026-11-27T20:10:00Z", "2026-11-27T22:00:00Z", kMadeThen)}) {
        EXPECT_EQ(played_later(first, last, id).ended(), moment_of(last, "")) << first;
    }
}

/// Returns the sample of Magnate with a note that somebody added long after it was over.
Session noted_afterwards(bool last_is_timed) {
    Json record = Json::parse(sample_file("magnate"));
    record.erase("journal");
    record["ended"] = nullptr;
    record["started"] = "2026-11-14T19:00:00Z";
    for (Json& event : record["events"]) {
        event["at"] = "2026-11-14T21:00:00Z";
    }
    if (!last_is_timed) {
        record["events"].back().erase("at");
    }
    for (const char* words : {"Well played", "Until next week"}) {
        record["events"].push_back({{"type", "note"}, {"text", words}, {"at", "2026-11-29T15:21:00Z"}});
    }
    return read_record(record.dump(), known_games());
}

TEST(TableTime, EndsWithTheGameWhateverIsNotedAfterwards) {
    const Session session = noted_afterwards(true);
    ASSERT_EQ(session.replay().status(), Status::finished);
    EXPECT_EQ(session.ended(), moment_of("2026-11-14T21:00:00Z", ""));
    EXPECT_EQ(noted_afterwards(false).ended(), std::nullopt) << "nobody knows when it ended";
}

}  // namespace
}  // namespace castalia
