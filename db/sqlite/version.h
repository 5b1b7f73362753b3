#pragma once

#include <string>

namespace castalia {

std::string sqlite_version();  ///< Returns the version of SQLite that runs, such as "3.40.1".

}  // namespace castalia
