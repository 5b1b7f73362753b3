#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/panel.h>

#include "app/recorder/draft.h"

class wxSizer;

namespace castalia {

class SlotControl;

/// The arrangement of the slots: side by side where there is room, with a button for each of a few choices, as beside
/// the board; or one below the other.
enum class Flow { across, down };

/// Draws slots and fills an event or a setup: dice and payments as buttons, cards, places and suits as native choices
/// or buttons, numbers and words as native fields. Whenever a value changes, the slots are asked for again, because
/// one choice may change the next. A barred option stays, with its reason. The now panel, the new-session dialog and
/// the correction dialog use this form.
class SlotForm : public wxPanel {
public:
    using Ask = Draft::Ask;
    using Changed = std::function<void(const Json& draft)>;
    using Fill = std::function<void(const FieldPath& field, Json value)>;

    /// Makes a form with a draft of its own.
    SlotForm(wxWindow* parent, Ask ask, Changed changed, Flow flow = Flow::across);
    /// Makes a form that shows the draft of its owner after every `show_slots`, and reports what is filled in.
    SlotForm(wxWindow* parent, const Draft& draft, Fill fill);
    ~SlotForm() override;

    /// Shows the slots of this draft with the values that it has already, and reports no change. Where the rules
    /// leave only one option, or name the best of several payments, that option is chosen too.
    void begin(Json known);
    /// Begins in the same way, and fills every optional slot with its first option that is not barred.
    void begin_as_usual(Json known);
    const Json& draft() const { return draft_.json(); }
    const std::vector<Slot>& slots() const { return draft_.slots(); }
    bool complete() const { return draft_.complete(); }  ///< Returns whether every required slot is filled.
    /// Returns the first slot that still has to be filled; null when complete.
    const Slot* missing() const { return draft_.missing(); }
    /// Fills a slot as a click on that option would. Returns false when no slot has such an option.
    bool choose(const FieldPath& field, const Json& value);
    /// Fills the first empty die with the number of a digit key; 0 is 10. Returns false when no die is empty.
    bool digit(int number);
    /// Fills the slot that shows a piece or place with this id ("4WL", "district/3"), as a pick on the board does.
    bool pick(const PlaceId& place);
    /// Shows beneath a slot what is wrong with it. Returns false when there is no such slot.
    bool complain(const FieldPath& field, const wxString& sentence);
    void clear_complaints();
    /// Clears all complaints, then complains of the first field whose text cannot be read. Returns that complaint.
    wxString complain_of_unread();
    /// Sets the focus to the first empty slot, or to the first slot when none is empty.
    void focus_first();
    /// Shows the slots of the draft as they are now.
    void show_slots();

private:
    void lay_out();
    bool fill(const std::optional<Draft::Filling>& filling);
    void keep_for_reuse(const std::vector<SlotControl*>& controls);
    void fit_rows();

    Draft own_;
    const Draft& draft_;
    Fill fill_;
    Flow flow_;
    std::vector<SlotControl*> controls_;
    std::vector<SlotControl*> resting_;  ///< Controls kept hidden for the same kind of slot; oldest first.
    wxSizer* row_ = nullptr;
    int height_ = -1;  ///< The height of all rows at the width of the form, in pixels.
    int width_ = 0;
};

}  // namespace castalia
