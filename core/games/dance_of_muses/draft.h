#pragma once

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

/// Reads what a form knows of an event so far. A value that cannot be read counts as not known yet.
class Draft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : json_(json), rules_(rules), state_(state) {}

    std::string type() const { return words(json_, "type"); }
    Seat player() const;  ///< The active player where the draft names nobody.
    bool face_down() const { return at(json_, "face_down") == Json(true); }
    std::optional<Muse> muse() const { return muse_of(words(json_, "tile")); }
    std::optional<std::size_t> tile() const { return rules_.find(state_, words(json_, "tile")); }
    std::optional<Direction> to() const { return direction_of(words(json_, "to")); }
    std::optional<bool> before() const;  ///< When the power is used, before the step or after it.
    std::optional<std::size_t> target() const { return rules_.find(state_, words(at(json_, "power"), "target")); }
    std::optional<Power> kind() const;
    /// Returns the name that the reveal gives to a tile that lies face down.
    std::optional<Muse> revealed(const std::string& id) const { return muse_of(words(at(json_, "tiles"), id)); }

private:
    static const Json& at(const Json& json, std::string_view key);
    static std::string words(const Json& json, std::string_view key);

    const Json& json_;
    const Rules& rules_;
    const State& state_;
};

inline Slot slot(FieldPath field, Slot::Kind kind, Text label, bool optional = false) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, optional};
}

/// Returns the slots of a dance.
std::vector<Slot> dance_slots(const Rules& rules, const State& state, const Draft& draft);

}  // namespace castalia::dance_of_muses
