#include "app/ui/forms/slot_form.h"

#include <algorithm>

#include <wx/app.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/spacing.h"
#include "app/ui/forms/draft.h"
#include "app/ui/forms/slot_control.h"

namespace castalia {

namespace {

const Option* option_of(const Slot& slot, const Json& value) {
    const auto found =
        std::ranges::find_if(slot.options, [&](const Option& option) { return same_value(option.value, value); });
    return found == slot.options.end() ? nullptr : &*found;
}

/// A list of as many of its options as the slot takes.
bool are_options(const Slot& slot, const Json& value) {
    return value.is_array() && std::cmp_greater_equal(value.size(), slot.least) &&
           std::cmp_less_equal(value.size(), slot.most) &&
           std::ranges::all_of(value, [&](const Json& one) { return option_of(slot, one) != nullptr; });
}

/// The one option that nothing bars, where there is exactly one.
const Option* only_way(const Slot& slot) {
    const auto open = [](const Option& option) { return !option.barred; };
    return std::ranges::count_if(slot.options, open) == 1 ? &*std::ranges::find_if(slot.options, open) : nullptr;
}

const Option* best_of(const Slot& slot) {
    const auto best = std::ranges::find_if(slot.options, [](const Option& option) { return option.best; });
    return best == slot.options.end() || best->barred ? nullptr : &*best;
}

/// A die is rolled and a card is turned up: nobody but the table knows which.
bool chooses_itself(const Slot& slot) {
    return !slot.optional && (slot.kind == Slot::Kind::place || slot.kind == Slot::Kind::suit ||
                              slot.kind == Slot::Kind::payment || slot.kind == Slot::Kind::pattern);
}

/// A pattern is no choice out of a list: it fits when it has the rows and no column beyond the last.
bool is_pattern_of(const Slot& slot, const Json& value) {
    if (slot.options.empty() || !value.is_object()) {
        return false;
    }
    const Json& rows = slot.options.front().value;
    return value.size() == rows.size() && std::ranges::all_of(rows.items(), [&](const auto& row) {
               const Json columns = value_at(value, row.key());
               return columns.is_array() && std::ranges::all_of(columns, [&](const Json& column) {
                          return column.is_number_integer() && column.get<long long>() <= slot.most;
                      });
           });
}

}  // namespace

SlotForm::SlotForm(wxWindow* parent, Ask ask, Changed changed, Flow flow)
    : wxPanel(parent), ask_(std::move(ask)), changed_(std::move(changed)), flow_(flow) {
    if (flow == Flow::across) {
        row_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    } else {
        row_ = new wxBoxSizer(wxVERTICAL);
    }
    SetSizer(row_);
    if (flow == Flow::across) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            if (width_ != GetClientSize().x) {
                width_ = GetClientSize().x;
                std::ranges::for_each(controls_, &SlotControl::fit_width);
            }
            fit_rows();
        });
    }
}

SlotForm::~SlotForm() = default;

void SlotForm::begin(Json draft) {
    draft_ = std::move(draft);
    slots_ = ask_(draft_);
    choose_the_only_way();
    show_slots();
}

void SlotForm::begin_as_usual(Json draft) {
    draft_ = std::move(draft);
    slots_ = ask_(draft_);
    choose_the_only_way();
    while (choose_something_usual()) {
        slots_ = ask_(draft_);
        choose_the_only_way();
    }
    show_slots();
}

bool SlotForm::choose_something_usual() {
    for (const Slot& slot : slots_) {
        if (!slot.optional || !value_at(draft_, slot.field).is_null()) {
            continue;
        }
        const auto usual = std::ranges::find_if(slot.options, [](const Option& option) { return !option.barred; });
        if (usual != slot.options.end()) {
            put_at(draft_, slot.field, Json(usual->value));
            return true;
        }
    }
    return false;
}

bool SlotForm::complete() const { return missing() == nullptr; }

const Slot* SlotForm::missing() const {
    const auto empty = std::ranges::find_if(
        slots_, [this](const Slot& one) { return !one.optional && value_at(draft_, one.field).is_null(); });
    return empty == slots_.end() ? nullptr : &*empty;
}

const Slot* SlotForm::slot(const std::string& field) const {
    const auto found = std::ranges::find(slots_, field, &Slot::field);
    return found == slots_.end() ? nullptr : &*found;
}

bool SlotForm::choose(const std::string& field, const Json& value) {
    const Slot* asked = slot(field);
    if (asked == nullptr) {
        return false;
    }
    const bool number = asked->kind == Slot::Kind::number && value.is_number_integer() &&
                        value.get<long long>() >= asked->least && value.get<long long>() <= asked->most;
    const bool sum = asked->kind == Slot::Kind::sum && value.is_number();
    const bool free_words = asked->kind == Slot::Kind::words && value.is_string();
    const bool pattern = asked->kind == Slot::Kind::pattern && is_pattern_of(*asked, value);
    const bool cards = asked->kind == Slot::Kind::cards && are_options(*asked, value);
    const bool sheet = asked->kind == Slot::Kind::sheet && value.is_object();
    if (!number && !sum && !free_words && !pattern && !cards && !sheet && option_of(*asked, value) == nullptr) {
        return false;
    }
    fill(field, value);
    return true;
}

bool SlotForm::digit(int number) {
    const int face = number == 0 ? 10 : number;
    const auto waits = std::ranges::find_if(slots_, [this](const Slot& one) {
        return one.kind == Slot::Kind::die && value_at(draft_, one.field).is_null();
    });
    // Where no face is a ten, a 0 is what it says.
    return waits != slots_.end() &&
           (choose(std::string(waits->field), face) || (number == 0 && choose(std::string(waits->field), 0)));
}

bool SlotForm::pick(const std::string& id) {
    const Slot* chosen = nullptr;
    Json value;
    for (const Slot& one : slots_) {
        const auto shown = std::ranges::find_if(
            one.options, [&](const Option& option) { return place_id(one.field, option.value) == id; });
        if (shown == one.options.end() || (one.kind != Slot::Kind::card && one.kind != Slot::Kind::place)) {
            continue;
        }
        if (chosen == nullptr || value_at(draft_, one.field).is_null()) {
            chosen = &one;
            value = shown->value;
        }
        if (value_at(draft_, one.field).is_null()) {
            break;
        }
    }
    if (chosen == nullptr) {
        return false;
    }
    fill(std::string(chosen->field), std::move(value));
    return true;
}

void SlotForm::fill(const std::string& field, Json value) {
    const auto at = std::ranges::find(slots_, field, &Slot::field) - slots_.begin();
    if (same_value(value_at(draft_, field), value)) {
        return;
    }
    put_at(draft_, field, std::move(value));
    slots_ = ask_(draft_);
    drop_what_no_longer_fits(static_cast<std::size_t>(at));
    choose_the_only_way();
    show_slots();
    changed_(draft_);
}

void SlotForm::drop_what_no_longer_fits(std::size_t after) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Json value = value_at(draft_, slots_[i].field);
        if (slots_[i].options.empty() && slots_[i].kind != Slot::Kind::payment) {
            continue;
        }
        if (slots_[i].kind == Slot::Kind::sheet ||
            (slots_[i].kind == Slot::Kind::pattern && is_pattern_of(slots_[i], value))) {
            continue;
        }
        if (slots_[i].kind == Slot::Kind::cards) {
            if (!value.is_null() && !are_options(slots_[i], value)) {
                put_at(draft_, std::string(slots_[i].field), nullptr);
                slots_ = ask_(draft_);
            }
            continue;
        }
        const Option* option = value.is_null() ? nullptr : option_of(slots_[i], value);
        // What is barred is kept where it was chosen with open eyes: before what was changed just now.
        if (!value.is_null() && i != after && (option == nullptr || (option->barred && i > after))) {
            put_at(draft_, std::string(slots_[i].field), nullptr);
            slots_ = ask_(draft_);
        }
    }
}

void SlotForm::choose_the_only_way() {
    // NOLINTNEXTLINE(modernize-loop-convert): an answer may put other slots in their place.
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Json value = value_at(draft_, slots_[i].field);
        const bool outgrown = slots_[i].kind == Slot::Kind::pattern && !is_pattern_of(slots_[i], value);
        if (!value.is_null() && !outgrown) {
            continue;
        }
        const Option* option = chooses_itself(slots_[i]) ? only_way(slots_[i]) : nullptr;
        if (option == nullptr && chooses_itself(slots_[i])) {
            option = best_of(slots_[i]);
        }
        if (option != nullptr) {
            put_at(draft_, std::string(slots_[i].field), Json(option->value));
            slots_ = ask_(draft_);
        } else if (slots_[i].kind == Slot::Kind::number && !slots_[i].optional) {
            put_at(draft_, std::string(slots_[i].field), slots_[i].least);  // A number field always shows a number.
        }
    }
}

namespace {

SlotControl* taken_from(std::vector<SlotControl*>& controls, const std::string& key) {
    const auto found = std::ranges::find_if(controls, [&](SlotControl* control) { return control->key() == key; });
    if (found == controls.end()) {
        return nullptr;
    }
    SlotControl* const control = *found;
    controls.erase(found);
    return control;
}

}  // namespace

void SlotForm::put_to_rest(const std::vector<SlotControl*>& controls) {
    // A turn asks for the same few things again and again, and a row of dice takes longer to make than to fill.
    constexpr std::size_t kMostAtRest = 8;
    for (SlotControl* control : controls) {
        control->Hide();
        resting_.push_back(control);
    }
    while (resting_.size() > kMostAtRest) {
        wxTheApp->ScheduleForDestruction(resting_.front());  // Its own event may not be over.
        resting_.erase(resting_.begin());
    }
}

void SlotForm::show_slots() {
    std::vector<std::pair<std::string, std::vector<const Slot*>>> wanted;
    for (const Slot& one : slots_) {
        std::string key = SlotControl::key_of(one, flow_);
        if (wanted.empty() || wanted.back().first != key) {
            wanted.emplace_back(std::move(key), std::vector<const Slot*>{});
        }
        wanted.back().second.push_back(&one);
    }
    // Controls that stay keep their place and the focus; the others go once their own events are over.
    const bool same = std::ranges::equal(
        wanted, controls_, {}, [](const auto& one) { return one.first; },
        [](const SlotControl* control) { return control->key(); });
    if (!same) {
        std::vector<SlotControl*> before = std::exchange(controls_, {});
        row_->Clear(false);
        for (const auto& [key, shown] : wanted) {
            const std::string& name = key;
            SlotControl* control = taken_from(before, name);
            if (control == nullptr) {
                control = taken_from(resting_, name);
            }
            if (control != nullptr) {
                control->Show();
            } else {
                control = SlotControl::make(
                    this, *shown.front(), flow_,
                    [this](const std::string& field, Json value) { fill(field, std::move(value)); });
            }
            if (!controls_.empty()) {
                control->MoveAfterInTabOrder(controls_.back());
            }
            const wxSizerFlags flags = flow_ == Flow::across
                                           ? wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::around))
                                           : wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart));
            row_->Add(control, flags);
            controls_.push_back(control);
        }
        put_to_rest(before);
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        controls_[i]->show(wanted[i].second, draft_);
    }
    const wxSize best = GetBestSize();
    InvalidateBestSize();
    Layout();
    if (GetParent() != nullptr && (!same || GetBestSize() != best)) {
        GetParent()->Layout();
    }
    fit_rows();
}

void SlotForm::fit_rows() {
    if (flow_ != Flow::across || GetClientSize().x <= 0) {
        return;
    }
    // A sizer in a sizer would be told the width before its height is asked for; one in a window is not.
    row_->InformFirstDirection(wxHORIZONTAL, GetClientSize().x, -1);
    const int needed = row_->CalcMin().y;
    if (needed != height_) {
        height_ = needed;
        SetMinSize(wxSize(-1, needed));
        InvalidateBestSize();
        PostSizeEventToParent();  // The panel around grows with it, and the board gives way.
    }
}

bool SlotForm::complain(const std::string& field, const wxString& sentence) {
    for (SlotControl* control : controls_) {
        if (control->has(field)) {
            control->complain(sentence);
            Layout();
            fit_rows();
            return true;
        }
    }
    return false;
}

void SlotForm::clear_complaints() {
    for (SlotControl* control : controls_) {
        control->complain({});
    }
    fit_rows();
}

void SlotForm::focus_first() {
    const Slot* empty = missing();
    for (SlotControl* control : controls_) {
        if (empty == nullptr || control->has(empty->field)) {
            control->focus();
            return;
        }
    }
}

}  // namespace castalia
