#pragma once

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns "Saturday 14 November 2026, 19:06", as the clock on the wall had it.
std::string spoken_time(Moment moment, const DocumentOptions& options);
/// Returns "2026-11-14 19:06:00", as the clock on the wall had it.
std::string written_time(Moment moment, const DocumentOptions& options);
/// Returns from when to when a session was played, in words; empty where that is unknown.
std::string when_of(const Session& session, const DocumentOptions& options);

}  // namespace castalia
