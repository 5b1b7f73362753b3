#pragma once

#include <string>

#include "core/document/document.h"

namespace castalia {

/// Returns a document as a book for readers (EPUB 3), with a chapter for each of its headings. It needs neither
/// scripts nor the network. The same document gives the same bytes. Throws Failure when there is no room for it.
std::string write_epub(const document::Document& document);

}  // namespace castalia
