#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/field_path.h"

namespace castalia {

/// Something that lies on the table. An option with the same id is picked by clicking it.
struct Piece {
    PlaceId id;
    std::string art;  ///< Name of a drawing in resources/art, without ".svg"; empty for none.
    Text name;
    int count = 1;
    Text counted = {};  ///< The count with its name, "1 Moon"; empty where it is the number before the name.

    bool operator==(const Piece&) const = default;
};

struct Zone {
    enum class Shape { pile, row, grid, track };
    Text title;
    Shape shape = Shape::row;
    int columns = 0;  ///< Of a grid.
    std::optional<Seat> owner;
    std::vector<Piece> pieces;

    bool operator==(const Zone&) const = default;
};

/// All that the plain board draws, all that "Describe the table" tells.
struct TableView {
    std::vector<Zone> zones;

    bool operator==(const TableView&) const = default;
};

/// One fact of the strip: "16 ranks".
struct StripFact {
    long long number = 0;
    Text unit;
    int parts = 1;  ///< 2: the number counts halves (number_text).

    bool operator==(const StripFact&) const = default;
};

/// Running or final score: every point with where it came from, and the ladder of tie-breaks.
struct Scoresheet {
    /// One line of the sheet: a value for each player.
    struct Row {
        Text label;
        std::vector<long long> values;
        std::optional<Seat> leader;  ///< Who takes this row; nobody when equal.
        std::vector<Text> sources;   ///< Each player's cards or pieces that the value is made of; may be empty.
        std::string clause;

        bool operator==(const Row&) const = default;
    };
    /// One step of the ladder that finds the winner.
    struct Step {
        std::string name;  ///< As on the rules page: "district_points".
        Text label;
        std::vector<long long> values;
        bool decided = false;
        std::string clause;

        bool operator==(const Step&) const = default;
    };
    int parts = 1;  ///< 2: the values of rows and ladder count halves (number_text).
    std::vector<Row> rows;
    std::vector<Step> ladder;  ///< Every step with its values, up to date at any moment.
    bool over = false;
    std::vector<Seat> winners;  ///< Empty while it lasts and for a draw.
    bool shared = false;
    std::string decided_by;                     ///< Empty while it lasts.
    std::vector<std::vector<Seat>> ranking;     ///< Best first; equals together.
    Text sentence;                              ///< The result, or how things stand, in one sentence.
    std::vector<std::vector<StripFact>> strip;  ///< For each seat: what the strip tells at a glance.

    bool operator==(const Scoresheet&) const = default;
};

}  // namespace castalia
