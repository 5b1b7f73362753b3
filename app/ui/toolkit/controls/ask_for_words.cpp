#include "app/ui/toolkit/controls/ask_for_words.h"

#include <utility>

#include <wx/textctrl.h>

#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"

namespace castalia {

namespace {

class WordsDialog final : public StandardDialog {
public:
    WordsDialog(wxWindow* parent, const wxString& title, const wxString& label, const wxString& text,
                std::function<void(const std::string&)> check, const wxString& accept)
        : StandardDialog(parent, title), check_(std::move(check)) {
        Rows rows(this);
        field_ = rows.text(label, text);
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
        add_buttons(accept, _("Cancel"));
        constexpr int kWide = 480;
        settle({kWide, -1});
        field_->SetFocus();
    }
    std::string text() const { return typed(field_->GetValue()); }

private:
    wxString objection() override {
        try {
            check_text(text(), kLongestText, utf8(GetTitle()));
            if (check_) {
                check_(text());
            }
        } catch (const BadRecord& wrong) {
            return as_sentence(wrong.text);
        }
        return {};
    }

    std::function<void(const std::string&)> check_;
    wxTextCtrl* field_;
};

}  // namespace

std::optional<std::string> ask_for_words(wxWindow* parent, const std::string& title, const std::string& label,
                                         const std::string& text, std::function<void(const std::string&)> check,
                                         const std::string& accept) {
    WordsDialog dialog(parent, utf8(title), utf8(label), utf8(text), std::move(check),
                       accept.empty() ? _("Save") : utf8(accept));
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.text()) : std::nullopt;
}

}  // namespace castalia
