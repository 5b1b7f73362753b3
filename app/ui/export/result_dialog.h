#pragma once

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows the result of the session with a link for a phone and ways to share it.
void show_result(wxWindow* parent, const Store& store, const Scene& scene);

}  // namespace castalia
