#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "core/rules/prompt.h"

namespace castalia {

/// Draws slots and fills an event or a setup: dice and payments as buttons, cards, places and suits as native choices
/// or buttons, numbers and words as native fields. Whenever a value changes the slots are asked for again, for one
/// choice may change the next. What is barred keeps its place with its reason. The now panel, the new-session dialog
/// and the correction dialog are all made of it.
class SlotForm : public wxPanel {
public:
    using Ask = std::function<std::vector<Slot>(const Json& draft)>;
    using Changed = std::function<void(const Json& draft)>;

    SlotForm(wxWindow* parent, Ask ask, Changed changed);

    /// Shows the slots of this draft; what it has already is chosen. No change is reported.
    void begin(Json draft);
    const Json& draft() const { return draft_; }
    bool complete() const;                               ///< Every slot that is not optional is filled.
    /// Fills a slot as a click on that option would; false when no slot has such an option.
    bool choose(const std::string& field, const Json& value);
    /// A digit key: fills the first empty die (0 is 10) and moves on; false when no die waits.
    bool digit(int number);
    /// Fills the slot that shows a piece or place with this id ("4WL", "district/3"), as a pick on the board does.
    bool pick(const std::string& id);

private:
    void rebuild();

    Ask ask_;
    Changed changed_;
    Json draft_;
    std::vector<Slot> slots_;
};

}  // namespace castalia
