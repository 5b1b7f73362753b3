#pragma once

#include <functional>
#include <vector>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/preferences/preference.h"

namespace castalia {

/// The controls of all preferences below each other, each with its caption.
class PreferenceRows {
public:
    /// Adds them to a page, beneath what stands there. Calls `changed` whenever something else is chosen.
    PreferenceRows(wxWindow* page, wxSizer& down, const ChosenPreferences& now, std::function<void()> changed);

    ChosenPreferences chosen() const;

private:
    struct Row {
        Preference preference;
        std::function<std::string()> word;  ///< Returns the word of what is chosen.
    };
    using Word = std::function<std::string()>;

    Word add_radio(const Preference& preference, std::size_t place);
    Word add_choice(const Preference& preference, std::size_t place);
    Word add_check(const Preference& preference, std::size_t place);
    Word add_slider(const Preference& preference, std::size_t place);
    void add(wxWindow* control, int below, bool wide);

    wxWindow* page_;
    wxSizer& down_;
    ChosenPreferences now_;
    std::function<void()> changed_;
    std::vector<Row> rows_;
};

}  // namespace castalia
