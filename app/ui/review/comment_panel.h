#pragma once

#include <array>
#include <functional>

#include <wx/panel.h>

#include "core/session/session.h"

class wxStaticText;
class wxTextCtrl;
class wxToggleButton;

namespace castalia {

/// The comment on the moment that is looked at: one of six marks, and words of any length. Changes are kept as soon
/// as somebody goes elsewhere.
class CommentPanel : public wxPanel {
public:
    /// `keep` gets a comment that was changed.
    CommentPanel(wxWindow* parent, std::function<void(Comment)> keep);

    void show(const Session& session, std::size_t ply);
    /// Keeps what was written and is not kept yet.
    void keep();
    void focus_words();
    bool has_focus() const;
    void allow(bool allowed);  ///< Sets whether anything may be written at all.

    wxTextCtrl* field() { return words_; }
    wxToggleButton* mark(std::size_t index) { return marks_.at(index); }

private:
    void choose(std::size_t mark);
    Comment written() const;

    std::function<void(Comment)> keep_;
    Comment shown_;
    wxStaticText* title_ = nullptr;
    wxTextCtrl* words_ = nullptr;
    std::array<wxToggleButton*, kCommentMarks.size()> marks_{};
};

}  // namespace castalia
