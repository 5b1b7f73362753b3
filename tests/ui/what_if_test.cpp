// What if: a branch is tried in its own window, and none of its events is one of the session.
#include <algorithm>

#include <wx/app.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/modalhook.h>
#include <wx/msgdlg.h>
#include <wx/textctrl.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_pages.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/branch_panel.h"
#include "app/ui/what_if/what_if_frame.h"
#include "core/review/branch_differences.h"
#include "core/session/record.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

/// Answers dialogs without showing them: with the last of several choices, these words, and yes.
class Answers final : public wxModalDialogHook {
public:
    explicit Answers(std::string words) : words_(std::move(words)) { Register(); }
    ~Answers() override { Unregister(); }
    Answers(const Answers&) = delete;
    Answers& operator=(const Answers&) = delete;

private:
    int Enter(wxDialog* dialog) override {
        if (const std::vector<wxListBox*> lists = all_of<wxListBox>(*dialog); !lists.empty()) {
            lists.front()->SetSelection(static_cast<int>(lists.front()->GetCount()) - 1);
            return wxID_OK;
        }
        if (dynamic_cast<wxMessageDialog*>(dialog) != nullptr) {
            return wxID_YES;
        }
        only<wxTextCtrl>(*dialog).SetValue(utf8(words_));
        return wxID_OK;
    }
    std::string words_;
};

class WhatIf : public WindowTable {
protected:
    static constexpr std::size_t kEvents = 40, kFrom = 12;

    WhatIf() {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(7, kEvents)) {
            EXPECT_FALSE(recorder->enter(event));
        }
        frame->go(MainFrame::Place::session);
        press(WXK_F3);
        EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
        recorder->look_at(kFrom);
        press(WXK_F5);
        EXPECT_TRUE(pump([this] { return branch() != nullptr && branch()->session_page().entry().has_focus(); }));
    }
    WhatIfFrame* branch() const { return frame->branch_window(); }
    std::string on_disk() const {
        return write_record(Store(games, folder / "library.sqlite").load(session().heading().id));
    }
};

TEST_F(WhatIf, RecordsNothingInTheSessionWhateverIsTyped) {
    const std::string before = on_disk();
    const std::string now = write_record(session());
    type("note what if");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("1 event"); }))
        << branch()->band().whole_text();
    type("note and on");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("2 events"); }));
    EXPECT_TRUE(branch()->band().whole_text().Contains("No longer happens: 13 ")) << branch()->band().whole_text();
    press('Z', wxMOD_CONTROL);
    press('Z', wxMOD_CONTROL);
    press('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("0 events"); }));
    EXPECT_EQ(on_disk(), before);
    EXPECT_EQ(write_record(session()), now);
    press('W', wxMOD_CONTROL);
    EXPECT_TRUE(pump([this] { return branch() == nullptr; })) << "an empty branch is closed without a question";
    EXPECT_EQ(on_disk(), before);
}

TEST_F(WhatIf, SaysOnceThatNothingOfItIsAnEventOfTheSession) {
    EXPECT_TRUE(pump([this] { return branch()->band().whole_text().Contains("Enter what could have happened"); }));
    EXPECT_FALSE(branch()->band().whole_text().Contains("event of the session"));  // The foot of the window says it.
}

TEST_F(WhatIf, HasNoMenuWithoutAnEntry) {
    const wxMenuBar& bar = *branch()->GetMenuBar();
    ASSERT_GT(bar.GetMenuCount(), 2U);
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
        EXPECT_GT(bar.GetMenu(i)->GetMenuItemCount(), 0U) << bar.GetMenuLabelText(i);
    }
}

TEST_F(WhatIf, KeepsTheEntryLineInSightInLargeText) {
    set_text_size(2);
    apply_native_style(200);
    frame->rebuild();
    branch()->rebuild();
    branch()->session_page().take_line("note what if");
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("1 event"); }));
    wxString long_one;
    for (int sentence = 1; sentence <= 12; ++sentence) {
        long_one += wxString::Format("This is sentence %d of what the band says. ", sentence);
    }
    branch()->band().say(long_one);
    for (const wxSize size : {wxSize(1024, 768), wxSize(1280, 800)}) {
        branch()->Raise();
        branch()->SetSize(size);
        ASSERT_TRUE(pump([&] { return branch()->GetSize() == size; }));
        for (int turns = 0; turns < 6; ++turns) {
            ASSERT_TRUE(next_frame(*branch()));
        }
        keep_picture(*branch(), "what-if-large-" + std::to_string(size.x));
        SessionPage& page = branch()->session_page();
        const wxRect inside(branch()->ClientToScreen(wxPoint()), branch()->GetClientSize());
        for (wxWindow* part : std::initializer_list<wxWindow*>{page.entry().field(), page.entry().confirm_button(),
                                                               &only<PromptPages>(page)}) {
            const wxRect here(part->GetScreenPosition(), part->GetSize());
            EXPECT_TRUE(inside.Contains(here)) << accessible_name(part) << ": " << here.y - inside.y << " + "
                                               << here.height << " of " << inside.height;
        }
    }
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(WhatIf, SaysOfCountsOnlyWhichDiffer) {
    type("note what if");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("1 event"); }));
    wxString said = branch()->band().whole_text();
    said.Replace("\n", " ");
    const Session& tried = *branch()->recorder().session();
    std::size_t same = 0;
    for (const auto& numbers : review::branch_differences(session(), kFrom, tried).numbers) {
        const bool differs = numbers.branch != numbers.happened;
        same += differs ? 0 : 1;
        EXPECT_EQ(said.Contains(words(review::numbers_text(numbers, tried.names()))), differs) << said;
    }
    EXPECT_GT(same, 0U);
}

TEST_F(WhatIf, LeavesAloneWhatHappenedBeforeItAndSaysSo) {
    const std::string before = on_disk();
    for (const auto& [key, held] :
         {std::pair<int, int>{WXK_F2, wxMOD_NONE}, {WXK_F2, wxMOD_SHIFT}, {WXK_DELETE, wxMOD_ALT}}) {
        type("note what if");
        press(WXK_RETURN);
        ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("1 event"); }));
        press(WXK_PAGEUP);
        press(WXK_PAGEUP);
        press(key, held);
        EXPECT_TRUE(pump([this] { return branch()->band().whole_text().Contains("before the branch began"); }))
            << key << ' ' << held << ' ' << branch()->band().whole_text();
        EXPECT_EQ(open_dialog(), nullptr);
        press(WXK_ESCAPE);
        press('Z', wxMOD_CONTROL);
        ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("0 events"); }));
    }
    EXPECT_EQ(on_disk(), before);
}

TEST_F(WhatIf, IsKeptWithItsSessionWhenTheMainWindowHasClosedIt) {
    const std::string id = session().heading().id;
    type("note what if");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("1 event"); }));
    recorder->close();
    const Answers answers("Quiet");
    press('S', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return branch()->band().whole_text().Contains("Quiet"); }))
        << branch()->band().whole_text();
    const Session kept = Store(games, folder / "library.sqlite").load(id);
    ASSERT_EQ(kept.commentary.variations.size(), 1U);
    EXPECT_EQ(kept.commentary.variations[0].name, "Quiet");
    EXPECT_EQ(kept.plies(), kEvents);
}

TEST_F(WhatIf, OfTwentyEventsThatIsKeptHereStandsInTheLogAndGoesIntoAnotherLibrary) {
    const std::string before = write_record(session());
    for (int event = 1; event <= 20; ++event) {
        type("note what if " + std::to_string(event));
        press(WXK_RETURN);
        const wxString sentence = wxString::Format(", %d event", event);
        ASSERT_TRUE(pump([&] { return branch()->band().whole_text().Contains(sentence); }))
            << branch()->band().whole_text();
    }
    const Answers answers("A talkative evening");
    press('S', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return session().commentary.variations.size() == 1; }));
    const std::string record = on_disk();
    Json events_alone = Json::parse(record);
    EXPECT_EQ(events_alone["variations"][0]["after"], kFrom);
    EXPECT_EQ(events_alone["variations"][0]["events"].size(), 20U);
    events_alone.erase("variations");
    EXPECT_EQ(events_alone, Json::parse(before));
    Store other(games, ":memory:");
    other.begin(read_record(record, games));
    EXPECT_EQ(write_record(other.load(session().heading().id)), record);
    press('W', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return branch() == nullptr; }));
    const auto& rows = frame->review_page().log().session_log().rows();
    EXPECT_TRUE(pump([&] {
        return std::ranges::any_of(rows, [](const LogRow& row) {
            return row.kind == LogRow::Kind::branch && row.ply() == kFrom &&
                   english(row.text) == "What if: A talkative evening";
        });
    }));
}

TEST_F(WhatIf, ThatIsKeptStandsAmongTheMomentsUntilItIsThrownAway) {
    recorder->keep(
        {session().in_force().entries[kFrom - 1].number, "Quiet", {session().in_force().entries[0].event}});
    press('W', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return branch() == nullptr; }));
    const auto marks = [this] { return frame->review_page().course().chart().marks; };
    const auto shown = [&] {
        return std::ranges::any_of(
            marks(), [](const picture::Chart::Mark& mark) { return mark.place == kFrom && mark.sign == "⑂"; });
    };
    EXPECT_TRUE(pump(shown));
    const Answers answers("");
    frame->commands().run("what if");
    EXPECT_TRUE(pump([this] { return session().commentary.variations.empty(); }));
    EXPECT_TRUE(pump([&] { return !shown(); }));
}

}  // namespace
}  // namespace castalia
