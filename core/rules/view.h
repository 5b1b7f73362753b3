#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/field_path.h"

namespace castalia {

/// Something that lies on the table. A click on it picks the option with the same id.
struct Piece {
    PlaceId id;
    std::string art;  ///< The name of a drawing in resources/art, without ".svg"; empty if there is none.
    Text name;
    int count = 1;
    Text counted = {};  ///< The count with its name, "1 Moon"; empty if the number stands before the name.

    bool operator==(const Piece&) const = default;
};

struct Zone {
    enum class Shape { pile, row, grid, track };
    Text title;
    Shape shape = Shape::row;
    int columns = 0;  ///< The number of columns of a grid.
    std::optional<Seat> owner;
    std::vector<Piece> pieces;

    bool operator==(const Zone&) const = default;
};

/// Everything that the plain board draws and that "Describe the table" tells.
struct TableView {
    std::vector<Zone> zones;

    bool operator==(const TableView&) const = default;
};

/// One fact of the strip: "16 ranks".
struct StripFact {
    long long number = 0;
    Text unit;
    int parts = 1;  ///< 2 if the number counts halves (number_text).

    bool operator==(const StripFact&) const = default;
};

/// The running or final score: every point with where it came from, and the ladder of tie-breaks.
struct Scoresheet {
    /// One line of the sheet: a value for each player.
    struct Row {
        Text label;
        std::vector<long long> values;
        std::optional<Seat> leader;  ///< The player who leads this row; nobody if it is level.
        std::vector<Text> sources;   ///< The cards or pieces of each player that make the value; may be empty.
        std::string clause;

        bool operator==(const Row&) const = default;
    };
    /// One step of the ladder that finds the winner.
    struct Step {
        std::string name;  ///< The name on the rules page: "district_points".
        Text label;
        std::vector<long long> values;
        bool decided = false;
        std::string clause;

        bool operator==(const Step&) const = default;
    };
    int parts = 1;  ///< 2 if the values of rows and ladder count halves (number_text).
    std::vector<Row> rows;
    std::vector<Step> ladder;  ///< Every step with its values, up to date at any moment.
    bool over = false;
    std::vector<Seat> winners;  ///< Empty while the game lasts and for a draw.
    bool shared = false;
    std::string decided_by;                     ///< The step that decided; empty while the game lasts.
    std::vector<std::vector<Seat>> ranking;     ///< The best players first; equals stand together.
    Text sentence;                              ///< The result, or how things stand, in one sentence.
    std::vector<std::vector<StripFact>> strip;  ///< The facts that the strip shows for each seat.

    bool operator==(const Scoresheet&) const = default;
};

}  // namespace castalia
