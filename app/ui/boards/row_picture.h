#pragma once

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/rules/field_path.h"

namespace castalia {

/// Draws what one row of a table to fill in describes, such as a tile. `row` is the row as it is filled in so far.
using DrawRow = void (*)(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxString& name, const Json& row);

/// Returns how the rows of a slot are drawn; null for a table whose rows have no pictures.
DrawRow row_picture_of(const FieldPath& field);

}  // namespace castalia
