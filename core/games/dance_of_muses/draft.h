#pragma once

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/event_draft.h"

namespace castalia::dance_of_muses {

/// The part of an event that a form knows.
class Draft : public EventDraft {
public:
    Draft(const Json& json, const Rules& rules, const State& state)
        : EventDraft(json, rules.names), rules_(rules), state_(state) {}

    Seat player() const { return seat().value_or(state_.active); }
    bool face_down() const { return at("face_down") == Json(true); }
    std::optional<Muse> muse() const { return muse_of(words("tile")); }
    std::optional<std::size_t> tile() const { return rules_.find(state_, words("tile")); }
    std::optional<Direction> to() const { return direction_of(words("to")); }
    /// Returns whether the power is used before the step; nothing if that is not known.
    std::optional<bool> before() const;
    std::optional<std::size_t> target() const { return rules_.find(state_, inside("power", "target")); }
    std::optional<Power> kind() const;
    /// Returns the name that the reveal gives to a tile that lies face down.
    std::optional<Muse> revealed(const std::string& id) const { return muse_of(inside("tiles", id)); }

private:
    std::string inside(std::string_view object, std::string_view key) const {
        return text_of(member(at(object), key));
    }

    const Rules& rules_;
    const State& state_;
};

inline Slot slot(FieldPath field, Slot::Kind kind, Text label, bool optional = false) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, optional};
}

/// Fills the slots of a dance, and adds those for the use of a power.
void fill_dance(std::vector<Slot>& slots, const Rules& rules, const State& state, const Draft& draft);

}  // namespace castalia::dance_of_muses
