#include "app/ui/review/comment_panel.h"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/text_frame.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"

namespace castalia {

namespace {

wxString meaning(std::size_t mark) {
    const std::array<wxString, kCommentMarks.size()> meanings{_("Brilliant"), _("Good"),    _("Interesting"),
                                                              _("Doubtful"),  _("Mistake"), _("Blunder")};
    return meanings.at(mark);
}

/// Returns all comments at an entry as one, because another program's record may have several there.
Comment comment_at(const Session& session, std::size_t ply) {
    Comment all;
    all.entry = ply == 0 ? 0 : session.replay().steps().at(ply - 1).entry.number;
    for (const Comment& one : session.commentary.comments) {
        if (one.entry == all.entry) {
            all.mark = all.mark.empty() ? one.mark : all.mark;
            all.text += (all.text.empty() || one.text.empty() ? "" : "\n\n") + one.text;
        }
    }
    return all;
}

bool same_words(const Comment& a, const Comment& b) { return a.mark == b.mark && a.text == b.text; }

}  // namespace

CommentPanel::CommentPanel(wxWindow* parent, std::function<void(Comment)> keep)
    : wxPanel(parent), keep_(std::move(keep)) {
    SetBackgroundColour(palette().surface);
    title_ = styled_child<wxStaticText>(this, font_of(*this, TypeStep::heading1, true), palette().text, wxID_ANY, "",
                                        wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    auto* marks = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        marks_[i] = child<wxToggleButton>(this, wxID_ANY, utf8(std::string(kCommentMarks[i])), wxDefaultPosition,
                                          wxDefaultSize, wxBU_EXACTFIT);
        marks_[i]->SetToolTip(meaning(i));
        set_accessible(marks_[i], meaning(i), utf8(std::string(kCommentMarks[i])));
        marks_[i]->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) { choose(i); });
        marks->Add(marks_[i], wxSizerFlags(1));
    }
    words_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE | wxTE_NOHIDESEL);
    frame_text(*words_, spacing::unit);
    words_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        CallAfter([this] { this->keep(); });
    });
    words_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown()) {  // As in the dialogs, it accepts what is written.
            CallAfter([this] { this->keep(); });
        } else {
            event.Skip();
        }
    });

    auto* down = new wxBoxSizer(wxVERTICAL);
    const int around = FromDIP(spacing::between);
    down->Add(title_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, around));
    down->Add(marks, wxSizerFlags().Expand().Border(wxALL, around));
    down->Add(words_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, around));
    SetSizer(down);
}

void CommentPanel::show(const Session& session, std::size_t ply) {
    const Comment there = comment_at(session, ply);
    if (there.entry != shown_.entry) {
        keep();
    }
    const wxString title = ply == 0 ? _("Comment on the start") : wxString::Format(_("Comment on event %zu"), ply);
    title_->SetLabel(title + "  C");
    set_accessible(words_, title, _("It is kept when you go elsewhere."));
    if (there.entry == shown_.entry && (same_words(there, shown_) || !same_words(written(), shown_))) {
        return;  // Words that are being written stay.
    }
    shown_ = there;
    words_->ChangeValue(utf8(shown_.text));
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        marks_[i]->SetValue(shown_.mark == kCommentMarks[i]);
    }
}

Comment CommentPanel::written() const {
    Comment comment = shown_;
    comment.text = typed(words_->GetValue());
    comment.mark.clear();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        comment.mark = marks_[i]->GetValue() ? std::string(kCommentMarks[i]) : comment.mark;
    }
    return comment;
}

void CommentPanel::keep() {
    Comment comment = written();
    if (same_words(comment, shown_)) {
        return;
    }
    const Comment before = std::exchange(shown_, comment);  // Keeping it shows this panel anew.
    try {
        keep_(std::move(comment));
    } catch (...) {
        shown_ = before;  // It can still be kept once there is room for it.
        throw;
    }
}

void CommentPanel::choose(std::size_t mark) {
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        if (i != mark) {
            marks_[i]->SetValue(false);
        }
    }
    keep();
}

void CommentPanel::focus_words() {
    words_->SetFocus();
    words_->SetInsertionPointEnd();
}

bool CommentPanel::has_focus() const { return words_->HasFocus(); }

void CommentPanel::allow(bool allowed) {
    words_->SetEditable(allowed);
    for (wxToggleButton* mark : marks_) {
        mark->Enable(allowed);
    }
}

}  // namespace castalia
