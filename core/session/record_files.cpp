// Files as people keep them: with the mark of UTF-8, with several records one after another, or something else
// entirely.
#include <algorithm>

#include "core/session/file_kind.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::string_view kWord = "castalia.session";  ///< It stands at the beginning of every record.

/// Returns where the object that begins the text ends; the length of the text if it does not.
std::size_t end_of_json(std::string_view text) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            at += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth <= 1) {
                return at + 1;
            }
            --depth;
        } else {
            quoted = c == '"';
        }
    }
    return text.size();
}

/// Returns where a record in text form ends: before the first line that begins another record.
std::size_t end_of_text(std::string_view text) {
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        const std::string_view line = without_mark(text.substr(at + 1));
        if (line.starts_with(kFirstTextLine) || line.starts_with('{')) {
            return at + 1;
        }
    }
    return text.size();
}

/// Returns the records of a file as its parts, one after another. What is no such file is one part.
std::vector<std::string_view> parts_of(std::string_view file) {
    const std::size_t first = file.find(kWord);
    if (first == std::string_view::npos || file.find(kWord, first + 1) == std::string_view::npos) {
        return {file};
    }
    std::vector<std::string_view> parts;
    std::string_view rest = file;
    while (true) {
        rest = without_mark(rest);
        const std::size_t begins = rest.find_first_not_of(" \t\r\n");
        if (begins == std::string_view::npos) {
            return parts;
        }
        if (begins > 0) {
            rest.remove_prefix(begins);  // A mark may follow the line break.
            continue;
        }
        const std::size_t end = rest.starts_with(kWord) ? end_of_text(rest) : end_of_json(rest);
        if (rest.front() != '{' && !rest.starts_with(kWord)) {
            return {file};
        }
        parts.push_back(rest.substr(0, end));
        rest.remove_prefix(end);
    }
}

/// Throws BadRecord that says what a file is which is no record.
void refuse_other_kinds(std::string_view file) {
    if (const Text text = instead_of_session_text(kind_of_file(file)); !text.empty()) {
        throw BadRecord("", text);
    }
}

Session read_one(std::string_view utf8, const Games& games) {
    return kind_of_file(utf8) == FileKind::text_record ? read_text(utf8, games) : read_record(utf8, games);
}

/// Reads a record that others stand before, so that a line is named by its number in the file.
Session read_part(std::string_view file, std::string_view part, std::size_t number, const Games& games) {
    const std::string_view before = file.substr(0, static_cast<std::size_t>(part.data() - file.data()));
    try {
        return read_one(std::string(static_cast<std::size_t>(std::ranges::count(before, '\n')), '\n').append(part),
                        games);
    } catch (const BadRecord& bad) {
        throw BadRecord("record " + std::to_string(number) + (bad.place.empty() ? "" : ", " + bad.place), bad.reason);
    }
}

}  // namespace

Session read_any(std::string_view utf8, const Games& games) {
    refuse_other_kinds(utf8);
    if (const std::size_t count = parts_of(utf8).size(); count > 1) {
        throw BadRecord("",
                        say("This file holds {n} records, and only one can be used here; import the file, and name "
                            "a session of the library.",
                            {{"n", literally(static_cast<long long>(count))}}));
    }
    return read_one(utf8, games);
}

std::vector<Session> read_records(std::string_view utf8, const Games& games) {
    refuse_other_kinds(utf8);
    const std::vector<std::string_view> parts = parts_of(utf8);
    std::vector<Session> sessions;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sessions.push_back(parts.size() == 1 ? read_one(utf8, games) : read_part(utf8, parts[i], i + 1, games));
    }
    return sessions;
}

}  // namespace castalia
