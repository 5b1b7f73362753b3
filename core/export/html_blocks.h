#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "core/document/document.h"

namespace castalia::document {

/// Returns the words with everything escaped that HTML would interpret. People's words that run from right to left
/// are isolated from ours.
std::string escaped_for_html(std::string_view words);
/// Returns words of the table, isolated so that the words around them keep their order.
std::string table_words(std::string_view words);
std::string element(const std::string& tag, const std::string& inside, const std::string& style = {});
/// Returns each three bytes as four letters (RFC 4648).
std::string base64(std::string_view bytes);

/// Returns a function that returns how the ids of each drawing of a page begin: nothing, "d2-", "d3-" and so on.
std::function<std::string()> next_drawing();

/// Where the parts of a document lie in the page or in the book that is written.
struct MarkupPlaces {
    std::set<std::size_t> lines;                            ///< The log lines to which a link can lead.
    std::function<std::string(std::size_t line)> event;     ///< Returns the address of a log line.
    std::function<std::string(const Photo&)> picture;       ///< Returns the address of a picture.
    std::function<std::string(const Heading&)> heading;     ///< Returns the id of a heading; may be empty.
    std::function<std::string(const LogLine&)> chapter;     ///< Returns the id of the chapter that a line begins.
    std::function<std::string()> drawing = next_drawing();  ///< Returns how the ids of the next drawing begin.
    bool xml = false;                                       ///< The page is XML, whose drawings name their kind.
};
/// Returns a block as elements of HTML, which are well-formed XML too. The line 12 of the log has the id "e12".
std::string markup_of(const Block& block, const MarkupPlaces& places);
/// Returns the log lines of a document to which a link can lead.
std::set<std::size_t> lines_of(const Document& document);

}  // namespace castalia::document
