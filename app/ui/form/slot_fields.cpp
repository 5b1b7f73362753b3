// The slots that are native fields: a list, a check box, a number, words.
#include <algorithm>
#include <climits>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

/// Returns words for a value that no option has: "lower, 3" for a space of a gallery.
wxString plain_words(const Json& value) {
    if (!value.is_structured()) {
        return utf8(value.is_string() ? value.get<std::string>() : value.dump());
    }
    wxString all;
    for (const Json& part : value) {
        all += (all.empty() ? wxString() : wxString(", ")) + plain_words(part);
    }
    return all;
}

/// A list to choose from. Options that are barred come last, with their reasons.
class ChoiceControl final : public SlotControl {
public:
    ChoiceControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        choice_ = child<wxChoice>(this, wxID_ANY);
        keep_narrow(choice_, kShownLetters);
        set_label_for(label(), choice_);
        place()->Add(choice_, wxSizerFlags().Expand());
        choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
            report(0, values_.at(static_cast<std::size_t>(event.GetSelection())));
        });
    }
    void focus() override { choice_->SetFocus(); }

private:
    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        wxArrayString lines;
        values_.clear();
        // The first line is empty while nothing is chosen, and always when the slot is optional.
        if (value.is_null() || slot().optional) {
            values_.emplace_back(nullptr);
            lines.push_back(slot().optional ? _("not given") : _("choose"));
        }
        for (const bool barred : {false, true}) {
            for (const Option& option : slot().options) {
                if (option.barred.has_value() == barred) {
                    values_.push_back(option.value);
                    lines.push_back(option_words(option));
                }
            }
        }
        auto chosen = std::ranges::find_if(values_, [&](const Json& one) { return same_value(one, value); });
        if (chosen == values_.end()) {  // An older event may hold a value that can no longer be chosen.
            lines.push_back(plain_words(value));
            values_.push_back(value);
            chosen = std::prev(values_.end());
        }
        put_lines(lines);
        fit_width();
        choice_->SetSelection(static_cast<int>(chosen - values_.begin()));
        set_accessible(choice_, words(slot().label), choice_->GetStringSelection());
        choice_->SetToolTip(value.is_null() ? wxString() : choice_->GetStringSelection());
    }

    /// Beside the board it is as wide as its longest line, as far as there is room.
    void fit_width() override {
        constexpr int kArrow = 48;
        if (flow() != Flow::across) {
            return;
        }
        int wide = kShownLetters * choice_->GetCharWidth();
        for (const wxString& line : choice_->GetStrings()) {
            wide = std::max(wide, choice_->GetTextExtent(line).x + FromDIP(kArrow));
        }
        choice_->SetMinSize({std::min(wide, room() - FromDIP(spacing::unit)), -1});
    }

    void put_lines(const wxArrayString& lines) {
        if (choice_->GetStrings() == lines) {
            return;
        }
        // GTK takes the focus from a list that is empty, even for a moment. So the new lines are added before the old
        // ones are removed.
        unsigned before = choice_->GetCount();
        if (!lines.empty()) {
            choice_->Append(lines);
        }
        for (; before > 0; --before) {
            choice_->Delete(before - 1);
        }
    }

    static constexpr int kShownLetters = 24;
    wxChoice* choice_;
    std::vector<Json> values_;
};

class FlagControl final : public SlotControl {
public:
    FlagControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        hide_label();
        box_ = child<wxCheckBox>(this, wxID_ANY, "");
        place()->Add(box_, wxSizerFlags());
        meaning_ = child<wxStaticText>(this, wxID_ANY, "");
        meaning_->SetForegroundColour(palette().secondary);
        meaning_->SetFont(font_of(*this, TypeStep::small));  // With a font of its own it is measured as it is drawn.
        place()->Add(meaning_, wxSizerFlags().Border(wxLEFT, FromDIP(spacing::group)));
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            narrow_ = event.GetSize().x;  // A scroll bar may have taken some of the room.
            const int before = meaning_width_;
            show_meaning(wxString(meaning_words_));
            if (meaning_width_ != before) {
                CallAfter([this] { GetParent()->GetParent()->Layout(); });
            }
        });
        box_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { report(0, box_->GetValue()); });
    }
    void focus() override { box_->SetFocus(); }

private:
    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        const auto yes =
            std::ranges::find_if(slot().options, [](const Option& option) { return option.value == Json(true); });
        const wxString meaning = words(yes->hint);
        if (const wxString caption = words(slot().label); box_->GetLabelText() != caption) {
            box_->SetLabelText(caption);
        }
        box_->SetValue(value.is_boolean() && value.get<bool>());
        show_meaning(meaning);
        set_accessible(box_, words(slot().label), meaning);
    }

    void fit_width() override { show_meaning(meaning_words_); }
    /// Shows beneath the box what it means, in as many lines as it takes.
    void show_meaning(const wxString& meaning) {
        const int wide = (narrow_ > 0 ? std::min(room(), narrow_) : room()) - FromDIP(spacing::group);
        if (meaning == meaning_words_ && wide == meaning_width_) {
            return;
        }
        meaning_words_ = meaning;
        meaning_width_ = wide;
        meaning_->SetLabelText(meaning);
        meaning_->Wrap(wide);
        meaning_->Show(!meaning.empty());
        InvalidateBestSize();
    }

    wxCheckBox* box_;
    wxStaticText* meaning_;
    wxString meaning_words_;
    int meaning_width_ = 0, narrow_ = 0;
};

class NumberControl final : public SlotControl {
public:
    NumberControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        number_ = child<wxSpinCtrl>(this, wxID_ANY);
        number_->SetFont(font_of(*this, TypeStep::normal));
        set_label_for(label(), number_);
        place()->Add(number_, wxSizerFlags());
        number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { changed(); });
        number_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
    }
    void focus() override {
        number_->SetFocus();
        number_->SetSelection(-1, -1);
    }

private:
    void changed() {
        if (!updating_) {
            report(0, number_->GetValue());
        }
    }
    void update(const Json& draft) override {
        updating_ = true;
        const auto bounded = [](long long number) {
            return static_cast<int>(std::clamp<long long>(number, INT_MIN, INT_MAX));
        };
        const int least = bounded(slot().least), most = bounded(slot().most);
        if (number_->GetMin() != least || number_->GetMax() != most) {
            number_->SetRange(least, most);
        }
        const Json value = value_at(draft, slot().field);
        const int wanted = value.is_number_integer() ? bounded(value.get<long long>()) : least;
        if (number_->GetValue() != wanted) {
            number_->SetValue(wanted);
        }
        set_accessible(number_, words(slot().label));
        updating_ = false;
    }

    wxSpinCtrl* number_;
    bool updating_ = false;
};

class WordsControl final : public SlotControl {
public:
    /// `lines` makes room for a story. There Enter is a line break, and Ctrl+Enter confirms.
    WordsControl(wxWindow* parent, std::string key, Flow flow, Fill fill, bool lines)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        constexpr int kLines = 4;
        text_ = text_field(this, "", lines ? wxTE_MULTILINE : wxTE_PROCESS_ENTER);
        if (lines) {
            text_->SetMinSize({-1, kLines * GetCharHeight()});
        }
        set_label_for(label(), text_);
        place()->Add(text_, wxSizerFlags().Expand());
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            const std::string now = utf8(text_->GetValue());
            report(0, now.empty() ? Json() : Json(now));
        });
        offer_ = child<wxButton>(this, wxID_ANY, _("Take the usual ones"));
        place()->Add(offer_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
        offer_->Hide();
        offer_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { of_list() ? take_offered() : pick_offered(); });
    }
    void focus() override { text_->SetFocus(); }
    /// Makes the field wide enough for a sentence, within the width of the form.
    void fit_width() override {
        constexpr int kLetters = 70, kSentence = 36;
        if (flow() == Flow::across) {
            const int wide = (text_->IsMultiLine() ? kLetters : kSentence) * GetCharWidth();
            text_->SetMinSize({std::min(wide, room()), text_->GetMinSize().y});
            InvalidateBestSize();
        }
    }

private:
    void update(const Json& draft) override {
        fit_width();
        const Json value = value_at(draft, slot().field);
        const wxString wanted = value.is_string() ? utf8(value.get<std::string>()) : wxString();
        if (text_->GetValue() != wanted) {
            text_->ChangeValue(wanted);
        }
        set_accessible(text_, words(slot().label));
        lines_ = value_at(draft, slot().field.head());
        offer();
    }

    /// Offers to take all texts for the lines of a list at once, in the line that is still empty. Beside one field
    /// the examples stay, so that nothing moves below the mouse and another one can be taken.
    void offer() {
        const bool begun = Json(utf8(text_->GetValue())) == slot().begins;
        const bool empty = (text_->IsEmpty() || begun) && !slot().options.empty();
        const bool taken = std::ranges::any_of(slot().options, [&](const Option& option) {
            return lines_.is_array() && std::ranges::find(lines_, option.value) != lines_.end();
        });
        const bool shown = of_list() ? empty && !taken : !slot().options.empty();
        if (offer_->IsShown() != shown) {
            if (offer_->HasFocus()) {  // A hidden button would keep every key to itself.
                text_->SetFocus();
            }
            offer_->Show(shown);
            InvalidateBestSize();
        }
        wxString all;
        for (const Option& option : slot().options) {
            all += (all.empty() ? "" : "\n") + words(option.name);
        }
        offer_->SetLabelText(of_list() ? _("Take the usual ones") : _("Examples…"));
        offer_->SetToolTip(all);
        set_accessible(offer_, offer_->GetLabelText(), all);
    }
    /// Returns whether the field is one line of a list, so that all offers can be taken.
    bool of_list() const { return slot().field != slot().field.head(); }
    void pick_offered() {
        wxMenu menu;
        for (const Option& option : slot().options) {
            menu.Append(wxID_ANY, words(option.name));
        }
        const int chosen = GetPopupMenuSelectionFromUser(menu);
        for (std::size_t i = 0; i < menu.GetMenuItemCount() && i < slot().options.size(); ++i) {
            if (menu.FindItemByPosition(i)->GetId() == chosen) {
                const Json value = slot().options[i].value;
                return CallAfter([this, value] { report_beside(slot().field, value); });
            }
        }
    }
    void take_offered() {
        // Each answer gives the next line a slot, so the options are kept meanwhile.
        const std::vector<Option> offered = slot().options;
        const FieldPath list(slot().field.head());
        std::size_t line = lines_.is_array() ? lines_.size() : 0;
        CallAfter([this, offered, list, line]() mutable {
            for (const Option& option : offered) {
                report_beside(list / line++, option.value);
            }
        });
    }

    wxButton* offer_ = nullptr;
    Json lines_;
    wxTextCtrl* text_;
};

}  // namespace

SlotControl* make_choice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<ChoiceControl>(parent, std::move(key), flow, std::move(fill));
}
SlotControl* make_flag(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<FlagControl>(parent, std::move(key), flow, std::move(fill));
}
SlotControl* make_number(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<NumberControl>(parent, std::move(key), flow, std::move(fill));
}
SlotControl* make_words(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill, bool lines) {
    return child<WordsControl>(parent, std::move(key), flow, std::move(fill), lines);
}

}  // namespace castalia
