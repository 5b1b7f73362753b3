// A library that was made with other rules than the program has now: its recorded endings stand until its owner
// decides.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <random>
#include <thread>

#include "core/export/document.h"
#include "core/export/scoresheet.h"
#include "db/history/earlier_endings.h"
#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/history/people.h"
#include "db/safety/backups.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/sentences.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const char* const kListedBy = "library.summary_version";

/// Returns a session in which Ann begins and everybody rolls twice in two rounds.
Session pips(const Games& games, int number, std::initializer_list<const char*> events) {
    Heading heading;
    heading.id = "00000000-0000-7000-8000-0000000000" + std::string(number < 10 ? "0" : "") + std::to_string(number);
    heading.game = "toy-pips";
    heading.edition = "first";
    heading.title = "Evening " + std::to_string(number);
    heading.started = moment_of("2026-11-01T19:00:00Z", "") + std::chrono::days(number);
    heading.players = {"Ann", "Ben"};
    Session session(*games.find("toy-pips"), heading);
    enter(session, events);
    return session;
}

constexpr const char* kAnn1 = R"({"type": "roll", "player": "Ann", "die": 1})";
constexpr const char* kAnn3 = R"({"type": "roll", "player": "Ann", "die": 3})";
constexpr const char* kBen2 = R"({"type": "roll", "player": "Ben", "die": 2})";
constexpr const char* kBen3 = R"({"type": "roll", "player": "Ben", "die": 3})";

/// A file and the games of the program that opens it.
class ChangedRules : public ::testing::Test {
protected:
    fs::path file() const { return folder / "library.sqlite"; }
    /// Records four sessions: one that Ben won with ones on the table, one that Ann won without, one in which Ann
    /// rolled out of turn, and one that goes on.
    void record() {
        Store store(games, file());
        store.begin(pips(games, 1, {kAnn1, kBen2, kAnn1, kBen2}));  // 2 : 4
        store.begin(pips(games, 2, {kAnn3, kBen2, kAnn3, kBen2}));  // 6 : 4
        store.begin(pips(games, 3, {kAnn3, kAnn3, kBen2}));         // The second roll is against the rules.
        store.begin(pips(games, 4, {kAnn3}));
        store.set(kListedBy, "1");  // This looks as if an older program had listed them.
    }
    std::string id(int number) const { return pips(games, number, {}).heading().id; }
    static std::vector<std::string> text_of(const EarlierEnding& one) {
        std::vector<std::string> lines;
        for (const EndingLine& line : ending_lines(one.recorded, one.today)) {
            lines.push_back(english(line.what) + ": " + english(line.recorded) + " | " + english(line.today));
        }
        return lines;
    }
    static std::string listed(const Store& store, const std::string& id) {
        return english(History(store).summary(id)->result) + " " + History(store).summary(id)->score;
    }
    static std::vector<std::string> wrong(const Store& store) { return in_english(Safety(store).verify()); }
    std::vector<fs::path> copies() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(folder.path())) {
            if (entry.path().filename().string().find(".lists-") != std::string::npos) {
                found.push_back(entry.path());
            }
        }
        return found;
    }

    /// Lets another process decide about one session after the other. It is killed once it has told `wanted` times
    /// that it has opened the library or decided, or, when that is 0, after some time. Returns how often it told.
    int decided_until_killed(const Games& changed, int wanted, std::chrono::microseconds time) const {
        int told[2];
        EXPECT_EQ(::pipe(told), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            decide_about_all(changed, told[1]);
        }
        ::close(told[1]);
        int heard = 0;
        for (char mark = 0; heard < wanted && ::read(told[0], &mark, 1) == 1;) {
            ++heard;
        }
        if (wanted == 0) {
            std::this_thread::sleep_for(time);
        }
        ::kill(child, SIGKILL);
        int status = 0;
        EXPECT_EQ(::waitpid(child, &status, 0), child);
        ::close(told[0]);
        return heard;
    }
    [[noreturn]] void decide_about_all(const Games& changed, int tell) const {
        try {
            Store store(changed, file());
            EXPECT_EQ(::write(tell, "!", 1), 1);
            for (const EarlierEnding& one : EarlierEndings(store).all()) {
                if (!one.kept) {
                    EarlierEndings(store).keep({one.session.id});
                    EXPECT_EQ(::write(tell, "!", 1), 1);
                }
            }
        } catch (const std::exception& failure) {
            std::cerr << failure.what() << "\n";
        }
        ::_exit(0);
    }

    const Folder folder;
    const Games games{{toy::game()}};
    const Games dearer{{toy::game_with({.more_for_a_one = 2})}};
    const Games longer{{toy::game_with({.more_rounds = 1})}};
    const Games freer{{toy::game_with({.any_order = true})}};
};

TEST_F(ChangedRules, ThatChangeNothingLeaveNothingToDecideAndNoDifference) {
    record();
    Store store(games, file());
    EXPECT_FALSE(EarlierEndings(store).any());
    EXPECT_FALSE(store.awaits_renewal());
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, AreShownBesideWhatWasRecordedAndNothingCountsBeforeTheOwnerDecides) {
    record();
    Store store(dearer, file());
    const auto all = EarlierEndings(store).all();
    ASSERT_EQ(all.size(), 1u) << "where no one was rolled, nothing changes";
    EXPECT_EQ(all[0].session.id, id(1));
    EXPECT_FALSE(all[0].kept);
    EXPECT_EQ(text_of(all[0]),
              (std::vector<std::string>{"Result: Ben wins with 4 pips | Ann wins with 6 pips", "Winners: Ben | Ann",
                                        "Score: 2–4 | 6–4", "Places: 1. Ben, 2. Ann | 1. Ann, 2. Ben"}));
    EXPECT_EQ(all[0].recorded.winning, std::optional(4.0));
    EXPECT_EQ(all[0].today.winning, std::optional(6.0));
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
    EXPECT_EQ(History(store).summary(id(1))->winners, std::vector<std::string>{"Ben"});
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, AreShownForASessionThatDoesNotCount) {
    record();
    {
        Store store(games, file());
        store.exclude(id(1), true);
        store.set(kListedBy, "1");
    }
    Store store(dearer, file());
    const auto all = EarlierEndings(store).all();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(text_of(all[0])[1], "Winners: Ben | Ann");
    ASSERT_EQ(all[0].recorded.seats.size(), 2u);
    EXPECT_EQ(all[0].recorded.seats[0].won, SeatOutcome::Won::no);
    EXPECT_EQ(all[0].recorded.seats[1].won, SeatOutcome::Won::alone);
}

TEST_F(ChangedRules, AreNotLookedForInARowThatIsDamaged) {
    record();
    Store store(games, file());
    ASSERT_EQ(wrong(store), std::vector<std::string>{});
    SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("UPDATE summary SET score = '9' WHERE session = 1");
    EXPECT_EQ(EarlierEndings(store).compare({}), 4U);
    EXPECT_FALSE(EarlierEndings(store).any());
    EXPECT_FALSE(wrong(store).empty()) << "the check tells of it";
}

TEST_F(ChangedRules, ThatMakeAGameLastLongerAreToldApartByTheStatusAlone) {
    record();
    Store store(longer, file());
    const auto all = EarlierEndings(store).all();
    ASSERT_EQ(all.size(), 2u) << "the open ones stay open";
    EXPECT_EQ(text_of(all[0])[0], "Result: Ann wins with 6 pips | Still open");
    EXPECT_EQ(text_of(all[1])[0], "Result: Ben wins with 4 pips | Still open");
    EXPECT_EQ(History(store).summary(id(2))->status, Status::finished) << "as it was recorded";
    EarlierEndings(store).accept({id(2)});
    EXPECT_EQ(History(store).summary(id(2))->status, Status::open);
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, ThatRefuseOtherEventsAreADifferenceThoughNobodyHasWon) {
    record();
    Store store(freer, file());
    const auto all = EarlierEndings(store).all();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(text_of(all[0]),
              (std::vector<std::string>{"Result: Still open | Still open",
                                        "Against the rules: event 2 is left out (toy.roll.turn) | nothing"}));
    EXPECT_TRUE(all[0].recorded.refusals && all[0].today.refusals);
}

TEST_F(ChangedRules, AreAcceptedAndStayAcceptedAfterARestart) {
    record();
    {
        Store store(dearer, file());
        EarlierEndings(store).accept({id(1)});
        EXPECT_EQ(listed(store, id(1)), "Ann wins with 6 pips 6–4");
        EXPECT_EQ(wrong(store), std::vector<std::string>{});
    }
    Store store(dearer, file());
    EXPECT_FALSE(EarlierEndings(store).any());
    EXPECT_EQ(listed(store, id(1)), "Ann wins with 6 pips 6–4");
    EXPECT_EQ(EarlierEndings(store).compare(), std::optional<std::size_t>(4));
    EXPECT_FALSE(EarlierEndings(store).any());
}

TEST_F(ChangedRules, AreKeptOutOfAnEveningThatIsMarkedAndStaysSoAfterARestart) {
    record();
    {
        Store store(dearer, file());
        EarlierEndings(store).keep({id(1)});
        EXPECT_EQ(EarlierEndings(store).undecided(), 0u);
    }
    Store store(dearer, file());
    EXPECT_EQ(english(*EarlierEndings(store).said_of(id(1))),
              "Kept as it was recorded: Ben wins with 4 pips. By the rules of this version: Ann wins with 6 pips.");
    EXPECT_FALSE(EarlierEndings(store).said_of(id(2)));
    Session kept = store.load(id(1));
    const auto sheet = [](const Session& session) { return document::write_plain(scoresheet_of(session)); };
    EXPECT_NE(sheet(kept).find("Kept as it was recorded: Ben wins with 4 pips."), std::string::npos) << sheet(kept);
    EXPECT_EQ(sheet(store.load(id(2))).find("as it was recorded"), std::string::npos);
    kept.enter(Undone{}, *kept.heading().started);
    EXPECT_TRUE(kept.result_remark.empty()) << "it is another session now";
    ASSERT_EQ(EarlierEndings(store).all().size(), 1u);
    EXPECT_TRUE(EarlierEndings(store).all()[0].kept);
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips (kept as recorded) 2–4");
    EXPECT_EQ(History(store).summary(id(1))->winners, std::vector<std::string>{"Ben"});
    ASSERT_TRUE(Safety(store).rebuild());
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips (kept as recorded) 2–4");
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
    EarlierEndings(store).accept({id(1)});  // Somebody changes their mind.
    EXPECT_EQ(listed(store, id(1)), "Ann wins with 6 pips 6–4");
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, OfTheNextVersionAskAgainOnlyWhereTheySaySomethingElse) {
    record();
    {
        Store store(dearer, file());
        EarlierEndings(store).keep({id(1)});
        store.set(kListedBy, "2");
    }
    {
        Store store(dearer, file());
        EXPECT_EQ(EarlierEndings(store).undecided(), 0u) << "that was decided";
        store.set(kListedBy, "3");
    }
    const Games dearest{{toy::game_with({.more_for_a_one = 5})}};
    {
        Store store(dearest, file());
        ASSERT_EQ(EarlierEndings(store).undecided(), 1u);
        EXPECT_EQ(text_of(EarlierEndings(store).all()[0])[0], "Result: Ben wins with 4 pips | Ann wins with 12 pips");
        EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
        store.set(kListedBy, "4");
    }
    Store store(games, file());
    EXPECT_FALSE(EarlierEndings(store).any()) << "the rules say again what was recorded";
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, CountInASessionThatIsPlayedOnButNotInOneThatIsOnlyAnnotated) {
    record();
    Store store(dearer, file());
    EarlierEndings(store).keep({id(1)});
    Session session = store.load(id(1));
    enter(session, {R"({"type": "note", "text": "What an evening"})"});
    append_from(store, session, session.journal().size() - 1);
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips (kept as recorded) 2–4");
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
    undo(session);
    undo(session);
    append_from(store, session, session.journal().size() - 2);
    EXPECT_FALSE(EarlierEndings(store).any());
    store.catch_up();
    EXPECT_EQ(History(store).summary(id(1))->status, Status::open);
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, AreComparedAfterACheckedCopyWasMade) {
    record();
    EXPECT_TRUE(copies().empty());
    const Store store(dearer, file());
    ASSERT_EQ(copies().size(), 1u);
    EXPECT_EQ(copies()[0].filename(), "library.lists-1.sqlite");
    const Store copy(games, copies()[0], {}, Store::Renewal::later);
    EXPECT_TRUE(copy.awaits_renewal()) << "it is as the library was";
    EXPECT_EQ(History(copy).summaries().size(), 4u);
}

TEST_F(ChangedRules, AreComparedInACopyThatIsCheckedOrRestoredWithoutLeavingMoreCopies) {
    record();
    fs::copy(file(), folder / "copy.sqlite");
    EXPECT_EQ(english(wrong_with_copy(dearer, folder / "copy.sqlite", file())), "");
    EXPECT_TRUE(copies().empty());
    restore_library(dearer, folder / "copy.sqlite", file());
    EXPECT_TRUE(copies().empty());
    Store store(dearer, file());
    EXPECT_EQ(EarlierEndings(store).undecided(), 1u);
    EXPECT_TRUE(EarlierEndings(store).unseen()) << "whoever opens it next is asked";
    EarlierEndings(store).note_seen();
    EXPECT_FALSE(EarlierEndings(store).unseen());
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, AreComparedLaterWhenThatIsStopped) {
    record();
    std::size_t asked = 0;
    {
        Store store(dearer, file(), [&](std::size_t, std::size_t) { return ++asked < 3; });
        EXPECT_EQ(asked, 3u);
        EXPECT_TRUE(store.awaits_renewal());
        EXPECT_FALSE(EarlierEndings(store).any());
        EXPECT_EQ(History(store).summaries().size(), 4u) << "the lists are as they were";
        EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
        EXPECT_TRUE(copies().empty()) << "nothing has changed";
    }
    Store store(dearer, file(), {}, Store::Renewal::later);
    EXPECT_TRUE(store.awaits_renewal());
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
    Store(dearer, file());
    EXPECT_FALSE(store.awaits_renewal());
    EXPECT_EQ(EarlierEndings(store).undecided(), 1u);
}

TEST_F(ChangedRules, AreFoundByComparingAtAnyTime) {
    record();
    Store(games, file());
    Store store(dearer, file());  // The version of the lists is the same, so nobody looked.
    EXPECT_FALSE(EarlierEndings(store).any());
    EXPECT_EQ(EarlierEndings(store).compare([](std::size_t, std::size_t) { return false; }), std::nullopt);
    EXPECT_EQ(EarlierEndings(store).compare(), std::optional<std::size_t>(4));
    EXPECT_EQ(EarlierEndings(store).undecided(), 1u);
    ASSERT_TRUE(Safety(store).rebuild()) << "what the dice brought is told by other rules, too";
    EXPECT_EQ(listed(store, id(1)), "Ben wins with 4 pips 2–4");
    EXPECT_EQ(wrong(store), std::vector<std::string>{});
}

TEST_F(ChangedRules, AreDecidedWhollyOrNotAtAllByAProgramThatIsKilled) {
    constexpr int kEvenings = 12;
    const int kills = std::getenv("CASTALIA_LONG") != nullptr ? 300 : 8;
    std::mt19937 chance(20'261'125);
    std::uniform_int_distribution<int> microseconds(0, 200'000), decided(0, 5);
    {
        Store store(games, file());
        for (int i = 1; i <= kEvenings; ++i) {
            store.begin(pips(games, i, {kAnn1, kBen2, kAnn1, kBen3}));
        }
        store.set(kListedBy, "1");
    }
    int between = 0, kept = 0, more_for_a_one = 2;
    for (int kill = 0; kill < kills; ++kill) {
        const Games changed{{toy::game_with({.more_for_a_one = more_for_a_one})}};
        // Every other time it is killed while it decides, however busy the machine is; otherwise also while it
        // compares.
        const int heard = decided_until_killed(changed, kill % 2 == 0 ? 1 + decided(chance) : 0,
                                               std::chrono::microseconds(microseconds(chance)));
        Store store(changed, file());
        ASSERT_EQ(wrong(store), std::vector<std::string>{});
        const std::size_t undecided = EarlierEndings(store).undecided();
        const auto all = EarlierEndings(store).all();
        ASSERT_EQ(all.size(), static_cast<std::size_t>(kEvenings)) << "none is lost";
        for (const EarlierEnding& one : all) {
            ASSERT_EQ(listed(store, one.session.id),
                      one.kept ? "Ben wins with 5 pips (kept as recorded) 2–5" : "Ben wins with 5 pips 2–5");
        }
        ASSERT_GE(kEvenings - static_cast<int>(undecided), kept + std::max(0, heard - 1)) << "what was decided stays";
        kept = kEvenings - static_cast<int>(undecided);
        between += undecided > 0 && undecided < kEvenings ? 1 : 0;
        if (undecided == 0) {  // It begins again, with rules that are new to the next process.
            ++more_for_a_one;
            store.set(kListedBy, "1");
            kept = 0;
        }
    }
    RecordProperty("between", between);
    EXPECT_GT(between, 0) << "it was always killed before or after";
}

}  // namespace
}  // namespace castalia
