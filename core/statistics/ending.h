#pragma once

#include "core/rules/value.h"
#include "core/statistics/outcome.h"

namespace castalia {

/// How a session ended, as one version of the program said it: what the table would have to agree to if another
/// version said otherwise.
struct Ending {
    Status status = Status::open;
    std::vector<std::string> winners;
    Text result;
    std::string score;
    std::optional<double> winning;
    std::optional<Moment> ended;
    std::vector<SeatOutcome> seats;                    ///< Empty: not kept.
    std::optional<std::vector<RefusedStep>> refusals;  ///< Nothing: older versions did not keep them.
};

Ending ending_of(const Facts& facts);
/// Returns the facts as if the session had ended so. What its events say and what is refused today stays.
Facts with_ending(Facts facts, const Ending& ending);

/// Returns whether both say the same: status, winners, score, places, refusals and what the sentence of the result
/// names. Another wording alone is no difference, and what one of them did not keep is not compared.
bool same_ending(const Ending& one, const Ending& other);

Json ending_json(const Ending& ending);
/// Returns what `ending_json` wrote. Throws BadRecord.
Ending read_ending(Value value);

Json refusals_json(const std::vector<RefusedStep>& refusals);
std::vector<RefusedStep> read_refusals(Value value, const std::string& where);

/// Returns how it ended in a sentence that differs wherever the status does: "Still open", "Ann wins with 9 points".
Text ending_text(const Ending& ending);

/// One thing that two versions say of a session.
struct EndingLine {
    Text what, recorded, today;
    bool differs = true;
};
/// Returns both results, and below them whatever else differs, each with its two values. `session` words the events
/// that are refused; without it they are told by their numbers.
std::vector<EndingLine> ending_lines(const Ending& recorded, const Ending& today, const Session* session = nullptr);

}  // namespace castalia
