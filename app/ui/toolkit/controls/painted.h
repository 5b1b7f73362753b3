#pragma once

#include <cairo.h>
#include <wx/colour.h>
#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/painting/inks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "core/picture/picture.h"

namespace castalia {

// On GTK the toolkit draws on cairo, and so does the painter of pictures.

inline cairo_t* cairo_of(wxGraphicsContext& gc) { return static_cast<cairo_t*>(gc.GetNativeContext()); }
inline picture::Rect rect_of(const wxRect2DDouble& area) { return {area.m_x, area.m_y, area.m_width, area.m_height}; }
inline wxRect2DDouble rect_of(const picture::Rect& area) { return {area.x, area.y, area.width, area.height}; }
inline painting::Argb argb_of(const wxColour& colour) {
    return painting::Argb{colour.Alpha()} << 24U | painting::Argb{colour.Red()} << 16U |
           painting::Argb{colour.Green()} << 8U | painting::Argb{colour.Blue()};
}
inline wxColour colour_of(painting::Argb argb) {
    constexpr unsigned kByte = 0xFF;
    return {static_cast<unsigned char>(argb >> 16U & kByte), static_cast<unsigned char>(argb >> 8U & kByte),
            static_cast<unsigned char>(argb & kByte), static_cast<unsigned char>(argb >> 24U & kByte)};
}
/// Returns the colours of the windows that are in use.
inline painting::ScreenInks screen_inks() { return painting::ScreenInks(picture_scheme(chosen_scheme())); }

}  // namespace castalia
