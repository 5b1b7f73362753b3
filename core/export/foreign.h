#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/json/fields.h"
#include "core/session/event.h"

namespace castalia {

/// A time as another program wrote it: on the clock of the table or, if it says how far that was ahead, in UTC.
struct ForeignTime {
    Moment at;
    bool is_utc = false;
    /// How far the clock of the table was ahead of UTC; nothing where only UTC or only the time is written.
    std::optional<std::chrono::minutes> ahead = {};
};
/// Reads "2026-11-14 19:06:00" and other spellings of a day with or without a time: "2026-11-14T19:06",
/// "20261114", "2026-11-14T19:06:00.5+02:00". Returns nothing for other words.
std::optional<ForeignTime> foreign_time(std::string_view words);

/// An object that another program wrote, which may hold more than we know, or less. A value of another type is read
/// if it is unmistakable: the number 3 as the text "3", true as 1 or "true". Every other one throws BadRecord with
/// its place. A value that is missing or null is as good as none.
class Foreign {
public:
    /// Throws BadRecord if the value is no object.
    Foreign(Value value, std::string where);

    Value value() const { return value_; }
    std::string where(std::string_view key) const;
    std::optional<Value> any(std::string_view key) const;
    std::string words(std::string_view key) const;  ///< Returns words, or a number as words; empty for none.
    long long number(std::string_view key) const;   ///< Returns a whole number; 0 for none.
    bool flag(std::string_view key, bool otherwise = false) const;
    std::string id(std::string_view key) const;  ///< Returns the same words for 7, 7.0 and "7"; empty for none.
    std::vector<Value> list(std::string_view key) const;
    /// Returns the time in words that `foreign_time` reads; empty for none.
    std::string time(std::string_view key) const;

private:
    [[noreturn]] void fail(std::string_view key, Text why) const;

    Value value_;
    std::string where_;
};

}  // namespace castalia
