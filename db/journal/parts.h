#pragma once

#include <compare>
#include <string>
#include <vector>

namespace castalia {

/// A table, index, view or trigger as SQLite lists it, with the text that made it; empty for what SQLite adds itself.
struct Part {
    std::string type, name, sql;
    auto operator<=>(const Part&) const = default;
};

inline constexpr const char* kListParts =
    "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_master ORDER BY type, name";

/// What a file of the newest version holds, as the SQLite wrote it that Castalia was built with (list_parts.cpp).
const std::vector<Part>& parts_as_built();

}  // namespace castalia
