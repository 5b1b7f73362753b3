// Finds the events that may have happened instead of an event or beside it, as the forms of the game offer them.
#pragma once

#include <functional>
#include <set>

#include "core/session/session.h"

namespace castalia::review {

/// Offers events that are no more than one entry away from the record. It does not judge whether they could stand.
class Variants {
public:
    /// Takes in `deltas` the numbers by which a count may be wrong.
    Variants(const Session& session, std::set<long long> deltas) : session_(session), deltas_(std::move(deltas)) {}

    /// Returns the event of a step with one field changed, in every way that the form offers.
    std::vector<EventPtr> changed(std::size_t step) const;
    /// Offers the events that the prompt at the ply asks for, each filled in every way that the form offers. `take`
    /// returns false if it wants no more of this action.
    void missing(std::size_t ply, const std::function<bool(const EventPtr&)>& take) const;

private:
    class Filled;

    std::vector<Json> values_for(const Slot& slot, const Json& recorded) const;
    static std::vector<Json> cards_for(const Slot& slot, const Json& recorded);
    std::vector<Json> numbers_for(const Slot& slot, const Json& recorded) const;
    EventPtr read(const Json& event) const;

    const Session& session_;
    std::set<long long> deltas_;
};

}  // namespace castalia::review
