#pragma once

#include <wx/panel.h>

class wxStaticText;

namespace castalia {

/// A sentence about the whole library that stays in sight above every page. Without a sentence it takes no room.
class NoticePanel final : public wxPanel {
public:
    explicit NoticePanel(wxWindow* parent);
    /// Shows the sentence, over as many lines as it needs; an empty one hides the panel.
    void say(const wxString& sentence);
    const wxString& said() const { return sentence_; }

private:
    void make_controls();
    void wrap();

    wxStaticText* text_ = nullptr;
    wxString sentence_;
};

}  // namespace castalia
