// The ending of a session by the rules of one version of the program, to be compared with that of another.
#include "core/statistics/ending.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/rules/json/fields.h"
#include "core/rules/json/text_json.h"
#include "core/rules/text/mapped.h"

namespace castalia {

namespace {

constexpr auto kStatuses = std::to_array<std::string_view>({"open", "finished", "abandoned"});
constexpr long long kMostEvents = 1'000'000'000;
constexpr std::size_t kMostSeats = 100;

/// Adds the numbers and names in a sentence, in an order that does not depend on its wording.
void add_values(const Text& text, std::vector<std::string>& values) {
    if (text.literal) {
        values.push_back(text.pattern);
        return;
    }
    if (!text.many.empty()) {
        values.push_back(std::to_string(text.number));
    }
    for (const Fill& fill : text.fills) {
        add_values(fill.with, values);
    }
}

std::vector<std::string> values_in(const Text& text) {
    std::vector<std::string> values;
    add_values(text, values);
    std::ranges::sort(values);
    return values;
}

/// Compares two results. Libraries of the first versions have English sentences.
bool same_result(const Text& one, const Text& other) {
    return english(one) == english(other) || (!one.literal && !other.literal && values_in(one) == values_in(other));
}

bool same_places(const std::vector<SeatOutcome>& one, const std::vector<SeatOutcome>& other) {
    return one.empty() || other.empty() ||
           std::ranges::equal(one, other, [](const SeatOutcome& here, const SeatOutcome& there) {
               return here.name == there.name && here.placing == there.placing;
           });
}

bool same_refusals(const Ending& one, const Ending& other) {
    return !one.refusals || !other.refusals || *one.refusals == *other.refusals;
}

/// Returns such a text as "1. Ann, 2. Ben".
Text places_text(const std::vector<SeatOutcome>& seats) {
    std::vector<const SeatOutcome*> placed;
    for (const SeatOutcome& seat : seats) {
        if (seat.placing) {
            placed.push_back(&seat);
        }
    }
    std::ranges::stable_sort(placed, {}, [](const SeatOutcome* seat) { return *seat->placing; });
    std::string text;
    for (const SeatOutcome* seat : placed) {
        text += (text.empty() ? "" : ", ") + std::to_string(*seat->placing) + ". " + seat->name;
    }
    return text.empty() ? say("none") : literally(text);
}

Text refusal_text(const RefusedStep& step, const Session* session) {
    std::vector<Fill> fills{{"number", literally(static_cast<long long>(step.event) + 1)},
                            {"clause", literally(step.clause)}};
    if (session != nullptr && step.event < session->plies()) {
        fills.push_back({"what", session->replay().describe(step.event)});
        return step.stands ? say("event {number}, {what}: stands by a ruling ({clause})", fills)
                           : say("event {number}, {what}: left out ({clause})", fills);
    }
    return step.stands ? say("event {number} stands by a ruling ({clause})", fills)
                       : say("event {number} is left out ({clause})", fills);
}

/// Returns the refusals that the other version does not have. The others need no decision.
Text refusals_text(const std::vector<RefusedStep>& refusals, const std::vector<RefusedStep>& other,
                   const Session* session) {
    std::vector<Text> differing;
    for (const RefusedStep& step : refusals) {
        if (std::ranges::find(other, step) == other.end()) {
            differing.push_back(refusal_text(step, session));
        }
    }
    return differing.empty() ? say("nothing") : listed(differing);
}

Text names_text(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text.empty() ? say("nobody") : literally(text);
}

/// Writes the number of a seat only if there is a gap before it.
Json seat_json(const SeatOutcome& seat, std::size_t index) {
    // Endings from before some results said nothing of a seat have it as not won.
    const SeatOutcome::Won won = seat.won == SeatOutcome::Won::unknown ? SeatOutcome::Won::no : seat.won;
    Json json{{"name", seat.name},
              {"won", static_cast<int>(won)},
              {"placing", seat.placing ? Json(*seat.placing) : Json()},
              {"first", seat.first},
              {"scores", seat.scores}};
    if (seat.seat != index) {
        json["seat"] = seat.seat;
    }
    return json;
}

SeatOutcome read_seat(Value value, const std::string& where, std::size_t index) {
    Fields fields(value, where);
    SeatOutcome seat;
    seat.seat = static_cast<std::size_t>(fields.number_or("seat", 0, kMostSeats, static_cast<long long>(index)));
    seat.name = fields.written("name");
    seat.won = static_cast<SeatOutcome::Won>(fields.number("won", 0, 2));
    if (const Value placing = fields.any("placing"); !placing.is_null()) {
        seat.placing = static_cast<std::size_t>(number_of(placing, where, 1, kMostSeats));
    }
    seat.first = fields.flag_or("first", false);
    seat.scores = fields.written("scores");
    fields.finish();
    return seat;
}

}  // namespace

Ending ending_of(const Facts& facts) {
    return {facts.outcome.status, facts.outcome.winners, facts.outcome.ended_as,
            facts.outcome.result, facts.outcome.score,   facts.outcome.winning,
            facts.outcome.ended,  facts.seats,           facts.refusals};
}

namespace {

/// Returns how it ended for the table. An ending of a version that did not keep it was drawn where nobody won.
std::optional<GameOutcome> outcome_of(const Ending& ending) {
    return ending.status != Status::finished ? std::nullopt
           : !ending.winners.empty()         ? std::optional(GameOutcome::won)
                                             : ending.outcome.value_or(GameOutcome::drawn);
}

bool same_outcome(const Ending& one, const Ending& other) {
    return !one.outcome || !other.outcome || one.outcome == other.outcome;
}

}  // namespace

Facts with_ending(Facts facts, const Ending& ending) {
    facts.outcome.status = ending.status;
    facts.outcome.winners = ending.winners;
    facts.outcome.ended_as = outcome_of(ending);
    facts.outcome.result = ending.result;
    facts.outcome.score = ending.score;
    facts.outcome.winning = ending.winning;
    facts.outcome.ended = ending.ended;
    if (!ending.seats.empty()) {
        const std::vector<SeatOutcome> today = std::exchange(facts.seats, ending.seats);
        for (SeatOutcome& seat : facts.seats) {  // Teams follow from the journal.
            const auto same = std::ranges::find(today, seat.seat, &SeatOutcome::seat);
            seat.side = same == today.end() ? std::nullopt : same->side;
        }
    }
    return facts;
}

bool same_ending(const Ending& one, const Ending& other) {
    return one.status == other.status && one.winners == other.winners && same_outcome(one, other) &&
           one.score == other.score && same_result(one.result, other.result) && same_places(one.seats, other.seats) &&
           same_refusals(one, other);
}

Json refusals_json(const std::vector<RefusedStep>& refusals) {
    return json_array(refusals, [](const RefusedStep& step) {
        return Json{{"event", step.event}, {"clause", step.clause}, {"stands", step.stands}};
    });
}

std::vector<RefusedStep> read_refusals(Value value, const std::string& where) {
    if (!value.is_array()) {
        throw BadRecord(where, say("a list belongs here, not {value}", {{"value", value_text(value)}}));
    }
    std::vector<RefusedStep> refusals;
    for (const Value element : value.elements()) {
        Fields fields(element, where);
        RefusedStep step;
        step.event = static_cast<std::size_t>(fields.number("event", 0, kMostEvents));
        step.clause = fields.written("clause");
        step.stands = fields.flag_or("stands", false);
        fields.finish();
        refusals.push_back(std::move(step));
    }
    return refusals;
}

Json ending_json(const Ending& ending) {
    Json seats = Json::array();
    for (const SeatOutcome& seat : ending.seats) {
        seats.push_back(seat_json(seat, seats.size()));
    }
    return {{"status", status_word(ending.status)},
            {"winners", ending.winners},
            {"outcome", ending.outcome ? Json(outcome_word(*ending.outcome)) : Json()},
            {"result", text_json(ending.result)},
            {"score", ending.score},
            {"winning", ending.winning ? Json(*ending.winning) : Json()},
            {"ended", ending.ended ? Json(rfc3339(*ending.ended)) : Json()},
            {"seats", std::move(seats)},
            {"refusals", ending.refusals ? refusals_json(*ending.refusals) : Json()}};
}

Ending read_ending(Value value) {
    const std::string where = "ending";
    Fields fields(value, where);
    Ending ending;
    ending.status = static_cast<Status>(fields.choice("status", kStatuses));
    for (const Value name : fields.list("winners", 0, kMostSeats)) {
        ending.winners.emplace_back(name.string().value_or(""));
    }
    if (const std::optional<Value> outcome = fields.maybe("outcome"); outcome && !outcome->is_null()) {
        ending.outcome = outcome_called(outcome->string().value_or(""));
    }
    ending.result = read_text(fields.any("result"), where);
    ending.score = fields.written("score");
    if (const Json winning = fields.any("winning").json(); winning.is_number()) {
        ending.winning = winning.get<double>();
    }
    if (const Value ended = fields.any("ended"); !ended.is_null()) {
        ending.ended = moment_of(ended.string().value_or(""), where);
    }
    for (const Value seat : fields.list("seats", 0, kMostSeats)) {
        ending.seats.push_back(read_seat(seat, where, ending.seats.size()));
    }
    if (const Value refusals = fields.any("refusals"); !refusals.is_null()) {
        ending.refusals = read_refusals(refusals, where);
    }
    fields.finish();
    return ending;
}

Text ending_text(const Ending& ending) {
    switch (ending.status) {
        case Status::finished: return ending.result.empty() ? say("Finished") : ending.result;
        case Status::abandoned: return say("Ended without a result");
        case Status::open: break;
    }
    return say("Still open");
}

std::vector<EndingLine> ending_lines(const Ending& recorded, const Ending& today, const Session* session) {
    std::vector<EndingLine> lines;
    const auto add = [&](Text what, Text here, Text there, bool differs) {
        lines.push_back({std::move(what), std::move(here), std::move(there), differs});
    };
    add(say("Result"), ending_text(recorded), ending_text(today),
        recorded.status != today.status || !same_outcome(recorded, today) ||
            !same_result(recorded.result, today.result));
    if (recorded.winners != today.winners) {
        add(say("Winners"), names_text(recorded.winners), names_text(today.winners), true);
    }
    if (recorded.score != today.score) {
        const auto score = [](const std::string& text) { return text.empty() ? say("none") : literally(text); };
        add(say("Score"), score(recorded.score), score(today.score), true);
    }
    if (!same_places(recorded.seats, today.seats)) {
        add(say("Places"), places_text(recorded.seats), places_text(today.seats), true);
    }
    if (!same_refusals(recorded, today)) {
        add(say("Against the rules"), refusals_text(*recorded.refusals, *today.refusals, session),
            refusals_text(*today.refusals, *recorded.refusals, session), true);
    }
    return lines;
}

}  // namespace castalia
