#pragma once

#include <optional>
#include <string_view>

#include "core/rules/text/text.h"

namespace castalia {

/// What a file is, as its bytes say; its name does not matter. Some files are both written and read by Castalia,
/// some are only written, and some belong to other programs.
enum class FileKind {
    empty,
    record,
    json,         ///< JSON without the word by which a record is known.
    text_record,  ///< A record in text form.
    plays_of_bgstats,
    plays_of_boardgamegeek,
    table,              ///< Lines with as many cells as the first one: CSV, or with semicolons or tabs.
    table_of_castalia,  ///< A table that Castalia exported.
    library,            ///< A library of Castalia.
    database,           ///< A database of another program.
    spreadsheet,
    office_document,
    pdf,
    web_page,
    drawing,
    markdown,
    picture,
    archive,
    compressed,
    wide_text,  ///< Text of two or four bytes a character.
    xml,
    plain_text,
    unknown,
};

/// The application id of SQLite in a library: the letters C, s, t, a.
inline constexpr int kLibraryMark = 0x43737461;

/// Returns what a file with these bytes is. Its first 100 bytes are enough for every kind that is no text.
FileKind kind_of_file(std::string_view bytes);

/// Returns the kind as words that can follow "This is", such as "a PDF document".
Text named(FileKind kind);

/// Returns what the file is and what to open in its place, for somebody who wanted to open a session; an empty text
/// for the kinds that can be a session.
Text instead_of_session_text(FileKind kind);

/// Returns what separates the cells of a table: a comma, a semicolon or a tab. A few lines of a title may stand above
/// it. Returns nothing if no two lines have as many of it, and none looks like headings.
std::optional<char> separator_of_table(std::string_view text);

/// Returns the text without the mark of UTF-8 (a byte order mark) at its beginning.
std::string_view without_mark(std::string_view utf8);

}  // namespace castalia
