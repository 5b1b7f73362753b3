#pragma once

#include "core/document/document.h"
#include "core/picture/palette.h"

/// The forms in which a document is written.
namespace castalia::document {

/// Returns plain text in columns, for terminals and mails.
std::string write_plain(const Document& document);
/// Returns CommonMark with tables. Nothing that a player wrote can become markup.
std::string write_markdown(const Document& document);
/// Returns one page of HTML that needs neither scripts nor the network. It suits light screens, dark screens and
/// paper.
std::string write_html(const Document& document);
/// Returns one figure as an SVG file, black on white.
std::string write_svg(const Figure& figure);
/// Returns one picture of a window as an SVG file in the colours of its palette.
std::string write_svg(const Figure& figure, picture::Scheme scheme);

}  // namespace castalia::document
