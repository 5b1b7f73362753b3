#pragma once

#include <functional>
#include <optional>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>

#include "core/dice/notation.h"
#include "db/store.h"

namespace castalia {

/// What a table prefers for its dice.
struct DiceWishes {
    std::optional<dice::Dialect> dialect;  ///< Whose meaning a line of dice has; nothing to be asked.
    bool seeds = false;                    ///< The program's dice are kept with their seed.

    bool operator==(const DiceWishes&) const = default;
};
DiceWishes kept_dice_wishes(const Store& store);
void keep_dice_wishes(Store& store, const DiceWishes& wishes);

/// The part of the preferences about dice.
class DicePreferences {
public:
    /// Adds it to a page, beneath what stands there. Calls `changed` whenever something else is chosen.
    DicePreferences(wxWindow* page, wxSizer& down, const DiceWishes& now, const std::function<void()>& changed);
    DiceWishes chosen() const;

private:
    wxChoice* dialect_;
    wxCheckBox* seeds_;
};

}  // namespace castalia
