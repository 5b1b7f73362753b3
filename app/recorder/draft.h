#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/rules/game/field_path.h"
#include "core/rules/game/prompt.h"

namespace castalia {

/// An event or a setup while it is filled in: what is known of it, and the slots that the game still asks for.
/// Whenever a value changes, the game is asked for the slots again, because one choice may change the next. Where the
/// rules leave only one way, or name the best of several payments, that is chosen too.
class Draft {
public:
    using Ask = std::function<std::vector<Slot>(const Json& known)>;

    Draft() = default;  ///< Asks for nothing.
    explicit Draft(Ask ask) : ask_(std::move(ask)) {}

    void begin(Json known);
    /// Begins an event that somebody chose and fills in: slots begin with their usual values, and follow the other
    /// slots until somebody changes or empties them.
    void begin_to_fill_in(Json known);
    /// Begins, and puts the first option that nothing bars into every optional slot that is empty.
    void begin_as_usual(Json known);
    /// Begins with nothing known and no slots: no event is chosen yet.
    void clear();

    const Json& json() const { return known_; }
    /// Returns the type of the event; empty while it is not chosen.
    std::string type() const;
    const std::vector<Slot>& slots() const { return slots_; }
    const Slot* slot(const FieldPath& field) const;
    /// Returns the first slot that still has to be filled; null when none has.
    const Slot* missing() const;
    bool complete() const { return missing() == nullptr; }
    /// Returns the first slot that the draft filled itself although the rules leave several ways: with the payment
    /// that keeps most choice, or with a number. Returns null where nothing is proposed, or where all of it was
    /// filled again by hand.
    const Slot* proposed() const;
    bool asks_for(Slot::Kind kind) const;

    /// A value for one slot.
    struct Filling {
        FieldPath field;
        Json value;
    };
    /// Returns whether the slot of this field takes this value, as a click on an option would give it.
    bool takes(const FieldPath& field, const Json& value) const;
    /// Returns what a digit key fills: the first empty die, where 0 is 10. Returns nothing when no die waits.
    std::optional<Filling> by_digit(int number) const;
    /// Returns what a pick on the board fills; nothing when no slot shows this place.
    std::optional<Filling> by_place(const PlaceId& place) const;
    /// Fills a slot and drops what no longer fits after it. Returns false when it held this value already, unless
    /// that was only proposed.
    bool fill(const FieldPath& field, Json value);

private:
    void ask() { slots_ = ask_ ? ask_(known_) : std::vector<Slot>(); }
    void drop_what_no_longer_fits(std::size_t after);
    bool still_fits(std::size_t slot, std::size_t after) const;
    void choose_the_only_way();
    bool choose_something_usual();  ///< Returns false when there is nothing left.
    /// Takes a value away. A key that another slot asks for by itself stays.
    void empty(const FieldPath& field);
    void begin_slots();
    bool begin_a_slot();  ///< Returns false when all have what they begin with.

    Ask ask_;
    Json known_ = Json::object();
    std::vector<Slot> slots_;
    std::vector<FieldPath> proposed_;
    bool begins_slots_ = false;
    std::vector<FieldPath> begun_, changed_;  ///< Slots that hold what they began with; slots that somebody changed.
};

}  // namespace castalia
