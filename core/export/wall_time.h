#pragma once

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns the choices with the clock of the session's table, if its record says how far that was ahead. What tells
/// times of a session goes by these.
DocumentOptions at_table_of(const Heading& heading, DocumentOptions options);

/// Returns the local time as "Saturday 14 November 2026, 19:06".
std::string spoken_time(Moment moment, const DocumentOptions& options);
/// Returns the local time as "19:06".
std::string clock_time(Moment moment, const DocumentOptions& options);
/// Returns the local time as "2026-11-14 19:06:00".
std::string written_time(Moment moment, const DocumentOptions& options);
/// Returns from when to when a session was played, in words; empty if that is unknown.
std::string when_of(const Session& session, const DocumentOptions& options);

}  // namespace castalia
