#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/session/session.h"

/// A table as everybody in the room may see it: finished sentences, made from a session, without anything that lies
/// face down, is under seal or was undone.
namespace castalia::room {

struct Player {
    std::string name;
    std::string colour;       ///< That of the player's pieces, such as "purple"; empty when pieces have none.
    std::vector<Text> facts;  ///< The counts that the player bar shows: "16 ranks".
    bool asked = false;       ///< The game waits for this player.
    bool won = false;
};

/// A part of the table with what lies there.
struct Place {
    Text title;
    std::optional<Seat> owner;
    bool in_lines = false;  ///< Each piece is a sentence with a line of its own, as on the sheets of a story.
    std::vector<Text> pieces;
    bool changed = false;  ///< The last event has changed it.

    bool operator==(const Place&) const = default;
};

struct FallenDie {
    int sides = 0, value = 0;
    bool kept = true;  ///< It counts; false for one that was dropped or thrown again.
};

/// An event with what followed from it.
struct Line {
    std::size_t number = 0;  ///< The number of the event, from 1.
    Text chapter;            ///< The part of the game to which it belongs: "Turn 18 · Ben".
    std::optional<Seat> seat;
    Text text;
    std::vector<Consequence> follows;
    std::vector<FallenDie> dice;
    std::optional<long long> total;  ///< What the dice come to; nothing where the game has no sum of them.
    std::string ruling;              ///< The sentence of the table where it let the event stand against a rule.
    std::string clause;              ///< That rule.
    Text left_out;                   ///< The reason where the event does not stand; else empty.
    std::string note;
};

/// One row of the scoresheet.
struct ScoreRow {
    Text label;
    std::vector<Text> values;  ///< For each seat.
    std::vector<Seat> leaders;
};

/// Counts of one player under their heading: "Tokens".
struct Counts {
    struct One {
        Text name;
        long long number = 0;
        std::string art;  ///< The name of a drawing in resources/art; empty if there is none.
    };
    Text heading;
    std::vector<One> counts;
};

/// Something that a player may do, or the reason why not.
struct Choice {
    Text name;
    std::string notation;     ///< The words with which the entry line begins; may be empty.
    std::vector<Text> hints;  ///< What can be chosen for it, with the reason beside what cannot.
    Text barred;              ///< The reason why it cannot be done now; empty where it can.
    std::string clause;
};

/// What is meant for one player. Only `sealed` is a secret of that player.
struct SeatPart {
    bool turn = false;
    std::vector<Counts> counts;
    std::vector<Choice> choices;
    std::vector<Text> sealed;  ///< The player's own notes under seal.
};

struct Table {
    std::string id, game;  ///< The ids of the session and of its game.
    std::string title;
    Text game_title;
    std::size_t events = 0;     ///< How many events have been entered.
    std::size_t ply = 0;        ///< After how many of them the table is shown.
    Text task;                  ///< What the table has to do next, or the result.
    Text standing;              ///< How the game stands; empty where `task` says it.
    std::optional<Seat> first;  ///< The player for whom the game waits first, or who has won.
    bool over = false, paused = false, abandoned = false;
    Text chapter;
    std::vector<Text> phases;
    int phase = -1;
    std::vector<Player> players;
    std::vector<Place> places;
    std::vector<ScoreRow> score;
    std::vector<Line> lines;  ///< The last events, the newest last.
    std::vector<SeatPart> seats;
    PictureMaker picture;  ///< Draws the table for everybody; nothing if the game has no picture.

    bool looking_back() const { return ply < events; }
};

/// What the room is shown: one table, or all open ones of a club.
struct View {
    bool club = false;
    std::vector<Table> tables;
};

/// How many events a page tells.
inline constexpr std::size_t kLinesShown = 12;

/// Returns the table after `ply` events. `sealed` has the notes under seal of each player, and may be shorter.
Table table_of(const Session& session, std::size_t ply, std::vector<std::vector<Text>> sealed = {});

}  // namespace castalia::room
