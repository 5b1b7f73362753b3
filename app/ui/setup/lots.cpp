#include "app/ui/setup/lots.h"

#include <algorithm>
#include <utility>

#include "app/ui/form/slot_form.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

void Lots::draw(SlotForm& form) {
    for (const Slot& slot : std::vector<Slot>(form.slots())) {
        if (slot.by_chance && !slot.options.empty()) {
            const int lot = dice_.roll(static_cast<int>(slot.options.size()));
            form.choose(slot.field, slot.options[static_cast<std::size_t>(lot - 1)].value);
        }
    }
    setup_ = form.draft();
}

void Lots::draw_seats(PlayersField& players) {
    seats_ = players.names();
    for (std::size_t left = seats_.size(); left > 1; --left) {
        const int lot = dice_.roll(static_cast<int>(left));
        std::swap(seats_[static_cast<std::size_t>(lot - 1)], seats_[left - 1]);
    }
    players.seat(seats_);
}

bool Lots::has_drawn(const Slot& slot, const Json& value) const {
    return slot.by_chance && !value.is_null() && same_value(value_at(setup_, slot.field), value);
}

std::vector<Text> Lots::drawn_texts(const SlotForm& form, const PlayersField& players) const {
    std::vector<Text> lots;
    if (!seats_.empty() && players.names() == seats_) {
        std::vector<Text> names;
        for (const std::string& name : seats_) {
            names.push_back(literally(name));
        }
        lots.push_back(say("Seats: {names}", {{"names", listed(names)}}));
    }
    for (const Slot& slot : form.slots()) {
        const Json value = value_at(form.draft(), slot.field);
        const auto chosen =
            std::ranges::find_if(slot.options, [&](const Option& option) { return same_value(option.value, value); });
        if (chosen != slot.options.end() && has_drawn(slot, value)) {
            lots.push_back(say("{label}: {choice}", {{"label", slot.label}, {"choice", chosen->name}}));
        }
    }
    return lots;
}

Text drawn_by_castalia(const std::vector<Text>& lots) {
    Text all;
    for (const Text& lot : lots) {
        all = all.empty() ? lot : say("{one}; {other}", {{"one", all}, {"other", lot}});
    }
    return all.empty() ? all : say("Drawn by Castalia: {lots}", {{"lots", all}});
}

}  // namespace castalia
