#include "app/embedded/rules_lines.h"

#include <algorithm>

#include "app/embedded/embedded_files.h"

namespace castalia {

std::string_view stripped(std::string_view line) {
    const std::size_t from = line.find_first_not_of(" \t\r");
    return from == std::string_view::npos ? std::string_view()
                                          : line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

namespace {

RulesLine read_line(std::string_view line) {
    if (line.starts_with('#')) {
        const std::size_t depth = std::min(line.find_first_not_of('#'), line.size());
        return {RulesLine::Kind::heading, static_cast<int>(depth), {}, stripped(line.substr(depth))};
    }
    if (line.starts_with("- `")) {
        const std::size_t end = line.find('`', 3);
        if (end != std::string_view::npos) {
            return {RulesLine::Kind::clause, 0, line.substr(3, end - 3), stripped(line.substr(end + 1))};
        }
    }
    return {RulesLine::Kind::words, 0, {}, stripped(line)};
}

}  // namespace

std::vector<RulesLine> rules_lines(std::string_view text) {
    std::vector<RulesLine> lines;
    bool open = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = stripped(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) {
            open = false;
            continue;
        }
        const RulesLine read = read_line(line);
        // A line that continues the one before it comes right behind it in the text.
        if (open && read.kind == RulesLine::Kind::words && lines.back().kind != RulesLine::Kind::heading &&
            !line.starts_with('-') && !line.starts_with('|')) {
            std::string_view& whole = lines.back().words;
            whole =
                std::string_view(whole.data(), static_cast<std::size_t>(line.data() + line.size() - whole.data()));
            continue;
        }
        lines.push_back(read);
        open = true;
    }
    return lines;
}

std::string plain_line(std::string_view words) {
    std::string line;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool bold = words.substr(at, 2) == "**";
        const char c = words[at] == '\n' || words[at] == ' ' ? ' ' : words[at];
        if (!bold && c != '`' && (c != ' ' || !line.ends_with(' '))) {
            line += c;
        }
        at += bold ? 1 : 0;
    }
    return line;
}

std::string clause_sentence(std::string_view clause, std::string_view language) {
    for (const RulesLine& line :
         rules_lines(in_language(rules_files(), clause.substr(0, clause.find('.')), language))) {
        if (line.kind == RulesLine::Kind::clause && line.clause == clause) {
            return plain_line(line.words);
        }
    }
    return {};
}

}  // namespace castalia
