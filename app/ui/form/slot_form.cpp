#include "app/ui/form/slot_form.h"

#include <algorithm>

#include <wx/app.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "app/ui/form/slot_control.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

SlotForm::SlotForm(wxWindow* parent, Ask ask, Changed changed, Flow flow)
    : wxPanel(parent), own_(std::move(ask)), draft_(own_), flow_(flow) {
    fill_ = [this, changed = std::move(changed)](const FieldPath& field, Json value) {
        if (own_.fill(field, std::move(value))) {
            show_slots();
            changed(own_.json());
        }
    };
    lay_out();
}

SlotForm::SlotForm(wxWindow* parent, const Draft& draft, Fill fill)
    : wxPanel(parent), draft_(draft), fill_(std::move(fill)), flow_(Flow::across) {
    lay_out();
}

void SlotForm::lay_out() {
    set_accessible(this, _("The event"));  // Tab reaches it where nothing is left to fill in.
    if (flow_ == Flow::down) {
        row_ = new wxBoxSizer(wxVERTICAL);
        SetSizer(row_);
        return;
    }
    row_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    SetSizer(row_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (width_ != GetClientSize().x) {
            width_ = GetClientSize().x;
            std::ranges::for_each(controls_, &SlotControl::fit_width);
        }
        fit_rows();
    });
}

SlotForm::~SlotForm() = default;

void SlotForm::begin(Json known) {
    own_.begin(std::move(known));
    show_slots();
}

void SlotForm::begin_as_usual(Json known) {
    own_.begin_as_usual(std::move(known));
    show_slots();
}

bool SlotForm::choose(const FieldPath& field, const Json& value) {
    const bool taken = draft_.takes(field, value);
    if (taken) {
        fill_(field, value);
    }
    return taken;
}

bool SlotForm::digit(int number) { return fill(draft_.by_digit(number)); }

bool SlotForm::pick(const PlaceId& place) { return fill(draft_.by_place(place)); }

bool SlotForm::fill(const std::optional<Draft::Filling>& filling) {
    if (filling) {
        fill_(filling->field, filling->value);
    }
    return filling.has_value();
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

void SlotForm::keep_for_reuse(const std::vector<SlotControl*>& controls) {
    // A turn asks for the same slots again and again, and a row of dice takes longer to make than to fill.
    constexpr std::size_t kMostAtRest = 8;
    for (SlotControl* control : controls) {
        control->Hide();
        resting_.push_back(control);
    }
    while (resting_.size() > kMostAtRest) {
        wxTheApp->ScheduleForDestruction(resting_.front());  // Its own event may still be under way.
        resting_.erase(resting_.begin());
    }
}

void SlotForm::show_slots() {
    std::vector<std::pair<std::string, std::vector<const Slot*>>> wanted;
    for (const Slot& one : slots()) {
        std::string key = SlotControl::key_of(one, flow_);
        if (wanted.empty() || wanted.back().first != key) {
            wanted.emplace_back(std::move(key), std::vector<const Slot*>{});
        }
        wanted.back().second.push_back(&one);
    }
    // Controls that are still needed keep their place and the focus. The others are destroyed after their own events.
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
                control = SlotControl::make(this, *shown.front(), flow_, [this](const FieldPath& field, Json value) {
                    fill_(field, std::move(value));
                });
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
        keep_for_reuse(before);
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        controls_[i]->show(wanted[i].second, draft());
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
    // A nested sizer gets the width before it is asked for its height. The sizer of a window is not.
    row_->InformFirstDirection(wxHORIZONTAL, GetClientSize().x, -1);
    const int needed = row_->CalcMin().y;
    if (needed != height_) {
        height_ = needed;
        SetMinSize(wxSize(-1, needed));
        InvalidateBestSize();
        PostSizeEventToParent();  // The panel around it grows, and the board becomes smaller.
    }
}

bool SlotForm::complain(const FieldPath& field, const wxString& sentence) {
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

wxString SlotForm::complain_of_unread() {
    clear_complaints();
    for (SlotControl* control : controls_) {
        if (const wxString unread = control->unread(); !unread.empty()) {
            control->complain(unread);
            control->focus();
            return unread;
        }
    }
    return {};
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
