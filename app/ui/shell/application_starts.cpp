// Later starts of the program with the same library, whose wishes this window fulfils.
#include <algorithm>

#include <wx/dialog.h>
#include <wx/filename.h>

#include "app/ui/shell/application.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/text/wx_text.h"

#include <gtk/gtk.h>

namespace castalia {

/// A start that asks for something special, such as a size or a moment, is none that another window could show.
bool Application::hand_over_start() const {
    const bool special = ply_ >= 0 || text_percent_ > 0 || !place_.empty() || !scheme_.empty() || !size_.empty();
    const wxString file = file_.empty() ? wxString() : wxFileName(file_).GetAbsolutePath();
    return !special && hand_over(library_file(), {utf8(file), utf8(session_id_), {}});
}

/// Shows what later starts have brought. While a dialog asks something, it waits until that is answered.
void Application::show_later_starts() {
    auto* frame = dynamic_cast<MainFrame*>(GetTopWindow());
    const bool asks = std::any_of(wxTopLevelWindows.begin(), wxTopLevelWindows.end(), [](wxWindow* window) {
        const auto* dialog = dynamic_cast<wxDialog*>(window);
        return dialog != nullptr && dialog->IsModal();
    });
    if (frame == nullptr || starts_.empty()) {
        return;
    }
    if (!starts_.front().token.empty()) {
        gtk_window_set_startup_id(GTK_WINDOW(frame->GetHandle()), starts_.front().token.c_str());
    }
    frame->Raise();
    if (asks) {
        constexpr int kSoon = 300;
        again_ = std::make_unique<wxTimer>();
        again_->Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_later_starts(); });
        again_->StartOnce(kSoon);
        return;
    }
    const ProgramStart start = starts_.front();
    starts_.erase(starts_.begin());
    session_id_ = utf8(start.session);
    file_ = utf8(start.file);
    try {
        if (!session_id_.empty()) {
            frame->open_session(start.session);
        }
        open_file();
    } catch (const std::exception& failure) {
        show_failure(failure);
    }
    if (!starts_.empty()) {
        CallAfter([this] { show_later_starts(); });
    }
}

void Application::listen_for_starts() {
    later_starts_ = take_later_starts(store_->file(), [this](const ProgramStart& start) {
        starts_.push_back(start);
        CallAfter([this] { show_later_starts(); });
    });
}

}  // namespace castalia
