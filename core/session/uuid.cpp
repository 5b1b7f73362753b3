#include "core/session/uuid.h"

#include <charconv>
#include <string>

namespace castalia {

bool is_uuid(std::string_view words) {
    if (words.size() != 36) {
        return false;
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char c = words[i];
        const bool hexadecimal = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        const bool stroke = i == 8 || i == 13 || i == 18 || i == 23;
        if (stroke ? c != '-' : !hexadecimal) {
            return false;
        }
    }
    return true;
}

std::optional<Moment> moment_of_uuid7(std::string_view uuid) {
    constexpr std::size_t kVersion = 14, kStroke = 8, kTime = 13;
    if (!is_uuid(uuid) || uuid[kVersion] != '7') {
        return std::nullopt;
    }
    const std::string digits =
        std::string(uuid.substr(0, kStroke)) + std::string(uuid.substr(kStroke + 1, kTime - kStroke - 1));
    long long milliseconds = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), milliseconds, 16);
    return Moment(std::chrono::milliseconds(milliseconds));
}

}  // namespace castalia
