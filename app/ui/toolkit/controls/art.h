#pragma once

#include <string_view>

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/geometry.h>
#include <wx/graphics.h>
#include <wx/iconbndl.h>

namespace castalia {

/// The drawings of resources/art, which are part of the program file. `name` is the file's, without ".svg".
bool has_art(std::string_view name);

/// Returns a drawing as a bitmap for tool bars, buttons and lists. The black parts are drawn in `ink`.
wxBitmapBundle art(std::string_view name, const wxColour& ink, int dip);

/// Returns the emblem of the program in the sizes that task bars and window lists show.
wxIconBundle icons_of_program();

/// Draws it into the square. Black becomes `ink`; other colours stay.
void draw_art(wxGraphicsContext& gc, std::string_view name, const wxRect2DDouble& square, const wxColour& ink);

}  // namespace castalia
