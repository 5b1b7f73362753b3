// Cards that are numbers, and the places where they may go: a field to type or pick in, and a row of buttons that say
// what each place would bring.
#include <algorithm>
#include <span>

#include <wx/combobox.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

/// A number that is typed, or picked from the list of those that are not barred. Its meaning, or the reason against
/// it, stands beside the field.
class NumberedControl final : public SlotControl {
public:
    NumberedControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        constexpr int kLetters = 14;
        number_ = child<wxComboBox>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, nullptr, wxCB_DROPDOWN);
        number_->SetMinSize({kLetters * GetCharWidth(), -1});
        set_label_for(label(), number_);
        sign_ = child<wxStaticBitmap>(this, wxID_ANY, wxBitmapBundle());
        name_ = child<wxStaticText>(this, wxID_ANY, "");
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(number_, wxSizerFlags().CenterVertical());
        row->Add(sign_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        row->Add(name_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::unit)));
        place()->Add(row, wxSizerFlags());
        number_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
        number_->Bind(wxEVT_COMBOBOX, [this](wxCommandEvent&) { changed(); });
    }
    void focus() override { number_->SetFocus(); }

private:
    static const Option* option_of(const Slot& slot, const Json& value) {
        const auto found = std::ranges::find(slot.options, value, &Option::value);
        return found == slot.options.end() ? nullptr : &*found;
    }
    Json typed() const {
        long long number = 0;
        wxString text = number_->GetValue();
        return text.Trim().Trim(false).ToLongLong(&number) && option_of(slot(), number) != nullptr ? Json(number)
                                                                                                   : Json();
    }
    void changed() {
        if (!updating_) {
            // The event that is under way still uses the list.
            CallAfter([this] { report(0, typed()); });
        }
    }
    void update(const Json& draft) override {
        updating_ = true;
        const Json value = value_at(draft, slot().field);
        wxArrayString open;
        for (const Option& option : slot().options) {
            if (!option.barred) {
                open.push_back(words(option.name));
            }
        }
        const wxString kept = number_->GetValue();
        if (number_->GetStrings() != open) {
            number_->Set(open);
        }
        const Option* chosen = value.is_null() ? nullptr : option_of(slot(), value);
        const wxString wanted = chosen != nullptr ? words(chosen->name) : wxString();
        // Text that is being typed stays. A number that was taken back is removed from the field.
        const bool same = typed() == value && !(value.is_null() && !shown_.is_null());
        const wxString text = same ? kept : wanted;
        if (number_->GetValue() != text) {
            number_->ChangeValue(text);
            number_->SetInsertionPointEnd();
        }
        shown_ = value;
        show_name(chosen);
        set_accessible(number_, words(slot().label), shown_hint_);
        updating_ = false;
    }
    void show_name(const Option* chosen) {
        const bool barred = chosen != nullptr && chosen->barred.has_value();
        const wxString text = chosen == nullptr ? wxString()
                              : barred          ? words(chosen->barred->reason)
                                                : words(chosen->hint);
        const std::string art_name = barred ? "mark-refusal" : chosen == nullptr ? std::string() : chosen->art;
        if (shown_hint_ != text) {
            shown_hint_ = text;
            name_->SetLabelText(text);
            // A reason may be a whole sentence.
            constexpr int kLeast = 120, kBeside = 5;
            const int taken = number_->GetMinSize().x + FromDIP(kBeside * spacing::between);
            name_->Wrap(std::max(FromDIP(kLeast), room() - taken));
        }
        if (art_ != art_name) {
            art_ = art_name;
            constexpr int kSign = 18;
            sign_->SetBitmap(art_.empty() ? wxBitmapBundle() : art(art_, palette().text, kSign));
        }
        sign_->Show(!art_.empty());
        InvalidateBestSize();
    }

    wxComboBox* number_;
    wxStaticBitmap* sign_;
    wxStaticText* name_;
    wxString shown_hint_;
    std::string art_;
    Json shown_;
    bool updating_ = false;
};

/// A button for each open place that says what the place would bring. Barred places are listed in words, by their
/// reasons. Places without a hint are shown only on the board.
class PlacesControl final : public SlotControl {
public:
    PlacesControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        rows_ = new wxBoxSizer(wxVERTICAL);
        place()->Add(rows_, wxSizerFlags());
        reasons_ = child<wxStaticText>(this, wxID_ANY, "");
        reasons_->SetForegroundColour(palette().secondary);
        place()->Add(reasons_, wxSizerFlags());
        parent->Bind(wxEVT_SIZE, &PlacesControl::resized, this);
    }
    ~PlacesControl() override { GetParent()->Unbind(wxEVT_SIZE, &PlacesControl::resized, this); }
    void focus() override {
        if (!values_.empty()) {
            buttons_.front()->SetFocus();
        }
    }

private:
    void resized(wxSizeEvent& event) {
        event.Skip();
        if (room() != laid_for_) {
            arrange();
        }
    }

    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        std::vector<const Option*> open;
        // Each reason, with the places that it bars in their order.
        std::vector<std::pair<wxString, wxString>> reasons;
        for (const Option& option : slot().options) {
            const bool chosen = same_value(option.value, value);
            if (chosen || (!option.barred && !option.hint.empty())) {
                open.push_back(&option);
            }
            if (option.barred) {
                const wxString why =
                    words(option.barred->brief.empty() ? option.barred->reason : option.barred->brief);
                auto known = std::ranges::find(reasons, why, &std::pair<wxString, wxString>::first);
                if (known == reasons.end()) {
                    reasons.emplace_back(why, words(option.name));
                } else {
                    known->second += ", " + words(option.name);
                }
            }
        }
        show_buttons(open, value);
        shown_reasons_ = open.empty() && reasons.empty() ? _("an empty space: pick it on the board") : wxString();
        for (const auto& [why, places] : reasons) {
            shown_reasons_ += (shown_reasons_.empty() ? wxString::FromUTF8("⊘ ") : wxString::FromUTF8("  ·  ")) +
                              labelled_words(places, why);
        }
        arrange();
    }

    void show_buttons(const std::vector<const Option*>& open, const Json& value) {
        while (buttons_.size() < open.size()) {
            const std::size_t i = buttons_.size();
            // GTK never shows a label on a button that was made without one.
            auto* button = child<wxToggleButton>(this, wxID_ANY, words(open[i]->name));
            button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
                buttons_[i]->SetValue(true);
                CallAfter([this, i] { report(0, values_.at(i)); });
            });
            buttons_.push_back(button);
            captions_.emplace_back();
        }
        values_.clear();
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            buttons_[i]->Show(i < open.size());
            if (i >= open.size()) {
                continue;
            }
            const Option& option = *open[i];
            values_.push_back(option.value);
            const wxString name = words(option.name),
                           hint = option.barred ? words(option.barred->brief) : words(option.hint);
            const wxString caption = name + "  <b>" + wxControl::EscapeMnemonics(hint) + "</b>";
            if (captions_[i] != caption) {
                captions_[i] = caption;
                buttons_[i]->SetLabelMarkup(caption);
                set_accessible(buttons_[i], name, hint);
            }
            add_style(buttons_[i], "barred", option.barred.has_value());
            buttons_[i]->SetValue(same_value(option.value, value));
        }
    }

    /// Lays out rows of buttons in the width of the form, and wraps the reasons beneath them.
    void arrange() {
        laid_for_ = room();
        rows_->Clear(false);
        const int apart = FromDIP(spacing::unit);
        wxBoxSizer* row = nullptr;
        for (int used = 0; wxToggleButton * button : std::span(buttons_).first(values_.size())) {
            const int wide = button->GetBestSize().x + apart;
            if (row == nullptr || used + wide > laid_for_) {
                row = new wxBoxSizer(wxHORIZONTAL);
                rows_->Add(row, wxSizerFlags());
                used = 0;
            }
            row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, apart));
            used += wide;
        }
        if (reasons_->GetLabelText() != shown_reasons_ || reasons_->IsShown() == shown_reasons_.empty()) {
            reasons_->SetLabelText(shown_reasons_);
            set_accessible(reasons_, shown_reasons_);
            reasons_->Show(!shown_reasons_.empty());
        }
        reasons_->Wrap(laid_for_);
        // The form asks for this size again. A panel alone would keep the size from its first layout.
        InvalidateBestSize();
        SetMinSize(GetSizer()->CalcMin());
        CallAfter([this] {
            GetParent()->Layout();
            Layout();
            GetParent()->SendSizeEvent();  // Its rows may need another height now.
        });
    }

    wxBoxSizer* rows_;
    wxStaticText* reasons_;
    wxString shown_reasons_;
    int laid_for_ = 0;
    std::vector<wxToggleButton*> buttons_;
    std::vector<wxString> captions_;
    std::vector<Json> values_;
};

}  // namespace

SlotControl* make_numbered(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<NumberedControl>(parent, std::move(key), flow, std::move(fill));
}
SlotControl* make_places(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<PlacesControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia
