#pragma once

class wxWindow;

namespace castalia {

class Commands;

/// Every key on one page, made of the command table itself.
void show_keys(wxWindow* parent, const Commands& commands);

}  // namespace castalia
