// What is chosen on the pages of people and of the history stays when preferences make the windows anew.
#include <gtk/gtk.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/datectrl.h>
#include <wx/radiobox.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/ui/history/history_page.h"
#include "app/ui/people/people_page.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

/// Returns whether a list of choices has this one, which is then chosen as with a click.
bool choose(wxWindow& page, const wxString& words) {
    for (wxChoice* choice : all_of<wxChoice>(page)) {
        if (const int at = choice->FindString(words, true); at != wxNOT_FOUND) {
            choice->SetSelection(at);
            press(*choice, wxEVT_CHOICE);
            settle_windows(20);
            return true;
        }
    }
    return false;
}

std::vector<wxString> chosen_in_lists(wxWindow& page) {
    std::vector<wxString> all;
    for (const wxChoice* choice : all_of<wxChoice>(page)) {
        all.push_back(choice->GetStringSelection());
    }
    return all;
}

std::vector<wxString> days(wxWindow& page) {
    std::vector<wxString> all;
    for (const wxDatePickerCtrl* field : all_of<wxDatePickerCtrl>(page)) {
        all.push_back(field->GetValue().IsValid() ? field->GetValue().FormatISODate() : wxString());
    }
    return all;
}

class KeptChoices : public WindowTable {
protected:
    KeptChoices() {
        for (const auto& [title, place] : std::vector<std::pair<std::string, std::string>>{
                 {"One", "Harbour"}, {"Two", "Library"}, {"Three", "Library"}, {"Four", "Library"}}) {
            Heading heading = two_players();
            heading.title = title;
            heading.place = place;
            if (title == "Two") {
                heading.players = {"Cid", "Ben"};
                heading.setup = {{"first", "Cid"},
                                 {"crowns", {{"Cid", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}};
            }
            recorder->begin(heading);
        }
    }
    /// Tries other colours, and takes them back.
    void make_anew() {
        bool tried = false;
        in_dialog([&](wxDialog& dialog) {
            wxRadioBox& colours = only<wxRadioBox>(dialog);
            colours.SetSelection(static_cast<int>(Scheme::dark));
            castalia::press(colours, wxEVT_RADIOBOX);
            settle_windows();
            tried = chosen_scheme() == Scheme::dark;
        });
        frame->commands().run("preferences");
        settle_windows();
        EXPECT_TRUE(tried);
    }
    wxDataViewListCtrl& people() { return *all_of<wxDataViewListCtrl>(frame->people_page()).front(); }
    wxString person() { return people().GetTextValue(static_cast<unsigned>(people().GetSelectedRow()), 0); }
    void choose_row(unsigned row) {
        people().SelectRow(row);
        wxDataViewEvent event(wxEVT_DATAVIEW_SELECTION_CHANGED, &people(), people().RowToItem(static_cast<int>(row)));
        people().ProcessWindowEvent(event);
        settle_windows(30);
    }
    bool people_say(const wxString& words) {
        return std::ranges::any_of(all_of<wxStaticText>(frame->people_page()), [&](const wxStaticText* text) {
            return text->IsShown() && text->GetLabelText() == words;
        });
    }
    wxDataViewCtrl& sessions() { return *all_of<wxDataViewCtrl>(frame->history_page()).front(); }
    unsigned listed() { return static_cast<wxDataViewVirtualListModel*>(sessions().GetModel())->GetCount(); }
    wxString title(unsigned row) {
        wxVariant value;
        static_cast<wxDataViewVirtualListModel*>(sessions().GetModel())->GetValueByRow(value, row, 2);
        return value.GetString();
    }
    std::vector<wxString> titles(bool chosen) {
        std::vector<wxString> all;
        for (unsigned row = 0; row < listed(); ++row) {
            const auto* model = static_cast<wxDataViewVirtualListModel*>(sessions().GetModel());
            if (!chosen || sessions().IsSelected(model->GetItem(row))) {
                all.push_back(title(row));
            }
        }
        return all;
    }
    void press_heading(unsigned column) {
        gtk_tree_view_column_clicked(GTK_TREE_VIEW_COLUMN(sessions().GetColumn(column)->GetGtkHandle()));
        settle_windows();
    }
};

TEST_F(KeptChoices, PeopleShowsWhoWasShown) {
    frame->go(Place::people);
    settle_windows();
    choose_row(2);
    const wxString shown = person();
    ASSERT_NE(shown, "Everybody");
    ASSERT_TRUE(choose(frame->people_page(), "Magnate"));
    make_anew();
    EXPECT_EQ(person(), shown);
    EXPECT_TRUE(people_say(shown)) << "above the figures";
    EXPECT_EQ(chosen_in_lists(frame->people_page()).front(), "Magnate");
    choose_row(1);
    make_anew();
    EXPECT_EQ(person(), "Dice and luck");
}

TEST_F(KeptChoices, PeopleKeepsTheScoreAndTheDays) {
    recorder->begin(two_players());
    for (const Json& event : game_of_chance(5, 100'000)) {
        ASSERT_FALSE(recorder->enter(event));
    }
    frame->go(Place::people);
    settle_windows();
    ASSERT_TRUE(choose(frame->people_page(), "Magnate"));
    wxChoice* step = all_of<wxChoice>(frame->people_page()).at(1);
    ASSERT_GT(step->GetCount(), 1U);
    step->SetSelection(1);
    castalia::press(*step, wxEVT_CHOICE);
    const std::vector<wxDatePickerCtrl*> fields = all_of<wxDatePickerCtrl>(frame->people_page());
    fields.at(0)->SetValue(wxDateTime(2, wxDateTime::Mar, 2001));
    fields.at(1)->SetValue(wxDateTime(28, wxDateTime::Feb, 2040));
    const std::vector<wxString> chosen = chosen_in_lists(frame->people_page());
    make_anew();
    EXPECT_EQ(chosen_in_lists(frame->people_page()), chosen);
    EXPECT_EQ(days(frame->people_page()), (std::vector<wxString>{"2001-03-02", "2040-02-28"}));
    frame->go(Place::home);
    make_anew();
    make_anew();
    frame->go(Place::people);
    settle_windows();
    EXPECT_EQ(chosen_in_lists(frame->people_page()), chosen) << "also when another page was shown meanwhile";
}

TEST_F(KeptChoices, TheHistoryKeepsItsFiltersItsOrderAndWhatIsChosen) {
    frame->go(Place::history);
    settle_windows();
    only<wxSearchCtrl>(frame->history_page()).SetValue("Ben");
    for (const char* one : {"Library", "Ann", "open", "Counted only", "Magnate"}) {
        ASSERT_TRUE(choose(frame->history_page(), one)) << one;
    }
    const std::vector<wxDatePickerCtrl*> fields = all_of<wxDatePickerCtrl>(frame->history_page());
    fields.at(0)->SetValue(wxDateTime(2, wxDateTime::Mar, 2001));
    fields.at(1)->SetValue(wxDateTime(28, wxDateTime::Feb, 2040));
    press_heading(0);
    ASSERT_EQ(titles(false), (std::vector<wxString>{"Three", "Four"}));
    sessions().UnselectAll();
    sessions().Select(static_cast<wxDataViewVirtualListModel*>(sessions().GetModel())->GetItem(1));
    const std::vector<wxString> chosen = chosen_in_lists(frame->history_page());
    make_anew();
    EXPECT_EQ(only<wxSearchCtrl>(frame->history_page()).GetValue(), "Ben");
    EXPECT_EQ(chosen_in_lists(frame->history_page()), chosen);
    EXPECT_EQ(days(frame->history_page()), (std::vector<wxString>{"2001-03-02", "2040-02-28"}));
    EXPECT_EQ(titles(false), (std::vector<wxString>{"Three", "Four"}));
    EXPECT_EQ(titles(true), (std::vector<wxString>{"Four"}));
    press_heading(0);
    EXPECT_EQ(titles(false), (std::vector<wxString>{"Four", "Three"})) << "the next press turns the order round";
}

TEST_F(KeptChoices, TheHistoryKeepsSeveralChosenSessionsAndTheTrash) {
    frame->go(Place::history);
    settle_windows();
    const auto* model = static_cast<wxDataViewVirtualListModel*>(sessions().GetModel());
    sessions().UnselectAll();
    sessions().Select(model->GetItem(1));
    sessions().Select(model->GetItem(3));
    const std::vector<wxString> chosen = titles(true);
    ASSERT_EQ(chosen.size(), 2U);
    make_anew();
    EXPECT_EQ(titles(true), chosen);
    wxToggleButton& trash = only<wxToggleButton>(frame->history_page());
    trash.SetValue(true);
    castalia::press(trash, wxEVT_TOGGLEBUTTON);
    make_anew();
    EXPECT_TRUE(only<wxToggleButton>(frame->history_page()).GetValue());
    EXPECT_EQ(listed(), 0U);
}

}  // namespace
}  // namespace castalia
