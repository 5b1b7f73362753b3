#pragma once

#include <map>
#include <string>

#include "app/ui/shell/commands.h"
#include "db/store.h"

namespace castalia {

/// Returns the keys that somebody has changed, by the names of their commands. They are kept in the library.
std::map<std::string, std::string> kept_keys(const Store& store);

/// Shows every command with its key, to give it another one, and to save all changes to a file or take them from one.
/// Returns whether something was changed; it is kept then.
bool change_keys(wxWindow* parent, Store& store, const Commands& commands);

}  // namespace castalia
