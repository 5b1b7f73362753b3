// The ways out for an event that is refused as impossible.
#include <gtest/gtest.h>

#include "core/review/ways_out.h"
#include "tests/review/evenings.h"
#include "tests/support/tables.h"

namespace castalia::review {
namespace {

using testing_words::event_in;
using testing_words::roll;
using testing_words::sell;

/// Returns an open table with one deck and a counter for each of two players.
Session open_table(const std::vector<const char*>& lines) {
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
RefusedEvent typed(const Session& session, const char* line) {
    return refused_now(session, parse_event(line, session.playthrough(), session.plies(), session.names()));
}

/// Takes the way and expects that the event stands then, or only needs a ruling.
void expect_leads_out(const Session& session, const RefusedEvent& refused, const WayOut& way) {
    SCOPED_TRACE(english(way.text));
    Session corrected(session.game(), session.heading(), session.journal());
    const std::size_t before = corrected.journal().size();
    corrected.enter(correction_of(session, refused, way), {});
    EXPECT_EQ(corrected.journal().size(), before + 1) << "one step, undone as one";
    if (way.ruling) {
        const Verdict then = corrected.replay().judge(*refused.event);
        EXPECT_TRUE(refused.ply < session.plies() || (then && then->kind == Refusal::Kind::rule));
        return;
    }
    const bool is_entry = refused.ply < session.plies();
    const Step* step = nullptr;
    for (const Step& one : corrected.replay().steps()) {
        if (is_entry ? one.entry.number == session.replay().steps()[refused.ply].entry.number
                     : one.entry.event == refused.event) {
            step = &one;
        }
    }
    ASSERT_NE(step, nullptr);
    EXPECT_TRUE(step->stands);
}

bool has(const WaysOut& found, Way kind, std::size_t event) {
    return std::ranges::any_of(found.ways, [&](const WayOut& way) { return way.kind == kind && way.event == event; });
}

TEST(TheWayOut, OfACardThatLiesElsewhereNamesTheEntryThatPutItThere) {
    const Session session = open_table({"Ann: count Life -3", "Ann: play 4H discard", "Ben: count Life -1"});
    const RefusedEvent refused = typed(session, "Ben: play 4H table");
    const WaysOut found = ways_out(session, refused);
    ASSERT_TRUE(found.refusal);
    EXPECT_EQ(found.refusal->clause, "open-table.card.place");
    ASSERT_TRUE(found.since);
    EXPECT_EQ(english(since_text(session, *found.since)).substr(0, 21), "Event 2 made it so: A");
    EXPECT_TRUE(has(found, Way::changed, 1)) << "Ann discarded another card";
    EXPECT_TRUE(has(found, Way::struck, 1)) << "or none";
    for (const WayOut& way : found.ways) {
        expect_leads_out(session, refused, way);
    }
}

TEST(TheWayOut, AdjustsAsManyCountsAsAreTooLowAndNoMoreThanIsNeeded) {
    const Session session = testing_words::session_of({roll("Ann", 3, 9), sell("Ann", "2MK")});
    const long long moons = session.playthrough().state(session.plies())["players"]["Ann"]["tokens"]["M"];
    const RefusedEvent refused = refused_now(session, event_in(session, {{"type", "develop"},
                                                                         {"player", "Ann"},
                                                                         {"card", "9MS"},
                                                                         {"district", 1},
                                                                         {"pay", {{"M", 7}, {"S", 2}}}}));
    const WaysOut found = ways_out(session, refused);
    ASSERT_TRUE(found.refusal) << moons;
    EXPECT_EQ(found.refusal->clause, "magnate.tokens.enough");
    const auto adjusted = std::ranges::find(found.ways, Way::adjusted, &WayOut::kind);
    ASSERT_NE(adjusted, found.ways.end()) << ways_json(session, found);
    expect_leads_out(session, refused, *adjusted);
    EXPECT_TRUE(english(adjusted->text).starts_with("The table counts before it: Ann has "))
        << english(adjusted->text);
    EXPECT_EQ(english(adjusted->text).find("Counted"), std::string::npos) << english(adjusted->text);
    for (const EventPtr& event : adjusted->events) {
        const Json adjust = write_event(*event, session.playthrough(), session.names());
        EXPECT_EQ(adjust["to"], adjust["what"]["suit"].get<std::string>() == "M" ? 7 : 2) << adjust;
    }
}

TEST(TheWayOut, IsKnownForAnEntryThatWasRefusedLongAgo) {
    const Session session =
        open_table({"Ann: play 4H discard", "Ben: play 4H table", "Ann: count Life -3", "Ann: play 5H table"});
    ASSERT_EQ(session.replay().refused(), std::vector<std::size_t>{1});
    const RefusedEvent refused{1, session.replay().steps()[1].entry.event};
    const WaysOut found = ways_out(session, refused);
    EXPECT_EQ(found.since, 0U);
    ASSERT_TRUE(has(found, Way::struck, 0));
    for (const WayOut& way : found.ways) {
        expect_leads_out(session, refused, way);
        EXPECT_EQ(correction_of(session, refused, way).changes.size(),
                  way.kind == Way::adjusted ? way.events.size() : 1U)
            << "the entry is there already";
    }
}

TEST(TheWayOut, OfThePauseThatTheClockHasAlreadyIsToResumeOrToStrikeIt) {
    Session session = open_table({"Ann: count Life -3"});
    const auto event = [&](const char* type) { return event_in(session, {{"type", type}}); };
    session.enter(Played{event("pause")}, {});
    const RefusedEvent refused = refused_now(session, event("pause"));
    const WaysOut found = ways_out(session, refused);
    EXPECT_EQ(found.since, 1U);
    EXPECT_TRUE(has(found, Way::struck, 1));
    EXPECT_TRUE(has(found, Way::entered, 2));
    for (const WayOut& way : found.ways) {
        expect_leads_out(session, refused, way);
    }
}

TEST(TheWayOut, OfASessionThatWasEndedIsToStrikeItsEnd) {
    Session session = open_table({"Ann: count Life -3"});
    session.enter(Played{event_in(session, {{"type", "abandon"}})}, {});
    const RefusedEvent refused = typed(session, "Ann: count Life -1");
    const WaysOut found = ways_out(session, refused);
    EXPECT_EQ(found.since, 1U);
    ASSERT_EQ(found.ways.size(), 1U);
    EXPECT_EQ(found.ways.front().kind, Way::struck);
    expect_leads_out(session, refused, found.ways.front());
}

TEST(TheWayOut, ThatThereIsNoneIsSaid) {
    const Session session = open_table({"Ann: count Life -3"});
    const WaysOut strange = ways_out(
        session,
        refused_now(session, event_in(session, {{"type", "count"}, {"player", "Ann"}, {"name", "Gold"}, {"by", 1}})));
    ASSERT_TRUE(strange.refusal);
    EXPECT_TRUE(strange.ways.empty());
    EXPECT_FALSE(strange.since);
    EXPECT_NE(english(strange.none).find("No entry made it so"), std::string::npos) << english(strange.none);
}

TEST(TheWayOut, IsNotLookedForWhereTheRulesAllowAnEventOrATableMayRuleOnIt) {
    const Session session = testing_words::session_of({roll("Ann", 3, 9)});
    for (const Json& event : {sell("Ann", "2MK"), sell("Ben", "2MK")}) {
        const WaysOut found = ways_out(session, refused_now(session, event_in(session, event)));
        EXPECT_FALSE(found.refusal);
        EXPECT_TRUE(found.ways.empty());
        EXPECT_TRUE(found.none.empty());
    }
}

TEST(TheWayOut, IsNotLookedForAnyLongerOnceCancelled) {
    const Session session = open_table({"Ann: play 4H discard"});
    const WaysOut found = ways_out(session, typed(session, "Ben: play 4H table"), [] { return true; });
    EXPECT_TRUE(found.cancelled);
    EXPECT_TRUE(found.ways.empty());
}

TEST(TheWayOut, IsToldWholeOrNotAtAllWheneverItIsCancelled) {
    const Session session = open_table({"Ann: play 4H table", "Ann: play 4H discard"});
    const RefusedEvent refused = typed(session, "Ben: play 4H table");
    const std::size_t all = ways_out(session, refused).ways.size();
    ASSERT_GT(all, 1U);
    int cancelled = 0;
    for (bool finished = false; !finished; ++cancelled) {
        int asked = 0;
        const WaysOut found = ways_out(session, refused, [&] { return ++asked > cancelled; });
        EXPECT_EQ(found.ways.size(), found.cancelled ? 0U : all) << "cancelled when asked for time " << cancelled + 1;
        finished = !found.cancelled;
    }
    EXPECT_GT(cancelled, 2) << "it is asked more than once";
}

}  // namespace
}  // namespace castalia::review
