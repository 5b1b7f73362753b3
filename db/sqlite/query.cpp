#include "db/sqlite/query.h"

#include <algorithm>

namespace castalia {

std::optional<Moment> Query::moment(const char* column) const {
    const SQLite::Column value = at(column);
    if (value.isNull()) {
        return std::nullopt;
    }
    return std::clamp(Moment{std::chrono::milliseconds{value.getInt64()}}, kFirstMoment, kLastMoment);
}

}  // namespace castalia
