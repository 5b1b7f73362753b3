// A session with other players or another setup: everything that happened is kept, and what no longer fits is told.
#include "core/session/another_setup.h"

#include <gtest/gtest.h>

#include "tests/support/every_game.h"
#include "tests/support/magnate_random_player.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

constexpr const char* kWhy = "The setup was written down wrong";

Session evening() {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann"), roll("Ben", 2, 5)});
    session.enter(Undone{}, after(10));
    play(session, roll("Ben", 4, 5));
    return session;
}

/// Returns the heading with other names, also where the setup names players.
Heading renamed(const Session& session, std::vector<std::string> names) {
    Heading heading = session.heading();
    heading.setup = session.game().rename(Players{heading.players}, Players{names}, heading.edition, heading.setup);
    heading.players = std::move(names);
    return heading;
}

TEST(AnotherSetup, FollowsAPlayerUnderANewName) {
    const Session session = evening();
    const AnotherSetup other = with_another_setup(session, renamed(session, {"Anna", "Ben"}), kWhy);
    EXPECT_TRUE(other.misfits.empty());
    EXPECT_EQ(english(other.session.replay().describe(1)), "Anna sells 4WL");
    EXPECT_EQ(other.session.journal().size(), session.journal().size()) << "what was undone is kept, too";
    EXPECT_EQ(table(other.session)["players"]["Anna"]["tokens"], table(session)["players"]["Ann"]["tokens"]);
}

TEST(AnotherSetup, TakesANameForARenamedPlayerOnlyIfItIsNew) {
    const std::vector<std::string> old{"Ann", "Ben", "Cid"};
    const auto after = [&](const std::vector<std::string>& now) { return names_after(old, now); };
    using Names = std::vector<std::string>;
    EXPECT_EQ(after({"Ann", "Bert", "Cid"}), Names({"Ann", "Bert", "Cid"}));
    EXPECT_EQ(after({"Ben", "Ann", "Dan"}), Names({"Ann", "Ben", "Dan"})) << "two changed their seats";
    EXPECT_EQ(after({"Ben", "Dan", "Cid"}), old) << "Ann left, and Ben took her seat";
    EXPECT_EQ(after({"Dan"}), Names({"Dan", "Ben", "Cid"}));
}

TEST(AnotherSetup, MaySeatThePlayersOtherwise) {
    const Session session = evening();
    Heading heading = session.heading();
    heading.players = {"Ben", "Ann"};
    const AnotherSetup other = with_another_setup(session, heading, kWhy);
    EXPECT_TRUE(other.misfits.empty());
    for (const char* player : {"Ann", "Ben"}) {
        EXPECT_EQ(table(other.session)["players"][player], table(session)["players"][player]);
    }
    EXPECT_EQ(other.session.names()[0], "Ben");
}

TEST(AnotherSetup, KeepsWhatIsOnlyAgainstTheRulesAsARuling) {
    const Session session = session_of({roll("Ann", 3, 9)});
    Heading heading = session.heading();
    heading.setup["first"] = "Ben";
    const AnotherSetup other = with_another_setup(session, heading, kWhy);
    ASSERT_EQ(other.misfits.size(), 1U);
    EXPECT_EQ(other.misfits[0].index, 0U);
    EXPECT_TRUE(other.misfits[0].stands);
    EXPECT_EQ(other.misfits[0].refusal.kind, Refusal::Kind::rule);
    EXPECT_EQ(english(other.misfits[0].sentence), "Ann rolls 3 and 9");
    ASSERT_EQ(other.session.plies(), 1U);
    EXPECT_TRUE(other.session.replay().steps()[0].stands);
    EXPECT_EQ(other.session.replay().steps()[0].entry.event->ruling, kWhy);
}

TEST(AnotherSetup, HasAUsualSetupOfItsGame) {
    const Session session = evening();
    Heading heading = session.heading();
    heading.setup["districts"] = {"PMSL", "PMYK", "X", "PSWK", "TMWK"};
    EXPECT_THROW(with_another_setup(session, heading, kWhy), BadRecord) << "the Court is no district of this deck";
}

TEST(AnotherSetup, OfARandomGameKeepsWhatHappenedAsFarAsItIsPossible) {
    std::size_t ruled = 0, left_out = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session = session_of({});
        Chance chance(seed);
        RandomPlayer random_player(chance);
        for (int i = 0; i < 60; ++i) {
            play(session, random_player.any(session.playthrough()));
        }
        Heading heading = session.heading();
        heading.setup["first"] = "Ben";
        heading.setup["crowns"] = {{"Ann", {"CM", "CS", "CW"}}, {"Ben", {"CK", "CL", "CY"}}};
        AnotherSetup other = with_another_setup(session, heading, kWhy);
        const auto stay =
            static_cast<std::size_t>(std::ranges::count(other.misfits, true, &AnotherSetup::Misfit::stands));
        ruled += stay;
        left_out += other.misfits.size() - stay;
        EXPECT_EQ(other.session.plies(), session.plies() - (other.misfits.size() - stay)) << seed;
        const auto by_ruling = [](const Step& step) { return step.entry.event->ruling == kWhy; };
        EXPECT_EQ(std::ranges::count_if(other.session.replay().steps(), by_ruling), static_cast<std::ptrdiff_t>(stay))
            << seed;
        for (int undone = 0; undone < 60; ++undone) {
            ASSERT_TRUE(other.session.replay().refused().empty()) << seed << ", after " << undone << " undone";
            other.session.enter(Undone{}, after(100));
        }
        EXPECT_EQ(other.session.plies(), 0U);
    }
    EXPECT_GT(ruled, 0U);
    EXPECT_GT(left_out, 0U);
}

TEST(AnotherSetup, StrikesTheEventsOfSomebodyWhoWasNotThere) {
    const Session session = sample_of("open-table");
    ASSERT_EQ(session.names().size(), 3U);
    Heading heading = session.heading();
    const std::string gone = heading.players.back();
    heading.players.pop_back();
    const AnotherSetup other = with_another_setup(session, heading, kWhy);
    ASSERT_FALSE(other.misfits.empty());
    const auto acts = [&](const Session& one, std::size_t i) {
        return english(one.replay().describe(i)).starts_with(gone + " ");
    };
    for (std::size_t i = 0; i < session.plies(); ++i) {
        const auto misfit = std::ranges::find(other.misfits, i, &AnotherSetup::Misfit::index);
        EXPECT_TRUE(!acts(session, i) || (misfit != other.misfits.end() && !misfit->stands)) << i;
    }
    for (std::size_t i = 0; i < other.session.plies(); ++i) {
        EXPECT_FALSE(acts(other.session, i)) << i;
    }
    EXPECT_TRUE(other.session.replay().refused().empty());
}

TEST(AnotherSetup, KeepsCommentsAndBranches) {
    Session session = evening();
    session.commentary.comments.push_back({2, "!", "Ann had to"});
    session.commentary.variations.push_back({3, "If Ben had rolled a one", {event_in(session, roll("Ben", 1, 5))}});
    const AnotherSetup other = with_another_setup(session, renamed(session, {"Ann", "Benedict"}), kWhy);
    ASSERT_EQ(other.session.commentary.comments.size(), 1U);
    EXPECT_EQ(other.session.commentary.comments[0].text, "Ann had to") << "words stay as they were written";
    EXPECT_EQ(variations_json(other.session)[0]["events"][0]["player"], "Benedict");
}

class AnotherSetupOfEveryGame : public ::testing::TestWithParam<const char*> {};

TEST_P(AnotherSetupOfEveryGame, ChangesNothingWhereTheSetupIsTheSame) {
    const Session session = sample_of(GetParam());
    const AnotherSetup other = with_another_setup(session, session.heading(), kWhy);
    EXPECT_TRUE(other.misfits.empty());
    EXPECT_EQ(write_record(other.session, true), write_record(session, true));
}

TEST_P(AnotherSetupOfEveryGame, TellsTheSameEveningWithOtherNames) {
    const Session session = sample_of(GetParam());
    std::vector<std::string> names;
    for (const std::string& name : session.names()) {
        names.push_back(name + " the Second");
    }
    const AnotherSetup other = with_another_setup(session, renamed(session, std::move(names)), kWhy);
    for (const AnotherSetup::Misfit& misfit : other.misfits) {
        ADD_FAILURE() << english(misfit.sentence) << ": " << english(misfit.refusal.reason);
    }
    EXPECT_EQ(other.session.plies(), session.plies());
    EXPECT_TRUE(other.session.replay().refused() == session.replay().refused());
    const Scoresheet was = session.playthrough().score(session.plies());
    const Scoresheet is = other.session.playthrough().score(other.session.plies());
    EXPECT_EQ(is.winners, was.winners);
    ASSERT_EQ(is.rows.size(), was.rows.size());
    for (std::size_t row = 0; row < is.rows.size(); ++row) {
        EXPECT_EQ(is.rows[row].values, was.rows[row].values) << english(was.rows[row].label);
    }
}

INSTANTIATE_TEST_SUITE_P(All, AnotherSetupOfEveryGame, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
