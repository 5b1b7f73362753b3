#pragma once

#include "app/ui/boards/muse_story_parts.h"
#include "app/ui/boards/screen_type.h"

/// The board of the table view, in pixels of a screen of 1920 × 1080.
namespace castalia::muse_story {

struct ScreenTypes {
    ScreenTypes();
    Face words, bold, title, figure;
    double line;  ///< The distance from one line of words to the next.
};

inline constexpr double kBox = 48;  ///< The side of a letter's box.

std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Table& table);
/// Draws a showdown, a contest or the last hands.
void draw_screen_stage(const Pen& pen, const ScreenTypes& types, const Table& table, const wxRect2DDouble& at,
                       std::vector<HitArea>& hit_areas);

}  // namespace castalia::muse_story
