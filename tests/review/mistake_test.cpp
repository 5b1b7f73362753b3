// The search for the one slip that explains the counts.
#include <gtest/gtest.h>

#include "core/review/mistake.h"
#include "core/review/variants.h"
#include "core/session/record.h"
#include "tests/review/evenings.h"
#include "tests/support/samples.h"

namespace castalia::review {
namespace {

/// An open table with a counter for each of two players.
class MistakesAtAnOpenTable : public ::testing::Test {
protected:
    static Session played(const std::vector<const char*>& lines) {
        Heading heading;
        heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
        heading.game = "open-table";
        heading.edition = "1";
        heading.players = {"Ann", "Ben"};
        heading.setup = {{"decks", {"standard"}}, {"counters", {{{"name", "Life"}, {"start", 20}}}}};
        Session session(game_called("open-table"), heading);
        for (const char* line : lines) {
            session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
        }
        return session;
    }
    static Mistake found(const Session& session, const char* json) {
        return find_mistake(session, read_found(Json::parse(json), session, counts_at(session, session.plies())));
    }
    static std::string first_of(const Mistake& mistake) {
        return mistake.explanations.empty() ? "" : english(mistake.explanations.front().text);
    }

    Session session =
        played({"Ann: count Life -3", "Ben: count Life -2", "Ann: count Life +1", "Ann: count Life +1"});
};

TEST_F(MistakesAtAnOpenTable, AreNoneWhereAllAgrees) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 19}])");
    EXPECT_TRUE(mistake.differences.empty());
    EXPECT_TRUE(mistake.explanations.empty());
}

TEST_F(MistakesAtAnOpenTable, AreToldTheSimplestAndLatestFirst) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 18}])");
    ASSERT_GE(mistake.explanations.size(), 3U);
    EXPECT_EQ(mistake.explanations[0].kind, Slip::twice);
    EXPECT_EQ(mistake.explanations[0].event, 3U);
    EXPECT_EQ(mistake.explanations[1].kind, Slip::changed);
    EXPECT_EQ(mistake.explanations[1].event, 0U) << "a counter moves by something, so the others were no less";
    EXPECT_EQ(mistake.explanations[2].kind, Slip::extra);
    EXPECT_EQ(mistake.explanations[2].event, 2U);
    EXPECT_EQ(mistake.explanations[1].alike, 0U) << "the counts are the same";
    EXPECT_EQ(first_of(mistake), "Event 4 was entered twice: Ann: Life +1, now 19.");
}

TEST_F(MistakesAtAnOpenTable, AreEventsEnteredTwiceThoughTheirTimesAndNotesDiffer) {
    Session timed = played({"Ann: count Life -3"});
    for (const int minutes : {1, 2}) {
        Event event = *parse_event("Ann: count Life +1", timed.playthrough(), timed.plies(), timed.names());
        event.at = Moment{} + std::chrono::minutes(minutes);
        event.note = minutes == 2 ? "at last" : "";
        timed.enter(Played{std::make_shared<const Event>(event)}, {});
    }
    const Mistake mistake =
        found(timed, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 18}])");
    EXPECT_EQ(first_of(mistake), "Event 3 was entered twice: Ann: Life +1, now 19.");
}

TEST_F(MistakesAtAnOpenTable, MayLieInAnotherPlayersName) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 17},
                                               {"what": {"what": "counter", "player": "Ben", "name": "Life"}, "to": 20}])");
    EXPECT_EQ(first_of(mistake), "Event 2 was this: Ann: Life −2, now 15. The record has: Ben: Life −2, now 18.");
}

TEST_F(MistakesAtAnOpenTable, AreAcceptedAsOneCorrectionThatAgreesWithTheCounts) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 23}])");
    ASSERT_FALSE(mistake.explanations.empty());
    for (const Explanation& explanation : mistake.explanations) {
        const Proposal proposal = session.propose(correction_of(session, explanation), {});
        EXPECT_EQ(proposal.replay->playthrough().state(proposal.replay->plies())["players"]["Ann"],
                  played({"Ann: count Life +3"}).playthrough().state(1)["players"]["Ann"])
            << english(explanation.text);
    }
}

TEST_F(MistakesAtAnOpenTable, ThatNoSingleSlipExplainsAreSaidToBeNone) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 11},
                                               {"what": {"what": "counter", "player": "Ben", "name": "Life"}, "to": 13},
                                               {"what": {"what": "deck", "deck": "standard"}, "to": 50}])");
    EXPECT_EQ(mistake.differences.size(), 3U);
    EXPECT_TRUE(mistake.explanations.empty());
    EXPECT_FALSE(mistake.parted) << "the counts could have been so all along";
}

TEST_F(MistakesAtAnOpenTable, AskForACountThatWouldTellTwoApart) {
    const Session cards = played({"Ann: play 4H table", "Ben: play 5S discard"});
    const Mistake mistake = found(cards, R"([{"what": {"what": "discard", "deck": "standard"}, "to": 0},
                                             {"what": {"what": "deck", "deck": "standard"}, "to": null},
                                             {"what": {"what": "table", "player": "Ben", "deck": "standard"}, "to": null}])");
    ASSERT_GE(mistake.explanations.size(), 2U);
    std::vector<Json> asked;
    for (const std::size_t count : mistake.to_count) {
        asked.push_back(mistake.counts[count].what);
    }
    EXPECT_NE(std::ranges::find(asked, Json::parse(R"({"what": "deck", "deck": "standard"})")), asked.end());
}

TEST_F(MistakesAtAnOpenTable, ThatNothingExplainsAskForTheCountThatWouldDecide) {
    const Session cards = played({"Ann: play 4H table", "Ben: play 5S discard"});
    const Mistake mistake = found(cards, R"([{"what": {"what": "discard", "deck": "standard"}, "to": 0}])");
    EXPECT_TRUE(mistake.explanations.empty()) << "the card must lie somewhere, and nobody has counted where";
    ASSERT_FALSE(mistake.doubts.empty());
    EXPECT_LE(mistake.doubts.size(), kMostDoubts);
    const auto one_more = [&](const Doubt& doubt) {
        return doubt.counts.size() == 1 &&
               mistake.counts[doubt.counts[0].count].what == Json::parse(R"({"what": "deck", "deck": "standard"})");
    };
    const auto deck = std::ranges::find_if(mistake.doubts, one_more);
    ASSERT_NE(deck, mistake.doubts.end());
    EXPECT_EQ(deck->counts[0].number, 51);
    EXPECT_EQ(deck->explanation.event, 1U);
    for (const Doubt& doubt : mistake.doubts) {
        std::vector<FoundCount> counted = mistake.differences;
        counted.insert(counted.end(), doubt.counts.begin(), doubt.counts.end());
        const Mistake again = find_mistake(cards, counted);
        ASSERT_FALSE(again.explanations.empty()) << english(doubt.explanation.text);
        EXPECT_EQ(again.explanations[0].numbers, doubt.explanation.numbers);
        EXPECT_TRUE(again.doubts.empty());
    }
    const std::string sentence = english(nothing_explains(cards, mistake).at(1));
    EXPECT_TRUE(sentence.starts_with("Count this too, and where it is so, one slip explains all: ")) << sentence;
    const Json json = mistake_json(cards, mistake)["doubts"];
    ASSERT_EQ(json.size(), mistake.doubts.size());
    EXPECT_EQ(json[0]["counts"][0]["if"], *mistake.doubts[0].counts[0].number);
}

TEST_F(MistakesAtAnOpenTable, AskForNothingWhereEveryCountWasMade) {
    const Session cards = played({"Ann: play 4H table", "Ben: play 5S discard"});
    std::vector<FoundCount> counted;
    for (std::size_t i = 0; i < counts_at(cards, cards.plies()).size(); ++i) {
        counted.push_back({i, counts_at(cards, cards.plies())[i].number + 3});
    }
    const Mistake mistake = find_mistake(cards, counted);
    EXPECT_TRUE(mistake.explanations.empty());
    EXPECT_TRUE(mistake.doubts.empty());
}

TEST_F(MistakesAtAnOpenTable, AreFirstThoseThatAlsoExplainWhatWasRefused) {
    const Session cards = played({"Ann: play 4H discard", "Ben: play 4H table"});
    ASSERT_EQ(cards.replay().refused(), std::vector<std::size_t>{1}) << "the card lies elsewhere";
    const Mistake mistake = found(cards, R"([{"what": {"what": "deck", "deck": "standard"}, "to": 50},
                         {"what": {"what": "table", "player": "Ben", "deck": "standard"}, "to": 1}])");
    std::vector<std::size_t> events;
    bool refused = false;
    for (const Explanation& explanation : mistake.explanations) {
        const bool now = !cards.propose(correction_of(cards, explanation), {}).replay->refused().empty();
        EXPECT_GE(now, refused) << english(explanation.text);
        EXPECT_TRUE(!now || !events.empty()) << "the first leaves nothing refused";
        refused = now;
        events.push_back(explanation.event);
    }
    ASSERT_GE(events.size(), 4U);
    EXPECT_EQ(events[0], 1U) << "Ben played another card";
    EXPECT_EQ(events[3], 0U) << "Ann discarded another card";
}

TEST_F(MistakesAtAnOpenTable, AreNotLookedForAnyLongerOnceCancelled) {
    int asked = 0;
    const std::vector<FoundCount> counted =
        read_found(Json::parse(R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 18}])"),
                   session, counts_at(session, session.plies()));
    const Mistake mistake = find_mistake(session, counted, [&] { return ++asked == 2; });
    EXPECT_TRUE(mistake.cancelled);
    EXPECT_TRUE(mistake.explanations.empty());
    EXPECT_EQ(asked, 2);
}

TEST_F(MistakesAtAnOpenTable, AreWrittenAsJson) {
    const Mistake mistake =
        found(session, R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"}, "to": 18}])");
    const Json json = mistake_json(session, mistake);
    EXPECT_EQ(json["differences"], Json::parse(R"([{"what": {"what": "counter", "player": "Ann", "name": "Life"},
                                                    "record": 19, "found": 18}])"));
    EXPECT_EQ(json["explanations"][0], Json::parse(R"({"event": 3, "kind": "twice", "events": [],
        "text": "Event 4 was entered twice: Ann: Life +1, now 19.", "later_refused": 0, "like": null})"));
    EXPECT_EQ(json["explanations"][1]["events"].size(), 1U);
    EXPECT_TRUE(json["parted"].is_null());
}

/// Returns the places of the first throws.
std::vector<std::size_t> first_rolls(const Session& session) {
    constexpr std::size_t kRolls = 4;
    std::vector<std::size_t> rolls;
    for (std::size_t i = 0; i < session.plies() && rolls.size() < kRolls; ++i) {
        const Event& event = *session.replay().steps()[i].entry.event;
        if (write_event(event, session.playthrough(), session.names())["type"] == "roll") {
            rolls.push_back(i);
        }
    }
    return rolls;
}

/// Returns the record of the same evening with a die of the event at `slip` misread.
Session misread(const Session& played, std::size_t slip) {
    Session recorded(played.game(), played.heading());
    for (std::size_t i = 0; i < played.plies(); ++i) {
        Json event = write_event(*played.replay().steps()[i].entry.event, played.playthrough(), played.names());
        if (i == slip) {
            event["dice"][0] = event["dice"][0].get<int>() % 10 + 1;
        }
        recorded.enter(Played{read_event(event, "event", recorded.playthrough(), recorded.names())}, {});
    }
    return recorded;
}

/// Returns everything that lies on the table of one evening, by the list of the other.
std::vector<FoundCount> counted(const Session& recorded, const Session& played) {
    const auto listed = counts_at(recorded, recorded.plies()), there = counts_at(played, played.plies());
    std::vector<FoundCount> found;
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const auto same = std::ranges::find_if(
            there, [&](const TableCount& count) { return same_value(count.what, listed[i].what); });
        if (same != there.end()) {
            found.push_back({i, same->number});
        }
    }
    return found;
}

// A tax that comes much later can change what an early slip has changed.
TEST(Mistakes, AreFoundHoweverEarlyTheyWereMade) {
    std::size_t planted = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Session played = random_evening(game_called("magnate"), seed, 60);
        for (const std::size_t slip : first_rolls(played)) {
            const Session recorded = misread(played, slip);
            if (!std::ranges::all_of(recorded.replay().steps(), &Step::stands)) {
                continue;
            }
            const Mistake mistake = find_mistake(recorded, counted(recorded, played));
            planted += mistake.differences.empty() ? 0U : 1U;
            const bool full = mistake.explanations.size() == kMostExplanations;  // As many later slips make the same.
            EXPECT_TRUE(full || mistake.differences.empty() ||
                        std::ranges::any_of(
                            mistake.explanations,
                            [&](const Explanation& one) { return one.kind == Slip::changed && one.event == slip; }))
                << seed << ", " << slip;
        }
    }
    EXPECT_GT(planted, 5U);
}

TEST(Variants, HaveAnotherCardInEveryPlaceOfAList) {
    const Session session = sample_of("muse-story");
    const Variants variants(session, {1});
    std::size_t lists = 0;
    for (std::size_t step = 0; step < session.plies(); ++step) {
        const auto written = [&](const EventPtr& event) {
            return write_event(*event, session.playthrough(), session.names());
        };
        const Json cards = written(session.in_force().entries[step].event).value("cards", Json::array());
        if (!cards.is_array() || cards.size() < 2) {
            continue;
        }
        ++lists;
        const std::vector<EventPtr> changed = variants.changed(step);
        for (std::size_t place = 0; place < cards.size(); ++place) {
            EXPECT_TRUE(std::ranges::any_of(changed,
                                            [&](const EventPtr& event) {
                                                Json others = written(event).value("cards", Json::array());
                                                if (others.size() != cards.size() || others[place] == cards[place]) {
                                                    return false;
                                                }
                                                others[place] = cards[place];
                                                return others == cards;
                                            }))
                << cards << " at " << place;
        }
    }
    EXPECT_GT(lists, 0U);
}

}  // namespace
}  // namespace castalia::review
