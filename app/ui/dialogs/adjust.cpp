// The table's own count instead of ours, and one line of words.
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/text_field.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/typed.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/forms/slot_form.h"

namespace castalia {

namespace {

class CountDialog final : public StandardDialog {
public:
    CountDialog(wxWindow* parent, const Session& session) : StandardDialog(parent, _("The table counted")) {
        auto* meaning = child<wxStaticText>(this, wxID_ANY,
                                            _("What the table counted holds from now on, and the log shows it. "
                                              "Nothing else follows from it."));
        meaning->SetForegroundColour(palette().secondary);
        constexpr int kWide = 460;
        meaning->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
        const Playthrough& line = session.playthrough();
        const std::size_t ply = session.plies();
        form_ = child<SlotForm>(
            this, [&line, ply](const Json& draft) { return line.form(ply, draft); }, [](const Json&) {}, Flow::down);
        form_->begin({{"type", "adjust"}});

        contents()->Add(meaning, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        contents()->Add(form_, wxSizerFlags(1).Expand());
        add_buttons(_("Enter the count"), _("Cancel"));
        settle({kWide, -1});
        form_->focus_first();
    }
    const Json& event() const { return form_->draft(); }

private:
    wxString objection() override { return form_->complete() ? wxString() : _("Choose what was counted."); }

    SlotForm* form_;
};

class WordsDialog final : public StandardDialog {
public:
    WordsDialog(wxWindow* parent, const wxString& title, const wxString& label, const wxString& text,
                std::function<void(const std::string&)> check, const wxString& accept)
        : StandardDialog(parent, title), check_(std::move(check)) {
        auto* caption = child<wxStaticText>(this, wxID_ANY, label);
        caption->SetForegroundColour(palette().secondary);
        field_ = text_field(this, text);
        set_label_for(caption, field_);
        contents()->Add(caption, wxSizerFlags());
        contents()->Add(field_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));
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
            return words(wrong.text);
        }
        return {};
    }

    std::function<void(const std::string&)> check_;
    wxTextCtrl* field_;
};

}  // namespace

std::optional<Json> ask_for_count(wxWindow* parent, const Recorder& recorder) {
    const Scene scene = recorder.scene();
    if (scene.session == nullptr) {
        return std::nullopt;
    }
    CountDialog dialog(parent, *scene.session);
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.event()) : std::nullopt;
}

std::optional<std::string> ask_for_words(wxWindow* parent, const std::string& title, const std::string& label,
                                         const std::string& text, std::function<void(const std::string&)> check,
                                         const std::string& accept) {
    WordsDialog dialog(parent, utf8(title), utf8(label), utf8(text), std::move(check),
                       accept.empty() ? _("Save") : utf8(accept));
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.text()) : std::nullopt;
}

}  // namespace castalia
