#pragma once

#include "app/ui/form/slot_control.h"

namespace castalia {

/// Returns what is said of an option besides its name: the whole reason against it, or its hint.
wxString remark_of(const Option& option);

/// Returns whether the words of the slot may take several lines.
bool has_lines(const Slot& slot);
/// Returns whether the slot asks for yes or no, and is shown as a check box.
bool is_flag(const Slot& slot);
/// Returns whether the slot takes cards of the deck of 52, which are typed or picked from a grid.
bool is_playing_cards(const Slot& slot);

/// Returns whether the places are so few that each has a button.
bool is_row(const Slot& slot);

/// Returns whether the cards of the slot are numbers, which are typed or picked.
bool is_numbered(const Slot& slot);

/// Returns whether the cards of the slot are dealt among rows: each option is one way to deal all of them,
/// {"Ann": ["CM", "CS"], "Ben": ["CW", "CL"]}.
bool is_deal(const Slot& slot);

/// Returns whether the slot counts votes, {"for": 2, "against": 1}, and names the players who vote as its rows.
bool is_ballot(const Slot& slot);

SlotControl* make_dice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_tokens(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_cards(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_deal(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_choice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_flag(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_numbered(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_places(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_ballot(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_row(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_table(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_pattern(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_number(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_sum(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_words(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill, bool lines);

}  // namespace castalia
