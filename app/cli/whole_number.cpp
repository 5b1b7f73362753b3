#include "app/cli/whole_number.h"

#include <charconv>
#include <string>

namespace castalia::cli {

CLI::Validator whole_number(long long least, long long most) {
    const std::string from = std::to_string(least), to = std::to_string(most);
    const auto settle = [least, most, from, to](std::string& typed) {
        long long number = 0;
        const char* const end = typed.data() + typed.size();
        const auto [read_to, fault] = std::from_chars(typed.data(), end, number);
        if (fault != std::errc() || read_to != end || number < least || number > most) {
            return "Value " + typed + " not in range " + from + " to " + to;
        }
        typed = std::to_string(number);
        return std::string();
    };
    return {settle, "INT in [" + from + " - " + to + "]"};
}

}  // namespace castalia::cli
