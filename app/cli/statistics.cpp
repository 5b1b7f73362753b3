// The call that tells who played what, how often, how long and with what result, from the sums that the library
// keeps.
#include <algorithm>

#include "app/cli/command.h"
#include "core/rules/text/mapped.h"
#include "db/history/figures.h"

namespace castalia::cli {

namespace {

struct Wanted {
    std::string player, game, since, until;
    bool json = false;
};

/// The figures of one person or of everybody, of one game or of all games.
struct Answer {
    Tally all;
    LeftOut left_out;
    std::vector<PersonLine> players;
    std::vector<GameLine> games;
    std::optional<Person> person;
    std::vector<Versus> against;
    Streak streak;
    std::vector<MonthCount> months;
    std::vector<SeatCount> seats;
    std::vector<std::pair<std::string, std::vector<ScoreCount>>> scores;
    std::vector<DurationCount> durations;
    std::optional<std::chrono::milliseconds> longest;
};

Answer answer_of_person(Store& store, const Wanted& wanted) {
    const People people(store, period_of(wanted.since, wanted.until));
    Answer answer;
    answer.person = person_called(people, wanted.player);
    const PersonKey key = answer.person->key;
    answer.all = people.tally(key, wanted.game);
    answer.left_out = people.left_out(key, wanted.game);
    answer.players = {{*answer.person, answer.all}};
    answer.games = people.games(key);
    std::erase_if(answer.games,
                  [&](const GameLine& line) { return !wanted.game.empty() && line.game != wanted.game; });
    answer.against = people.against(key, wanted.game);
    answer.streak = people.streak(key, wanted.game);
    answer.months = people.months(key, wanted.game);
    return answer;
}

Answer answer_of_all(Store& store, const Wanted& wanted) {
    const Period period = period_of(wanted.since, wanted.until);
    const Figures figures(store, period);
    Answer answer;
    const GameLine line = figures.game(wanted.game);
    answer.all = line.tally;
    answer.left_out = line.left_out;
    answer.players = People(store, period).list(wanted.game);
    std::erase_if(answer.players, [](const PersonLine& person) { return person.tally.sessions == 0; });
    if (wanted.game.empty()) {
        answer.games = figures.games();
        return answer;
    }
    answer.games = {line};
    answer.seats = figures.seats(wanted.game);
    for (const std::string& step : figures.steps(wanted.game)) {
        answer.scores.emplace_back(step, figures.scores(wanted.game, step));
    }
    answer.durations = figures.durations(wanted.game);
    answer.longest = figures.longest(wanted.game);
    return answer;
}

Json seconds(const std::optional<std::chrono::milliseconds>& time) {
    return time ? Json(std::chrono::floor<std::chrono::seconds>(*time).count()) : Json();
}

Json left_out_json(const LeftOut& left_out) {
    return {{"open", left_out.open},
            {"abandoned", left_out.abandoned},
            {"excluded", left_out.excluded},
            {"sample", left_out.samples},
            {"unread", left_out.unread}};
}

Json tally_json(const char* key, const std::string& name, const Tally& tally, bool wins) {
    Json json{{key, name}, {"sessions", tally.sessions}};
    if (wins) {
        json["wins"] = tally.won + tally.shared;
        json["shared"] = tally.shared;
    }
    json["draws"] = tally.drawn;
    json["losses"] = tally.lost;
    json["no_result"] = tally.no_result;
    json["timed_sessions"] = tally.timed;
    json["played_seconds"] = seconds(tally.played);
    json["average_seconds"] = seconds(tally.average());
    return json;
}

Json person_json(const Answer& answer) {
    Json json{{"name", answer.person->name}, {"spellings", answer.person->spellings}};
    json["streak"] = {{"current", answer.streak.current}, {"best", answer.streak.best}};
    json["favourite"] =
        answer.games.empty() || answer.games[0].tally.sessions == 0 ? Json() : Json(answer.games[0].game);
    json["against"] = json_array(answer.against, [](const Versus& versus) {
        return Json{
            {"player", versus.name}, {"sessions", versus.sessions}, {"ahead", versus.ahead}, {"level", versus.level}};
    });
    json["months"] = Json::array();
    for (const MonthCount& month : answer.months) {
        json["months"].push_back({{"year", month.year},
                                  {"month", month.month},
                                  {"sessions", month.sessions},
                                  {"wins", month.won + month.shared}});
    }
    return json;
}

Json game_json(const Answer& answer) {
    Json json{{"seats", Json::array()}, {"scores", Json::object()}, {"quarters_of_an_hour", Json::array()}};
    for (const SeatCount& seat : answer.seats) {
        json["seats"].push_back({{"players", seat.seats},
                                 {"seat", seat.seat ? Json(*seat.seat + 1) : Json("first to move")},
                                 {"sessions", seat.sessions},
                                 {"wins", seat.won + seat.shared}});
    }
    for (const auto& [step, scores] : answer.scores) {
        for (const ScoreCount& score : scores) {
            json["scores"][step].push_back({{"value", score.value}, {"times", score.seats}, {"won", score.won}});
        }
    }
    for (const DurationCount& duration : answer.durations) {
        json["quarters_of_an_hour"].push_back({{"from", duration.quarter}, {"sessions", duration.sessions}});
    }
    json["longest_seconds"] = seconds(answer.longest);
    return json;
}

Json answer_json(const Answer& answer, const Wanted& wanted) {
    Json json{{"sessions", answer.all.sessions},
              {"left_out", left_out_json(answer.left_out)},
              {"players", Json::array()},
              {"games", Json::array()}};
    for (const PersonLine& line : answer.players) {
        json["players"].push_back(tally_json("player", line.person.name, line.tally, true));
    }
    for (const GameLine& line : answer.games) {
        json["games"].push_back(tally_json("game", line.game, line.tally, answer.person.has_value()));
    }
    if (answer.person) {
        json["person"] = person_json(answer);
    } else if (!wanted.game.empty()) {
        json["game"] = game_json(answer);
    }
    return json;
}

long long count(std::size_t sum) { return static_cast<long long>(sum); }

Text wins_text(std::size_t won) { return say_count("{n} win", "{n} wins", count(won)); }

Text times_text(const Tally& tally) {
    if (tally.timed == 0) {
        return say("time unknown");
    }
    const Fill all{"all", duration_text(tally.played)}, each{"each", duration_text(*tally.average())};
    if (tally.timed == tally.sessions) {
        return say("{all} at the table, {each} a session", {all, each});
    }
    return say("{all} at the table, {each} a session over {timed} with a known time",
               {all, each, {"timed", number(tally.timed)}});
}

Text left_out_text(const LeftOut& left_out) {
    std::vector<Text> parts{say_count("{n} open", "{n} open", count(left_out.open)),
                            say_count("{n} abandoned", "{n} abandoned", count(left_out.abandoned)),
                            say_count("{n} excluded", "{n} excluded", count(left_out.excluded)),
                            say_count("{n} sample", "{n} samples", count(left_out.samples))};
    if (left_out.unread > 0) {
        parts.push_back(say_count("{n} that this version cannot read", "{n} that this version cannot read",
                                  count(left_out.unread)));
    }
    return listed_with_and(parts);
}

Text results_text(const Tally& tally) {
    Text wins = wins_text(tally.won + tally.shared);
    if (tally.shared > 0) {
        wins = say("{wins} ({shared} shared)", {{"wins", wins}, {"shared", number(tally.shared)}});
    }
    std::vector<Text> results{wins, say_count("{n} loss", "{n} losses", count(tally.lost)),
                              say_count("{n} draw", "{n} draws", count(tally.drawn))};
    if (tally.no_result > 0) {
        results.push_back(say("{n} without a result", {{"n", number(tally.no_result)}}));
    }
    return say("{results} in {sessions}",
               {{"results", listed_with_and(results)}, {"sessions", sessions_text(tally.sessions)}});
}

std::string indented(const Text& text) { return "  " + line_of(text); }

std::string person_text(const Answer& answer) {
    std::string text;
    for (const Versus& versus : answer.against) {
        text += indented(say("against {name}: ahead in {ahead}, level in {level} of {sessions}",
                             {{"name", literally(versus.name)},
                              {"ahead", number(versus.ahead)},
                              {"level", number(versus.level)},
                              {"sessions", sessions_text(versus.sessions)}}));
    }
    if (answer.all.sessions > 0) {
        text += indented(say("won in a row: {now} now, {best} at best",
                             {{"now", number(answer.streak.current)}, {"best", number(answer.streak.best)}}));
    }
    return text;
}

std::string game_text(const Answer& answer) {
    std::string text;
    for (const SeatCount& seat : answer.seats) {
        const Text which =
            seat.seat ? say("seat {number}", {{"number", number(*seat.seat + 1)}}) : say("first to move");
        text += indented(say("{players}, {seat}: {wins} in {sessions}",
                             {{"players", say_count("{n} player", "{n} players", count(seat.seats))},
                              {"seat", which},
                              {"wins", wins_text(seat.won + seat.shared)},
                              {"sessions", sessions_text(seat.sessions)}}));
    }
    return text +
           (answer.longest ? indented(say("longest: {time}", {{"time", duration_text(*answer.longest)}})) : "");
}

std::string answer_text(const Answer& answer) {
    const Fill left_out{"left_out", left_out_text(answer.left_out)};
    std::string text = line_of(say_count("Over {n} finished session; left out: {left_out}",
                                         "Over {n} finished sessions; left out: {left_out}",
                                         count(answer.all.sessions), {left_out}));
    const auto add = [&](const std::string& name, const Text& results, const Tally& tally) {
        text += line_of(say("{name}: {results}, {times}",
                            {{"name", literally(name)}, {"results", results}, {"times", times_text(tally)}}));
    };
    for (const PersonLine& line : answer.players) {
        add(line.person.name, results_text(line.tally), line.tally);
    }
    text += answer.person ? person_text(answer) : "";
    for (const GameLine& line : answer.games) {
        add(line.game, answer.person ? results_text(line.tally) : sessions_text(line.tally.sessions), line.tally);
    }
    return text + game_text(answer);
}

void statistics(const Wanted& wanted, const Calls& calls) {
    Store store = calls.open();
    check_game(store, wanted.game);
    Answer answer = wanted.player.empty() ? answer_of_all(store, wanted) : answer_of_person(store, wanted);
    if (wanted.json) {
        print(answer_json(answer, wanted));
        return;
    }
    sort_equals(answer.players);
    print(answer_text(answer));
}

}  // namespace

void add_statistics(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Wanted>();
    auto* call = program.add_subcommand("stats", "Counts sessions, wins and durations of finished sessions");
    call->add_option("--player", wanted->player, "Only sessions of this player");
    call->add_option("--game", wanted->game, "Only sessions of this game");
    call->add_option("--since", wanted->since, "Only sessions from this day on, as 2026-11-21");
    call->add_option("--until", wanted->until, "Only sessions up to this day");
    call->add_flag("--json", wanted->json, "Prints JSON");
    add_dice_statistics(*call, calls);
    call->callback([call, wanted, &calls] {
        if (call->get_subcommands().empty()) {
            statistics(*wanted, calls);
        }
    });
}

}  // namespace castalia::cli
