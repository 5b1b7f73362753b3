#pragma once

#include <functional>
#include <optional>

#include "db/store.h"

namespace castalia {

/// Returns the event with this moment, unless it has one already.
EventPtr at_moment(const EventPtr& event, Moment now);

/// Append what was proposed to the session in the library. Only when it is on the disk does `session` accept it.
/// Throw Failure, and then both are as they were.
void append(Store& store, Session& session, Proposal proposal);
void append(Store& store, Session& session, Addition addition);
void append(Store& store, Session& session, Reversal reversal);

/// What became of an event: nothing if it was appended, else why it is kept out.
using Appended = std::optional<Refusal>;
/// Judges an event and appends it. If another program has written to the session since it was loaded, loads it again
/// and judges the event anew while nobody else may write; `read` returns the event for the session as it is then.
/// Throws Failure and what `read` throws.
Appended append_judged(Store& store, Session& session, Moment now,
                       const std::function<EventPtr(const Session&)>& read);

}  // namespace castalia
