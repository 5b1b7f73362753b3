#include "db/sqlite/query.h"

#include <algorithm>

namespace castalia {

std::vector<std::string> Query::texts(const char* column) {
    std::vector<std::string> all;
    while (next()) {
        all.push_back(text(column));
    }
    return all;
}

std::vector<std::int64_t> Query::numbers(const char* column) {
    std::vector<std::int64_t> all;
    while (next()) {
        all.push_back(number(column));
    }
    return all;
}

std::optional<Moment> Query::moment(const char* column) const {
    const SQLite::Column value = at(column);
    if (value.isNull()) {
        return std::nullopt;
    }
    return std::clamp(Moment{std::chrono::milliseconds{value.getInt64()}}, kFirstMoment, kLastMoment);
}

std::optional<std::chrono::minutes> Query::utc_offset(const char* column) const {
    if (is_null(column)) {
        return std::nullopt;
    }
    const std::int64_t most = kMostAhead.count();
    return std::chrono::minutes(std::clamp(number(column), -most, most));
}

std::string rows_of_values(std::size_t rows, std::size_t shared, std::size_t own) {
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        text += row == 0 ? "(" : ", (";
        for (std::size_t value = 0; value < shared + own; ++value) {
            text += value == 0 ? "?" : ", ?";
            text += value < shared ? std::to_string(value + 1) : "";
        }
        text += ")";
    }
    return text;
}

}  // namespace castalia
