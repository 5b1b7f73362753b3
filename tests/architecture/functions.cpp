#include "tests/architecture/functions.h"

#include <algorithm>
#include <regex>

namespace architecture {

namespace {

std::size_t depth_of(const std::string& line) {
    const std::size_t depth = line.find_first_not_of(' ');
    return depth == std::string::npos ? 0 : depth;
}

bool opens(const std::string& line) { return !line.empty() && line.back() == '{'; }

/// Returns whether the brace is inside a call. Then it belongs to a lambda, which closes at the depth of its own
/// line.
bool is_in_call(const std::string& statement) {
    return std::ranges::count(statement, '(') > std::ranges::count(statement, ')');
}

/// Returns whether the brace opens a scope whose contents are read, not counted.
bool is_scope(const std::string& statement) {
    static const std::regex scope(
        R"(^\s*(template\s*<.*>\s*)?(inline\s+)?(namespace|struct|class|union|enum|extern\s+"C")\b)");
    return std::regex_search(statement, scope) && statement.find(')') == std::string::npos;
}

/// Returns whether the brace opens a table of data: "const std::vector<Case> kCases{" or "= {".
bool is_data(const std::string& statement) {
    static const std::regex after_name(R"([=\w>\]]\s*\{$)");
    static const std::regex body(R"((\)|\bconst|\boverride|\bnoexcept|\bfinal|\btry|->\s*[\w:<>,\s*&]+)\s*\{$)");
    return std::regex_search(statement, after_name) && !std::regex_search(statement, body);
}

}  // namespace

std::vector<Function> functions_in(const Source& source) {
    std::vector<Function> found;
    std::string statement;
    std::size_t depth = 0;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        const std::string line = without_comment(source.lines[i]);
        const std::size_t last = line.find_last_not_of(' ');
        const std::string text = last == std::string::npos ? "" : line.substr(0, last + 1);
        if (text.empty() || text.front() == '#') {
            continue;
        }
        if (statement.empty()) {
            depth = depth_of(text);
        }
        statement += text;
        if (opens(text) && !is_scope(statement) && !is_data(statement)) {
            const bool in_call = is_in_call(statement);
            const std::string end = std::string(in_call ? depth_of(text) : depth, ' ') + "}";
            std::size_t close = i + 1;
            while (close < source.lines.size() && !source.lines[close].starts_with(end)) {
                ++close;
            }
            found.push_back({i + 1, close - i + 1, text});
            i = close;
            // A call goes on behind its lambda: the body of a constructor may follow, at the depth of its own first
            // line.
            statement =
                in_call && close < source.lines.size() ? statement + without_comment(source.lines[close]) : "";
            if (statement.ends_with(';')) {
                statement.clear();
            }
        } else if (opens(text) || text.back() == ';' || text.back() == '}' || text.back() == ':') {
            statement.clear();
        }
    }
    return found;
}

}  // namespace architecture
