// Files that are chosen for import.
#include <gtest/gtest.h>

#include <fstream>

#include <wx/frame.h>
#include <wx/timer.h>

#include "app/ui/dialogs/known_names.h"
#include "app/ui/files.h"
#include "core/rules/fields.h"
#include "db/history/people.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

TEST(Import, TheLibraryThatIsOpenIsNoSessionAndIsNotTouched) {
    const testing::Folder folder;
    const Store store(known_games(), folder / "open.sqlite");
    const std::filesystem::path link = folder / "link.castalia";
    std::filesystem::create_hard_link(store.file(), link);
    EXPECT_THROW(read_chosen_file(store.file(), store), BadRecord);
    EXPECT_THROW(read_chosen_file(folder / "open.sqlite-wal", store), BadRecord);
    EXPECT_THROW(read_chosen_file(link, store), BadRecord);
}

TEST(Import, AnyOtherFileIsRead) {
    const testing::Folder folder;
    const Store store(known_games(), folder / "open.sqlite");
    std::ofstream(folder / "session.castalia") << "{}";
    EXPECT_EQ(read_chosen_file(folder / "session.castalia", store), "{}");
    EXPECT_THROW(read_chosen_file(folder / "none", store), Failure);
}

std::string large_record() {
    Session session = testing::session_of();
    const std::string note = R"({"type": "note", "text": ")" + std::string(15'000, 'x') + R"("})";
    for (int i = 0; i < 80; ++i) {
        testing::enter(session, {note.c_str()});
    }
    return write_record(session);
}

TEST(Import, ALargeSessionIsReadBesideTheThreadOfTheWindow) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    const std::string record = large_record();
    wxFrame frame(nullptr, wxID_ANY, "parent");
    wxTimer ticking;
    int ticks = 0;
    ticking.Bind(wxEVT_TIMER, [&](wxTimerEvent&) { ++ticks; });
    ticking.Start(1);
    EXPECT_EQ(add_session_beside(&frame, store, record), testing::kFirstId);
    EXPECT_GT(ticks, 0) << "the window answered nothing meanwhile";
    EXPECT_EQ(store.load(testing::kFirstId).plies(), 80u);
    EXPECT_THROW(add_session_beside(&frame, store, record + "x"), BadRecord);
}

TEST(Import, ASessionThatIsStoppedIsNotAdded) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    EXPECT_EQ(add_session(store, large_record(), [](std::size_t, std::size_t) { return false; }), std::nullopt);
    EXPECT_FALSE(store.holds(testing::kFirstId));
}

TEST(Import, ANameThatLooksLikeAKnownOneIsAskedAboutAndMayBeTheSamePerson) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    store.begin(testing::session_of());
    const KnownNames before(People(store).names());
    Session other = [] {
        Heading heading = testing::session_of(testing::kSecondId).heading();
        heading.players = {"ann", "Eve"};
        heading.setup =
            Json::parse(R"({"first": "ann", "crowns": {"ann": ["CM", "CS", "CK"], "Eve": ["CW", "CL", "CY"]}})");
        return Session(game_called("magnate"), heading);
    }();
    store.begin(other);
    std::vector<wxString> asked;
    const auto answer = [&](bool same) {
        return [&asked, same](const wxString& question) {
            asked.push_back(question);
            return same;
        };
    };
    ask_who_is_who(store, other.heading().players, before, answer(false));
    EXPECT_NE(People(store).find("ann")->key, People(store).find("Ann")->key);
    ask_who_is_who(store, other.heading().players, before, answer(true));
    EXPECT_EQ(People(store).find("ann")->key, People(store).find("Ann")->key);
    EXPECT_EQ(asked, std::vector<wxString>(2, "ann looks like Ann, who has played before. Are they one person?"));
    EXPECT_EQ(store.load(testing::kSecondId).heading().players.front(), "ann") << "the record keeps its spelling";
}

}  // namespace
}  // namespace castalia
