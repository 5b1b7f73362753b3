#pragma once

class wxWindow;

namespace castalia {

/// Shows what the program is, its version and whose work it holds.
void show_about(wxWindow* parent);

}  // namespace castalia
