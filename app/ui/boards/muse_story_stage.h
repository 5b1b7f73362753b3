#pragma once

#include <optional>
#include <vector>

#include "app/ui/boards/muse_story_parts.h"

namespace castalia::muse_story {

/// One side of the stage.
struct Column {
    Seat player;
    std::optional<Side> side;    ///< The side in a showdown.
    wxString part;               ///< The part of the player: "jumps in"; empty in a showdown.
    std::vector<Card> counting;  ///< The cards that make the hand, in its order.
    std::vector<Card> beside;    ///< The others, from the highest down.
    std::vector<Card> coming;    ///< Those of them that are not on the table yet.
    int covered = 0;             ///< Cards that lie face down.
    bool leads = false;
    wxString hand;  ///< The name of the hand.
    /// A line that tells what would overtake, or what follows otherwise. Its lead is bold.
    struct Line {
        wxString lead, words;
    };
    std::vector<Line> lines;
};

std::vector<Card> all_cards(const Column& column);
/// Returns the state whose stage is drawn: the one after the entry in the making, unless the fight is over then.
const State& fought(const Table& table);
/// Returns the sides of the showdown or contest, or the hands that were shown last.
std::vector<Column> columns_of(const Table& table);

/// Returns what is fought for: the question that is answered, or what a contest is about.
wxString stage_heading(const Table& table);

}  // namespace castalia::muse_story
