// Comments, marks and variations of a record: they travel with it and never change the replay.
#include "core/session/commentary.h"

#include <gtest/gtest.h>

#include "core/session/commentary_lines.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns a record in which Ann rolls and sells, with a comment before the first event, one on each event, and a
/// branch in which she sells another card.
Json reviewed() {
    Json record = record_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    record["comments"] = {{{"event", -1}, {"text", "A cold evening.\n\nTwo tables."}},
                          {{"event", 0}, {"mark", "?!"}},
                          {{"event", 1}, {"mark", "!!"}, {"text", "The Sailor had to go."}}};
    record["variations"] = {{{"after", 1}, {"name", "If Ann had kept her"}, {"events", {sell("Ann", "2MK")}}},
                            {{"after", 0}, {"name", "A better roll"}, {"events", {roll("Ann", 9, 9), note("!")}}}};
    return record;
}

std::string refusal(const Json& record) {
    try {
        read_record(record.dump(), known_games());
        return "";
    } catch (const BadRecord& bad) {
        return bad.what();
    }
}

TEST(Commentary, TravelsWithTheRecordByteByByte) {
    const std::string file = write_record(read_record(reviewed().dump(), known_games()));
    const Json written = parse_json(file);
    EXPECT_EQ(written["comments"], reviewed()["comments"]);
    EXPECT_EQ(written["variations"], reviewed()["variations"]);
    EXPECT_EQ(write_record(read_record(file, known_games())), file);
}

TEST(Commentary, StandsBetweenEventsAndJournal) {
    Session session = read_record(reviewed().dump(), known_games());
    session.enter(Corrected{{Strike{2}}, "never happened"}, after(60));
    const Json written = parse_json(write_record(session));
    std::vector<std::string> keys;
    for (const auto& [key, value] : written.items()) {
        keys.push_back(key);
    }
    EXPECT_EQ(std::vector<std::string>(keys.end() - 4, keys.end()),
              (std::vector<std::string>{"events", "comments", "variations", "journal"}));
}

TEST(Commentary, TravelsInTheTextFormToo) {
    const Session session = read_record(reviewed().dump(), known_games());
    EXPECT_EQ(write_record(read_text(write_text(session), known_games())), write_record(session));
}

TEST(Commentary, NeverChangesTheReplay) {
    Json bare = reviewed();
    bare.erase("comments");
    bare.erase("variations");
    const Session with = read_record(reviewed().dump(), known_games());
    const Session without = read_record(bare.dump(), known_games());
    EXPECT_EQ(replay_json(with, with.plies()), replay_json(without, without.plies()));
}

TEST(Commentary, FollowsItsEventThroughACorrection) {
    Session session = read_record(reviewed().dump(), known_games());
    session.enter(Corrected{{Insert{1, event_in(session, note("first"))}}, "forgotten"}, after(60));
    Json written = parse_json(write_record(session));
    EXPECT_EQ(written["comments"][0]["event"], -1);
    EXPECT_EQ(written["comments"][1]["event"], 1);
    EXPECT_EQ(written["comments"][2]["event"], 2);
    EXPECT_EQ(written["variations"][0]["after"], 2);
    // Comments at an event that was left out come back with it.
    session.enter(Corrected{{Strike{1}}, "no"}, after(61));
    written = parse_json(write_record(session));
    EXPECT_EQ(written["comments"].size(), 2U);
    session.enter(Undone{}, after(62));
    EXPECT_EQ(parse_json(write_record(session))["comments"].size(), 3U);
}

TEST(Commentary, IsKeptByTheNumbersOfEntries) {
    Session session = read_record(reviewed().dump(), known_games());
    session.enter(Corrected{{Strike{1}}, "no"}, after(60));
    const Json kept = kept_commentary_json(session);
    EXPECT_EQ(kept["comments"].size(), 3U);
    Session again(session.game(), session.heading(), session.journal());
    again.commentary = read_kept_commentary(kept, again);
    EXPECT_EQ(write_record(again), write_record(session));
    EXPECT_EQ(kept_commentary_json(again), kept);
}

TEST(Commentary, OfAVariationThatBecameImpossibleWaitsInTheLibrary) {
    Json record = record_of({{{"type", "pause"}}, note("tea")});
    record["variations"] = {{{"after", 2}, {"name", "Go on"}, {"events", {{{"type", "resume"}}}}}};
    Session session = read_record(record.dump(), known_games());
    session.enter(Corrected{{Strike{1}}, "the clock ran"}, after(60));
    EXPECT_FALSE(parse_json(write_record(session)).contains("variations"));
    EXPECT_EQ(kept_commentary_json(session)["variations"].size(), 1U);
}

TEST(Commentary, IsRefusedWithItsPlace) {
    const auto spoilt = [](const std::function<void(Json&)>& spoil) {
        Json record = reviewed();
        spoil(record);
        return refusal(record);
    };
    const auto expect = [&](const std::string& place, const std::function<void(Json&)>& spoil) {
        const std::string message = spoilt(spoil);
        EXPECT_TRUE(message.starts_with(place + ": ")) << place << ": " << message;
    };
    expect("comments[1].event", [](Json& r) { r["comments"][1]["event"] = 2; });
    expect("comments[1].event", [](Json& r) { r["comments"][1]["event"] = -2; });
    expect("comments[1].mark", [](Json& r) { r["comments"][1]["mark"] = "!!!"; });
    expect("comments[1]", [](Json& r) { r["comments"][1].erase("mark"); });
    expect("comments[2].text", [](Json& r) { r["comments"][2]["text"] = "\a"; });
    expect("comments[2]", [](Json& r) { r["comments"][2]["colour"] = "red"; });
    expect("comments", [](Json& r) { r["comments"] = Json::object(); });
    expect("variations[0].after", [](Json& r) { r["variations"][0]["after"] = 3; });
    expect("variations[0].name", [](Json& r) { r["variations"][0]["name"] = ""; });
    expect("variations[0].events", [](Json& r) { r["variations"][0]["events"] = Json::array(); });
    expect("variations[0].events[0].card", [](Json& r) { r["variations"][0]["events"][0]["card"] = "11M"; });
    expect("variations[1].events[0]", [](Json& r) { r["variations"][1]["events"][0] = {{"type", "resume"}}; });
    expect("variations[1]", [](Json& r) { r["variations"][1]["why"] = "so"; });
}

TEST(Commentary, IsToldBeneathItsEvent) {
    const Session session = read_record(reviewed().dump(), known_games());
    const auto text = [&](EntryNumber entry) {
        std::vector<std::string> lines;
        for (const CommentaryLine& line : commentary_lines(session, entry)) {
            lines.push_back(english(line.sentence()));
        }
        return lines;
    };
    EXPECT_EQ(text(0), (std::vector<std::string>{"Comment: A cold evening.\n\nTwo tables.",
                                                 "Variation “A better roll”: 1′ Ann rolls 9 and 9; 2′ !"}))
        << "in the words of the log, which the screen has, too";
    EXPECT_EQ(text(1), (std::vector<std::string>{"Comment ?!", "Variation “If Ann had kept her”: 2′ Ann sells 2MK"}));
    EXPECT_EQ(text(2), (std::vector<std::string>{"Comment !!: The Sailor had to go."}));
    EXPECT_EQ(text(3), std::vector<std::string>{});
}

TEST(Commentary, IsInOrderHoweverItWasWritten) {
    Json record = reviewed();
    std::swap(record["comments"][0], record["comments"][2]);
    EXPECT_EQ(parse_json(write_record(read_record(record.dump(), known_games())))["comments"],
              reviewed()["comments"]);
}

TEST(Commentary, AVariationIsPlayedAfterTheEventsBeforeIt) {
    const Session session = read_record(reviewed().dump(), known_games());
    const Session branch = branch_of(session, session.commentary.variations.at(0));
    const Json written = parse_json(write_record(branch));
    EXPECT_EQ(written["events"], (Json{roll("Ann", 3, 9), sell("Ann", "2MK")}));
    EXPECT_FALSE(written.contains("variations"));
    const Session other = branch_of(session, session.commentary.variations.at(1));
    EXPECT_EQ(parse_json(write_record(other))["events"].size(), 2U);
}

}  // namespace
}  // namespace castalia
