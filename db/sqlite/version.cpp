#include "db/sqlite/version.h"

#include <sqlite3.h>

namespace castalia {

std::string sqlite_version() { return sqlite3_libversion(); }

}  // namespace castalia
