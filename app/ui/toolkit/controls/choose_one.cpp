#include "app/ui/toolkit/controls/choose_one.h"

#include <wx/listbox.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

class ChoicesDialog final : public StandardDialog {
public:
    ChoicesDialog(wxWindow* parent, const Choices& choices) : StandardDialog(parent, choices.title) {
        auto* question = child<wxStaticText>(this, wxID_ANY, "");
        question->SetLabelText(choices.question);
        answers_ = child<wxListBox>(this, wxID_ANY);
        for (const wxString& answer : choices.answers) {
            answers_->Append(answer);
        }
        answers_->SetSelection(static_cast<int>(choices.usual));
        constexpr int kWide = 480, kHigh = 300, kLeastHigh = 90;
        answers_->SetMinSize({-1, FromDIP(kLeastHigh)});
        set_accessible(answers_, choices.question);
        contents()->Add(question, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        contents()->Add(answers_, wxSizerFlags(1).Expand());
        add_buttons(choices.accept, _("Cancel"));
        answers_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
        question->Wrap(static_cast<int>(FromDIP(kWide - 2 * spacing::page) * text_size()));
        settle({kWide, kHigh});
        answers_->SetFocus();
    }
    std::size_t chosen() const { return static_cast<std::size_t>(answers_->GetSelection()); }

private:
    /// Ctrl and a click on the chosen answer leave none chosen.
    wxString objection() override {
        return answers_->GetSelection() == wxNOT_FOUND ? _("Still to choose") : wxString();
    }

    wxListBox* answers_ = nullptr;
};

}  // namespace

std::optional<std::size_t> choose_one(wxWindow* parent, const Choices& choices) {
    ChoicesDialog dialog(parent, choices);
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.chosen()) : std::nullopt;
}

}  // namespace castalia
