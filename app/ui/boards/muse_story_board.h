#pragma once

#include "app/ui/boards/board.h"
#include "app/ui/boards/struck_words.h"

namespace castalia::muse_story {

/// Draws the two sheets as on paper, and above them the stage: a showdown, a contest or the last hands.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// Draws the sheets of a state, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

std::vector<StruckWords> struck_words(const Playthrough& playthrough,
                                      const std::vector<const castalia::Move*>& moves);

}  // namespace castalia::muse_story
