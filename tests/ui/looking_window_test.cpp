// The window over a library that can only be looked at: it says so as long as it is open, and enters nothing.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <functional>

#include "app/recorder/clock.h"
#include "app/recorder/recorder.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/notice_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/db/tables.h"
#include "tests/support/as_nobody.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

using namespace castalia::testing;

NoticePanel* notice_of(MainFrame& frame) {
    for (wxWindow* inside : frame.GetChildren()) {
        if (auto* notice = dynamic_cast<NoticePanel*>(inside); notice != nullptr && notice->IsShown()) {
            return notice;
        }
    }
    return nullptr;
}

struct LookingWindow : ::testing::Test {
    LookingWindow() {
        Store store(known_games(), library);
        Session session = session_of();
        enter(session, {kRoll});
        store.begin(session);
    }
    ~LookingWindow() override { set_text_size(1); }

    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
};

TEST_F(LookingWindow, SaysOnEveryPageThatNothingCanBeEnteredAndEntersNothing) {
    const AsNobody nobody(folder.path());
    const MayNotBeWritten file(library), around(folder.path());
    Store store(known_games(), library);
    Recorder recorder(store, system_now, new_uuid);
    auto* frame = new MainFrame(recorder);
    frame->SetSize(0, 0, 900, 600);
    const wxString sentence = words(*store.only_to_look_at());
    const auto expect_said = [&](const char* where) {
        settle_windows();
        const NoticePanel* notice = notice_of(*frame);
        ASSERT_NE(notice, nullptr) << where;
        EXPECT_EQ(notice->said(), sentence) << where;
        for (const wxWindow* part : notice->GetChildren()) {
            EXPECT_GE(part->GetSize().x, part->GetBestSize().x) << where;
            EXPECT_GE(part->GetSize().y, part->GetBestSize().y) << where;
        }
    };
    frame->go(MainFrame::Place::home);
    frame->Show();
    expect_said("home");
    frame->go(MainFrame::Place::history);
    expect_said("history");
    frame->go(MainFrame::Place::people);
    expect_said("people");
    frame->open_session(kFirstId);
    expect_said("session");
    for (const char* event : {kNote, kAbandon}) {
        try {
            recorder.enter(Json::parse(event));
            ADD_FAILURE() << "an event seemed to be entered";
        } catch (const Failure& failure) {
            EXPECT_EQ(words(failure.text), sentence);
        }
        EXPECT_EQ(recorder.scene().session->plies(), 1u);
    }
    EXPECT_THROW(recorder.undo(), Failure);
    for (const char* command : {"new", "import"}) {
        EXPECT_THROW(frame->commands().run(command), Failure) << command << " asked for what cannot be saved";
    }
    set_text_size(2);
    frame->rebuild();
    expect_said("session in large type");
    recorder.close();
    frame->Destroy();
    settle_windows();
}

TEST_F(LookingWindow, SaysNothingWhereEverythingCanBeChanged) {
    Store store(known_games(), library);
    Recorder recorder(store, system_now, new_uuid);
    auto* frame = new MainFrame(recorder);
    frame->go(MainFrame::Place::home);
    EXPECT_EQ(notice_of(*frame), nullptr);
    frame->Destroy();
    settle_windows();
}

TEST_F(LookingWindow, TellsOfTheLibraryWithoutTakingTheKeys) {
    Store store(known_games(), library);
    Recorder recorder(store, system_now, new_uuid);
    auto* frame = new MainFrame(recorder);
    frame->open_session(kFirstId);
    frame->Show();
    settle_windows();
    const wxWindow* typing = wxWindow::FindFocus();
    frame->say_of_library("No daily copy was made.");
    settle_windows();
    EXPECT_EQ(wxWindow::FindFocus(), typing);
    for (const auto place : {MainFrame::Place::session, MainFrame::Place::home}) {
        frame->go(place);
        settle_windows();
        const NoticePanel* notice = notice_of(*frame);
        ASSERT_NE(notice, nullptr);
        EXPECT_EQ(notice->said(), "No daily copy was made.");
    }
    frame->say_of_library({});
    settle_windows();
    EXPECT_EQ(notice_of(*frame), nullptr);
    recorder.close();
    frame->Destroy();
    settle_windows();
}

TEST_F(LookingWindow, SaysWhatIsNotAsItWasWritten) {
    {
        SQLite::Database raw(library, SQLite::OPEN_READWRITE);
        raw.exec("UPDATE summary SET title = 'Morning'");
    }
    Store store(known_games(), library);
    Recorder recorder(store, system_now, new_uuid);
    auto* frame = new MainFrame(recorder);
    frame->go(MainFrame::Place::history);
    frame->Show();
    settle_windows();
    const NoticePanel* notice = notice_of(*frame);
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->said().Contains("castalia-cli verify")) << notice->said();
    frame->Destroy();
    settle_windows();
}

}  // namespace
}  // namespace castalia
