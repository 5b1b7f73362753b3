#include "app/ui/board/small_board.h"

#include <algorithm>

namespace castalia {

void draw_small_board(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                      const BoardScene& scene) {
    constexpr double kUsualWidth = 720;
    const double scale = std::min(1.0, area.m_width / kUsualWidth);
    gc.PushState();
    gc.Translate(area.m_x, area.m_y);
    gc.Scale(scale, scale);
    board_of(game)(gc, {0, 0, area.m_width / scale, area.m_height / scale}, scene, {});
    gc.PopState();
}

}  // namespace castalia
