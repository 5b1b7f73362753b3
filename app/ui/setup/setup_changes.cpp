#include "app/ui/setup/setup_changes.h"

#include <algorithm>

#include "core/rules/game/field_path.h"
#include "core/rules/game/written_result.h"
#include "core/session/another_setup.h"

namespace castalia {

namespace {

bool offers(const Slot& slot, const Json& value) {
    return std::ranges::any_of(slot.options, [&](const Option& option) { return same_value(option.value, value); });
}

}  // namespace

Json what_still_fits(const std::vector<Slot>& slots, Json setup) {
    for (const Slot& slot : slots) {
        const Json value = value_at(setup, slot.field);
        if (!value.is_null() && !slot.options.empty() && !offers(slot, value)) {
            put_at(setup, slot.field, nullptr);
        }
    }
    return setup;
}

Json with_names(const std::vector<std::string>& old, const std::vector<std::string>& now, const Json& setup) {
    const std::vector<std::string> renamed = names_after(old, now);
    const auto name_now = [&](const std::string& key) {
        const auto seat = std::ranges::find(old, key);
        return seat == old.end() ? key : renamed[static_cast<std::size_t>(seat - old.begin())];
    };
    Json changed = Json::object();
    for (const auto& [key, value] : setup.items()) {
        Json& part = changed[key] = value;
        if (value.is_object()) {
            part = Json::object();
            for (const auto& [name, one] : value.items()) {
                part[name_now(name)] = one;
            }
        }
    }
    return changed;
}

Json with_places_changed(const std::vector<Slot>& slots, const Json& shown, Json setup) {
    for (auto& [key, list] : setup.items()) {
        const Json& before = value_at(shown, FieldPath() / key);
        // Only choices change places, because words may be alike in the middle of typing.
        const FieldPath first = FieldPath() / key / 0;
        const auto chosen = [&](const Slot& slot) { return slot.field == first && !slot.options.empty(); };
        if (!list.is_array() || !before.is_array() || list.size() != before.size() ||
            std::ranges::none_of(slots, chosen)) {
            continue;
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (std::size_t j = 0; j < list.size() && list[i] != before[i]; ++j) {
                if (j != i && list[j] == list[i]) {
                    list[j] = before[i];
                }
            }
        }
    }
    return setup;
}

Json with_other_choices(Json was, const Json& begun, const std::vector<Slot>& before, const Json& chosen,
                        const std::vector<Slot>& now) {
    for (auto slot = before.rbegin(); slot != before.rend(); ++slot) {  // A list loses its last places first.
        if (std::ranges::find(now, slot->field, &Slot::field) == now.end()) {
            put_at(was, slot->field, nullptr);
        }
    }
    for (const Slot& slot : now) {
        const Json& value = value_at(chosen, slot.field);
        if (!same_value(value, value_at(begun, slot.field))) {
            put_at(was, slot.field, value);
        }
    }
    return was;
}

Json with_same_choices(const std::vector<Slot>& before, const std::vector<Slot>& now, Json setup) {
    for (const Slot& slot : now) {
        const auto old = std::ranges::find(before, slot.field, &Slot::field);
        const Json value = value_at(setup, slot.field);
        if (old == before.end() || offers(slot, value)) {
            continue;
        }
        const auto is = [&](const Option& option) { return same_value(option.value, value); };
        const auto at = static_cast<std::size_t>(std::ranges::find_if(old->options, is) - old->options.begin());
        if (at < old->options.size() && at < slot.options.size()) {
            put_at(setup, slot.field, Json(slot.options[at].value));
        }
    }
    return setup;
}

Json setup_in_form(const Game& game, const std::vector<std::string>& players, const Json& setup) {
    return game.results == nullptr ? setup : game.results->in_form(Players{players}, setup);
}

}  // namespace castalia
