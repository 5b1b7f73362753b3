#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/playing_card.h"
#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// The table that the parts of the board draw: one state, the state after the entry in the making, and the words
/// around both. Lengths are pixels of a window of 1280 × 800.
struct Table {
    const Rules& rules;
    const State& state;
    const State* after = nullptr;  ///< Null while no entry is being made.
    const BoardFocus& focus;
    const std::vector<std::string>& names;
    std::vector<Seat> silent = {};  ///< The players who have not narrated yet.

    wxString name(Seat seat) const;
    /// Returns the name as players call each other, different from every other one's.
    wxString called(Seat seat) const;
    const EntryMark* mark(const PlaceId& place) const;
};

/// Draws the elements with their letters, authors and marks.
void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);
/// Draws the questions that are in play with their two slips, those on the sheet with what choosing them would check,
/// and those that are answered or crossed out. The one that is on the stage is left out.
void draw_questions(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);
/// Return whether the sheet has room for everything on it in rows of its own.
bool elements_fit(const Pen& pen, const Table& table, const wxRect2DDouble& at);
bool questions_fit(const Pen& pen, const Table& table, const wxRect2DDouble& at);
/// Returns in words where a question stands: "in play, Yes Ann 2, No free".
wxString status_words(const Table& table, const Question& question);

/// Returns whether there is a showdown or contest, or the last hands were shown.
bool has_stage(const Table& table);
/// Returns the height at which the stage shows all that belongs on it.
double height_of_stage(const Pen& pen, const Table& table, double width);
/// Returns the least height at which its cards can be read.
double least_height_of_stage(const Table& table);
/// Draws the cards that are turned up, the names of the hands, and the cards that would take the lead.
void draw_stage(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

/// Draws deck and discard pile, where the next draw comes from, who may still create something, and what was told
/// last.
void draw_foot(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

}  // namespace castalia::muse_story
