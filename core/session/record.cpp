// The record file: strict reading, canonical writing.
#include "core/session/record.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/rules/text/mapped.h"
#include "core/session/file_kind.h"
#include "core/session/record_journal.h"
#include "core/session/strict_json.h"
#include "core/session/wall_clock.h"

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

std::optional<std::chrono::minutes> maybe_utc_offset(Fields& fields) {
    constexpr const char* kKey = "utc_offset";
    if (!fields.has(kKey)) {
        return std::nullopt;
    }
    const std::string_view text = fields.written(kKey);
    const std::optional<std::chrono::minutes> offset = utc_offset_in(text);
    if (!offset) {
        fields.fail(kKey, say("{value} is not how far a clock is ahead of UTC, such as +05:30 or -08:00",
                              {{"value", literally(shown(Json(text)))}}));
    }
    return offset;
}

std::vector<std::string> tags_in(Fields& fields) {
    constexpr const char* kKey = "tags";
    std::vector<std::string> tags;
    std::set<std::string> known;
    for (const Value& value : fields.has(kKey) ? fields.list(kKey, 0, kMostTags) : std::vector<Value>()) {
        const std::string where = std::string(kKey) + "[" + std::to_string(tags.size()) + "]";
        const std::optional<std::string_view> text = value.string();
        if (!text) {
            throw BadRecord(where, say("a text belongs here, not {value}", {{"value", value_text(value)}}));
        }
        tags.emplace_back(*text);
        check_name(tags.back(), kLongestTitle, where);
        if (!known.insert(tags.back()).second) {
            throw BadRecord(where, say("the tag {tag} stands here twice", {{"tag", literally(shown(Json(*text)))}}));
        }
    }
    return tags;
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
    heading.utc_offset = maybe_utc_offset(fields);
    heading.ended = maybe_moment(fields, "ended");
    fields.word_or("status", kStatuses, "open");  // The replay knows it better.
    heading.tags = tags_in(fields);
    heading.counted = fields.flag_or("counted", true);
    heading.players = players_in(fields, game);
    heading.setup = fields.any("setup").json();
    if (!heading.setup.is_object()) {
        fields.fail("setup",
                    say("an object belongs here, not {value}", {{"value", literally(shown(heading.setup))}}));
    }
    return heading;
}

void check_players_seen(const Heading& heading) {
    for (std::size_t i = 0; i < heading.players.size(); ++i) {
        check_seen(heading.players[i], "players[" + std::to_string(i) + "].name");
    }
}

Json moment_json(const std::optional<Moment>& at) { return at ? Json(rfc3339(*at)) : Json(); }

Json players_json(const Heading& heading) {
    return json_array(heading.players, [](const std::string& name) { return Json::object({{"name", name}}); });
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

/// Returns whether the object has any key by which a record is known, so that what is wrong with it can be said.
bool is_meant_as_record(const Fields& fields) {
    constexpr auto kKnown = std::to_array<std::string_view>({"format", "game", "players", "setup", "events"});
    return std::ranges::any_of(kKnown, [&](std::string_view key) { return fields.has(key); });
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
    if (!is_meant_as_record(fields)) {
        throw BadRecord("", say("This is {what} of another program and no session; open the record of a session, a "
                                "file that ends in .castalia.",
                                {{"what", named(FileKind::json)}}));
    }
    check_characters(json.value(), "");
    constexpr auto kFormat = std::to_array<std::string_view>({"castalia.session"});
    fields.word("format", kFormat);
    constexpr long long kNewest = 1;
    if (fields.number("version", 1, kMostCounted) > kNewest) {
        fields.fail("version", say("this record was written by a newer Castalia, which this one cannot read"));
    }
    const Game& game = game_in(fields, games);
    Heading heading = heading_in(fields, game);
    check_players_seen(heading);  // A library may have kept such a name, and is still to be read.
    const std::shared_ptr<const Playthrough> line =
        game.settle_and_begin(Players{heading.players}, heading.edition, heading.setup);
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
    Session session(game, std::move(heading), std::move(lines), line);
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

namespace {

std::string written_under(const Heading& heading, const Session& session, bool traced) {
    std::string text = "{\n";
    const auto add = [&text](const char* key, const Json& value) {
        text += "  \"" + std::string(key) + "\": " + value.dump() + ",\n";
    };
    add("format", "castalia.session");
    add("version", 1);
    add("id", heading.id);
    add("game", heading.game);
    add("edition", heading.edition);
    add("title", heading.title);
    add("place", heading.place);
    add("started", moment_json(heading.started));
    if (heading.utc_offset) {
        add("utc_offset", utc_offset_text(*heading.utc_offset));
    }
    add("ended", moment_json(session.ended()));
    add("status", status_word(session.replay().status()));
    if (!heading.tags.empty()) {
        add("tags", heading.tags);
    }
    if (!heading.counted) {
        add("counted", false);
    }
    add("players", players_json(heading));
    add("setup", heading.setup);
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

std::string written_without_tags(const Session& session) {
    Heading heading = session.heading();
    heading.tags.clear();
    heading.counted = true;
    return written_under(heading, session, false);
}

}  // namespace

std::string write_record(const Session& session) { return write_record(session, session.traced); }
std::string write_record(const Session& session, bool traced) {
    return written_under(session.heading(), session, traced);
}
bool same_record(const Session& one, const Session& other) {
    return written_without_tags(one) == written_without_tags(other);
}

}  // namespace castalia
