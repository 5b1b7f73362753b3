// Libraries as earlier versions of the program left them.
#pragma once

#include <cstddef>

#include "db/journal/schema.h"
#include "db/sqlite/database.h"
#include "tests/db/tables.h"
#include "tests/support/source_dir.h"

namespace castalia::testing {

inline const std::filesystem::path kOld = std::filesystem::path(source_dir()) / "tests" / "old";

/// Writes the oldest library of tests/old as a program of that schema version leaves it that has only just brought it
/// there.
inline void write_library_of_version(const std::filesystem::path& file, std::size_t version) {
    std::filesystem::copy(kOld / "library-1.sqlite", file);
    Database database(file, Database::Purpose::use);
    database.prepare_to_write();
    const auto& all = schema_steps();
    bring_to_newest(database, {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(version)}, true);
}

}  // namespace castalia::testing
