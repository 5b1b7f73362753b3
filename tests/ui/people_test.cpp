// The people's page: everybody, one person, and two spellings that become one.
#include "app/ui/people/people_page.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/datectrl.h>
#include <wx/dateevt.h>
#include <wx/frame.h>
#include <wx/listbox.h>
#include <wx/stattext.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "db/history/history.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"
#include "tests/support/source_dir.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

class PeopleInAWindow : public ::testing::Test {
protected:
    PeopleInAWindow() {
        speak_utf8();
        wanted = take_wanted_look(store);
        for (int ledger = 1; ledger <= 5; ++ledger) {
            std::string text = testing_bytes(ledger);
            if (ledger == 5) {  // In one session somebody wrote her name with an e.
                for (std::size_t at = text.find("\"Ann\""); at != std::string::npos; at = text.find("\"Ann\"", at)) {
                    text.replace(at, 5, "\"Anne\"");
                }
            }
            store.begin(read_record(text, known_games()));
        }
        frame = new wxFrame(nullptr, wxID_ANY, "people", wxPoint(), wxSize(1280, 800));
        page = new PeoplePage(frame, store, [this](PersonKey person) { asked = person; });
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~PeopleInAWindow() override {
        frame->Destroy();
        settle_windows(20);
    }
    static std::string testing_bytes(int ledger) {
        return ::castalia::testing::bytes_of(source_dir() + "/tests/ledgers/magnate-" + std::to_string(ledger) +
                                             ".castalia");
    }
    wxDataViewListCtrl& list() { return *all_of<wxDataViewListCtrl>(*page).front(); }
    void choose(unsigned row) {
        list().SelectRow(row);
        wxDataViewEvent event(wxEVT_DATAVIEW_SELECTION_CHANGED, &list(), list().RowToItem(static_cast<int>(row)));
        list().ProcessWindowEvent(event);
        settle_windows(30);
    }
    unsigned row_of(const wxString& name) {
        for (unsigned row = 0; row < static_cast<unsigned>(list().GetItemCount()); ++row) {
            if (list().GetTextValue(row, 0) == name) {
                return row;
            }
        }
        throw std::runtime_error("nobody is called " + name.utf8_string());
    }
    bool says(const wxString& words) {
        return std::ranges::any_of(all_of<wxStaticText>(*page), [&](wxStaticText* text) {
            wxString said = text->GetLabelText();
            said.Replace("\n", " ");
            return text->IsShown() && said.Contains(words);
        });
    }
    wxButton& button(const wxString& label) {
        for (wxButton* one : all_of<wxButton>(*page)) {
            if (one->GetLabelText() == label) {
                return *one;
            }
        }
        throw std::runtime_error("no button says " + label.utf8_string());
    }
    void keep(const char* name) {
        std::string file = std::string("people-") + name + "-" + wanted;
        std::ranges::replace(file, ' ', '-');
        keep_picture(*frame, file);
    }

    Store store{known_games(), ":memory:"};
    wxFrame* frame;
    PeoplePage* page;
    PersonKey asked = 0;
    std::string wanted;
};

TEST_F(PeopleInAWindow, SaysOverHowManySessions) {
    EXPECT_EQ(list().GetTextValue(0, 0), "Everybody");
    EXPECT_EQ(list().GetTextValue(0, 1), "5");
    EXPECT_TRUE(says("Over 5 sessions"));
    store.exclude(History(store).summaries()[0].id, true);
    page->refresh();
    EXPECT_TRUE(says("Over 4 sessions; not counted: 1 excluded"));
    keep("everybody");
}

TEST_F(PeopleInAWindow, ShowsAGameWithItsSeatsAndScores) {
    wxChoice* game = all_of<wxChoice>(*page).front();
    game->SetSelection(1);
    press(*game, wxEVT_CHOICE);
    settle_windows();
    const std::vector<ChartPanel*> charts = all_of<ChartPanel>(*page);
    ASSERT_EQ(charts.size(), 3U);
    for (ChartPanel* chart : charts) {
        EXPECT_TRUE(chart->IsShown());
        EXPECT_FALSE(chart->chart().empty()) << chart->chart().title;
        EXPECT_NE(chart->chart().note.find("5 sessions"), std::string::npos) << chart->chart().note;
    }
    keep("game");
}

TEST_F(PeopleInAWindow, KeepsTheStepThatWasChosen) {
    wxChoice* game = all_of<wxChoice>(*page).front();
    game->SetSelection(1);
    press(*game, wxEVT_CHOICE);
    wxChoice* step = all_of<wxChoice>(*page).at(1);
    ASSERT_GT(step->GetCount(), 1U);
    step->SetSelection(1);
    press(*step, wxEVT_CHOICE);
    for (int again = 0; again < 20; ++again) {
        page->refresh();
        EXPECT_EQ(step->GetSelection(), 1);
    }
}

TEST_F(PeopleInAWindow, ShowsAPlayerAndTheirSessions) {
    choose(row_of("Ben"));
    EXPECT_TRUE(says("Ben"));
    EXPECT_TRUE(says("Over 5 sessions"));
    EXPECT_TRUE(says("Plays Magnate most"));
    press(button("Sessions"));
    settle_windows(30);
    EXPECT_EQ(asked, People(store).find("Ben")->key);
    keep("player");
}

// One session each of two games, and one of them was "played most often".
TEST_F(PeopleInAWindow, NamesNoGameAsTheMostPlayedWhereTwoAreLevel) {
    for (int copy = 1; copy <= 5; ++copy) {
        Session session = sample_of("open-table");
        Heading heading = session.heading();
        heading.id.back() = static_cast<char>('0' + copy);
        heading.players = {"Ann", "Ben", "Cid"};
        Session made(game_called("open-table"), heading);
        for (const JournalLine& line : session.journal()) {
            made.enter(line.operation, line.at);
        }
        store.begin(made);
        page->refresh();
        choose(row_of("Ben"));
        EXPECT_EQ(says("Plays Magnate most"), copy < 5) << copy;
    }
    EXPECT_FALSE(says("most often"));
}

TEST_F(PeopleInAWindow, ShowsTheDiceAgainstChanceAndTheLuckOfEach) {
    choose(1);
    EXPECT_TRUE(says("Dice and luck"));
    const DiceFigures dice = Figures(store).dice();
    EXPECT_TRUE(says(wxString::Format("%lld dice thrown, in 5 sessions", dice.thrown)));
    const std::vector<ChartPanel*> charts = all_of<ChartPanel>(*page);
    const picture::Chart& chart = charts[0]->chart();
    ASSERT_EQ(chart.places.size(), 10U);
    double all = 0;
    for (const auto& value : chart.series[0].values) {
        all += value.value();
    }
    const auto most = std::ranges::max_element(dice.groups, {}, &statistics::DiceGroup::thrown);
    EXPECT_EQ(all, static_cast<double>(most->thrown)) << "those that were thrown most come first";
    EXPECT_NE(chart.note.find("chi-square"), std::string::npos) << chart.note;
    ASSERT_TRUE(chart.level.has_value());
    EXPECT_LT(chart.level->usual->first, chart.level->value);
    EXPECT_EQ(charts[1]->chart().places.size(), 3U) << "Ann, Anne and Ben";
    EXPECT_FALSE(charts[2]->IsShown());
    keep("dice");
}

TEST_F(PeopleInAWindow, NarrowsItsFiguresToAPeriod) {
    const SessionSummary newest = History(store).summaries().front();
    std::vector<wxDatePickerCtrl*> days = all_of<wxDatePickerCtrl>(*page);
    ASSERT_EQ(days.size(), 2U);
    store.set_date(newest.id, moment_of("2031-05-05T12:00:00Z", ""));
    days[0]->SetValue(wxDateTime(1, wxDateTime::May, 2031));
    wxDateEvent changed(days[0], days[0]->GetValue(), wxEVT_DATE_CHANGED);
    days[0]->ProcessWindowEvent(changed);
    settle_windows(30);
    EXPECT_EQ(list().GetTextValue(0, 1), "1");
    EXPECT_TRUE(says("Over 1 session"));
    keep("period");
}

TEST_F(PeopleInAWindow, MergesTwoSpellings) {
    choose(row_of("Ann"));
    in_dialog([](wxDialog& dialog) {
        wxListBox& names = only<wxListBox>(dialog);
        const int at = names.FindString("Anne");
        ASSERT_NE(at, wxNOT_FOUND);
        names.SetSelection(at);
        EXPECT_NE(dynamic_cast<StandardDialog*>(&dialog), nullptr) << "it looks different from the other dialogs";
        EXPECT_TRUE(castalia::says(dialog, "Who else is Ann?"));
        press(dialog, wxID_OK);
    });
    press(button(wxString::FromUTF8("Merge…")));
    settle_windows();
    EXPECT_EQ(People(store).tally(People(store).find("Anne")->key).sessions, 5U);
    choose(row_of("Ann"));
    EXPECT_TRUE(says("Written as Ann and Anne."));
    EXPECT_TRUE(button(wxString::FromUTF8("Split…")).IsEnabled());
}

TEST_F(PeopleInAWindow, ANameOfSomebodyElseIsTakenOnlyWhenItIsConfirmed) {
    choose(row_of("Anne"));
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue("Ben");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(castalia::says(dialog, "Ben is the name of somebody else. If both are one person, merge them"));
        press(dialog, wxID_CANCEL);
    });
    press(button(wxString::FromUTF8("Rename…")));
    EXPECT_NO_THROW(row_of("Anne"));
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue("Ben");
        press(dialog, wxID_OK);
        press(dialog, wxID_OK);
    });
    press(button(wxString::FromUTF8("Rename…")));
    EXPECT_THROW(row_of("Anne"), std::runtime_error) << "two people are called so";
}

}  // namespace
}  // namespace castalia
