#pragma once

#include "app/ui/forms/slot_control.h"

namespace castalia {

/// Words that take more than a line.
bool has_lines(const Slot& slot);
/// Yes or no: a box to tick.
bool is_flag(const Slot& slot);
/// A card, or several, of the deck of 52: typed, or picked from a grid.
bool is_playing_cards(const Slot& slot);

/// So few places that each has a button.
bool is_row(const Slot& slot);

/// Cards that are numbers: typed or picked.
bool is_numbered(const Slot& slot);

SlotControl* make_dice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_tokens(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_cards(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_choice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_flag(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_numbered(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_places(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_row(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_sheet(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_pattern(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_number(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_sum(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill);
SlotControl* make_words(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill, bool lines);

}  // namespace castalia
