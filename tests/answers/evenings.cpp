#include "tests/answers/evenings.h"

#include <algorithm>
#include <functional>
#include <map>

#include "core/session/trace.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"
#include "tests/support/magnate_random_player.h"
#include "tests/support/muse_decktet_random_player.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/musee_random_player.h"
#include "tests/support/open_table_random_player.h"
#include "tests/support/play_script.h"
#include "tests/support/samples.h"

namespace castalia::answers {

namespace {

constexpr int kEvenings = 16, kKinds = 8, kMostPlayers = 6;
constexpr int kWholeEvening = 1;   ///< This kind goes on to the end of the game; the others may break off.
constexpr int kLongEvening = 3;    ///< This kind has the longest names and title.
constexpr int kUnrulyEvening = 4;  ///< In this kind half of what is tried is nonsense, and rulings let it stand.
constexpr std::size_t kMostEvents = 110, kMostOfWhole = 600;

Players players_of(const Game& game, int evening) {
    const int most = std::min(game.most_players, kMostPlayers);
    std::vector<std::string> names{"Ann", "Ben B", "Zoë", "Cid: the \"one\"", "李", "Dora"};
    if (evening % kKinds == kLongEvening) {
        names = with_longer_names({names}).names;
    }
    names.resize(static_cast<std::size_t>(game.least_players + evening % (most - game.least_players + 1)));
    return {names};
}

Json setup_of(const Game& game, const Players& players, const std::string& edition, Chance& chance, int evening) {
    if (game.id == "magnate") {
        const std::vector<std::string> decks{"basic", "courts", "pawns"};
        const int kind = evening % kKinds;
        return magnate_setup(chance, players, decks[static_cast<std::size_t>(evening) % decks.size()],
                             evening % 2 == 1, kind >= 2 && kind <= 3, kind >= 3);
    }
    if (game.id == "open-table") {
        return game.settle(players, edition, wild_open_table_setup(chance, players));
    }
    return chosen_setup(game, players, edition, chance);
}

/// Returns a player of this game, at this table, by what the prompts and forms offer.
std::function<Json(const Playthrough&)> player_of(const Game& game, const Players& players, Chance& chance,
                                                  Pace pace) {
    if (game.id == "open-table") {  // Its forms ask for sums and words, which other random players do not fill in.
        return [&chance](const Playthrough& table) { return offered_by_open_table(chance, table); };
    }
    return random_player_of(game, chance, players, pace);
}

/// Returns whether the event ends the game or a part of it, so that too little would follow.
bool ends_much(const Json& event) {
    const std::vector<std::string> ends{"finish", "result", "stuck", "abandon"};
    return std::ranges::find(ends, event["type"].get<std::string>()) != ends.end();
}

/// Enters the event if nothing or only the rules refuse it; then one time in `ruled` the table lets it stand.
void try_to_enter(Session& session, Json event, Chance& chance, int ruled) {
    const Moment at = *session.heading().started + std::chrono::seconds(70) * (session.plies() + 1);
    event["at"] = rfc3339(at);
    if (chance.one_in(9)) {
        event["note"] = "a *remark*, made at the table";
    }
    try {
        EventPtr read = read_event(event, "event", session.playthrough(), session.names());
        if (const Verdict refusal = session.replay().judge(*read)) {
            if (refusal->kind == Refusal::Kind::impossible || !chance.one_in(ruled)) {
                return;
            }
            event["ruling"] = "Tonight it may";
            read = read_event(event, "event", session.playthrough(), session.names());
        }
        session.enter(Played{read}, at);
    } catch (const BadRecord&) {
        return;  // No record can have it.
    }
}

Json any_common_event(const Players& players, Chance& chance) {
    switch (chance.upto(3)) {
        case 0: return {{"type", "note"}, {"player", chance.any(players.names)}, {"text", "Tea is ready"}};
        case 1:
            return {{"type", "dice"},
                    {"dice", {{chance.from(2, 12), 1}, {chance.one_in(2) ? 6 : 1'000'000, chance.from(1, 6)}}},
                    {"die", "bone"}};
        case 2: return {{"type", "pause"}};
        default: return {{"type", "resume"}};
    }
}

Evening evening_of(const Game& game, int number) {
    Chance chance(static_cast<std::uint64_t>(number) + 100);
    const Players players = players_of(game, number);
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = game.id;
    heading.edition = game.editions[static_cast<std::size_t>(number) % game.editions.size()];
    heading.title = number % 2 == 0 ? "Thursday" : "";
    const int kind = number % kKinds;
    if (kind == kLongEvening) {
        for (const char* words :
             {"A very long evening ", "in the old reading room ", "beside the harbour, where it rained "}) {
            heading.title += std::string(words) + words;
        }
    }
    heading.place = number % 3 == 0 ? "Reading room" : "";
    heading.started = moment_of("2026-11-21T19:00:00Z", "");
    heading.players = players.names;
    heading.setup = setup_of(game, players, heading.edition, chance, number);
    Evening evening{Session(game, heading), {}, false};
    Session& session = evening.session;
    const auto player = player_of(game, players, chance, number % 2 == 1 ? Pace::hasty : Pace::patient);
    const std::size_t most = kind == kWholeEvening ? kMostOfWhole : kMostEvents;
    const int nonsense = kind == kUnrulyEvening ? 2 : 6, ruled = kind == kUnrulyEvening ? 1 : 3;
    for (std::size_t tries = 0; tries < 4 * most && session.plies() < most; ++tries) {
        if (session.replay().status() != Status::open) {
            break;
        }
        Json event = chance.one_in(25)         ? any_common_event(players, chance)
                     : chance.one_in(nonsense) ? wild_event(game, players, chance)
                                               : player(session.playthrough());
        if (!event.is_null() && (!ends_much(event) || chance.one_in(20))) {
            evening.tried.push_back({session.plies(), event});
            try_to_enter(session, std::move(event), chance, ruled);
        }
    }
    return evening;
}

/// Returns the evening of the sample that is shipped.
Evening sample_evening(const std::string& game) {
    Evening evening{sample_of(game), {}, false};
    const Session& session = evening.session;
    for (std::size_t ply = 0; ply < session.plies(); ++ply) {
        const Event& event = *session.replay().steps()[ply].entry.event;
        evening.tried.push_back({ply, write_event(event, session.playthrough(), session.names())});
    }
    return evening;
}

/// Returns the beginning of an evening: so many events, after which others were undone.
Evening first_events(const Evening& whole, std::size_t events, std::size_t undone) {
    Evening evening{beginning_of(whole.session, events + undone), {}, true};
    for (std::size_t i = 0; i < undone; ++i) {
        evening.session.accept(evening.session.propose(Undone{}, *whole.session.heading().started));
    }
    for (const Evening::Tried& tried : whole.tried) {
        if (tried.ply <= events) {
            evening.tried.push_back(tried);
        }
    }
    return evening;
}

/// Returns the evening of one of the plays that try the rules.
Evening evening_of_play(const std::string& folder, const std::string& name) {
    PlayedScript play = played_script(folder, name);
    Evening evening{std::move(play.session), {}, true};
    Heading& heading = evening.session.heading();
    heading.title = name;
    heading.started = moment_of("2026-11-21T19:00:00Z", "");
    for (auto& [ply, event] : play.events) {
        if (ply <= evening.session.plies()) {  // The play may have undone what stood before it.
            evening.tried.push_back({ply, std::move(event)});
        }
    }
    return evening;
}

}  // namespace

Json chosen_setup(const Game& game, const Players& players, const std::string& edition, Chance& chance) {
    Json setup = Json::object();
    for (int round = 0; round < 3; ++round) {
        for (const Slot& slot : game.options(players, edition, setup)) {
            std::vector<Json> values;
            for (const Option& option : slot.options) {
                if (!option.barred) {
                    values.push_back(option.value);
                }
            }
            if (!values.empty() && chance.one_in(2)) {
                Json tried = setup;
                put_at(tried, slot.field, chance.any(values));
                try {
                    game.settle(players, edition, tried);
                    setup = tried;
                } catch (const BadRecord&) {
                    continue;  // It needs another choice first.
                }
            }
        }
    }
    try {
        return game.settle(players, edition, setup);
    } catch (const BadRecord&) {
        return game.settle(players, edition, any_setup(game, players, chance).value());
    }
}

Json wild_event(const Game& game, const Players& players, Chance& chance) {
    using Wild = std::function<Json(Chance&, const Players&)>;
    static const std::map<std::string, Wild> wild{{"magnate", wild_magnate},      {"muse-decktet", wild_muse},
                                                  {"musee", wild_musee},          {"muse-story", wild_story},
                                                  {"dance-of-muses", wild_dance}, {"open-table", wild_open_table}};
    return wild.at(game.id)(chance, players);
}

std::vector<Json> damaged(const Json& object) {
    std::vector<Json> all;
    for (const auto& [key, value] : object.items()) {
        Json other = object;
        other.erase(key);
        all.push_back(other);
        for (const char* wrong : {"null", "[]", "-1", "1e9", "\"\"", "\"zz\""}) {
            other = object;
            other[key] = Json::parse(wrong);
            all.push_back(other);
        }
    }
    all.push_back(object);
    all.back()["zz"] = 1;
    return all;
}

std::vector<Json> damaged_in_lists(const Json& object, const std::vector<std::string>& lists) {
    std::vector<Json> all;
    for (const std::string& list : lists) {
        if (object.contains(list) && !object[list].empty()) {
            for (const Json& item : damaged(object[list].back())) {
                all.push_back(object);
                all.back()[list].back() = item;
            }
        }
    }
    return all;
}

Players with_longer_names(Players players) {
    for (std::string& name : players.names) {
        name += " of the Meandering Beast, Light Keeper";
    }
    return players;
}

Players with_new_names(Players players) {
    for (std::string& name : players.names) {
        name = "New " + name;
    }
    return players;
}

Session copy_of(const Session& session) { return {session.game(), session.heading(), session.journal()}; }

Session beginning_of(const Session& session, std::size_t operations) {
    return as_recorded_after(session, std::min(session.journal().size(), operations));
}

Session revised(const Evening& evening) {
    Session session = copy_of(evening.session);
    Chance chance(7);
    for (int times = 0; times < 14 && !session.in_force().entries.empty(); ++times) {
        const std::vector<Entry> entries = session.in_force().entries;
        const Entry& entry = chance.any(entries);
        const EventPtr other = chance.any(entries).event;
        const Moment at = *session.heading().started + std::chrono::hours(3) + std::chrono::minutes(times);
        const std::vector<Operation> operations{Corrected{{Amend{entry.number, other}}, "misread"},
                                                Corrected{{Insert{entry.number, other}}, "forgotten"},
                                                Corrected{{Strike{entry.number}}, "twice"},
                                                Annotated{entry.number, "looked at again"},
                                                Undone{},
                                                Undone{},
                                                Redone{}};
        try {
            session.accept(session.propose(chance.any(operations), at));
        } catch (const BadRecord&) {
            continue;  // This correction makes an event that no record can have.
        }
    }
    const std::vector<Entry>& entries = session.in_force().entries;
    if (entries.size() > 4) {
        session.commentary.comments = {
            {0, "", "A calm beginning."}, {entries[2].number, "?!", ""}, {entries[3].number, "!!", "Well seen."}};
        session.commentary.variations = {{entries[1].number, "another way", {entries[2].event}}};
    }
    return session;
}

std::vector<Evening> evenings_of(const std::string& game) {
    std::vector<Evening> evenings;
    for (int number = 0; number < kEvenings; ++number) {
        evenings.push_back(evening_of(game_called(game), number));
    }
    evenings.push_back(sample_evening(game));
    std::string folder = game;
    std::ranges::replace(folder, '-', '_');
    for (const std::string& name : plays_of(folder)) {
        evenings.push_back(evening_of_play(folder, name));
    }
    const std::pair<std::size_t, std::size_t> beginnings[] = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 2}};
    for (const auto& [events, undone] : beginnings) {
        evenings.push_back(first_events(evenings.front(), events, undone));
    }
    return evenings;
}

}  // namespace castalia::answers
