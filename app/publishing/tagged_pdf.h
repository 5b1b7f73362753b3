// PDF files that say what each piece of a page is.
#pragma once

#include <functional>
#include <string>

#include "app/publishing/pages.h"
#include "app/publishing/structure.h"

namespace castalia::publishing {

/// Draws a page, counted from 0, and tells `marks` what belongs to which part.
using DrawPage = std::function<void(std::size_t page, cairo_t* context, Marks& marks)>;

/// Returns the bytes of a PDF of so many pages of this size, with text that can be selected, embedded fonts, the
/// title and the language of the document, and its structure. What belongs to no part of it is an artifact. The same
/// document gives the same bytes. Throws Failure when the file cannot be written.
std::string pdf_of(const document::Document& document, const Structure& structure, PageSize size, std::size_t pages,
                   const DrawPage& draw);

}  // namespace castalia::publishing
