// The history with many sessions: its end, and what is changed about several of them.
#include <set>

#include <wx/choice.h>
#include <wx/datectrl.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "app/ui/history/session_preview.h"
#include "db/history/history.h"
#include "tests/ui/history_window.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

class ManySessions : public HistoryWindow {
protected:
    void begin_evenings(int evenings) {
        const Session session = table.store.load(table.session_id());
        for (int i = 0; i < evenings; ++i) {
            Heading heading = session.heading();
            heading.id = wxString::Format("00000000-0000-7000-8000-1%011d", i).utf8_string();
            heading.title = "Evening " + std::to_string(i);
            table.store.begin(Session(session.game(), heading));
        }
    }
};

// A window that opened with the history began with the second session.
TEST_F(ManySessions, BeginWithTheNewestInAWindowThatOpensWithThem) {
    begin_evenings(100);
    auto* other = new wxFrame(nullptr, wxID_ANY, "history", wxPoint(), wxSize(1280, 800));
    auto* opened_with =
        new HistoryPage(other, table.store,
                        {[](const std::string&, std::optional<std::size_t>) {}, [](const std::string&) {}, [] {}});
    opened_with->refresh();
    other->Show();
    opened_with->refresh();
    settle_windows(300);
    GdkRectangle seen{};
    gtk_tree_view_get_visible_rect(GTK_TREE_VIEW(all_of<wxDataViewCtrl>(*opened_with).front()->GtkGetTreeView()),
                                   &seen);
    EXPECT_EQ(seen.y, 0);
    other->Destroy();
    settle_windows(20);
}

TEST_F(ManySessions, GoesToItsEndWithoutReadingWhatIsBetween) {
    begin_evenings(400);
    page->refresh();
    settle_windows();
    const HistoryOrder oldest{HistoryOrder::By::date, true};
    const std::vector<HistoryRow> last = castalia::History(table.store).page({}, {}, {}, oldest);
    const unsigned before = rows();
    wxKeyEvent end = made_key(wxEVT_CHAR_HOOK);
    end.m_keyCode = WXK_END;
    end.SetEventObject(&list());
    list().ProcessWindowEvent(end);
    settle_windows(300);
    auto* model = static_cast<wxDataViewVirtualListModel*>(list().GetModel());
    EXPECT_GT(rows(), before);
    EXPECT_LT(rows(), 300U) << "what is between is not read";
    EXPECT_EQ(model->GetRow(list().GetSelection()), rows() - 1);
    EXPECT_EQ(cell(rows() - 1, 2), utf8(last.front().session.title));
    EXPECT_TRUE(says("from both ends"));
    // Scrolling from either side finds every session once.
    for (unsigned row = rows() - 1; row > 0; row -= std::min(row, 8U)) {
        list().EnsureVisible(model->GetItem(row));
        settle_windows(30);
    }
    for (unsigned row = 0; row < rows(); row += 8) {
        list().EnsureVisible(model->GetItem(row));
        settle_windows(30);
    }
    EXPECT_EQ(rows(), 403U);
    std::set<wxString> titles;
    for (unsigned row = 0; row < rows(); ++row) {
        titles.insert(cell(row, 2));
    }
    EXPECT_EQ(titles.size(), 403U);
    EXPECT_TRUE(says("403 of 403 sessions"));
}

TEST_F(ManySessions, ChangesSeveralSessionsAtOnce) {
    std::vector<std::string> ids;
    for (const SessionSummary& session : History(table.store).summaries()) {
        ids.push_back(session.id);
    }
    ASSERT_EQ(ids.size(), 3U);
    table.store.set_tags(ids[0], {"rain", "league"});
    list().SelectAll();
    wxDataViewEvent chosen(wxEVT_DATAVIEW_SELECTION_CHANGED, &list(), wxDataViewItem());
    list().ProcessWindowEvent(chosen);
    settle_windows();
    const auto titles = History(table.store).summary(ids[1])->title;
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(castalia::says(dialog, "3 sessions"));
        text_called(dialog, "Place").SetValue("The club");
        text_called(dialog, "Tags to add").SetValue("league, final");
        text_called(dialog, "Tags to remove").SetValue("rain");
        only<wxChoice>(dialog).SetSelection(2);
        only<wxDatePickerCtrl>(dialog).SetValue(wxDateTime(2, wxDateTime::May, 2025));
        keep_picture(dialog, "history-several");
        press(dialog, wxID_OK);
    });
    press(button(wxString::FromUTF8("Change…")));
    settle_windows();
    for (const std::string& id : ids) {
        const SessionSummary session = History(table.store).summary(id).value();
        EXPECT_EQ(session.place, "The club");
        EXPECT_EQ(std::set<std::string>(session.tags.begin(), session.tags.end()),
                  (std::set<std::string>{"final", "league"}));
        EXPECT_TRUE(table.store.excluded(id));
        EXPECT_EQ(rfc3339(*session.started).substr(0, 7), "2025-05");
    }
    EXPECT_EQ(History(table.store).summary(ids[1])->title, titles) << "a title is of one session alone";
}

TEST_F(ManySessions, ShowsALineFromTheWordsOnThatWereFound) {
    table.recorder.enter({{"type", "note"},
                          {"text", "While it went on raining for a whole hour the cat slept upon the discard pile"}});
    page->refresh();
    only<wxSearchCtrl>(*page).SetValue("slept");
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_TRUE(cell(0, 5).StartsWith(wxString::FromUTF8("… the cat slept upon"))) << cell(0, 5);
}

}  // namespace
}  // namespace castalia
