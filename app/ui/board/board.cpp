#include "app/ui/board/board.h"

#include <memory>

#include <wx/image.h>

namespace castalia {

wxImage board_picture(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize pixels,
                      double scale) {
    wxImage image(pixels);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    board_of(game)(*gc, {0, 0, pixels.x / scale, pixels.y / scale}, scene, focus);
    gc->Flush();
    return image;
}

}  // namespace castalia
