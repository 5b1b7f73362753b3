#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/panel.h>

#include "app/recorder/draft.h"

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
    using Ask = Draft::Ask;
    using Changed = std::function<void(const Json& draft)>;
    using Fill = std::function<void(const FieldPath& field, Json value)>;

    /// A form with a draft of its own.
    SlotForm(wxWindow* parent, Ask ask, Changed changed, Flow flow = Flow::across);
    /// A form that shows somebody else's draft after every `show_slots`, and hands on what is filled in.
    SlotForm(wxWindow* parent, const Draft& draft, Fill fill);
    ~SlotForm() override;

    /// Shows the slots of this draft; what it has already is chosen. No change is reported. Where the rules leave one
    /// way only, or name the best of several payments, that is chosen too.
    void begin(Json known);
    /// The same, with the first option that nothing bars in every optional slot that is empty.
    void begin_as_usual(Json known);
    const Json& draft() const { return draft_.json(); }
    const std::vector<Slot>& slots() const { return draft_.slots(); }
    bool complete() const { return draft_.complete(); }  ///< Every slot that is not optional is filled.
    /// Returns the first slot that still has to be filled; null when complete.
    const Slot* missing() const { return draft_.missing(); }
    /// Fills a slot as a click on that option would; false when no slot has such an option.
    bool choose(const FieldPath& field, const Json& value);
    /// A digit key: fills the first empty die (0 is 10) and moves on; false when no die waits.
    bool digit(int number);
    /// Fills the slot that shows a piece or place with this id ("4WL", "district/3"), as a pick on the board does.
    bool pick(const PlaceId& place);
    /// Says beneath a slot what is wrong with it; nothing takes all of that away. False when there is no such slot.
    bool complain(const FieldPath& field, const wxString& sentence);
    void clear_complaints();
    /// Puts the caret on the first slot that is empty, or on the first of all.
    void focus_first();
    /// Shows the slots of the draft as they are now.
    void show_slots();

private:
    void lie_down();
    bool fill(const std::optional<Draft::Filling>& filling);
    void put_to_rest(const std::vector<SlotControl*>& controls);
    void fit_rows();

    Draft own_;
    const Draft& draft_;
    Fill fill_;
    Flow flow_;
    std::vector<SlotControl*> controls_;
    std::vector<SlotControl*> resting_;  ///< Hidden, until the same kind of slot is asked for again; oldest first.
    wxSizer* row_ = nullptr;
    int height_ = -1;  ///< Of all rows at the width that the form has, in pixels.
    int width_ = 0;
};

}  // namespace castalia
