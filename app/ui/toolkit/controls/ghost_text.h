#pragma once

#include <string>

#include <wx/string.h>

class wxTextCtrl;

namespace castalia {

/// Words that a field of one line shows behind its text to say what a key would write. They have the secondary
/// colour and are slanted, because high contrast has only one colour. They are drawn over the field and never part of
/// its text, so that nothing reads, copies or records them. The field must outlive them.
class GhostText {
public:
    explicit GhostText(wxTextCtrl& field);
    GhostText(const GhostText&) = delete;
    GhostText& operator=(const GhostText&) = delete;
    ~GhostText();

    void show(const wxString& words);
    const wxString& shown() const { return words_; }

private:
    wxTextCtrl& field_;
    wxString words_;
};

}  // namespace castalia
