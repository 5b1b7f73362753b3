#pragma once

#include "core/session/event.h"

namespace castalia {

/// Returns the event with this moment, unless it has one already.
EventPtr at_moment(const EventPtr& event, Moment now);

}  // namespace castalia
