// A few places to choose from, as a row of buttons, such as the direction of a step.
#include <algorithm>

#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

/// A button for each option, with its hint or the reason against it in small type. When the slot is optional,
/// pressing the chosen button again takes the choice back.
class RowControl final : public SlotControl {
public:
    RowControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        row_ = new wxBoxSizer(wxVERTICAL);
        place()->Add(row_, wxSizerFlags(1).Expand());
    }
    void focus() override {
        if (!buttons_.empty()) {
            buttons_.front()->SetFocus();
        }
    }

private:
    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        while (buttons_.size() < slot().options.size()) {
            add_button();
        }
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            buttons_[i]->Show(i < slot().options.size());
            if (i < slot().options.size()) {
                show(i, slot().options[i]);
                buttons_[i]->SetValue(same_value(slot().options[i].value, value));
            }
        }
        fit_width();
    }
    void fit_width() override {
        lay_in_rows(*row_, buttons_);
        for (std::size_t i = 0; i < buttons_.size() && i < slot().options.size(); ++i) {
            show_tip(*buttons_[i], slot().options[i]);
        }
    }

    /// A tip says what the button does not: the whole reason against it, or the words that it has no room for.
    static void show_tip(wxToggleButton& button, const Option& option) {
        const wxString name = words(option.name), hint = hint_of(option), remark = remark_of(option);
        const bool cut = is_shortened(&button);
        const wxString tip = cut && remark.empty() ? name
                             : cut                 ? name + "\n" + remark
                             : remark == hint      ? wxString()
                                                   : remark;
        if (tip != button.GetToolTipText()) {
            button.SetToolTip(tip);
        }
    }
    static wxString hint_of(const Option& option) {
        return !option.barred                 ? words(option.hint)
               : option.barred->brief.empty() ? words(option.barred->reason)
                                              : words(option.barred->brief);
    }

    void show(std::size_t i, const Option& option) {
        const wxString name = words(option.name), hint = hint_of(option);
        wxString caption = markup(name);
        if (!hint.empty()) {
            caption += "  " + small_markup(wxString::FromUTF8(option.barred ? "⊘ " : "") + markup(hint));
        }
        if (captions_[i] == caption) {
            return;
        }
        captions_[i] = caption;
        buttons_[i]->SetLabelText(name);  // This makes GTK create the label that takes the markup.
        buttons_[i]->SetLabelMarkup(caption);
        set_accessible(buttons_[i], name, remark_of(option));
        add_style(buttons_[i], "barred", option.barred.has_value());
    }
    static wxString markup(const wxString& text) {
        wxString safe = wxControl::EscapeMnemonics(text);
        safe.Replace("&&", "&amp;");
        safe.Replace("<", "&lt;");
        safe.Replace(">", "&gt;");
        return safe;
    }

    void add_button() {
        const std::size_t i = buttons_.size();
        auto* button = child<wxToggleButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            const bool away = !buttons_[i]->GetValue() && slot().optional;
            buttons_[i]->SetValue(!away);
            CallAfter([this, i, away] { report(0, away ? Json() : slot().options.at(i).value); });
        });
        buttons_.push_back(button);
        captions_.emplace_back();
    }

    wxBoxSizer* row_;
    std::vector<wxToggleButton*> buttons_;
    std::vector<wxString> captions_;
};

}  // namespace

bool is_row(const Slot& slot) {
    constexpr std::size_t kMost = 4;
    return slot.kind == Slot::Kind::place && !is_flag(slot) && slot.options.size() > 1 &&
           slot.options.size() <= kMost;
}

SlotControl* make_row(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<RowControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia
