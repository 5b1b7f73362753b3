// Files that are chosen for import.
#include <gtest/gtest.h>

#include <fstream>

#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/modalhook.h>
#include <wx/msgdlg.h>
#include <wx/timer.h>

#include "app/publishing/taking.h"
#include "app/ui/library/files.h"
#include "app/ui/library/table_columns.h"
#include "app/ui/setup/known_names.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"
#include "db/history/history.h"
#include "db/history/people.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"

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
    EXPECT_EQ(add_sessions_beside(&frame, store, record), std::vector<std::string>{testing::kFirstId});
    EXPECT_GT(ticks, 0) << "the window answered nothing meanwhile";
    EXPECT_EQ(store.load(testing::kFirstId).plies(), 80u);
    EXPECT_THROW(add_sessions_beside(&frame, store, record + "x"), BadRecord);
}

TEST(Import, ASessionThatIsStoppedIsNotAdded) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    EXPECT_TRUE(add_sessions(store, large_record(), [](std::size_t, std::size_t) { return false; }).empty());
    EXPECT_FALSE(store.holds(testing::kFirstId));
}

TEST(Import, ATableIsShownWithTheMeaningsOfItsColumnsAndAsksWhatIsInDoubt) {
    const PlayTable table = read_play_table("Tag;Spiel;Wer;Sieg\n03/04/2026;Azul;Ann, Ben;Ann\n");
    wxFrame frame(nullptr, wxID_ANY, "parent");
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        const std::vector<wxChoice*> choices = all_of<wxChoice>(dialog);
        ASSERT_EQ(choices.size(), 6U) << "four columns, the order of dates and who won";
        EXPECT_EQ(choices[0]->GetStringSelection(), "the day, maybe with the time");
        EXPECT_EQ(choices[1]->GetStringSelection(), "the game");
        EXPECT_EQ(choices[4]->GetStringSelection(), "not known");
        EXPECT_TRUE(says(dialog, "can be read in two ways"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "nothing is guessed";
        choices[4]->SetSelection(1);
        press(*choices[4], wxEVT_CHOICE);
        choices[3]->SetSelection(static_cast<int>(PlayColumn::winners));
        press(*choices[3], wxEVT_CHOICE);
        EXPECT_TRUE(says(dialog, "2026-04-03   Azul   Ann ✓, Ben"));
        text_called(dialog, "Players of all plays, with commas between").SetValue("Cid");
        keep_picture(dialog, "table-columns");
        press(dialog, wxID_OK);
    });
    const std::optional<TableReading> reading = ask_columns(&frame, table, "plays.csv");
    EXPECT_TRUE(seen);
    ASSERT_TRUE(reading.has_value());
    EXPECT_EQ(reading->columns, (std::vector<PlayColumn>{PlayColumn::date, PlayColumn::game, PlayColumn::players,
                                                         PlayColumn::winners}));
    EXPECT_EQ(reading->order, DateOrder::day_first);
    EXPECT_EQ(reading->players, std::vector<std::string>{"Cid"});
    in_dialog([](wxDialog& dialog) { press(dialog, wxID_CANCEL); });
    EXPECT_FALSE(ask_columns(&frame, table, "plays.csv").has_value());
}

TEST(Import, SeveralRecordsOfAFileAreAddedTogetherOrNotAtAll) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    const auto all = [](std::size_t, std::size_t) { return true; };
    const std::string one = write_text(testing::session_of()),
                      other = write_record(testing::session_of(testing::kSecondId));
    EXPECT_THROW(add_sessions(store, one + other + "x", all), BadRecord);
    EXPECT_EQ(History(store).summaries().size(), 0U);
    EXPECT_EQ(add_sessions(store, one + other + one, all),
              (std::vector<std::string>{testing::kFirstId, testing::kSecondId}));
    EXPECT_EQ(History(store).summaries().size(), 2U);
}

/// Answers every question without showing it, and keeps what was said.
class ImportAnswers final : public wxModalDialogHook {
public:
    explicit ImportAnswers(int answer) : answer_(answer) { Register(); }
    ~ImportAnswers() override { Unregister(); }
    ImportAnswers(const ImportAnswers&) = delete;
    ImportAnswers& operator=(const ImportAnswers&) = delete;

    std::string said;
    std::function<void()> then = [] {};  ///< Is called when a question has been asked.

private:
    int Enter(wxDialog* dialog) override {
        if (const auto* message = dynamic_cast<wxMessageDialog*>(dialog)) {
            said += utf8(message->GetMessage()) + "\n";
            then();
            return answer_;
        }
        return wxID_NONE;  // The window of a long work shows itself.
    }
    int answer_;
};

TEST(Import, WhatLiesInTheTrashIsNamedAndComesBackIfWanted) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    const Session session = testing::session_of();
    store.begin(session);
    store.trash(testing::kFirstId);
    testing::write_bytes(folder / "one.castalia", write_record(session));
    wxFrame frame(nullptr, wxID_ANY, "parent");
    const wxString path = utf8((folder / "one.castalia").string());
    {
        ImportAnswers no(wxID_NO);
        EXPECT_EQ(import_session_from(&frame, store, path), std::nullopt);
        EXPECT_NE(no.said.find("Thursday at the library"), std::string::npos) << no.said;
        EXPECT_NE(no.said.find("in the trash"), std::string::npos) << no.said;
    }
    EXPECT_TRUE(store.lies_in_trash(testing::kFirstId));
    ImportAnswers yes(wxID_YES);
    EXPECT_EQ(import_session_from(&frame, store, path), testing::kFirstId);
    EXPECT_FALSE(store.lies_in_trash(testing::kFirstId));
}

TEST(Import, AnotherLibraryIsTakenWithItsSessions) {
    const testing::Folder folder;
    Store store(known_games(), folder / "open.sqlite");
    {
        Store other(known_games(), folder / "other.sqlite");
        other.begin(testing::session_of());
        other.begin(testing::session_of(testing::kSecondId));
        other.set_tags(testing::kFirstId, {"league"});
    }
    store.begin(testing::session_of());
    store.trash(testing::kFirstId);
    wxFrame frame(nullptr, wxID_ANY, "parent");
    ImportAnswers yes(wxID_YES);
    EXPECT_EQ(import_session_from(&frame, store, utf8((folder / "other.sqlite").string())), std::nullopt);
    EXPECT_NE(yes.said.find("1 session was added to the history."), std::string::npos) << yes.said;
    EXPECT_EQ(History(store).summaries().size(), 2u);
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

Json play_of(const std::string& uuid, const Json& scores) {
    return {{"uuid", uuid}, {"gameRefId", 1}, {"playDate", "2026-03-02 20:00:00"}, {"playerScores", scores}};
}

Json plays_file(std::size_t plays, const std::string& name = "Ann") {
    Json file{{"games", {{{"id", 1}, {"name", "Azul"}}}},
              {"players", {{{"id", 1}, {"name", name}}}},
              {"plays", Json::array()}};
    for (std::size_t i = 0; i < plays; ++i) {
        const std::string number = std::to_string(100'000 + i);
        file["plays"].push_back(play_of("0dc28a4e-9d1b-4f7e-8b0e-000000" + number,
                                        Json::array({{{"playerRefId", 1}, {"score", "4"}, {"winner", true}}})));
    }
    return file;
}

/// Returns whether the page that tells of an import says this.
bool tells(wxDialog& told, const wxString& words) {
    return text_called(told, "What became of the plays").GetValue().Contains(words);
}

class ImportOfPlays : public ::testing::Test {
protected:
    void import(const Json& file) {
        std::ofstream(folder / "plays.bgsplay") << file.dump();
        EXPECT_EQ(import_session_from(&frame, store, utf8((folder / "plays.bgsplay").string())), std::nullopt);
    }

    testing::Folder folder;
    Store store{known_games(), folder / "open.sqlite"};
    wxFrame frame{nullptr, wxID_ANY, "parent"};
};

TEST_F(ImportOfPlays, TellsWhichCannotBeReadAndTakesTheOthers) {
    Json file = plays_file(2);
    file["plays"][1]["playerScores"] = Json::array();
    in_next_dialog([](wxDialog& told) {
        EXPECT_TRUE(tells(told, "1 result was added to the history."));
        EXPECT_TRUE(tells(told, "1 play cannot be read and was left out."));
        EXPECT_TRUE(tells(told, "plays[1] (Azul, 2026-03-02 20:00:00)"));
        EXPECT_TRUE(tells(told, "a play has 1 to 100 players"));
        keep_picture(told, "imported-plays");
        press(told, wxID_CANCEL);
    });
    import(file);
    EXPECT_EQ(History(store).summaries().size(), 1U);
}

TEST_F(ImportOfPlays, TellsWhatWasChangedLater) {
    take_plays(store, plays_in(PlaysFile(plays_file(1).dump())));
    Json file = plays_file(1);
    file["plays"][0]["modificationDate"] = "2026-04-01 10:00:00";
    file["plays"][0]["playerScores"][0]["score"] = "5";
    in_next_dialog([](wxDialog& told) {
        EXPECT_TRUE(tells(told, "1 play was changed later than the one in the history and took its place."));
        EXPECT_TRUE(tells(told, "Azul, 2026-03-02 20:00:00 differs in the score of Ann"));
        press(told, wxID_CANCEL);
    });
    import(file);
    EXPECT_EQ(History(store).trashed().size(), 1U);
}

TEST_F(ImportOfPlays, AsksWhichStaysWhereNothingSaysWhichIsLater) {
    take_plays(store, plays_in(PlaysFile(plays_file(1).dump())));
    Json file = plays_file(1);
    file["plays"][0]["playerScores"][0]["score"] = "5";
    for (const bool theirs : {false, true}) {
        ImportAnswers answers(theirs ? wxID_YES : wxID_NO);
        if (theirs) {
            answers.then = [] {
                in_next_dialog([](wxDialog& after) {
                    EXPECT_TRUE(tells(after, "1 play of the file took the place of the one in the history"));
                    press(after, wxID_CANCEL);
                });
            };
        }
        in_next_dialog([](wxDialog& told) {
            EXPECT_TRUE(tells(told,
                              "1 play differs from the one in the history, and the file does not say when it "
                              "was changed. The history stays as it is."));
            press(told, wxID_CANCEL);
        });
        import(file);
        EXPECT_NE(answers.said.find("Shall what the file says take its place?"), std::string::npos) << answers.said;
        EXPECT_EQ(History(store).trashed().size(), theirs ? 1U : 0U);
    }
}

TEST_F(ImportOfPlays, OfAWholeArchiveLeavesTheWindowAlive) {
    wxTimer ticking;
    int ticks = 0;
    ticking.Bind(wxEVT_TIMER, [&](wxTimerEvent&) { ++ticks; });
    ticking.Start(1);
    Json file = plays_file(2000);
    file["plays"][0]["playerScores"] = Json::array();  // So that the page opens, which a test can close.
    in_next_dialog([](wxDialog& told) {
        EXPECT_TRUE(tells(told, "1999 results were added to the history."));
        press(told, wxID_CANCEL);
    });
    import(file);
    EXPECT_GT(ticks, 0) << "the window answered nothing meanwhile";
    EXPECT_EQ(History(store).summaries().size(), 1999U);
}

}  // namespace
}  // namespace castalia
