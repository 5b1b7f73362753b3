#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/panel.h>

#include "core/rules/prompt.h"

class wxSizer;

namespace castalia {

class SlotControl;

/// How a form lies: beside each other with short labels, as under the sentence of what is next, or one below the
/// other.
enum class Flow { across, down };

/// Draws slots and fills an event or a setup: dice and payments as buttons, cards, places and suits as native choices
/// or buttons, numbers and words as native fields. Whenever a value changes the slots are asked for again, for one
/// choice may change the next. What is barred keeps its place with its reason. The now panel, the new-session dialog
/// and the correction dialog are all made of it.
class SlotForm : public wxPanel {
public:
    using Ask = std::function<std::vector<Slot>(const Json& draft)>;
    using Changed = std::function<void(const Json& draft)>;

    SlotForm(wxWindow* parent, Ask ask, Changed changed, Flow flow = Flow::across);
    ~SlotForm() override;

    /// Shows the slots of this draft; what it has already is chosen. No change is reported. Where the rules leave one
    /// way only, or name the best of several payments, that is chosen too.
    void begin(Json draft);
    /// The same, with the first option that nothing bars in every optional slot that is empty.
    void begin_as_usual(Json draft);
    const Json& draft() const { return draft_; }
    const std::vector<Slot>& slots() const { return slots_; }
    bool complete() const;  ///< Every slot that is not optional is filled.
    /// The first slot that still has to be filled; null when complete.
    const Slot* missing() const;
    /// Fills a slot as a click on that option would; false when no slot has such an option.
    bool choose(const std::string& field, const Json& value);
    /// A digit key: fills the first empty die (0 is 10) and moves on; false when no die waits.
    bool digit(int number);
    /// Fills the slot that shows a piece or place with this id ("4WL", "district/3"), as a pick on the board does.
    bool pick(const std::string& id);
    /// Says beneath a slot what is wrong with it; nothing takes all of that away. False when there is no such slot.
    bool complain(const std::string& field, const wxString& sentence);
    void clear_complaints();
    /// Puts the caret on the first slot that is empty, or on the first of all.
    void focus_first();

private:
    const Slot* slot(const std::string& field) const;
    void fill(const std::string& field, Json value);
    void drop_what_no_longer_fits(std::size_t after);
    void choose_the_only_way();
    bool choose_something_usual();  ///< False when there is nothing left.
    void show_slots();
    void put_to_rest(const std::vector<SlotControl*>& controls);
    void fit_rows();

    Ask ask_;
    Changed changed_;
    Flow flow_;
    Json draft_;
    std::vector<Slot> slots_;
    std::vector<SlotControl*> controls_;
    std::vector<SlotControl*> resting_;  ///< Hidden, until the same kind of slot is asked for again; oldest first.
    wxSizer* row_ = nullptr;
    int height_ = -1;  ///< Of all rows at the width that the form has, in pixels.
    int width_ = 0;
};

}  // namespace castalia
