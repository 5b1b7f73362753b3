#pragma once

#include <chrono>

#include <wx/string.h>

namespace castalia {

/// Returns "2026-11-14 20:31:07" in local time.
wxString moment_text(std::chrono::sys_time<std::chrono::milliseconds> moment);

}  // namespace castalia
