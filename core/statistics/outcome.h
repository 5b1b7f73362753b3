#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/game/games.h"
#include "core/rules/text/patterns.h"
#include "core/session/table_time.h"

namespace castalia {

/// The facts that the library keeps about a session beside its journal, and that follow from it.
struct Outcome {
    Status status = Status::open;
    std::vector<std::string> winners;
    std::optional<GameOutcome> ended_as;  ///< How it ended for the table; nothing while it lasts, or without an end.
    Text result;                          ///< The ending in a sentence; empty while it lasts.
    std::string score;  ///< The ladder down to the step that decided: "2–2, 47–45"; empty without any score.
    /// The winners' value at the first step of the ladder, or the best one; nothing if nobody counted.
    std::optional<double> winning;
    std::size_t events = 0;
    std::optional<Moment> ended;
    Moment last{};
    std::chrono::milliseconds played{};

    bool operator==(const Outcome&) const = default;
};
Outcome outcome_of(const Session& session);
/// Returns the outcome for a time that is known already.
Outcome outcome_of(const Session& session, const TableTime& time);

/// The ending for one seat.
struct SeatOutcome {
    /// `unknown`: of this seat the result says nothing (Scoresheet::without_result).
    enum class Won { no, alone, shared, unknown };
    std::size_t seat = 0;  ///< The number of the seat, from 0.
    std::string name;
    Won won = Won::no;
    std::optional<std::size_t> placing;  ///< 1 is best; nothing while it lasts and if nobody was ranked.
    bool first = false;                  ///< The seat had the first turn of the game.
    std::optional<std::size_t> side;     ///< The number of the team, from 0; nothing for who plays alone.
    std::string scores = "{}";           ///< JSON of the value at each step of the ladder, by its name.

    bool operator==(const SeatOutcome&) const = default;
};
/// Returns the ending of every seat, without people who have no name: they are nobody in statistics.
std::vector<SeatOutcome> seats_of(const Session& session);
/// Returns the players of a session whom statistics know, in seat order.
std::vector<std::string> known_players(const Heading& heading, const Games& games);

/// The faces that one kind of dice showed one seat; -1 stands for everybody who is not named.
struct SeatDice {
    int seat = -1;
    std::string set;
    bool by_app = false;
    int sides = 0;
    std::map<int, long long> faces;  ///< The number of times that each face came.

    bool operator==(const SeatDice&) const = default;
};
std::vector<SeatDice> dice_rows(const Session& session);

/// The throws of one expression that one seat made with one kind of dice; -1 stands for everybody who is not named.
struct SeatThrows {
    int seat = -1;
    std::string set;  ///< The name of the physical die set; empty if the table named none.
    bool by_app = false;
    std::string expression;                               ///< In our notation, with its target.
    std::map<long long, long long> results;               ///< How often each result came.
    long long reached = 0;                                ///< How often the target was reached.
    long long successes_in_row = 0, failures_in_row = 0;  ///< The longest streaks of the evening.

    bool operator==(const SeatThrows&) const = default;
};
/// Returns the throws by seat, set and expression. A throw for the initiative counts for each of its contenders.
std::vector<SeatThrows> throw_rows(const Session& session);

/// What a search for throws finds a session by.
struct ThrownMarks {
    std::set<long long> totals, successes;
    std::set<long long> naturals;  ///< What twenty-sided dice that counted showed.

    bool operator==(const ThrownMarks&) const = default;
};
ThrownMarks thrown_marks(const Session& session);

/// The gains that the dice of the game brought one seat, in millionths.
struct SeatDiceLuck {
    int seat = 0;
    long long rolls = 0, got = 0, expected = 0, variance = 0;

    bool operator==(const SeatDiceLuck&) const = default;
};
std::vector<SeatDiceLuck> dice_luck_rows(const Session& session);

/// An event that is against the rules.
struct RefusedStep {
    std::size_t event = 0;  ///< The number of its entry among those in force, from 0.
    std::string clause;
    bool stands = false;  ///< The table ruled so; otherwise the event is left out.

    bool operator==(const RefusedStep&) const = default;
};
std::vector<RefusedStep> refused_steps(const Session& session);

/// Returns when the first operation was done, which dates a session without a start; nothing if that is unknown.
std::optional<Moment> first_entered(const Session& session);

/// Returns a text in some language; `english` is one.
using Worded = std::function<std::string(const Text&)>;
/// Returns title, place, players and game as searches find them.
std::string heading_words(const Heading& heading, const Games& games, const Worded& worded = english);
/// The mark between the parts of a line of the log: the event, its note and its consequences.
inline constexpr std::string_view kBetweenWords = " · ";
/// Returns the log as searches find it: a line for each event in force, with its note, its ruling, all free text in
/// it, its consequences, and the comments about it.
std::string log_words(const Session& session, const Worded& worded = english);

/// Everything that the history tells of a session, except its heading.
struct Facts {
    Outcome outcome;
    std::vector<SeatOutcome> seats;
    std::vector<SeatDice> dice;
    std::vector<SeatThrows> throws;
    ThrownMarks marks;
    std::vector<SeatDiceLuck> dice_luck;
    std::optional<Moment> first_entered;
    std::string lines;
    Patterns patterns;  ///< Those of all texts in the lines.
    std::vector<RefusedStep> refusals;
};
Facts facts_of(const Session& session);

}  // namespace castalia
