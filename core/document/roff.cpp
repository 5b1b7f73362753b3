#include "core/document/roff.h"

namespace castalia::document {

std::string roff(const std::string& words) {
    std::string result;
    bool begins = true;
    for (const char c : words) {
        if (begins && (c == '.' || c == '\'')) {
            result += "\\&";
        }
        // A list of choices may be broken behind each bar.
        result += c == '-' ? "\\-" : c == '\\' ? "\\e" : c == '|' ? "|\\:" : std::string(1, c);
        begins = c == '\n';
    }
    return result;
}

}  // namespace castalia::document
