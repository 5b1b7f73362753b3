#include "core/document/roff.h"

namespace castalia::document {

std::string roff(const std::string& words) {
    std::string result;
    bool begins = true;
    for (const char c : words) {
        if (begins && (c == '.' || c == '\'')) {
            result += "\\&";
        }
        result += c == '-' ? "\\-" : c == '\\' ? "\\e" : std::string(1, c);
        begins = c == '\n';
    }
    return result;
}

}  // namespace castalia::document
