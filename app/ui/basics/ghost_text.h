#pragma once

#include <string>

#include <wx/string.h>

class wxTextCtrl;

namespace castalia {

/// Words that a field of one line shows behind its text, as what a key would write: in the secondary colour and
/// slanted, for with high contrast there is one colour only. They are drawn over the field and never part of its
/// text, so that nothing reads, copies or records them. Must not outlive the field.
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
