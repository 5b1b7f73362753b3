#pragma once

#include <compare>
#include <string>
#include <vector>

namespace castalia {

/// A table, index, view or trigger as SQLite lists it, with the statement that made it. The statement is empty for
/// parts that SQLite adds itself.
struct Part {
    std::string type, name, sql;
    auto operator<=>(const Part&) const = default;
};

inline constexpr const char* kListParts =
    "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_master ORDER BY type, name";

/// Returns the parts of a file of the newest version, as the SQLite wrote it with which Castalia was built
/// (list_parts.cpp).
const std::vector<Part>& parts_as_built();

/// Returns the statements that give a new file all that the steps of the schema would give it.
const std::vector<std::string>& statements_as_built();

}  // namespace castalia
