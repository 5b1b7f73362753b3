// The record file: strict reading, canonical writing.
#include "core/session/record.h"

#include <algorithm>
#include <array>

#include "core/session/record_journal.h"
#include "core/session/strict_json.h"

namespace castalia {

namespace {

/// Limits that no table reaches, so that 64 MiB are read or refused in a moment: an event every ten seconds for eight
/// weeks.
constexpr std::size_t kMostEvents = 500'000, kMostOperations = 2 * kMostEvents;
constexpr auto kStatuses = std::to_array<std::string_view>({"open", "finished", "abandoned"});

std::optional<Moment> maybe_moment(Fields& fields, std::string_view key) {
    if (!fields.has(key)) {
        return std::nullopt;
    }
    if (fields.any(key).is_null()) {
        return std::nullopt;
    }
    return moment_in(fields, key);
}

std::string maybe_title(Fields& fields, std::string_view key) {
    if (!fields.has(key)) {
        return {};
    }
    std::string title(fields.written(key));
    check_title(title, fields.where(key));
    return title;
}

std::string uuid_in(Fields& fields) {
    std::string id = fields.text("id", kLongestTitle);
    bool good = id.size() == 36;
    for (std::size_t i = 0; good && i < id.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        id[i] = id[i] >= 'A' && id[i] <= 'F' ? static_cast<char>(id[i] - 'A' + 'a') : id[i];
        good = dash ? id[i] == '-' : std::string_view("0123456789abcdef").find(id[i]) != std::string_view::npos;
    }
    if (!good) {
        fields.fail("id", say("a UUID such as 0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11 belongs here, not {value}",
                              {{"value", literally(shown(Json(id)))}}));
    }
    return id;
}

std::vector<std::string> players_in(Fields& fields, const Game& game) {
    const auto least = static_cast<std::size_t>(game.least_players);
    const auto most = static_cast<std::size_t>(game.most_players);
    const std::vector<Value> list = fields.list("players", 1, 100);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields player(list[i], "players[" + std::to_string(i) + "]");
        std::string name = player.name("name", kLongestName);
        player.finish();
        if (std::ranges::find(names, name) != names.end()) {
            throw BadRecord(player.where("name"),
                            say("{name} sits at this table twice", {{"name", literally(shown(Json(name)))}}));
        }
        names.push_back(std::move(name));
    }
    if (names.size() < least || names.size() > most) {
        const Fill title{"game", game.title}, fewest{"least", literally(game.least_players)},
            number{"number", literally(static_cast<long long>(names.size()))};
        fields.fail("players", least == most
                                   ? say("{game} is for {least} players, not {number}", {title, fewest, number})
                                   : say("{game} is for {least} to {most} players, not {number}",
                                         {title, fewest, {"most", literally(game.most_players)}, number}));
    }
    return names;
}

const Game& game_in(Fields& fields, const Games& games) {
    const std::string id = fields.text("game", kLongestTitle);
    const Game* game = games.find(id);
    if (game == nullptr) {
        fields.fail("game", say("there is no game {id} in the catalogue", {{"id", literally(shown(Json(id)))}}));
    }
    return *game;
}

std::string edition_in(Fields& fields, const Game& game) {
    const std::vector<std::string_view> editions(game.editions.begin(), game.editions.end());
    return fields.word_or("edition", editions, editions.front());
}

Heading heading_in(Fields& fields, const Game& game) {
    Heading heading;
    heading.id = uuid_in(fields);
    heading.game = game.id;
    heading.edition = edition_in(fields, game);
    heading.title = maybe_title(fields, "title");
    heading.place = maybe_title(fields, "place");
    heading.started = maybe_moment(fields, "started");
    heading.ended = maybe_moment(fields, "ended");
    fields.word_or("status", kStatuses, "open");  // The replay knows it better.
    heading.players = players_in(fields, game);
    heading.setup = fields.any("setup").json();
    if (!heading.setup.is_object()) {
        fields.fail("setup",
                    say("an object belongs here, not {value}", {{"value", literally(shown(heading.setup))}}));
    }
    return heading;
}

Json moment_json(const std::optional<Moment>& at) { return at ? Json(rfc3339(*at)) : Json(); }

Json players_json(const Heading& heading) {
    Json players = Json::array();
    for (const std::string& name : heading.players) {
        players.push_back(Json::object({{"name", name}}));
    }
    return players;
}

Journal played_journal(const std::vector<EventPtr>& events, const Heading& heading) {
    Journal journal;
    Moment at = heading.started.value_or(Moment{});
    for (const EventPtr& event : events) {
        at = event->at.value_or(at);
        journal.push_back({at, Played{event}});
    }
    return journal;
}

std::string json_list(const Json& list) {
    std::string text = "[";
    for (std::size_t i = 0; i < list.size(); ++i) {
        text += (i == 0 ? "\n    " : ",\n    ") + list[i].dump();
    }
    return text + (list.empty() ? "]" : "\n  ]");
}

}  // namespace

Session read_record(std::string_view utf8, const Games& games) {
    const StrictJson json(utf8);
    Fields fields(json.value(), "");
    constexpr auto kFormat = std::to_array<std::string_view>({"castalia.session"});
    fields.word("format", kFormat);
    constexpr long long kNewest = 1;
    if (fields.number("version", 1, kMostCounted) > kNewest) {
        fields.fail("version", say("this record was written by a newer Castalia, which this one cannot read"));
    }
    const Game& game = game_in(fields, games);
    Heading heading = heading_in(fields, game);
    heading.setup = game.settle(Players{heading.players}, heading.edition, heading.setup);
    const auto line = game.begin(Players{heading.players}, heading.edition, heading.setup);
    const std::vector<Value> list = fields.list("events", 0, kMostEvents);
    std::vector<EventPtr> events;
    events.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        events.push_back(read_event(list[i], "events[" + std::to_string(i) + "]", *line, heading.players));
    }
    const auto listed = [&](std::string_view key) {
        return fields.has(key) ? fields.list(key, 0, kMostEvents) : std::vector<Value>();
    };
    const std::vector<Value> comments = listed("comments"), variations = listed("variations");
    RecordJournal journal;
    if (fields.has("journal")) {
        fields.list("journal", 0, kMostOperations);  // Otherwise it is refused.
        journal = read_journal(fields.any("journal"), events, heading, *line);
    }
    fields.finish();
    Journal lines = journal.ours ? std::move(*journal.ours) : played_journal(events, heading);
    Session session(game, std::move(heading), std::move(lines));
    session.imported_journal = std::move(journal.foreign);
    session.traced = journal.traced;
    session.commentary = read_commentary(comments, variations, session);
    return session;
}

void check_heading(const Heading& heading, const Game& game) {
    const Json head{{"id", heading.id},
                    {"edition", heading.edition},
                    {"started", moment_json(heading.started)},
                    {"ended", moment_json(heading.ended)},
                    {"players", players_json(heading)},
                    {"setup", heading.setup}};
    Fields fields(head, "");
    heading_in(fields, game);
}

std::string write_record(const Session& session) { return write_record(session, session.traced); }

std::string write_record(const Session& session, bool traced) {
    const Heading& heading = session.heading();
    const std::vector<std::pair<std::string, Json>> head{
        {"format", "castalia.session"},
        {"version", 1},
        {"id", heading.id},
        {"game", heading.game},
        {"edition", heading.edition},
        {"title", heading.title},
        {"place", heading.place},
        {"started", moment_json(heading.started)},
        {"ended", moment_json(session.ended())},
        {"status", status_word(session.replay().status())},
        {"players", players_json(heading)},
        {"setup", heading.setup},
    };
    std::string text = "{\n";
    for (const auto& [key, value] : head) {
        text += "  \"" + key + "\": " + value.dump() + ",\n";
    }
    Json events = Json::array();
    for (const Entry& entry : session.in_force().entries) {
        events.push_back(write_event(*entry.event, session.playthrough(), session.names()));
    }
    text += "  \"events\": " + json_list(events);
    const std::vector<std::pair<std::string, Json>> tail{{"comments", comments_json(session)},
                                                         {"variations", variations_json(session)},
                                                         {"journal", journal_json(session, traced)}};
    for (const auto& [key, list] : tail) {
        text += list.empty() ? "" : ",\n  \"" + key + "\": " + json_list(list);
    }
    return text + "\n}\n";
}

Session read_any(std::string_view utf8, const Games& games) {
    return utf8.starts_with("castalia.session") ? read_text(utf8, games) : read_record(utf8, games);
}

}  // namespace castalia
