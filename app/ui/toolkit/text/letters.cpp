#include "app/ui/toolkit/text/letters.h"

#include <wx/choice.h>
#include <wx/tokenzr.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/gtk/pressed_key.h"

namespace castalia {

namespace {

bool has_word(const wxString& item, const wxString& beginning) {
    for (wxStringTokenizer words(item, " ,"); words.HasMoreTokens();) {
        if (words.GetNextToken().StartsWith(beginning)) {
            return true;
        }
    }
    return false;
}

/// Returns the first item that begins so, or else the first with such a word; wxNOT_FOUND where there is none.
int item_of(const wxChoice& choice, const wxString& beginning) {
    int with_word = wxNOT_FOUND;
    for (unsigned nth = 0; nth < choice.GetCount(); ++nth) {
        const wxString item = choice.GetString(nth).Lower();
        if (item.StartsWith(beginning)) {
            return static_cast<int>(nth);
        }
        with_word = with_word == wxNOT_FOUND && has_word(item, beginning) ? static_cast<int>(nth) : with_word;
    }
    return with_word;
}

}  // namespace

bool Letters::key(const wxKeyEvent& event) {
    auto* choice = dynamic_cast<wxChoice*>(wxWindow::FindFocus());
    const wxChar letter = typed_character(event);
    const bool control = event.ControlDown() || event.AltDown();
    const auto now = std::chrono::steady_clock::now();
    constexpr std::chrono::milliseconds kPause(1200);
    // A form may make the choice anew meanwhile, but under the same name.
    const wxString name = choice == nullptr ? wxString() : accessible_name(choice);
    const bool again = now - last_ > kPause || name != at_;
    if (choice == nullptr || control || letter == 0 || (letter == WXK_SPACE && (again || typed_.empty()))) {
        return false;  // A Space by itself opens the choice.
    }
    typed_ = (again ? wxString() : typed_) + wxString(letter).Lower();
    last_ = now;
    at_ = name;
    const int item = item_of(*choice, typed_);
    if (item != wxNOT_FOUND && item != choice->GetSelection()) {
        choice->SetSelection(item);
        choice->CallAfter([choice, item] {  // A listener may make the choice anew.
            wxCommandEvent chosen(wxEVT_CHOICE, choice->GetId());
            chosen.SetEventObject(choice);
            chosen.SetInt(item);
            choice->ProcessWindowEvent(chosen);
        });
    }
    return true;
}

}  // namespace castalia
