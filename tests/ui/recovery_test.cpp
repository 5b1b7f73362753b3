// A damaged library in the window: the offer of a copy, and the drill.
#include <gtest/gtest.h>

#include <wx/frame.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include "app/ui/library/recovery.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/safety/backups.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

using castalia::testing::Folder;

/// Waits for a dialog that comes after some work, reads it and answers it.
class Answer : public wxTimer {
public:
    explicit Answer(int id, const std::string& picture) : id_(id), picture_(picture) {
        constexpr int kOften = 50;
        Start(kOften);
    }
    std::string read;
    int had_focus = wxID_NONE;    ///< The control that Enter would press.
    bool enter_restores = false;  ///< Whether Enter or Ctrl+Enter would press the button that accepts.

private:
    void Notify() override {
        wxDialog* dialog = open_dialog();
        if (dialog == nullptr || answered_) {
            return;
        }
        answered_ = true;
        settle_windows();
        for (const wxStaticText* text : all_of<wxStaticText>(*dialog)) {
            read += utf8(text->GetLabelText()) + "\n";
        }
        std::ranges::replace(read, '\n', ' ');
        const wxWindow* focused = wxWindow::FindFocus();
        had_focus = focused == nullptr ? wxID_NONE : focused->GetId();
        const wxWindow* usual = dialog->GetDefaultItem();
        enter_restores = (usual != nullptr && usual->GetId() == wxID_OK) || dialog->GetAcceleratorTable()->IsOk();
        keep_picture(*dialog, picture_);
        dialog->FindWindow(id_) != nullptr ? press(*dialog, id_) : dialog->EndModal(wxID_CANCEL);
    }

    int id_;
    std::string picture_;
    bool answered_ = false;
};

struct RecoveryInTheWindow : ::testing::Test {
    RecoveryInTheWindow() {
        speak_utf8();
        store = std::make_unique<Store>(known_games(), library);
        take_wanted_look(*store);
        Session session = castalia::testing::session_of();
        castalia::testing::enter(session, {castalia::testing::kRoll, castalia::testing::kSell});
        store->begin(session);
        make_backup(known_games(), library, moment_of("2026-11-20T20:00:00Z", ""));
        castalia::testing::enter(session, {castalia::testing::kNote});
        castalia::testing::append_from(*store, session, 2);
        frame->Show();
    }
    ~RecoveryInTheWindow() override { frame->Destroy(); }

    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
    DamagedLibrary damaged{library, literally("a page of the library is noise"), true};
    std::unique_ptr<Store> store;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "recovery", wxPoint(), wxSize(1280, 800));
};

bool tells(const Answer& answer, const std::string& words) { return answer.read.find(words) != std::string::npos; }

TEST_F(RecoveryInTheWindow, OffersTheNewestGoodCopyAndTellsWhatItLacks) {
    Answer answer(wxID_OK, "recovery-offer");
    EXPECT_EQ(offer_recovery(frame, known_games(), damaged), backups_of(library).front().file);
    EXPECT_TRUE(tells(answer, "Nothing was changed, and what can still be read of it is in the window."))
        << answer.read;
    EXPECT_TRUE(tells(answer, "What was found: a page of the library is noise")) << answer.read;
    EXPECT_TRUE(tells(answer, "the damaged file is kept beside it")) << answer.read;
    EXPECT_TRUE(tells(answer, "The newest good copy was made on")) << answer.read;
    EXPECT_TRUE(tells(answer, "It lacks 1 event or correction")) << answer.read;
}

TEST_F(RecoveryInTheWindow, RestoresNothingForTheEnterOfAnEventThatIsBeingTyped) {
    Answer answer(wxID_CANCEL, "recovery-amid-typing");
    EXPECT_FALSE(offer_recovery(frame, known_games(), damaged));
    EXPECT_EQ(answer.had_focus, wxID_CANCEL);
    EXPECT_FALSE(answer.enter_restores);
}

TEST_F(RecoveryInTheWindow, LeavesTheLibraryAsItIsWhenThatIsWanted) {
    Answer answer(wxID_CANCEL, "recovery-left");
    EXPECT_FALSE(offer_recovery(frame, known_games(), damaged));
}

TEST_F(RecoveryInTheWindow, WithoutAGoodCopyOffersNothing) {
    castalia::testing::write_bytes(backups_of(library).front().file, "struck too");
    Answer answer(wxID_CANCEL, "recovery-bad-copies");
    EXPECT_FALSE(offer_recovery(frame, known_games(), damaged));
    EXPECT_TRUE(tells(answer, "1 copy in the folder")) << answer.read;
    EXPECT_TRUE(tells(answer, "is damaged too")) << answer.read;
    EXPECT_TRUE(tells(answer, "castalia-cli restore")) << answer.read;
    EXPECT_TRUE(tells(answer, "Export the sessions")) << answer.read;
}

TEST_F(RecoveryInTheWindow, OfALibraryThatCannotBeOpenedPromisesNoCopyWhereThereIsNone) {
    std::filesystem::remove_all(backup_folder(library));
    store.reset();
    constexpr std::size_t kHead = 4096, kBegin = 100;
    std::string bytes = castalia::testing::bytes_of(library);
    bytes.replace(kBegin, kHead - kBegin, kHead - kBegin, 'x');
    castalia::testing::write_bytes(library, bytes);
    damaged.open = false;
    try {
        const Store again(known_games(), library);
        ADD_FAILURE() << "it was opened";
    } catch (const Failure& failure) {
        damaged.found = failure.text;
    }
    Answer answer(wxID_CANCEL, "recovery-none");
    EXPECT_FALSE(offer_recovery(frame, known_games(), damaged));
    EXPECT_TRUE(tells(answer, "There is no copy in the folder")) << answer.read;
    EXPECT_TRUE(tells(answer, "Nothing was changed. Castalia cannot open it.")) << answer.read;
    EXPECT_FALSE(tells(answer, "put in its place")) << answer.read;
    EXPECT_FALSE(tells(answer, "in the window")) << answer.read;
    EXPECT_FALSE(tells(answer, "Export")) << answer.read;
}

TEST_F(RecoveryInTheWindow, TheDrillTellsItsFigures) {
    Answer answer(wxID_CANCEL, "recovery-drill");
    show_drill(frame, *store);
    EXPECT_TRUE(tells(answer, "Damaged in 7 ways")) << answer.read;
    EXPECT_TRUE(tells(answer, "Everything came back")) << answer.read;
}

}  // namespace
}  // namespace castalia
