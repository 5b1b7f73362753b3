#include "core/document/runs.h"

#include <cctype>

#include "core/document/addresses.h"

namespace castalia::document {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }
bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

/// Returns where the words behind a mark end; npos if the mark encloses none.
std::size_t end_of_marked(std::string_view words, std::size_t begin, std::string_view mark) {
    if (begin >= words.size() || is_space(words[begin]) || words.substr(begin).starts_with(mark)) {
        return std::string_view::npos;
    }
    for (std::size_t end = words.find(mark, begin); end != std::string_view::npos;
         end = words.find(mark, end + mark.size())) {
        const std::size_t next = end + mark.size();
        const bool inside =
            mark.size() == 1 && next < words.size() && std::isalnum(static_cast<unsigned char>(words[next]));
        if (!is_space(words[end - 1]) && !inside) {
            return end;
        }
    }
    return std::string_view::npos;
}

void add_runs(std::string_view words, Run look, std::vector<Run>& runs) {
    const auto add_plain = [&](std::string_view plain) {
        if (!plain.empty()) {
            look.words = plain;
            runs.push_back(look);
        }
    };
    if (words.find('*') == std::string_view::npos && words.find("~~") == std::string_view::npos) {
        return add_plain(words);  // As most words, and without looking for addresses.
    }
    std::size_t from = 0;
    for (std::size_t at = 0; at < words.size();) {
        if (const std::size_t end = end_of_address(words, at); end > at) {
            at = end;
            continue;
        }
        const std::string_view mark = words.substr(at, 2) == "~~" ? "~~" : words.substr(at, 1);
        const bool before = at == 0 || mark == "~~" || !is_word(words[at - 1]);
        const std::size_t end = before && (mark == "~~" || mark == "*") ? end_of_marked(words, at + mark.size(), mark)
                                                                        : std::string_view::npos;
        if (end == std::string_view::npos) {
            at += mark.size();
            continue;
        }
        add_plain(words.substr(from, at - from));
        Run inner = look;
        (mark == "*" ? inner.emphasis : inner.struck) = true;
        add_runs(words.substr(at + mark.size(), end - at - mark.size()), inner, runs);
        from = at = end + mark.size();
    }
    add_plain(words.substr(from));
}

}  // namespace

std::vector<Run> runs_of(std::string_view words) {
    std::vector<Run> runs;
    add_runs(words, {}, runs);
    return runs;
}

}  // namespace castalia::document
