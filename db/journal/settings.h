#pragma once

#include <optional>
#include <string>

#include "db/sqlite/database.h"

namespace castalia {

/// What the library keeps under a name, for the program or about itself.
std::optional<std::string> stored_setting(Database& database, const std::string& name);
void store_setting(Database& database, const std::string& name, const std::string& value);
void forget_setting(Database& database, const std::string& name);

}  // namespace castalia
