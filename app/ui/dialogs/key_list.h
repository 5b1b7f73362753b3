#pragma once

class wxWindow;

namespace castalia {

class Commands;

/// Shows every key on one page, built from the table of commands.
void show_keys(wxWindow* parent, const Commands& commands);

}  // namespace castalia
