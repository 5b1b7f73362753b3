#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/rules/game/field_path.h"

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

/// Everything that the plain picture shows and that "Describe the table" tells.
struct TableView {
    std::vector<Zone> zones;

    bool operator==(const TableView&) const = default;
};

/// One fact about a player that the player bar shows: "16 ranks".
struct StripFact {
    long long number = 0;
    Text unit;
    int parts = 1;  ///< How many parts of a whole the number counts, as in number_text.

    bool operator==(const StripFact&) const = default;
};

/// How a game ended, for the whole table or for one of its players. A game is drawn only where nobody is ahead of
/// anybody and nobody lost.
enum class GameOutcome : std::uint8_t { won, lost, drawn, none };
inline constexpr auto kGameOutcomes = std::to_array<std::string_view>({"won", "lost", "drawn", "none"});
constexpr std::string_view outcome_word(GameOutcome outcome) {
    return kGameOutcomes[static_cast<std::size_t>(outcome)];
}
/// Returns the outcome with that word; nothing if there is none.
constexpr std::optional<GameOutcome> outcome_called(std::string_view word) {
    const auto* const found = std::ranges::find(kGameOutcomes, word);
    return found == kGameOutcomes.end() ? std::nullopt
                                        : std::optional(static_cast<GameOutcome>(found - kGameOutcomes.begin()));
}

/// The running or final score: every point with where it came from, and the ladder of tie-breaks.
struct Scoresheet {
    /// One line of the sheet: a value for each player.
    struct Row {
        Text label;
        std::vector<long long> values;
        std::vector<Seat> leaders;  ///< The player who leads this row, with the partners; nobody if it is level.
        std::vector<Text> sources;  ///< The cards or pieces of each player that make the value; may be empty.
        std::string clause;

        bool led_by(Seat seat) const { return std::ranges::find(leaders, seat) != leaders.end(); }
        bool operator==(const Row&) const = default;
    };
    /// The name of the step at which the table itself said who won. Its values are no score: 1 stands for a winner.
    static constexpr std::string_view kSaidByTable = "table";
    /// One step of the ladder that finds the winner.
    struct Step {
        std::string name;  ///< The name on the rules page: "district_points".
        Text label;
        std::vector<long long> values;
        bool decided = false;
        std::string clause;

        bool operator==(const Step&) const = default;
    };
    /// How many parts of a whole the values of rows and ladder count, as in number_text: 2 for halves. A value may be
    /// kNoNumber.
    int parts = 1;
    std::vector<Row> rows;
    std::vector<Step> ladder;  ///< Every step with its values, up to date at any moment.
    bool over = false;
    std::vector<Seat> winners;                        ///< Empty while the game lasts, and if nobody won.
    GameOutcome without_winner = GameOutcome::drawn;  ///< What it means that nobody won.
    bool shared = false;
    std::string decided_by;  ///< The step that decided; empty while the game lasts.
    /// The best players first; equals stand together. Whoever has no score where others have one stands nowhere.
    std::vector<std::vector<Seat>> ranking;
    /// Players of whom the result says nothing: they have no score where the points decided and nobody named a
    /// winner.
    std::vector<Seat> without_result;
    Text sentence;                              ///< The result, or how things stand, in one sentence.
    std::vector<std::vector<StripFact>> strip;  ///< The facts that the player bar shows of each seat.

    bool operator==(const Scoresheet&) const = default;

    /// Returns how the game ended for the table: won if somebody won.
    GameOutcome outcome() const { return winners.empty() ? without_winner : GameOutcome::won; }
    /// Returns how it ended for one player: where others won, it is lost, unless the result says nothing of them.
    GameOutcome outcome_of(Seat seat) const {
        if (std::ranges::find(winners, seat) != winners.end()) {
            return GameOutcome::won;
        }
        const bool unknown = std::ranges::find(without_result, seat) != without_result.end();
        return unknown ? GameOutcome::none : winners.empty() ? without_winner : GameOutcome::lost;
    }
};

}  // namespace castalia
