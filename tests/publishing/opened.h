// Exported files, opened by another program.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "app/publishing/export_formats.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/source_dir.h"

namespace castalia::testing {

/// Returns the text of a PDF in the order in which it was drawn.
inline std::string text_of_pdf(const std::string& pdf) {
    return opened(pdf, CASTALIA_PDFTOTEXT " -raw -enc UTF-8 {in} {out}");
}

/// Returns the text without spaces and line breaks, because the page decides where lines end. A space that must not
/// break is a space.
inline std::string squeezed(std::string_view text) {
    constexpr std::string_view kNoBreak = "\u00a0";
    std::string letters;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.substr(at, kNoBreak.size()) == kNoBreak) {
            ++at;
        } else if (static_cast<unsigned char>(text[at]) > ' ') {
            letters += text[at];
        }
    }
    return letters;
}

/// Returns whether there are Hebrew or Arabic letters. Poppler turns such words around when it follows the order of
/// drawing, so they are looked for where it follows the lines of the page.
inline bool runs_leftward(const std::string& words) {
    return std::ranges::any_of(
        words, [](char c) { return static_cast<unsigned char>(c) >= 0xd6 && static_cast<unsigned char>(c) <= 0xdb; });
}

/// Expects every word of the document in the text, in reading order.
inline void expect_says(const std::string& text, const document::Document& document) {
    const std::string letters = squeezed(text);
    std::size_t at = 0;
    std::string before = "(the beginning)";
    for (const std::string& words : document::words_of(document)) {
        if (runs_leftward(words)) {
            continue;
        }
        const std::size_t found = letters.find(squeezed(words), at);
        ASSERT_NE(found, std::string::npos) << "\"" << words << "\" does not come after \"" << before << "\"";
        at = found;
        before = words;
    }
}

inline Session sample_session() {
    return read_record(bytes_of(source_dir() + "/resources/samples/magnate.castalia"), known_games());
}

/// Returns a session of players with these names instead of Ann and Zoë.
inline Session session_of_names(const std::string& one, const std::string& other,
                                const std::string& title = "A title") {
    Heading heading = session_of().heading();
    heading.title = title;
    heading.players = {one, other};
    heading.setup = {{"first", one}, {"crowns", {{one, {"CM", "CS", "CK"}}, {other, {"CW", "CL", "CY"}}}}};
    return Session(game_called("magnate"), heading);
}

}  // namespace castalia::testing
