// Tells what a file is by its bytes, so that every place that opens one says the same of it.
#include "core/session/file_kind.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/session/record.h"

namespace castalia {

namespace {

using namespace std::string_view_literals;
using enum FileKind;

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::string_view kSeparators = ",;\t";
constexpr std::size_t kHead = 65'536;  ///< The bytes of a text that are looked at for its kind.

struct Beginning {
    std::size_t at;
    std::string_view bytes;
    FileKind kind;
};

/// The bytes by which files of other programs begin, from the published descriptions of their formats.
constexpr auto kBeginnings = std::to_array<Beginning>({
    {0, "%PDF-"sv, pdf},
    {0, "\x89PNG\r\n\x1a\n"sv, picture},
    {0, "\xff\xd8\xff"sv, picture},
    {0, "GIF8"sv, picture},
    {8, "WEBP"sv, picture},
    {0, "II*\0"sv, picture},
    {0, "MM\0*"sv, picture},
    {4, "ftyphei"sv, picture},
    {4, "ftypmif1"sv, picture},
    {4, "ftypavif"sv, picture},
    {0, "\x1f\x8b"sv, compressed},
    {0, "BZh"sv, compressed},
    {0,
     "\xfd"
     "7zXZ\0"sv,
     compressed},
    {0, "\x28\xb5\x2f\xfd"sv, compressed},
    {0, "7z\xbc\xaf\x27\x1c"sv, archive},
    {0, "Rar!\x1a\x07"sv, archive},
    {257, "ustar"sv, archive},
    {0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, office_document},
    {0, "{\\rtf"sv, office_document},
});

bool has(std::string_view bytes, std::string_view words) { return bytes.find(words) != std::string_view::npos; }

std::string lower(std::string_view words) {
    std::string text(words);
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

/// A spreadsheet and a document of an office program are archives with certain files in them.
FileKind kind_of_zip(std::string_view bytes) {
    constexpr std::string_view kOpen = "mimetypeapplication/vnd.oasis.opendocument.";
    if (const std::size_t open = bytes.find(kOpen); open != std::string_view::npos) {
        return bytes.substr(open + kOpen.size()).starts_with("spreadsheet") ? spreadsheet : office_document;
    }
    return has(bytes, "xl/w") ? spreadsheet : has(bytes, "[Content_Types].xml") ? office_document : archive;
}

FileKind kind_of_database(std::string_view bytes) {
    constexpr std::size_t kAt = 68;
    std::uint32_t application = 0;
    for (std::size_t i = kAt; i < kAt + 4 && i < bytes.size(); ++i) {
        application = application << 8U | static_cast<unsigned char>(bytes[i]);
    }
    return application == kLibraryMark ? library : database;
}

/// Text of two or four bytes a character begins with a mark, or has a zero in every other byte.
bool is_wide(std::string_view bytes) {
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
        return true;
    }
    constexpr std::size_t kEnough = 8;
    bool even = bytes.size() >= kEnough, odd = even;
    for (std::size_t i = 0; i < std::min(bytes.size(), kEnough); ++i) {
        const bool zero = bytes[i] == '\0';
        even = even && zero == (i % 2 == 0);
        odd = odd && zero == (i % 2 == 1);
    }
    return even || odd;
}

FileKind kind_of_markup(std::string_view text) {
    const std::string small = lower(text.substr(0, kHead));
    if (has(small, "<html") || small.starts_with("<!doctype html")) {
        return web_page;
    }
    if (has(small, "<svg")) {
        return drawing;
    }
    const std::size_t plays = text.substr(0, kHead).find("<plays");
    return plays != std::string_view::npos && plays + 6 < text.size() &&
                   " \t\r\n>/"sv.find(text[plays + 6]) != std::string_view::npos
               ? plays_of_boardgamegeek
               : xml;
}

FileKind kind_of_json(std::string_view text) {
    constexpr std::size_t kFar = 4'000'000;
    const std::string_view beginning = text.substr(0, kFar);
    if (has(beginning, "\"castalia.session\"")) {
        return record;
    }
    // An export in which no play was chosen holds the lists that plays would mean.
    const bool of_plays =
        has(beginning, "\"plays\"") || (has(beginning, "\"players\"") && has(beginning, "\"games\""));
    return of_plays ? plays_of_bgstats : json;
}

/// Returns the separators of every sort in the first line that is not empty, and takes that line off. What stands in
/// quotes separates nothing.
std::array<std::size_t, 3> separators_of_line(std::string_view& text) {
    std::array<std::size_t, 3> counts{};
    bool quoted = false, anything = false;
    std::size_t at = 0;
    for (; at < text.size() && (quoted || text[at] != '\n' || !anything); ++at) {
        quoted = text[at] == '"' ? !quoted : quoted;
        anything = anything || (text[at] != '\n' && text[at] != '\r');
        if (const std::size_t which = kSeparators.find(text[at]); !quoted && which != std::string_view::npos) {
            ++counts.at(which);
        }
    }
    text.remove_prefix(std::min(at + 1, text.size()));
    return counts;
}

/// Returns what separates the cells of a line that looks like headings: three or more, with no space behind the
/// separators, as a sentence has.
std::optional<char> separator_of_headings(std::string_view line, const std::array<std::size_t, 3>& separators) {
    for (std::size_t i = 0; i < separators.size(); ++i) {
        const char separator = kSeparators.at(i);
        if (separators.at(i) >= 2 && line.find(std::string{separator, ' '}) == std::string_view::npos) {
            return separator;
        }
    }
    return std::nullopt;
}

/// Returns whether the first line is that of a table that Castalia exports, whatever separates its columns.
bool is_our_table(std::string_view text) {
    std::string head(text.substr(0, std::min(text.find_first_of("\r\n"), kHead)));
    std::ranges::replace(head, ';', ',');
    return std::ranges::any_of(
        std::to_array<std::string_view>({"session,game,edition,", "session,seat,player,", "session,index,at,",
                                         "session,part,number,", "game,clause,ruling,"}),
        [&](std::string_view ours) { return head.starts_with(ours); });
}

/// Returns whether the bytes are no text: they have a control character that no text has.
bool is_binary(std::string_view bytes) {
    return std::ranges::any_of(bytes.substr(0, kHead), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && "\t\n\v\f\r\x1b"sv.find(c) == std::string_view::npos;
    });
}

/// Returns whether a heading of Markdown stands at the beginning, or behind one line and an empty one, as we write
/// it.
bool is_markdown(std::string_view text) {
    const std::size_t behind = text.find("\n\n");
    return text.starts_with("# ") || (behind != std::string_view::npos && behind == text.find('\n') &&
                                      text.substr(behind + 2).starts_with("# "));
}

FileKind kind_of_text(std::string_view bytes) {
    std::string_view text = without_mark(bytes);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.empty()) {
        return empty;
    }
    if (text.starts_with("castalia.session")) {
        return text_record;
    }
    if (text.front() == '{' || text.front() == '[') {
        return kind_of_json(text);
    }
    if (is_binary(bytes)) {
        return unknown;
    }
    if (text.front() == '<') {
        return kind_of_markup(text);
    }
    return is_our_table(text)         ? table_of_castalia
           : is_markdown(text)        ? markdown
           : separator_of_table(text) ? table
                                      : plain_text;
}

/// Returns what separates the cells of a table whose first rows these are.
std::optional<char> separator_of_rows(std::string_view whole) {
    std::string_view rest = whole;
    const auto first = separators_of_line(rest);
    if (rest.find_first_not_of("\r\n") == std::string_view::npos) {
        return separator_of_headings(whole.substr(0, whole.size() - rest.size()), first);
    }
    const auto second = separators_of_line(rest);
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (first.at(i) > 0 && first.at(i) == second.at(i) && (!best || first.at(i) > first.at(*best))) {
            best = i;
        }
    }
    if (best) {
        return kSeparators.at(*best);
    }
    // A cell may be too many in the only row, or missing in the first.
    const auto headings = separator_of_headings(whole.substr(0, whole.find_first_of("\r\n")), first);
    return headings && second.at(kSeparators.find(*headings)) > 0 ? headings : std::nullopt;
}

/// Returns whether two rows of three cells or more, the second with a number such as a day, can only be a table.
bool is_surely_table(std::string_view rows, char separator) {
    const std::size_t which = kSeparators.find(separator);
    const bool wide = separators_of_line(rows).at(which) >= 2;
    const std::string_view second = rows.substr(0, rows.find('\n', rows.find_first_not_of("\r\n")));
    return wide && separators_of_line(rows).at(which) >= 2 &&
           second.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

std::string_view without_mark(std::string_view utf8) {
    return utf8.starts_with(kMark) ? utf8.substr(kMark.size()) : utf8;
}

std::optional<char> separator_of_table(std::string_view text) {
    std::string_view rest = without_mark(text).substr(0, kHead);
    constexpr std::string_view kNamed = "sep=";  // Excel names the separator in a line of its own: "sep=;".
    if (const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
        line.starts_with(kNamed) && line.size() == kNamed.size() + 1 &&
        std::ranges::find(kSeparators, line.back()) != kSeparators.end()) {
        return line.back();
    }
    if (const std::optional<char> separator = separator_of_rows(rest)) {
        return separator;
    }
    // A title may stand above the headings, in a line or a few.
    constexpr int kMostAbove = 5;
    for (int above = 0; above < kMostAbove && !rest.empty(); ++above) {
        separators_of_line(rest);
        rest.remove_prefix(std::min(rest.find_first_not_of("\r\n"), rest.size()));
        if (const auto separator = separator_of_rows(rest); separator && is_surely_table(rest, *separator)) {
            return separator;
        }
    }
    return std::nullopt;
}

FileKind kind_of_file(std::string_view bytes) {
    for (const Beginning& one : kBeginnings) {
        if (bytes.size() >= one.at && bytes.substr(one.at).starts_with(one.bytes)) {
            return one.kind;
        }
    }
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06") ? kind_of_zip(bytes)
           : bytes.starts_with("SQLite format 3\0"sv)                         ? kind_of_database(bytes)
           : is_wide(bytes)                                                   ? wide_text
                                                                              : kind_of_text(bytes);
}

Text named(FileKind kind) {
    switch (kind) {
        case empty: return say("an empty file");
        case record: return say("a record of a session");
        case json: return say("a file in JSON");
        case text_record: return say("a record in text form");
        case plays_of_bgstats: return say("a file with plays of BG Stats");
        case plays_of_boardgamegeek: return say("a file with plays of BoardGameGeek");
        case table: return say("a table");
        case table_of_castalia: return say("a table that Castalia wrote");
        case library: return say("a library of Castalia");
        case database: return say("a database of another program");
        case spreadsheet: return say("a spreadsheet");
        case office_document: return say("a document of an office program");
        case pdf: return say("a PDF document");
        case web_page: return say("a web page");
        case drawing: return say("a drawing (SVG)");
        case markdown: return say("a text with Markdown");
        case FileKind::picture: return say("a picture");
        case archive: return say("an archive with other files in it");
        case compressed: return say("a compressed file");
        case wide_text: return say("a text in UTF-16");
        case xml: return say("a file in XML");
        case plain_text: return say("a text");
        case unknown: break;
    }
    return say("a file of a kind that Castalia does not know");
}

Text instead_of_session_text(FileKind kind) {
    const std::vector<Fill> what{{"what", named(kind)}};
    switch (kind) {
        case record:
        case json:
        case text_record: return {};
        case empty: return say("This file is empty; open the record of a session, a file that ends in .castalia.");
        case plays_of_bgstats:
        case plays_of_boardgamegeek:
            return say(
                "This is {what}, which are results without a log: import it, and use the sessions that the "
                "library then holds.",
                what);
        case table:
            return say(
                "This is {what} and no session: import it if plays stand in it, or open the record of a session, "
                "a file that ends in .castalia.",
                what);
        case spreadsheet:
            return say(
                "This is {what}, which Castalia writes but does not read; open the record of the session instead, "
                "or save the sheet as CSV and import that if plays stand in it.",
                what);
        case table_of_castalia:
        case pdf:
        case web_page:
        case drawing:
        case markdown:
            return say(
                "This is {what}, which Castalia writes but does not read; open the record of the session instead, "
                "a file that ends in .castalia.",
                what);
        case library:
            return say(
                "This is {what} with all its sessions; it is opened with --library, or put in the place of "
                "another one with restore.",
                what);
        case FileKind::picture:
            return say(
                "This is {what} and no session; open a session first, and attach the picture to it as a photo.",
                what);
        case archive:
        case compressed: return say("This is {what}; unpack it, and open the record that it holds.", what);
        case wide_text: return say("This is {what}; save it as UTF-8 and open it again.", what);
        case plain_text:
            return say("This is {what}, but no record: a record in text form begins with \"{line}\".",
                       {{"what", named(kind)}, {"line", literally(kFirstTextLine)}});
        case office_document:
        case xml:
        case database:
        case unknown: break;
    }
    return say("This is {what} and no session; open the record of a session, a file that ends in .castalia.", what);
}

}  // namespace castalia
