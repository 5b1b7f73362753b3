// Moments are found where the replay says that something changed.
#include <gtest/gtest.h>

#include <cmath>

#include "core/review/review.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"

namespace castalia::review {
namespace {

using namespace testing_words;

std::vector<ReviewMoment> moments_of(const Session& session, MomentKind kind) {
    std::vector<ReviewMoment> some;
    for (const ReviewMoment& moment : review::moments_of(session)) {
        if (moment.kind == kind) {
            some.push_back(moment);
        }
    }
    return some;
}

Json timed(Json event, const std::string& at) {
    event["at"] = at;
    return event;
}

class MomentsOf : public ::testing::TestWithParam<const char*> {
protected:
    const Session session = sample_of(GetParam());
};

TEST_P(MomentsOf, ComeInOrderAndSayWhatTheyAre) {
    std::size_t last = 0;
    for (const ReviewMoment& moment : review::moments_of(session)) {
        EXPECT_GE(moment.after, last);
        last = moment.after;
        const std::string text = english(moment.text);
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
    }
    EXPECT_LE(last, session.plies());
}

TEST_P(MomentsOf, TellEveryChangeOfTheLeadAndNoOther) {
    std::vector<std::pair<std::size_t, Seat>> expected, found;
    std::vector<Seat> last;
    for (std::size_t ply = 0; session.game().ahead && ply <= session.plies(); ++ply) {
        const std::vector<Seat> ahead = session.game().ahead(session.playthrough(), ply);
        if (!ahead.empty() && ahead != last) {
            expected.emplace_back(ply, ahead.front());
            last = ahead;
        }
    }
    for (const ReviewMoment& moment : moments_of(session, MomentKind::lead)) {
        found.emplace_back(moment.after, *moment.player);
    }
    EXPECT_EQ(found, expected);
}

TEST_P(MomentsOf, SayFromWhereOnTheWinnerWasAhead) {
    const Scoresheet end = session.playthrough().score(session.plies());
    const std::vector<ReviewMoment> decided = moments_of(session, MomentKind::decided);
    const bool has_step = std::ranges::any_of(end.ladder, &Scoresheet::Step::decided);
    ASSERT_EQ(decided.size(), end.over && has_step ? 1U : 0U);
    if (!decided.empty()) {
        EXPECT_EQ(decided[0].player, end.winners.front());
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, MomentsOf, every_game(), name_of_game);

TEST(Moments, OfMagnateTellTheLeadByDistrictsAndThenByRanks) {
    // Ann builds an Ace in one district, then Ben a Two in another, so districts are level, and Ben has more ranks.
    Session session = session_of({});
    for (const char* line : {"r 3 9", "dev as 3 s", "draw", "r 4 6", "dev 2wl 5 w l", "draw"}) {
        session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
        ASSERT_TRUE(session.replay().refused().empty()) << line;
    }
    const std::vector<ReviewMoment> leads = moments_of(session, MomentKind::lead);
    ASSERT_EQ(leads.size(), 2U);
    EXPECT_EQ(leads[0].after, 2U);
    EXPECT_EQ(leads[0].player, Seat{0});
    EXPECT_TRUE(english(leads[0].text).starts_with("Ann takes the lead. ")) << english(leads[0].text);
    EXPECT_EQ(leads[1].after, 5U);
    EXPECT_EQ(leads[1].player, Seat{1});
    const std::vector<ReviewMoment> swing = moments_of(session, MomentKind::swing);
    ASSERT_EQ(swing.size(), 1U);
    EXPECT_EQ(english(swing[0].text), "Largest swing: Ben gains 2 ranks");
    EXPECT_EQ(swing[0].after, 5U);
}

TEST(Moments, TellASwingOfOneInTheSingular) {
    Session session = session_of({});
    for (const char* line : {"r 3 9", "dev as 3 s"}) {
        session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
    }
    const std::vector<ReviewMoment> swing = moments_of(session, MomentKind::swing);
    ASSERT_EQ(swing.size(), 1U);
    EXPECT_EQ(english(swing[0].text), "Largest swing: Ann gains 1 rank");
}

TEST(Moments, TellTheLongestThinkWithoutPauses) {
    const Session session = session_of(
        {timed(roll("Ann", 3, 9), "2026-11-21T19:00:00Z"), timed({{"type", "pause"}}, "2026-11-21T19:01:00Z"),
         timed({{"type", "resume"}}, "2026-11-21T21:00:00Z"), timed(sell("Ann", "4WL"), "2026-11-21T21:07:20Z"),
         timed(draw("Ann"), "2026-11-21T21:10:00Z")});
    const std::vector<ReviewMoment> think = moments_of(session, MomentKind::think);
    ASSERT_EQ(think.size(), 1U);
    EXPECT_EQ(think[0].after, 3U);
    EXPECT_EQ(english(think[0].text), "Longest think: Ann takes 7 minutes");
}

TEST(Moments, TakeTheNightBetweenTwoSittingsForNoThink) {
    const Session session =
        session_of({timed(roll("Ann", 3, 9), "2026-11-21T23:00:00Z"),
                    timed(sell("Ann", "4WL"), "2026-11-21T23:04:00Z"), timed(draw("Ann"), "2026-11-22T19:10:00Z")});
    const std::vector<ReviewMoment> think = moments_of(session, MomentKind::think);
    ASSERT_EQ(think.size(), 1U);
    EXPECT_EQ(english(think[0].text), "Longest think: Ann takes 4 minutes");
}

TEST(Moments, TellNoThinkWithoutTimes) {
    EXPECT_TRUE(moments_of(session_of({roll("Ann", 3, 9), sell("Ann", "4WL")}), MomentKind::think).empty());
}

TEST(Moments, TellTheThrowsThatWereFarthestFromTheAverage) {
    const Session session = sample_of("magnate");
    double best = 0, worst = 0;
    std::size_t best_after = 0, worst_after = 0;
    for (std::size_t i = 0; i < session.plies(); ++i) {
        const auto* move = std::get_if<MovePtr>(&session.replay().steps()[i].entry.event->what);
        if (move == nullptr) {
            continue;
        }
        for (const DiceLuck& one : session.game().dice_luck(session.playthrough(), i, **move)) {
            if (one.got - one.expected > best) {
                best = one.got - one.expected;
                best_after = i + 1;
            }
            if (one.got - one.expected < worst) {
                worst = one.got - one.expected;
                worst_after = i + 1;
            }
        }
    }
    const std::vector<ReviewMoment> lucky = moments_of(session, MomentKind::lucky);
    const std::vector<ReviewMoment> unlucky = moments_of(session, MomentKind::unlucky);
    ASSERT_EQ(lucky.size(), 1U);
    ASSERT_EQ(unlucky.size(), 1U);
    EXPECT_EQ(lucky[0].after, best_after);
    EXPECT_EQ(unlucky[0].after, worst_after);
}

}  // namespace
}  // namespace castalia::review
