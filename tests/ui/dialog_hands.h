#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/dialog.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/imagpng.h>
#include <wx/prntbase.h>
#include <wx/stattext.h>
#include <wx/stopwatch.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "tests/ui/made_key.h"

namespace castalia {

/// Lets windows draw and answer for a moment: for at least this time, and at least a turn of the event loop for every
/// two milliseconds of it, because on a busy machine the time alone can pass before windows are laid out.
inline void settle_windows(long milliseconds = 120) {
    const wxStopWatch watch;
    for (long turns = 0; watch.Time() < milliseconds || 2 * turns < milliseconds; ++turns) {
        wxEventLoopBase* loop = wxEventLoopBase::GetActive();
        while (loop->Pending()) {
            loop->Dispatch();
        }
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
        wxMilliSleep(1);
    }
}

/// Keeps a picture of the window on the screen in the folder that CASTALIA_PICTURES names, for people to look at.
inline void keep_picture(wxWindow& window, const std::string& name) {
    const char* folder = std::getenv("CASTALIA_PICTURES");
    if (folder == nullptr) {
        return;
    }
    constexpr long kDrawn = 500;
    settle_windows(kDrawn);
    const wxRect area(window.GetScreenPosition(), window.GetSize());
    wxBitmap bitmap(area.GetSize());
    wxMemoryDC memory(bitmap);
    wxScreenDC screen;
    memory.Blit(wxPoint(), area.GetSize(), &screen, area.GetPosition());
    memory.SelectObject(wxNullBitmap);
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
    bitmap.SaveFile(wxString::FromUTF8(std::string(folder) + "/" + name + ".png"), wxBITMAP_TYPE_PNG);
}

/// Returns the modal dialog that was opened last.
inline wxDialog* open_dialog() {
    wxDialog* last = nullptr;
    for (wxWindow* window : wxTopLevelWindows) {
        if (auto* dialog = dynamic_cast<wxDialog*>(window); dialog != nullptr && dialog->IsModal()) {
            last = dialog;
        }
    }
    return last;
}

/// Calls `act` in the next dialog once it is there. A dialog that is still open then gets the answer of Escape.
inline void in_dialog(std::function<void(wxDialog&)> act) {
    wxTheApp->CallAfter([act = std::move(act)] {
        settle_windows();
        wxDialog* dialog = open_dialog();
        ASSERT_NE(dialog, nullptr);
        act(*dialog);
        if (dialog->IsModal()) {
            dialog->EndModal(wxID_CANCEL);
        }
    });
}

/// Does the same, however long it takes until the dialog is there.
inline void in_next_dialog(std::function<void(wxDialog&)> act) {
    constexpr int kPause = 30;
    class Waiting final : public wxTimer {
    public:
        explicit Waiting(std::function<void(wxDialog&)> does) : before_(open_dialog()), does_(std::move(does)) {}
        void Notify() override {
            wxDialog* dialog = open_dialog();
            if (dialog == nullptr || dialog == before_ || !dialog->IsShownOnScreen()) {
                return;
            }
            Stop();
            const auto does = does_;
            wxTheApp->CallAfter([this] { delete this; });
            settle_windows();
            does(*dialog);
            if (open_dialog() == dialog) {
                dialog->EndModal(wxID_CANCEL);
            }
        }

    private:
        wxDialog* before_;
        std::function<void(wxDialog&)> does_;
    };
    (new Waiting(std::move(act)))->Start(kPause);
}

/// Returns every window of a kind below this one, in the order in which they were made.
template <class Kind>
std::vector<Kind*> all_of(wxWindow& above) {
    std::vector<Kind*> found;
    for (wxWindow* below : above.GetChildren()) {
        if (auto* one = dynamic_cast<Kind*>(below)) {
            found.push_back(one);
        }
        const std::vector<Kind*> deeper = all_of<Kind>(*below);
        found.insert(found.end(), deeper.begin(), deeper.end());
    }
    return found;
}

template <class Kind>
Kind& only(wxWindow& above) {
    const std::vector<Kind*> found = all_of<Kind>(above);
    EXPECT_EQ(found.size(), 1U);
    return *found.at(0);
}

/// Returns the print preview that was opened from this window; null when none is shown.
inline wxPreviewFrame* preview_of(wxWindow& parent) {
    for (wxWindow* child : parent.GetChildren()) {
        if (auto* preview = dynamic_cast<wxPreviewFrame*>(child); preview != nullptr && preview->IsShown()) {
            return preview;
        }
    }
    return nullptr;
}

/// Returns the field of text with this label.
inline wxTextCtrl& text_called(wxWindow& above, const wxString& label) {
    for (wxTextCtrl* text : all_of<wxTextCtrl>(above)) {
        if (accessible_name(text) == label) {
            return *text;
        }
    }
    throw std::runtime_error("no field is called " + label.utf8_string());
}

/// Returns whether the window shows the sentence somewhere.
inline bool says(wxWindow& above, const wxString& sentence) {
    return std::ranges::any_of(all_of<wxStaticText>(above), [&](wxStaticText* text) {
        wxString label = text->GetLabelText();
        label.Replace("\n", " ");
        return text->IsShown() && label.Contains(sentence);
    });
}

/// Presses a button as a click does.
inline void press(wxWindow& button, wxEventType type = wxEVT_BUTTON) {
    wxCommandEvent event(type, button.GetId());
    event.SetEventObject(&button);
    button.ProcessWindowEvent(event);
}
/// Presses a key that the dialog takes wherever the focus is.
inline void press_key(wxWindow& window, int key, bool shift = false) {
    wxKeyEvent event = made_key(wxEVT_CHAR_HOOK);
    event.m_keyCode = key;
    event.SetShiftDown(shift);
    event.SetEventObject(&window);
    window.ProcessWindowEvent(event);
}

inline void press(wxDialog& dialog, int id) {
    wxWindow* button = dialog.FindWindow(id);
    ASSERT_NE(button, nullptr);
    press(*button);
}

}  // namespace castalia
