#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/playing_card.h"
#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// What the parts of the board draw: one state, the state after the entry in the making, and the words around both.
/// Lengths are those of a window of 1280 × 800, or of a screen of 1920 × 1080 halved.
struct Table {
    const Rules& rules;
    const State& state;
    const State* after = nullptr;  ///< Null: no entry is being made.
    const BoardFocus& focus;
    const std::vector<std::string>& names;
    bool large = false;

    wxString name(Seat seat) const;
    const EntryMark* mark(const PlaceId& place) const;
};

/// Breaks words into at most `lines` lines.
std::vector<wxString> wrapped(const Pen& pen, const wxString& words, Face face, double width, std::size_t lines);

/// Returns the height at which the sheet of elements shows all of them, one in each row.
double height_of_elements(const Table& table);
/// Draws the elements with their letters, authors and marks.
void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);
/// Draws the questions: on the sheet, in play with their two slips, answered, crossed out. `in_play_only`: beside a
/// stage on a large screen there is no room for the others.
void draw_questions(const Pen& pen, const Table& table, const wxRect2DDouble& at, bool in_play_only,
                    std::vector<HitArea>& hit_areas);

/// Returns whether there is a showdown or contest, or the last hands were shown.
bool has_stage(const Table& table);
/// Draws the cards that are turned up, the names of the hands, and the cards that would take the lead.
void draw_stage(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

/// Draws deck and discard pile, where the next draw comes from, who may still create something, and what was told
/// last.
void draw_foot(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

}  // namespace castalia::muse_story
