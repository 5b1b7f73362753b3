#include "core/statistics/outcome.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/rules/game/written_result.h"
#include "core/session/actor.h"
#include "core/session/commentary_lines.h"
#include "core/session/played.h"
#include "core/session/teams.h"
#include "core/session/trace.h"
#include "core/statistics/dice.h"
#include "core/statistics/luck.h"

namespace castalia {

namespace {

void add_words(std::string& words, const std::string& more) {
    if (!more.empty()) {
        words += words.empty() ? "" : kBetweenWords;
        words += more;
    }
}

/// Adds the words that `words` does not have yet.
void add_new_words(std::string& words, const std::string& more) {
    if (words.find(more) == std::string::npos) {
        add_words(words, more);
    }
}

/// Adds the texts of several words, which somebody wrote. A single word is a code, a name or a keyword.
void add_free_texts(std::string& words, const Json& value) {
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        if (text.find(' ') != std::string::npos) {
            add_new_words(words, text);
        }
    } else if (value.is_structured()) {
        for (const Json& part : value) {
            add_free_texts(words, part);
        }
    }
}

/// Returns the values of all seats as one text: "47–45". Where a seat has none it stands as a dash between commas.
std::string values_text(const std::vector<long long>& values, int parts) {
    const bool all = std::ranges::find(values, kNoNumber) == values.end();
    std::string text;
    for (const long long value : values) {
        text += (text.empty() ? "" : all ? "–" : ", ") + number_text(value, parts);
    }
    return text;
}

std::string score_text(const Scoresheet& sheet) {
    std::string text;
    for (const Scoresheet::Step& step : sheet.ladder) {
        const auto unknown = [](long long value) { return value == kNoNumber; };
        if (step.name != Scoresheet::kSaidByTable && !std::ranges::all_of(step.values, unknown)) {
            text += (text.empty() ? "" : ", ") + values_text(step.values, sheet.parts);
        }
        if (step.decided) {
            break;
        }
    }
    return text;
}

std::optional<double> winning_score(const Scoresheet& sheet) {
    const std::vector<Seat>& best =
        sheet.winners.empty() && !sheet.ranking.empty() ? sheet.ranking.front() : sheet.winners;
    if (best.empty() || sheet.rows.empty() || sheet.ladder.empty()) {
        return std::nullopt;
    }
    const auto seat = static_cast<std::size_t>(best.front().index);
    const std::vector<long long>& values = sheet.ladder.front().values;
    return seat < values.size() ? number_value(values[seat], sheet.parts) : std::nullopt;
}

bool holds(const std::vector<Seat>& seats, std::size_t seat) {
    return std::ranges::find(seats, Seat{static_cast<int>(seat)}) != seats.end();
}

/// Returns what was written down instead of a log; nothing for a session with a log.
std::optional<WrittenResult> written_result(const Session& session) {
    const auto& keeping = session.game().results;
    return keeping == nullptr ? std::nullopt
                              : std::optional(keeping->result_at(session.playthrough(), session.plies()));
}

}  // namespace

Outcome outcome_of(const Session& session) { return outcome_of(session, table_time(session)); }

Outcome outcome_of(const Session& session, const TableTime& time) {
    Outcome outcome;
    outcome.status = session.replay().status();
    if (outcome.status == Status::finished) {
        const Scoresheet sheet = session.playthrough().score(session.plies());
        for (const Seat seat : sheet.winners) {
            outcome.winners.push_back(session.names()[static_cast<std::size_t>(seat.index)]);
        }
        outcome.ended_as = sheet.outcome();
        outcome.result = sheet.sentence;
        outcome.score = score_text(sheet);
        outcome.winning = winning_score(sheet);
    } else if (outcome.status == Status::abandoned) {
        outcome.result = say("Ended without a result");
    }
    outcome.events = session.in_force().entries.size();
    outcome.ended = session.ended();
    outcome.last =
        session.journal().empty() ? session.heading().started.value_or(Moment{}) : session.journal().back().at;
    outcome.played = time.played();
    return outcome;
}

namespace {

std::vector<SeatOutcome> all_seats(const Session& session) {
    std::vector<SeatOutcome> seats(session.names().size());
    const std::optional<Seat> first = start_player_of(session);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].seat = i;
        seats[i].name = session.names()[i];
        seats[i].first = first && static_cast<std::size_t>(first->index) == i;
    }
    if (session.replay().status() != Status::finished) {
        return seats;
    }
    const Scoresheet sheet = session.playthrough().score(session.plies());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (holds(sheet.winners, i)) {
            seats[i].won = sheet.shared ? SeatOutcome::Won::shared : SeatOutcome::Won::alone;
        } else if (holds(sheet.without_result, i)) {
            seats[i].won = SeatOutcome::Won::unknown;
        }
        Json scores = Json::object();
        for (const Scoresheet::Step& step : sheet.ladder) {
            if (i < step.values.size() && step.values[i] != kNoNumber && step.name != Scoresheet::kSaidByTable) {
                // Halves and tenths are counted as such, under a name that says so.
                scores[step.name + (sheet.parts == 1 ? "" : "/" + std::to_string(sheet.parts))] = step.values[i];
            }
        }
        seats[i].scores = scores.dump();
        std::size_t before = 0;
        for (const std::vector<Seat>& equals : sheet.ranking) {
            if (holds(equals, i)) {
                seats[i].placing = before + 1;
            }
            before += equals.size();
        }
    }
    return seats;
}

}  // namespace

std::vector<SeatOutcome> seats_of(const Session& session) {
    std::vector<SeatOutcome> seats = all_seats(session);
    if (const std::optional<WrittenResult> written = written_result(session)) {
        for (SeatOutcome& seat : seats) {
            seat.first = holds(written->first, seat.seat);
            const auto& teams = written->teams;
            if (seat.seat < teams.size() && !teams[seat.seat].empty()) {
                seat.side = static_cast<std::size_t>(std::ranges::find(teams, teams[seat.seat]) - teams.begin());
            }
        }
        std::erase_if(seats, [&](const SeatOutcome& seat) { return holds(written->nobody, seat.seat); });
    } else if (session.replay().status() == Status::finished) {
        const std::vector<std::set<std::string>> teams = teams_in(session.playthrough().state(session.plies()));
        for (SeatOutcome& seat : seats) {
            const auto team = std::ranges::find_if(teams, [&](const auto& one) { return one.contains(seat.name); });
            if (team != teams.end()) {
                seat.side = static_cast<std::size_t>(team - teams.begin());
            }
        }
    }
    return seats;
}

std::vector<std::string> known_players(const Heading& heading, const Games& games) {
    std::vector<std::string> names = heading.players;
    const Game* game = games.find(heading.game);
    const auto nobody = heading.setup.find("nobody");
    if (game != nullptr && game->results != nullptr && nobody != heading.setup.end()) {
        std::erase_if(
            names, [&](const std::string& name) { return std::ranges::find(*nobody, Json(name)) != nobody->end(); });
    }
    return names;
}

std::vector<SeatDice> dice_rows(const Session& session) {
    std::vector<SeatDice> rows;
    for (const statistics::ShownDie& die : statistics::dice_of(session)) {
        const int seat = die.seat ? die.seat->index : -1;
        const auto same = [&](const SeatDice& row) {
            return row.seat == seat && row.set == die.set && row.by_app == die.by_app && row.sides == die.sides;
        };
        auto row = std::ranges::find_if(rows, same);
        if (row == rows.end()) {
            row = rows.insert(rows.end(), SeatDice{seat, die.set, die.by_app, die.sides, {}});
        }
        ++row->faces[die.value];
    }
    std::ranges::sort(rows, {},
                      [](const SeatDice& row) { return std::tie(row.seat, row.set, row.by_app, row.sides); });
    return rows;
}

std::vector<SeatDiceLuck> dice_luck_rows(const Session& session) {
    constexpr double kMillion = 1e6;
    std::vector<SeatDiceLuck> rows;
    const std::vector<statistics::LuckSum> seats = statistics::luck_of(session);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (const statistics::LuckSum& luck = seats[seat]; luck.rolls > 0) {
            rows.push_back({static_cast<int>(seat), static_cast<long long>(luck.rolls),
                            std::llround(luck.got * kMillion), std::llround(luck.expected * kMillion),
                            std::llround(luck.variance * kMillion)});
        }
    }
    return rows;
}

std::vector<RefusedStep> refused_steps(const Session& session) {
    std::vector<RefusedStep> refused;
    const auto& steps = session.replay().steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].refusal) {
            refused.push_back({i, steps[i].refusal->clause, steps[i].stands});
        }
    }
    return refused;
}

std::optional<Moment> first_entered(const Session& session) {
    const bool has_time = !session.journal().empty() && session.journal().front().at > Moment{};
    return has_time ? std::optional(session.journal().front().at) : std::nullopt;
}

std::string heading_words(const Heading& heading, const Games& games, const Worded& worded) {
    std::string words;
    add_words(words, heading.title);
    add_words(words, heading.place);
    for (const std::string& name : heading.players) {
        add_words(words, name);
    }
    const std::string played = played_game(heading, games);
    const Game* game = games.find(played);
    add_words(words, game == nullptr ? played : worded(game->title));
    return words;
}

namespace {

/// Returns the operations on the record except playing on, by the line at which the log shows them.
std::vector<std::string> trace_words(const Session& session, std::size_t lines, const Worded& worded) {
    std::vector<std::string> words(lines);
    const bool only_played = std::ranges::all_of(
        session.journal(), [](const JournalLine& line) { return std::holds_alternative<Played>(line.operation); });
    if (only_played || lines == 0) {
        return words;
    }
    for (const TracedEntry& traced : trace_of(session)) {
        // Each entry has one part, so that a reader who finds its words also sees that they are not in force.
        std::string part, details;
        for (const TraceChange& change : traced.changes) {
            part += (part.empty() ? "" : ", ") + worded(trace_text(change.kind));
            const std::string more = worded(details_of(change, traced, session));
            details += more.empty() ? "" : "; " + more;
        }
        if (!traced.in_force) {
            part += ": " + worded(words_of(*traced.event, traced, session, true));
        }
        add_words(words[std::min(traced.step, lines - 1)], part + details);
    }
    return words;
}

/// Adds the comments about an event; 0 is the table before the first event.
void add_comments(std::string& line, const Session& session, EntryNumber entry, const Worded& worded) {
    for (const CommentaryLine& comment : comment_lines(session, entry)) {
        add_words(line, worded(comment.sentence()));
    }
}

}  // namespace

std::string log_words(const Session& session, const Worded& worded) {
    std::string lines;
    const std::optional<WrittenResult> written = written_result(session);
    if (written) {
        for (std::string words : words_of(*written)) {
            std::ranges::replace(words, '\n', ' ');
            add_new_words(lines, words);
        }
    }
    const auto& steps = session.replay().steps();
    const std::vector<std::string> trace = trace_words(session, std::max<std::size_t>(1, steps.size()), worded);
    if (steps.empty()) {
        add_words(lines, trace.front());  // Everything was undone.
        add_comments(lines, session, 0, worded);
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Event& event = *steps[i].entry.event;
        std::string line = i == 0 && !lines.empty() ? std::exchange(lines, "") : "";
        add_words(line, worded(session.replay().describe(i)));
        if (std::holds_alternative<MovePtr>(event.what) || !event.stranger.empty()) {
            add_free_texts(line, write_event(event, session.playthrough(), session.names()));
        }
        add_new_words(line, event.note);
        add_new_words(line, event.ruling);
        if (steps[i].stands && steps[i].refusal) {
            add_new_words(line, steps[i].refusal->clause);  // A search for a clause finds the rulings about it.
        }
        for (const Consequence& consequence : session.replay().story(i)) {
            add_new_words(line, worded(consequence.text));
        }
        add_new_words(line, trace[i]);
        if (i == 0) {
            add_comments(line, session, 0, worded);
        }
        add_comments(line, session, steps[i].entry.number, worded);
        std::ranges::replace(line, '\n', ' ');  // One line is one event.
        lines += (i == 0 ? "" : "\n") + line;
    }
    return lines;
}

Facts facts_of(const Session& session) {
    Facts facts{outcome_of(session),
                seats_of(session),
                dice_rows(session),
                throw_rows(session),
                thrown_marks(session),
                dice_luck_rows(session),
                first_entered(session),
                {},
                {},
                refused_steps(session)};
    facts.lines = log_words(session, [&](const Text& text) {
        add_patterns(text, facts.patterns);
        return english(text);
    });
    return facts;
}

}  // namespace castalia
