// The history lists, sorts, finds, opens, puts away and brings back.
#include "app/ui/pages/history_page.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/ui/dialogs/dialogs.h"
#include "tests/desk/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class History : public testing::Test {
protected:
    History() {
        const char* look = std::getenv("CASTALIA_LOOK");
        wanted = look == nullptr ? "light 100" : look;
        table.store.set("ui.scheme", wanted.substr(0, wanted.find(' ')));
        table.store.set("ui.text", wanted.substr(wanted.find(' ') + 1));
        apply_preferences(table.store);
        table.play(30);
        begin("Rain, and a long one");
        table.play(400, 11);
        begin("Before supper");
        table.enter("r 3 3");
        table.desk.enter({{"type", "note"}, {"text", "Ben poured tea"}});
        frame = new wxFrame(nullptr, wxID_ANY, "history", wxPoint(), wxSize(1280, 800));
        page = new HistoryPage(frame, table.store, [this](const std::string& id) { opened = id; });
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~History() override {
        frame->Destroy();
        settle_windows(20);
    }
    void begin(const std::string& title) {
        Heading heading = table.session().heading();
        heading.title = title;
        heading.place = "Reading room";
        table.desk.begin(heading);
    }
    wxDataViewCtrl& list() { return *all_of<wxDataViewCtrl>(*page).front(); }
    wxString cell(unsigned row, unsigned column) {
        wxVariant value;
        auto* model = static_cast<wxDataViewVirtualListModel*>(list().GetModel());
        model->GetValueByRow(value, row, column);
        return value.GetString();
    }
    unsigned rows() { return static_cast<wxDataViewVirtualListModel*>(list().GetModel())->GetCount(); }
    bool says(const wxString& words) {
        return std::ranges::any_of(all_of<wxStaticText>(*page), [&](wxStaticText* text) {
            return text->IsShown() && text->GetLabelText().Contains(words);
        });
    }
    wxButton& button(const wxString& label) {
        for (wxButton* one : all_of<wxButton>(*page)) {
            if (one->GetLabelText() == label && one->IsShown()) {
                return *one;
            }
        }
        throw std::runtime_error("no button says " + label.utf8_string());
    }

    Table table;
    wxFrame* frame;
    HistoryPage* page;
    std::string opened, wanted;
};

TEST_F(History, ListsEverySessionNewestFirstWithItsPreview) {
    ASSERT_EQ(rows(), 3U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    EXPECT_EQ(cell(2, 2), "Thursday");
    EXPECT_TRUE(says("3 of 3 sessions"));
    EXPECT_TRUE(says("Reading room"));
    std::string name = "history-" + wanted;
    std::ranges::replace(name, ' ', '-');
    keep_picture(*frame, name);
}

TEST_F(History, FindsWordsOfTheLog) {
    only<wxSearchCtrl>(*page).SetValue("tea");
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    EXPECT_TRUE(says("1 of 3 sessions"));
    only<wxSearchCtrl>(*page).SetValue("");
    settle_windows();
    EXPECT_EQ(rows(), 3U);
}

TEST_F(History, SortsByAColumn) {
    wxDataViewColumn* title = list().GetColumn(2);
    title->SetSortOrder(true);
    wxDataViewEvent sorted(wxEVT_DATAVIEW_COLUMN_SORTED, &list(), title);
    list().ProcessWindowEvent(sorted);
    EXPECT_EQ(cell(0, 2), "Before supper");
    EXPECT_EQ(cell(1, 2), "Rain, and a long one");
    EXPECT_EQ(cell(2, 2), "Thursday");
}

TEST_F(History, PutsASessionInTheTrashAndBringsItBack) {
    press(button("Move to the trash"));
    settle_windows();
    EXPECT_EQ(rows(), 2U);
    EXPECT_EQ(table.store.trashed().size(), 1U);
    wxToggleButton& trash = only<wxToggleButton>(*page);
    trash.SetValue(true);
    press(trash, wxEVT_TOGGLEBUTTON);
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    press(button("Bring it back"));
    settle_windows();
    EXPECT_EQ(rows(), 0U);
    EXPECT_EQ(table.store.shelved().size(), 3U);
}

TEST_F(History, OpensWhatIsChosen) {
    press(button("Go on"));
    settle_windows();
    EXPECT_EQ(opened, table.session_id());
}

}  // namespace
}  // namespace castalia
