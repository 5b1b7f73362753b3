#pragma once

#include "core/document/document.h"

/// The forms that a document is written in.
namespace castalia::document {

/// Plain text in columns, for terminals and mails.
std::string write_plain(const Document& document);
/// CommonMark with tables; nothing that a player wrote can become markup.
std::string write_markdown(const Document& document);
/// One page that needs nothing else: no script, no network; light, dark and paper.
std::string write_html(const Document& document);
/// One figure as an SVG file of its own, black on white.
std::string write_svg(const Figure& figure);

}  // namespace castalia::document
