#pragma once

#include "core/rules/json/value.h"
#include "core/statistics/outcome.h"

namespace castalia {

/// The ending of a session as one version of the program said it. The table would have to agree if another version
/// said otherwise.
struct Ending {
    Status status = Status::open;
    std::vector<std::string> winners;
    std::optional<GameOutcome> outcome;  ///< Nothing if an older version did not keep it, and while it lasts.
    Text result;
    std::string score;
    std::optional<double> winning;
    std::optional<Moment> ended;
    std::vector<SeatOutcome> seats;                    ///< Empty if they were not kept.
    std::optional<std::vector<RefusedStep>> refusals;  ///< Nothing if an older version did not keep them.
};

Ending ending_of(const Facts& facts);
/// Returns the facts as if the session had ended so. The words of its events and today's refusals stay.
Facts with_ending(Facts facts, const Ending& ending);

/// Returns whether both endings agree: in status, winners, score, places, refusals and the things that the sentence
/// of the result names. Another wording alone is no difference, and values that one of them did not keep are not
/// compared.
bool same_ending(const Ending& one, const Ending& other);

Json ending_json(const Ending& ending);
/// Reads what `ending_json` wrote. Throws BadRecord.
Ending read_ending(Value value);

Json refusals_json(const std::vector<RefusedStep>& refusals);
std::vector<RefusedStep> read_refusals(Value value, const std::string& where);

/// Returns the ending in a sentence that differs wherever the status does: "Still open", "Ann wins with 9 points".
Text ending_text(const Ending& ending);

/// One fact about a session as two versions say it.
struct EndingLine {
    Text what, recorded, today;
    bool differs = true;
};
/// Returns both results, and below them every other difference with its two values. `session` words the refused
/// events; without it they are named by their numbers.
std::vector<EndingLine> ending_lines(const Ending& recorded, const Ending& today, const Session* session = nullptr);

}  // namespace castalia
