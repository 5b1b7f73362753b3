#pragma once

#include "core/session/event.h"

namespace castalia {

/// Returns how far local time on this machine is ahead of UTC at that moment: the clock of the reader
/// (core/session/wall_clock.h).
std::chrono::minutes local_time_ahead(Moment moment);

}  // namespace castalia
