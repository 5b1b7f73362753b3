#include "core/document/addresses.h"

#include <algorithm>
#include <array>
#include <string>

namespace castalia::document {

namespace {

constexpr auto kSchemes = std::to_array<std::string_view>({"https://", "http://", "ftp://"});
/// Signs of a sentence that never stand in an address: quotation marks, brackets and stops of other scripts, and what
/// keeps words apart or in their order.
constexpr auto kEnds = std::to_array<std::string_view>(
    {"\u2018", "\u2019", "\u201c", "\u201d", "\u201e", "\u00ab", "\u00bb", "\u2039", "\u203a", "\u00a0", "\u2026",
     "\u2068", "\u2069", "\u3001", "\u3002", "\u300d", "\u300f", "\uff0c", "\uff09"});

bool is_in_mailbox(char c) {
    return is_letter_or_digit(c) || std::string_view(".+_-").find(c) != std::string_view::npos;
}

bool begins_with(std::string_view words, std::string_view scheme) {
    return words.size() > scheme.size() && std::ranges::equal(words.substr(0, scheme.size()), scheme, {}, [](char c) {
               return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
           });
}

/// Returns whether the sentence goes on at this byte and not the address.
bool ends_at(std::string_view words, std::size_t at) {
    const auto c = static_cast<unsigned char>(words[at]);
    return c <= ' ' || c == 0x7f || c == '<' || c == '>' || c == '"' ||
           std::ranges::any_of(kEnds, [&](std::string_view mark) { return words.substr(at).starts_with(mark); });
}

/// Returns the address without the marks of the sentence at its end, such as a full stop or a bracket that was opened
/// before it.
std::string_view without_marks(std::string_view address) {
    for (;;) {
        const char last = address.empty() ? '\0' : address.back();
        const bool bracket = last == ')' && std::ranges::count(address, ')') > std::ranges::count(address, '(');
        if (last == '\0' || (!bracket && std::string_view("?!.,:;'*_~").find(last) == std::string_view::npos)) {
            return address;
        }
        address.remove_suffix(1);
    }
}

std::size_t length_of_link(std::string_view words) {
    for (const std::string_view scheme : kSchemes) {
        if (begins_with(words, scheme)) {
            std::size_t end = scheme.size();
            while (end < words.size() && !ends_at(words, end)) {
                ++end;
            }
            const std::size_t length = without_marks(words.substr(0, end)).size();
            return length > scheme.size() ? length : 0;
        }
    }
    return 0;
}

/// Returns the length of "name@host.top" at the beginning of the words; 0 for anything else.
std::size_t length_of_mailbox(std::string_view words) {
    std::size_t at = 0;
    while (at < words.size() && is_in_mailbox(words[at])) {
        ++at;
    }
    if (at == 0 || at >= words.size() || words[at] != '@') {
        return 0;
    }
    const std::size_t host = at + 1;
    std::size_t end = host;
    while (end < words.size() && (is_letter_or_digit(words[end]) || words[end] == '.' || words[end] == '-')) {
        ++end;
    }
    while (end > host && !is_letter_or_digit(words[end - 1])) {
        --end;
    }
    const std::string_view name = words.substr(host, end - host);
    const bool whole = name.find('.') != std::string_view::npos && is_letter_or_digit(name.front()) &&
                       name.find("..") == std::string_view::npos &&
                       (end == words.size() || static_cast<unsigned char>(words[end]) < 0x80);
    return whole ? end : 0;
}

}  // namespace

std::size_t end_of_address(std::string_view words, std::size_t at) {
    const char before = at == 0 ? ' ' : words[at - 1];
    const std::string_view rest = words.substr(at);
    const std::size_t link = is_letter_or_digit(before) ? 0 : length_of_link(rest);
    const bool begins = !is_in_mailbox(before);
    return at + (link > 0 ? link : begins ? length_of_mailbox(rest) : 0);
}

}  // namespace castalia::document
