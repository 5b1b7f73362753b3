#pragma once

class wxWindow;

namespace castalia {

/// Shows the first evening step by step.
void show_getting_started(wxWindow* parent);

}  // namespace castalia
