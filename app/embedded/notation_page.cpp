#include "app/embedded/notation_page.h"

#include <algorithm>
#include <string>

#include "app/embedded/rules_lines.h"

namespace castalia {

namespace {

/// Reads "| `r 3 9` (roll) | both dice |". Skips the head of a table and the line beneath it.
void read_row(std::string_view line, std::vector<NotationPageLine>& lines) {
    line = stripped(line.substr(1, line.size() - 2));
    const std::size_t bar = line.find(" | ");
    if (bar != std::string_view::npos && line.find('`') < bar) {
        lines.push_back({NotationPageLine::Kind::row, stripped(line.substr(0, bar)), stripped(line.substr(bar + 3))});
    }
}

}  // namespace

std::vector<NotationPageLine> notation_section(std::string_view page, std::string_view heading) {
    std::vector<NotationPageLine> lines;
    bool inside = false, fenced = false;
    while (!page.empty()) {
        const std::size_t end = std::min(page.find('\n'), page.size());
        const std::string_view line = page.substr(0, end);
        page.remove_prefix(std::min(end + 1, page.size()));
        if (!fenced && line.starts_with("## ")) {
            const std::string_view title = stripped(line.substr(3));
            inside = title == heading || title.ends_with("<!-- " + std::string(heading) + " -->");
        } else if (line.starts_with("```")) {
            fenced = !fenced;
        } else if (inside && !fenced && line.starts_with('|')) {
            read_row(stripped(line), lines);
        } else if (inside && !stripped(line).empty()) {
            lines.push_back({NotationPageLine::Kind::words, fenced ? line : stripped(line), {}});
        }
    }
    return lines;
}

}  // namespace castalia
