#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/games.h"
#include "core/session/table_time.h"

namespace castalia {

/// What the library keeps about a session beside its journal, worked out from it.
struct Outcome {
    Status status = Status::open;
    std::vector<std::string> winners;
    Text result;        ///< How it ended, in a sentence; empty while it lasts.
    std::string score;  ///< What the ladder says, down to the step that decided: "2–2, 47–45".
    /// What the winners have at its first step, or whoever is best; nothing where nobody counted.
    std::optional<double> winning;
    std::size_t events = 0;
    std::optional<Moment> ended;
    Moment last{};
    std::chrono::milliseconds played{};

    bool operator==(const Outcome&) const = default;
};
Outcome outcome_of(const Session& session);
/// The same where the time is known already.
Outcome outcome_of(const Session& session, const TableTime& time);

/// How it ended for one seat.
struct SeatOutcome {
    enum class Won { no, alone, shared };
    std::string name;
    Won won = Won::no;
    std::optional<std::size_t> placing;  ///< 1 is best; nothing while it lasts and where nobody ranked.
    bool first = false;                  ///< Made the first move of the game.
    std::string scores = "{}";           ///< JSON: the value at each step of the ladder, by its name.

    bool operator==(const SeatOutcome&) const = default;
};
std::vector<SeatOutcome> seats_of(const Session& session);

/// What one kind of dice showed one seat, or -1: nobody who is named.
struct SeatDice {
    int seat = -1;
    std::string set;
    bool by_app = false;
    int sides = 0;
    std::map<int, long long> faces;  ///< How often each came.

    bool operator==(const SeatDice&) const = default;
};
std::vector<SeatDice> dice_rows(const Session& session);

/// What the game's own dice brought one seat, in millionths.
struct SeatFortune {
    int seat = 0;
    long long rolls = 0, got = 0, expected = 0, variance = 0;

    bool operator==(const SeatFortune&) const = default;
};
std::vector<SeatFortune> fortune_rows(const Session& session);

/// An event that is against the rules.
struct RefusedStep {
    std::size_t event = 0;  ///< Counted from 0 among the entries in force.
    std::string clause;
    bool stands = false;  ///< The table ruled so; else it is left out.

    bool operator==(const RefusedStep&) const = default;
};
std::vector<RefusedStep> refused_steps(const Session& session);

/// When its first operation was done: the evening of a session that does not tell when it started. Nothing when
/// nobody knows.
std::optional<Moment> first_entered(const Session& session);

/// Title, place, players and game, as they are searched.
std::string heading_words(const Heading& heading, const Games& games);
/// Stands between the parts of a line of the log: what was done, what somebody wrote of it, what followed.
inline constexpr std::string_view kBetweenWords = " · ";
/// The log as it is searched: a line for each event in force, with its note, its ruling and all free text in it, and
/// with what followed from it.
std::string log_words(const Session& session);

/// All that the history tells of a session, except what its heading says.
struct Facts {
    Outcome outcome;
    std::vector<SeatOutcome> seats;
    std::vector<SeatDice> dice;
    std::vector<SeatFortune> fortunes;
    std::optional<Moment> first_entered;
    std::string lines;
    std::vector<RefusedStep> refusals;
};
Facts facts_of(const Session& session);

}  // namespace castalia
