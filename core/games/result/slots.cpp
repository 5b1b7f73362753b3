// The form by which a result is corrected.
#include <algorithm>

#include "core/games/result/kinds.h"

namespace castalia::result {

namespace {

bool has_any(const Slot& slot, const Json& setup) {
    const Json value = value_at(setup, slot.field.head());
    return value.is_structured() && !value.empty();
}

/// Returns the slot once for each player, with the player's name in its label.
std::vector<Slot> of_each(const Slot& slot, const Players& players) {
    std::vector<Slot> slots;
    for (const std::string& name : players.names) {
        slots.push_back(slot);
        slots.back().field = slot.field / name;
        slots.back().label.fills.push_back({"who", literally(name)});
    }
    return slots;
}

}  // namespace

std::vector<Slot> text_of_lines(Slot slot, const Players&, const Json&) {
    slot.most = kLongestText;
    return form_of(std::move(slot));
}

std::vector<Slot> words_of_each(Slot slot, const Players& players, const Json&) {
    slot.most = kLongestTitle;
    return of_each(slot, players);
}

std::vector<Slot> words_of_each_if_any(Slot slot, const Players& players, const Json& setup) {
    return has_any(slot, setup) ? words_of_each(std::move(slot), players, setup) : std::vector<Slot>();
}

std::vector<Slot> number_of_each_if_any(Slot slot, const Players& players, const Json& setup) {
    slot.most = kLastRank;
    return has_any(slot, setup) ? of_each(slot, players) : std::vector<Slot>();
}

std::vector<Slot> flag_of_each(Slot slot, const Players& players, const Json&) {
    slot.options = {{false, say("No"), {}, {}, false}, {true, say("Yes"), {}, {}, false}};
    return of_each(slot, players);
}

std::vector<Slot> flag_of_each_if_any(Slot slot, const Players& players, const Json& setup) {
    return has_any(slot, setup) ? flag_of_each(std::move(slot), players, setup) : std::vector<Slot>();
}

Json flags_for_lists(const Players& players, const Json& setup) {
    Json changed = setup;
    for (const char* key : {"winners", "first", "new_players", "nobody"}) {
        const Json list = value_at(setup, FieldPath() / key);
        if (!list.is_array()) {
            continue;
        }
        Json flags = Json::object();
        for (const std::string& name : players.names) {
            flags[name] = std::ranges::find(list, Json(name)) != list.end();
        }
        changed[key] = std::move(flags);
    }
    return changed;
}

}  // namespace castalia::result
