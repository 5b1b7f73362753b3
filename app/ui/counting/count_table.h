#pragma once

#include <vector>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Counts the table: shows what must lie where, and which slip explains what was found. An explanation that is
/// accepted is recorded as one correction. Returns the adjust events that the user wants instead; none in every other
/// case.
std::vector<Json> count_the_table(wxWindow* parent, Recorder& recorder);

}  // namespace castalia
