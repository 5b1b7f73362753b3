// The options that filter the sessions which list and search print.
#include <algorithm>

#include "app/cli/command.h"
#include "app/names/nearest.h"
#include "db/history/people.h"

namespace castalia::cli {

namespace {

void check_place(const Store& store, const std::string& place) {
    if (place.empty()) {
        return;
    }
    const std::vector<std::string> known = History(store).places();
    if (std::ranges::find(known, place) == known.end()) {
        end_unknown(say("No session was played at {place}.", {{"place", literally(place)}}), place, known,
                    say("Run castalia-cli list --json to see the places of all sessions."));
    }
}

void check_tag(const Store& store, const std::string& tag) {
    if (tag.empty()) {
        return;
    }
    const std::vector<std::string> known = History(store).tags();
    if (std::ranges::find(known, tag) == known.end()) {
        end_unknown(say("No session has the tag {tag}.", {{"tag", literally(tag)}}), tag, known,
                    say("Run castalia-cli list --json to see the tags of all sessions."));
    }
}

}  // namespace

void end_unknown(const Text& sentence, const std::string& typed, const std::vector<std::string>& known,
                 const Text& otherwise) {
    const std::optional<std::string> nearest = nearest_name(typed, known);
    const Text rest = nearest ? say("Did you mean {name}?", {{"name", literally(*nearest)}}) : otherwise;
    throw Ended(kUsage, say("{sentence} {rest}", {{"sentence", sentence}, {"rest", rest}}));
}

void check_game(const Store& store, const std::string& game) {
    if (game.empty() || store.games().find(game) != nullptr || std::ranges::count(History(store).games(), game) > 0) {
        return;
    }
    std::vector<std::string> known = History(store).games();
    for (const Game& offered : store.games().offered()) {
        known.push_back(offered.id);
    }
    end_unknown(say("Neither the program nor the library knows a game {game}.", {{"game", literally(game)}}), game,
                known, say("Run castalia-cli games to see the games of the program."));
}

Person person_called(const People& people, const std::string& name) {
    std::optional<Person> person = people.find(name);
    if (!person) {
        end_unknown(say("The library knows nobody called {name}.", {{"name", literally(name)}}), name, people.names(),
                    say("Run castalia-cli people to see its players."));
    }
    return std::move(*person);
}

Period period_of(const std::string& since, const std::string& until) {
    Period period;
    if (!since.empty()) {
        period.since = moment_in(since, "--since", local_time_ahead);
    }
    if (!until.empty()) {
        // A day may have more or less than 24 hours.
        const std::optional<std::chrono::local_days> day = read_day(until);
        period.until = day ? beginning_of(*day + std::chrono::days(1), local_time_ahead)
                           : moment_in(until, "--until", local_time_ahead) + std::chrono::seconds(1);
    }
    if (period.since && period.until && *period.until <= *period.since) {
        throw Ended(kUsage, say("--until {until} lies before --since {since}.",
                                {{"until", literally(until)}, {"since", literally(since)}}));
    }
    return period;
}

std::shared_ptr<FilterOptions> add_filter_options(CLI::App& call) {
    auto options = std::make_shared<FilterOptions>();
    call.add_option("--game", options->game, "Only sessions of this game");
    call.add_option("--player", options->player, "Only sessions with this player, in any spelling");
    call.add_option("--place", options->place, "Only sessions at this place");
    call.add_option("--tag", options->tag, "Only sessions with this tag");
    call.add_option("--status", options->status, "Only open, finished or abandoned sessions")
        ->check(CLI::IsMember({"open", "finished", "abandoned"}));
    call.add_option("--since", options->since, "Only sessions from this day on, as 2026-11-21");
    call.add_option("--until", options->until, "Only sessions up to this day");
    auto* excluded =
        call.add_flag("--excluded", options->excluded, "Only sessions that are excluded from statistics");
    call.add_flag("--not-excluded", options->counted, "Only sessions that are not excluded")->excludes(excluded);
    return options;
}

Moment moment_in(const std::string& text, const char* option, const WallClock& clock) {
    if (const std::optional<std::chrono::local_days> day = read_day(text)) {
        return beginning_of(*day, clock);
    }
    try {
        return moment_of(text, option);
    } catch (const BadRecord&) {
        throw Ended(
            kUsage,
            say("{option}: {text} is not a date. Write it as 2026-11-21, or with a time as 2026-11-21T19:30:00Z.",
                {{"option", literally(option)}, {"text", literally(text)}}));
    }
}

Filter filter_of(const FilterOptions& options, Store& store) {
    Filter filter;
    check_game(store, options.game);
    check_place(store, options.place);
    check_tag(store, options.tag);
    filter.game = options.game;
    filter.place = options.place;
    filter.tag = options.tag;
    for (const Status status : {Status::open, Status::finished, Status::abandoned}) {
        if (options.status == status_word(status)) {
            filter.status = status;
        }
    }
    const Period period = period_of(options.since, options.until);
    filter.since = period.since;
    filter.until = period.until;
    if (options.excluded || options.counted) {
        filter.excluded = options.excluded;
    }
    if (!options.player.empty()) {
        filter.person = person_called(People(store), options.player).key;
    }
    return filter;
}

}  // namespace castalia::cli
