#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/playing_card.h"
#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// What is drawn: one state, what the entry in hand would make of it, and the words around both. Lengths are those of
/// a window of 1280 × 800, or of a screen of 1920 × 1080 halved.
struct Table {
    const Rules& rules;
    const State& state;
    const State* after = nullptr;  ///< Null: no entry in hand.
    const BoardFocus& focus;
    const std::vector<std::string>& names;
    bool large = false;

    wxString name(Seat seat) const;
    const PlaceMark* mark(const std::string& id) const;
};

/// Words in at most `lines` lines; the last one is ellipsised.
std::vector<wxString> wrapped(const Pen& pen, const wxString& words, Face face, double width, std::size_t lines);

/// How high the sheet of elements must be for all of them to stand under each other, each read in its whole width.
double height_of_elements(const Table& table);
/// The elements with their letters, authors and marks.
void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);
/// The questions: on the sheet, in play with their two slips, answered, crossed out. `in_play_only`: beside a stage
/// on a large screen there is no room for the others.
void draw_questions(const Pen& pen, const Table& table, const wxRect2DDouble& at, bool in_play_only,
                    std::vector<HitArea>& hit_areas);

/// Is anything fought out, or were the last hands shown?
bool has_stage(const Table& table);
/// Cards coming down, hands named as they stand, what would overtake.
void draw_stage(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

/// Deck, discard pile, what the next draw takes, who may still create something, what was told last.
void draw_foot(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas);

}  // namespace castalia::muse_story
