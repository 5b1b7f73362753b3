#include "app/ui/export/code_picture.h"

#include <algorithm>
#include <cmath>

#include <wx/brush.h>
#include <wx/pen.h>

namespace castalia {

void draw_code(wxGraphicsContext& gc, wxSize size, const QrCode& code) {
    constexpr int kQuiet = 4;
    const int modules = code.side + 2 * kQuiet;
    const double module = std::max(1.0, std::floor(std::min(size.x, size.y) / static_cast<double>(modules)));
    const double left = std::floor((size.x - module * modules) / 2),
                 top = std::floor((size.y - module * modules) / 2);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetBrush(*wxWHITE_BRUSH);
    gc.DrawRectangle(left, top, module * modules, module * modules);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (int y = 0; y < code.side; ++y) {
        for (int x = 0; x < code.side; ++x) {
            if (code.at(x, y)) {
                gc.DrawRectangle(left + (x + kQuiet) * module, top + (y + kQuiet) * module, module, module);
            }
        }
    }
}

}  // namespace castalia
