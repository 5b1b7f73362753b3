// What happens to a library while a program has it open.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

#include "db/history/history.h"
#include "db/safety/safety.h"
#include "db/sqlite/schema_steps.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/as_nobody.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

struct InUse : ::testing::Test {
    InUse() {
        fs::create_directory(folder / "shelf");
        store = std::make_unique<Store>(known_games(), folder / "shelf" / "library.sqlite");
        enter(session, {kRoll});
        store->begin(session);
    }
    /// Returns the failure of saving the next event; nothing when it was saved.
    std::optional<Failure> saving() {
        enter(session, {kNote});
        try {
            append_from(*store, session, session.journal().size() - 1);
            return std::nullopt;
        } catch (const Failure& failure) {
            session = Session(session.game(), session.heading(),
                              Journal(session.journal().begin(), session.journal().end() - 1));
            return failure;
        }
    }
    Folder folder;
    Session session = session_of();
    std::unique_ptr<Store> store;
};

TEST_F(InUse, WhoseFolderDisappearsConfirmsNothingMore) {
    fs::rename(folder / "shelf", folder / "attic");
    const auto failure = saving();
    ASSERT_TRUE(failure) << "an event was confirmed that nobody would find";
    EXPECT_EQ(failure->kind, Failure::Kind::missing);
    EXPECT_NE(std::string(failure->what()).find("not where it was opened"), std::string::npos);
    fs::rename(folder / "attic", folder / "shelf");
    EXPECT_FALSE(saving()) << "it is back";
    store.reset();
    EXPECT_EQ(Store(known_games(), folder / "shelf" / "library.sqlite").load(kFirstId).plies(), 2u);
}

TEST_F(InUse, ThatIsRemovedConfirmsNothingMore) {
    fs::remove_all(folder / "shelf");
    const auto failure = saving();
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, Failure::Kind::missing);
}

TEST_F(InUse, ThatAnEarlierCopyReplacesConfirmsNothingMore) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    Safety(*store).back_up(folder / "earlier.sqlite");
    EXPECT_FALSE(saving());
    fs::rename(folder / "earlier.sqlite", library);
    const auto failure = saving();
    ASSERT_TRUE(failure) << "an event was confirmed that nobody would find";
    EXPECT_EQ(failure->kind, Failure::Kind::missing);
}

/// Returns what another program would find if this one were killed now.
std::size_t plies_after_a_kill(const fs::path& library) {
    const Folder grave;
    for (const char* ending : {"", "-wal"}) {
        std::error_code none;
        fs::copy_file(fs::path(library).concat(ending), (grave / "library.sqlite").concat(ending), none);
    }
    return Store(known_games(), grave / "library.sqlite").load(kFirstId).plies();
}

TEST_F(InUse, WhoseLogIsRemovedLosesNothingThatItConfirmed) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    for (const char* ending : {"-wal", "-shm"}) {
        SCOPED_TRACE(ending);
        for (int i = 0; i < 5; ++i) {
            EXPECT_FALSE(saving());
        }
        const std::size_t before = session.plies();
        fs::remove(fs::path(library).concat(ending));
        EXPECT_FALSE(saving()) << "nobody else has it open, so the log is made anew";
        EXPECT_EQ(session.plies(), before + 1);
        EXPECT_EQ(plies_after_a_kill(library), session.plies());
        EXPECT_FALSE(saving());
        EXPECT_EQ(plies_after_a_kill(library), session.plies());
    }
    EXPECT_EQ(in_english(Safety(*store).verify()), std::vector<std::string>{});
}

TEST_F(InUse, WhoseLogIsRemovedIsWholeAfterItIsClosed) {
    EXPECT_FALSE(saving());
    fs::remove(folder / "shelf" / "library.sqlite-wal");
    store.reset();
    const Store again(known_games(), folder / "shelf" / "library.sqlite");
    EXPECT_EQ(again.load(kFirstId).plies(), session.plies());
    EXPECT_EQ(in_english(Safety(again).verify()), std::vector<std::string>{});
}

TEST_F(InUse, WhoseLogIsPutBackFromAnEarlierCopyLosesNothing) {
    const fs::path library = folder / "shelf" / "library.sqlite", log = fs::path(library).concat("-wal");
    EXPECT_FALSE(saving());
    fs::copy_file(log, folder / "earlier");
    EXPECT_FALSE(saving());
    fs::remove(log);
    fs::copy_file(folder / "earlier", log);
    EXPECT_FALSE(saving());
    EXPECT_EQ(plies_after_a_kill(library), session.plies());
}

TEST_F(InUse, ByTwoProgramsWhoseLogIsRemovedLosesNothingAndSaysWhoHasToClose) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    auto other = std::make_unique<Store>(known_games(), library);
    EXPECT_FALSE(saving());
    fs::remove(fs::path(library).concat("-wal"));
    const auto failure = saving();
    ASSERT_TRUE(failure) << "the other program would look for the event in the log that is gone";
    EXPECT_NE(std::string(failure->what()).find("-wal"), std::string::npos) << failure->what();
    EXPECT_EQ(plies_after_a_kill(library), session.plies());
    other.reset();
    EXPECT_FALSE(saving()) << "it is alone now";
    EXPECT_EQ(plies_after_a_kill(library), session.plies());
}

TEST_F(InUse, WhoseLogIsRemovedBeforeAnotherProgramComesLosesNothing) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    EXPECT_FALSE(saving());
    fs::remove(fs::path(library).concat("-wal"));
    std::size_t confirmed = session.plies();
    try {
        Store other(known_games(), library);
        Session theirs = other.load(kFirstId);
        enter(theirs, {kNote});
        append_from(other, theirs, theirs.journal().size() - 1);
        confirmed = theirs.plies();
    } catch (const Failure&) {
    }
    if (!saving()) {
        confirmed = session.plies();
    }
    store.reset();
    const Store again(known_games(), library);
    EXPECT_EQ(again.load(kFirstId).plies(), confirmed);
    EXPECT_EQ(in_english(Safety(again).verify()), std::vector<std::string>{});
}

TEST_F(InUse, ThatIsCutToNothingConfirmsNothingMore) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    fs::resize_file(library, 0);
    const auto failure = saving();
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, Failure::Kind::damaged);
    EXPECT_NE(std::string(failure->what()).find("has been cut"), std::string::npos) << failure->what();
    store.reset();
    EXPECT_THROW(Store(known_games(), library), Failure) << "it would begin anew as if nothing had been in it";
}

TEST_F(InUse, ThatMayNotBeWrittenAnyMoreHoldsWhatIsConfirmedAndSaysSo) {
    store.reset();
    const testing::AsNobody nobody(folder.path());
    const fs::path history = folder / "shelf", library = history / "library.sqlite";
    std::size_t confirmed = 1;
    {
        Store open(known_games(), library);
        Session mine = open.load(kFirstId);
        ::chmod(library.c_str(), 0444);
        ::chmod(history.c_str(), 0555);
        enter(mine, {kNote});
        try {
            append_from(open, mine, 1);
            confirmed = 2;
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.kind, Failure::Kind::read_only);
        }
        EXPECT_EQ(open.load(kFirstId).plies(), confirmed);
    }
    {
        const Store again(known_games(), library);
        EXPECT_TRUE(again.only_to_look_at());
        EXPECT_EQ(again.load(kFirstId).plies(), confirmed);
    }
    ::chmod(history.c_str(), 0755);
    ::chmod(library.c_str(), 0644);
    EXPECT_EQ(Store(known_games(), library).load(kFirstId).plies(), confirmed);
    EXPECT_EQ(in_english(Safety(Store(known_games(), library)).verify()), std::vector<std::string>{});
}

/// A newer program brings it to its own version, and this one does not know what that means.
TEST_F(InUse, ThatANewerProgramBroughtToItsVersionConfirmsNothingMore) {
    const fs::path library = folder / "shelf" / "library.sqlite";
    SQLite::Database newer(library, SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 999");
    for (const char* time : {"at first", "tried again"}) {
        SCOPED_TRACE(time);
        const auto failure = saving();
        ASSERT_TRUE(failure);
        EXPECT_EQ(failure->kind, Failure::Kind::newer);
        EXPECT_NE(std::string(failure->what()).find("newer Castalia"), std::string::npos) << failure->what();
    }
    EXPECT_EQ(newer.execAndGet("SELECT count(*) FROM operation").getInt(), 1);
    newer.exec("PRAGMA user_version = " + std::to_string(schema_steps().size()));
    EXPECT_FALSE(saving()) << "the transaction was ended";
}

TEST_F(InUse, ByTwoProgramsHoldsWhatEitherConfirmedOnce) {
    const auto play = [&](const std::string& who, std::vector<std::string>& confirmed) {
        Store own(known_games(), folder / "shelf" / "library.sqlite");
        for (int i = 0; i < 25;) {
            Session mine = own.load(kFirstId);
            const std::string text = who + std::to_string(i);
            enter(mine, {(R"({"type": "note", "text": ")" + text + "\"}").c_str()});
            try {
                append_from(own, mine, mine.journal().size() - 1);
                confirmed.push_back(text);
                ++i;
            } catch (const Failure& failure) {
                ASSERT_TRUE(failure.kind == Failure::Kind::conflict || failure.kind == Failure::Kind::busy)
                    << failure.what();
            }
        }
    };
    std::vector<std::string> ann, ben;
    std::thread other([&] { play("Ann", ann); });
    play("Ben", ben);
    other.join();
    std::vector<std::string> there;
    const Session both = store->load(kFirstId);
    for (const Entry& entry : both.in_force().entries) {
        if (const auto* note = std::get_if<Note>(&entry.event->what)) {
            there.push_back(note->text);
        }
    }
    ann.insert(ann.end(), ben.begin(), ben.end());
    std::ranges::sort(ann);
    std::ranges::sort(there);
    EXPECT_EQ(there, ann);
    EXPECT_EQ(in_english(Safety(*store).verify()), std::vector<std::string>{});
}

TEST_F(InUse, UnderAClockThatRunsBackwardsKeepsTheOrderOfTheTable) {
    Moment at = *session.heading().started;
    for (int i = 0; i < 6; ++i) {
        at -= std::chrono::days(i);
        const Json json{{"type", "note"}, {"text", "no " + std::to_string(i)}, {"at", rfc3339(at)}};
        session.enter(Played{read_event(json, "event", session.playthrough(), session.names())}, at);
        append_from(*store, session, session.journal().size() - 1);
    }
    const Session there = Store(known_games(), folder / "shelf" / "library.sqlite").load(kFirstId);
    ASSERT_EQ(there.plies(), 7u);
    EXPECT_EQ(std::get<Note>(there.in_force().entries[6].event->what).text, "no 5");
    EXPECT_EQ(write_record(there), write_record(session));
    EXPECT_GE(History(*store).summary(kFirstId)->played.count(), 0);
    EXPECT_EQ(in_english(Safety(*store).verify()), std::vector<std::string>{});
}

}  // namespace
}  // namespace castalia
