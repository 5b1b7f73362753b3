#include "app/ui/preferences/preference_rows.h"

#include <utility>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/radiobox.h>
#include <wx/slider.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

namespace {

wxArrayString shown_values(const Preference& preference) {
    wxArrayString shown;
    for (const Preference::Value& value : preference.values) {
        shown.push_back(preference.shown(value));
    }
    return shown;
}

/// Returns the kept word of the value at a place that a control gives.
std::string word_at(const Preference& preference, int place) {
    return preference.values.at(place < 0 ? 0 : static_cast<std::size_t>(place)).kept;
}

}  // namespace

PreferenceRows::PreferenceRows(wxWindow* page, wxSizer& down, const ChosenPreferences& now,
                               std::function<void()> changed)
    : page_(page), down_(down), now_(now), changed_(std::move(changed)) {
    for (const Preference& preference : all_preferences()) {
        const std::size_t place = preference.place(now.word(preference.key));
        switch (preference.control) {
            case Preference::Control::radio: rows_.push_back({preference, add_radio(preference, place)}); break;
            case Preference::Control::choice: rows_.push_back({preference, add_choice(preference, place)}); break;
            case Preference::Control::check: rows_.push_back({preference, add_check(preference, place)}); break;
            case Preference::Control::slider: rows_.push_back({preference, add_slider(preference, place)}); break;
        }
    }
}

ChosenPreferences PreferenceRows::chosen() const {
    ChosenPreferences chosen = now_;
    for (const Row& row : rows_) {
        chosen.choose(row.preference.key, row.word());
    }
    return chosen;
}

PreferenceRows::Word PreferenceRows::add_radio(const Preference& preference, std::size_t place) {
    auto* box = child<wxRadioBox>(page_, wxID_ANY, preference.label, wxDefaultPosition, wxDefaultSize,
                                  shown_values(preference), 2, wxRA_SPECIFY_COLS);
    box->SetSelection(static_cast<int>(place));
    box->Bind(wxEVT_RADIOBOX, [this](wxCommandEvent&) { changed_(); });
    add(box, spacing::around, true);
    return [preference, box] { return word_at(preference, box->GetSelection()); };
}

PreferenceRows::Word PreferenceRows::add_choice(const Preference& preference, std::size_t place) {
    auto* caption = child<wxStaticText>(page_, wxID_ANY, preference.label);
    auto* choice = child<wxChoice>(page_, wxID_ANY, wxDefaultPosition, wxDefaultSize, shown_values(preference));
    choice->SetSelection(static_cast<int>(place));
    set_label_for(caption, choice);
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
    add(caption, spacing::hair, false);
    add(choice, spacing::around, true);
    return [preference, choice] { return word_at(preference, choice->GetSelection()); };
}

PreferenceRows::Word PreferenceRows::add_check(const Preference& preference, std::size_t place) {
    auto* box = child<wxCheckBox>(page_, wxID_ANY, preference.label);
    box->SetValue(preference.values.at(place).kept == "on");
    box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed_(); });
    add(box, spacing::between, false);
    return [box] { return std::string(box->GetValue() ? "on" : "off"); };
}

PreferenceRows::Word PreferenceRows::add_slider(const Preference& preference, std::size_t place) {
    // The slider counts steps, so that each of its keys is one.
    const int first = std::stoi(preference.values.front().kept), last = std::stoi(preference.values.back().kept);
    const int step = (last - first) / static_cast<int>(preference.values.size() - 1);
    auto* caption = child<wxStaticText>(page_, wxID_ANY, "");
    auto* slider =
        child<wxSlider>(page_, wxID_ANY, first / step + static_cast<int>(place), first / step, last / step);
    const auto show = [preference, step, caption, slider] {
        caption->SetLabelText(wxString::Format(preference.label, slider->GetValue() * step));
        set_label_for(caption, slider);
    };
    show();
    slider->Bind(wxEVT_SLIDER, [this, show](wxCommandEvent&) {
        show();
        changed_();
    });
    add(caption, spacing::hair, false);
    add(slider, spacing::around, true);
    return [slider, step] { return std::to_string(slider->GetValue() * step); };
}

void PreferenceRows::add(wxWindow* control, int below, bool wide) {
    const wxSizerFlags flags = wxSizerFlags().Border(wxBOTTOM, page_->FromDIP(below));
    down_.Add(control, wide ? wxSizerFlags(flags).Expand() : flags);
}

}  // namespace castalia
