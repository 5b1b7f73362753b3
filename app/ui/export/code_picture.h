#pragma once

#include <wx/graphics.h>

#include "app/publishing/qr.h"

namespace castalia {

/// Draws a QR code dark on white in every palette, because cameras need it, as large as the room allows.
void draw_code(wxGraphicsContext& gc, wxSize size, const QrCode& code);

}  // namespace castalia
