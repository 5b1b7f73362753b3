// The window follows its library, in which other programs may write, says what hinders it there, and takes files in.
#include <algorithm>
#include <utility>

#include <wx/dialog.h>
#include <wx/msgdlg.h>
#include <wx/progdlg.h>

#include "app/ui/history/history_page.h"
#include "app/ui/history/home_page.h"
#include "app/ui/library/dropped_files.h"
#include "app/ui/library/files.h"
#include "app/ui/people/people_page.h"
#include "app/ui/photos/photos.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/notice_panel.h"
#include "app/ui/shell/window_place.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/earlier_endings.h"

namespace castalia {

namespace {

constexpr int kBetweenLooks = 2'000;  ///< Milliseconds.

/// Returns whether a dialog asks something or shows progress. One that asks uses the session, which is not loaded
/// anew until it is answered. Behind a window of progress a thread uses the library, which only one thread may use at
/// a time.
bool is_library_in_use() {
    return std::any_of(wxTopLevelWindows.begin(), wxTopLevelWindows.end(), [](wxWindow* window) {
        const auto* dialog = dynamic_cast<wxDialog*>(window);
        return dialog != nullptr && (dialog->IsModal() || dynamic_cast<wxGenericProgressDialog*>(window) != nullptr);
    });
}

/// The setting that keeps where the window was.
constexpr const char* kWindowPlace = "window.place";

}  // namespace

void MainFrame::place_as_left() { place_again(*this, recorder_.store().setting(kWindowPlace).value_or("")); }

void MainFrame::keep_place() {
    if (recorder_.store().only_to_look_at()) {
        return;
    }
    try {
        recorder_.store().set(kWindowPlace, place_of(*this));
    } catch (const Failure&) {  // NOLINT(bugprone-empty-catch)
        // A full disk must not keep the window open for that.
    }
}

void MainFrame::watch_library() {
    looks_ = std::make_unique<wxTimer>();
    looks_->Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (IsActive()) {
            return;  // Nothing changes below the hand of somebody who works in this window.
        }
        try {
            follow_library();
        } catch (const Failure&) {  // NOLINT(bugprone-empty-catch)
            // Whoever comes back to the window hears of it.
        }
    });
    looks_->Start(kBetweenLooks);
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive()) {
            follow_library();
            if (std::exchange(home_made_again_, false) && place_ == Place::home) {
                home_->SetFocus();
            }
        }
    });
    // The library may be read by others after this window is gone.
    recorder_.store().on_damage([here = std::weak_ptr<wxString>(damage_), this](const Text& damage) {
        if (const auto still = here.lock()) {
            *still = words(damage);
            CallAfter([this] { show_notice(); });  // The page may be laid out at this moment.
        }
    });
}

void MainFrame::follow_library() {
    if (is_library_in_use() || !recorder_.refresh()) {
        return;
    }
    if (place_ == Place::home) {
        home_->refresh();
        // The control that had the focus is gone. To give it to another one now would take the keys from others.
        home_made_again_ = true;
    } else if (place_ == Place::history) {
        history_page().refresh();
    } else if (place_ == Place::people) {
        people_page().refresh();
    }
    show(recorder_.scene());
}

void MainFrame::show_notice() {
    std::optional<Text> notice = recorder_.store().only_to_look_at();
    if (!notice && said_of_library_.empty() && (in_session() || in_review())) {
        notice = EarlierEndings(recorder_.store()).said_of(recorder_.scene().session->heading().id);
    }
    notice_->say(!damage_->empty() ? *damage_ : notice ? words(*notice) : said_of_library_);
}

void MainFrame::say_of_library(const wxString& sentence) {
    said_of_library_ = sentence;
    show_notice();
}

void MainFrame::check_it_can_be_changed() const {
    if (const std::optional<Text> why = recorder_.store().only_to_look_at()) {
        throw Failure(Failure::Kind::read_only, *why);
    }
}

/// Whatever is no picture is imported, which tells what it is when it cannot be.
void MainFrame::take(const std::vector<std::filesystem::path>& files) {
    check_it_can_be_changed();
    std::vector<std::filesystem::path> photos, others;
    for (const std::filesystem::path& file : files) {
        (is_picture(file) ? photos : others).push_back(file);
    }
    if (!photos.empty() && (in_session() || in_review())) {
        attach_photos(this, recorder_, photos);
    } else if (!photos.empty()) {
        wxMessageBox(_("A photo belongs to a moment of a session. Open the session, and drop the photo on it."),
                     _("No session is open here"), wxOK | wxICON_INFORMATION, this);
    }
    std::optional<std::string> last;
    for (const std::filesystem::path& file : others) {
        const std::optional<std::string> id = import_session_from(this, recorder_.store(), utf8(file.string()));
        last = id ? id : last;
    }
    if (last) {
        open_session(*last);
    } else if (!others.empty()) {
        go(place_);  // Lists show what has come.
    }
}

}  // namespace castalia
