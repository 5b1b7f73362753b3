#include "app/ui/form/slot_control.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

SlotControl::SlotControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
    : wxPanel(parent), key_(std::move(key)), flow_(flow), fill_(std::move(fill)) {
    label_ = child<wxStaticText>(this, wxID_ANY, "");
    label_->SetForegroundColour(palette().secondary);
    notice_ = child<wxStaticText>(this, wxID_ANY, "");
    notice_->SetForegroundColour(palette().refusal);
    notice_->Hide();
    place_ = new wxBoxSizer(wxVERTICAL);

    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(label_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(place_, wxSizerFlags().Expand());
    down->Add(notice_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
    SetSizer(down);
}

std::string SlotControl::key_of(const Slot& slot, Flow flow) {
    const auto kind = std::to_string(static_cast<int>(slot.kind));
    if (slot.kind == Slot::Kind::die && flow == Flow::across) {
        return kind + " " + slot.field.head().text();
    }
    if (has_lines(slot)) {
        return kind + "\n" + slot.field.text();
    }
    return kind + (is_flag(slot) ? "? " : flow == Flow::across && is_row(slot) ? "= " : " ") + slot.field.text();
}

SlotControl* SlotControl::make(wxWindow* parent, const Slot& first, Flow flow, Fill fill) {
    std::string key = key_of(first, flow);
    switch (first.kind) {
        case Slot::Kind::die: return make_dice(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::payment:
        case Slot::Kind::suit: return make_tokens(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::number: return make_number(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::sum: return make_sum(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::words: return make_words(parent, std::move(key), flow, std::move(fill), has_lines(first));
        case Slot::Kind::pattern: return make_pattern(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::cards: return make_cards(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::card:
            if (is_numbered(first)) {
                return make_numbered(parent, std::move(key), flow, std::move(fill));
            }
            if (is_deal(first)) {
                return make_deal(parent, std::move(key), flow, std::move(fill));
            }
            if (is_playing_cards(first)) {
                return make_cards(parent, std::move(key), flow, std::move(fill));
            }
            break;
        case Slot::Kind::table: return make_table(parent, std::move(key), flow, std::move(fill));
        case Slot::Kind::place:
            if (is_ballot(first)) {
                return make_ballot(parent, std::move(key), flow, std::move(fill));
            }
            if (flow == Flow::across && first.field.joined()) {
                return make_places(parent, std::move(key), flow, std::move(fill));
            }
            if (flow == Flow::across && is_row(first)) {
                return make_row(parent, std::move(key), flow, std::move(fill));
            }
            break;
    }
    return is_flag(first) ? make_flag(parent, std::move(key), flow, std::move(fill))
                          : make_choice(parent, std::move(key), flow, std::move(fill));
}

bool SlotControl::has(const FieldPath& field) const {
    return std::ranges::any_of(slots_, [&](const Slot& one) { return one.field == field; });
}

void SlotControl::show(const std::vector<const Slot*>& slots, const Json& draft) {
    slots_.clear();
    for (const Slot* one : slots) {
        slots_.push_back(*one);
    }
    if (const wxString caption = words(slot().label); label_->GetLabelText() != caption) {
        label_->SetLabelText(caption);
    }
    wxString reason;
    if (flow_ == Flow::down) {  // In a wide form the refusal itself is shown.
        for (const Slot& one : slots_) {
            const Json value = value_at(draft, one.field);
            const auto chosen = std::ranges::find_if(
                one.options, [&](const Option& option) { return same_value(option.value, value); });
            if (chosen != one.options.end() && chosen->barred) {
                reason = words(chosen->barred->reason);
            }
        }
    }
    show_notice(reason);
    update(draft);
}

void SlotControl::complain(const wxString& sentence) { show_notice(sentence); }

void SlotControl::show_notice(const wxString& sentence) {
    if (notice_->GetLabelText() != sentence) {
        notice_->SetLabelText(sentence);
        set_accessible(notice_, sentence);
    }
    if (notice_->IsShown() == sentence.empty()) {
        notice_->Show(!sentence.empty());
        InvalidateBestSize();
        CallAfter([this] { give_room(); });
    }
}

/// Lays out the form and what holds it, so that a notice that has come stands on no other words.
void SlotControl::give_room() {
    GetParent()->Layout();
    Layout();
    GetParent()->PostSizeEventToParent();
}

void SlotControl::report(std::size_t i, Json value) { fill_(slots_.at(i).field, std::move(value)); }

void SlotControl::hide_label() { label_->Hide(); }

int SlotControl::room() const {
    constexpr int kUsual = 316;  // Used until the form has a width.
    const int form = GetParent()->GetClientSize().x;
    return form > FromDIP(spacing::around) ? form : FromDIP(kUsual);
}

void SlotControl::lay_in_rows(wxBoxSizer& rows, std::span<wxToggleButton* const> buttons) {
    const int wide_enough = room();
    // A sizer of rows, because one that wraps would ask for a single column.
    rows.Clear(false);
    wxBoxSizer* line = nullptr;
    int taken = 0;
    for (wxToggleButton* button : buttons) {
        if (!button->IsShown()) {
            continue;
        }
        // It answers with at least its former width, and its words may have become shorter since.
        button->SetMinSize(wxDefaultSize);
        button->SetMaxSize(wxDefaultSize);
        button->InvalidateBestSize();
        const int best = button->GetBestSize().x, most = wide_enough - FromDIP(spacing::unit);
        shorten_label(button, best > most);
        button->SetMinSize({std::min(best, most), -1});
        button->SetMaxSize({std::min(best, most), -1});
        const int wide = std::min(best, most) + FromDIP(spacing::unit);
        if (line == nullptr || taken + wide > wide_enough) {
            line = new wxBoxSizer(wxHORIZONTAL);
            rows.Add(line);
            taken = 0;
        }
        line->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::unit)));
        taken += wide;
    }
    InvalidateBestSize();
}

wxString remark_of(const Option& option) { return words(option.barred ? option.barred->reason : option.hint); }

bool is_flag(const Slot& slot) {
    return slot.options.size() == 2 &&
           std::ranges::all_of(slot.options, [](const Option& option) { return option.value.is_boolean(); });
}

bool has_lines(const Slot& slot) {
    constexpr long long kShortWords = 200;  // Longer words need several lines.
    return slot.kind == Slot::Kind::words && slot.most > kShortWords;
}

bool is_numbered(const Slot& slot) {
    return slot.kind == Slot::Kind::card && !slot.options.empty() &&
           std::ranges::all_of(slot.options, [](const Option& option) { return option.value.is_number_integer(); });
}

wxString option_words(const Option& option) {
    wxString all = words(option.name);
    const wxString reason = !option.barred                 ? words(option.hint)
                            : option.barred->brief.empty() ? words(option.barred->reason)
                                                           : words(option.barred->brief);
    if (!reason.empty()) {
        all += wxString::FromUTF8(" – ") + reason;
    }
    return all;
}

}  // namespace castalia
