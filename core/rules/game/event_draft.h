#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/game/prompt.h"

namespace castalia {

/// The part of an event that a form knows. A value that cannot be read counts as not known yet.
class EventDraft {
public:
    EventDraft(const Json& json, const std::vector<std::string>& names) : json_(json), names_(names) {}

    std::string type() const { return words("type"); }
    /// Returns the value of the key; null if there is none.
    const Json& at(std::string_view key) const { return member(json_, key); }
    static const Json& member(const Json& json, std::string_view key) {
        static const Json nothing;
        const auto found = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && found != json.end() ? *found : nothing;
    }
    /// Returns the text of the key; an empty text if there is none.
    std::string words(std::string_view key) const { return text_of(at(key)); }
    static std::string text_of(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }
    std::optional<int> whole(std::string_view key, int least, int most) const {
        return whole_of(at(key), least, most);
    }
    static std::optional<int> whole_of(const Json& value, int least, int most) {
        const long long number = value.is_number_integer() ? value.get<long long>() : least - 1LL;
        return number >= least && number <= most ? std::optional(static_cast<int>(number)) : std::nullopt;
    }
    std::optional<Seat> seat(std::string_view key = "player") const { return place_in(names_, key, Seat{}); }
    /// Returns the value whose word the key has; `words` are in the order of the values.
    template <class E>
    std::optional<E> choice(std::string_view key, const auto& words) const {
        return place_in(words, key, E{});
    }

private:
    template <class E>
    std::optional<E> place_in(const auto& list, std::string_view key, E) const {
        const auto found = std::ranges::find(list, words(key));
        if (found == std::ranges::end(list)) {
            return std::nullopt;
        }
        if constexpr (std::is_same_v<E, Seat>) {
            return Seat{static_cast<int>(found - std::ranges::begin(list))};
        } else {
            return static_cast<E>(found - std::ranges::begin(list));
        }
    }

    const Json& json_;
    const std::vector<std::string>& names_;
};

/// Offers every player.
inline void offer_players(Slot& slot, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        slot.options.push_back({name, literally(name), {}, {}, false});
    }
}

/// Returns the position of that field's slot, for a form that leaves the slot out or adds others beside it.
inline auto slot_of(std::vector<Slot>& slots, const FieldPath& field) {
    return std::ranges::find_if(slots, [&](const Slot& slot) { return slot.field == field; });
}

}  // namespace castalia
