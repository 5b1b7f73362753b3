#pragma once

#include <set>

#include <wx/graphics.h>

#include "core/document/document.h"

namespace castalia {

/// Draws a figure in the middle of the area, as large as fits, in the colours of the palette. A step whose number is
/// among `done` is no longer lit.
void draw_figure(wxGraphicsContext& gc, wxSize size, const document::Figure& figure,
                 const std::set<std::size_t>& done = {});

}  // namespace castalia
