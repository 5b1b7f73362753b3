#include "db/history/session_words.h"

#include "core/session/played.h"
#include "db/connection.h"
#include "db/history/reader_language.h"
#include "db/history/search_index.h"
#include "db/history/statements.h"
#include "db/history/summary.h"
#include "db/history/throw_facets.h"
#include "db/history/waiting.h"
#include "db/journal/sessions.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

const char* const kWords = "SELECT heading, lines, facets FROM told WHERE spot = :sort_key";
const char* const kAddWords =
    "INSERT INTO told (spot, heading, lines, facets, checksum)"
    " VALUES (:sort_key, :heading, :lines, :facets, :checksum)";

// FTS5 writes what it has gathered before every statement that a trigger or a key may refuse. With such statements
// between them, the words of each session would become a piece of the index, and the pieces would be joined again and
// again: the words of many sessions are added by one statement.
const char* const kIndexWaiting =
    "INSERT INTO told_index (rowid, heading, lines, facets) SELECT spot, heading, lines, facets FROM told"
    " WHERE spot IN (SELECT sort_key FROM temp.waiting_summary)";

/// How much of an index FTS5 gathers before it writes a piece of it: for many sessions, and as usual.
const char* const kGatherMuch = "INSERT INTO told_index (told_index, rank) VALUES ('hashsize', 4194304)";
const char* const kGatherAsUsual = "INSERT INTO told_index (told_index, rank) VALUES ('hashsize', 1048576)";

std::vector<std::string> throw_facets(const ThrownMarks& marks) {
    std::vector<std::string> facets;
    const auto add = [&](ThrowCondition::Of of, const std::set<long long>& numbers) {
        for (const long long number : numbers) {
            facets.push_back(throw_facet(of, number));
        }
    };
    add(ThrowCondition::Of::natural, marks.naturals);
    add(ThrowCondition::Of::total, marks.totals);
    add(ThrowCondition::Of::successes, marks.successes);
    return facets;
}

/// Returns a facet for each player, and for none, with every choice of the others. A list may name each of these at
/// most once.
std::string joint_facets(const std::vector<std::string>& players, const std::vector<std::string>& others) {
    std::string all;
    std::vector<std::string_view> together;
    for (std::size_t player = 0; player <= players.size(); ++player) {
        const bool nobody = player == 0;
        for (unsigned chosen = nobody ? 1 : 0; chosen < 1U << others.size(); ++chosen) {
            together.clear();
            if (!nobody) {
                together.push_back(players[player - 1]);
            }
            for (std::size_t i = 0; i < others.size(); ++i) {
                if ((chosen >> i & 1U) != 0) {
                    together.push_back(others[i]);
                }
            }
            all += " ";
            add_joint_facet(all, together);
        }
    }
    return all;
}

/// Returns what lists say of a setup, which may hold much else.
Json listed_setup(Value setup) {
    Json listed = Json::object();
    for (const auto& [key, value] : setup.members()) {
        if (key == "game" || key == "nobody") {
            listed[std::string(key)] = value.json();
        }
    }
    return listed;
}
Json listed_setup(const std::string& text, const Text& place) {
    Parser parser;
    const std::optional<Value> setup = parser.parse(text);
    return setup && setup->is_object() ? listed_setup(*setup) : json_of(text, place);
}

}  // namespace

StoredHead stored_head(Database& database, const Games& games, std::int64_t key) {
    StoredHead head;
    head.key = key;
    {
        auto row = database.query(sql::heading_of_session);
        row.with(":session", key).next();
        head.heading.id = row.text("id");
        head.heading.game = row.text("game");
        head.heading.edition = row.text("edition");
        head.heading.title = row.text("title");
        head.heading.place = row.text("place");
        head.players = row.text("players");
        head.heading.players = names_of(head.players, named(head.heading.id));
        head.heading.started = row.moment("started_ms");
        head.heading.utc_offset = row.utc_offset("utc_offset");
        head.sample = row.number("sample") != 0;
        head.excluded = row.number("excluded") != 0;
        head.trashed = row.number("trashed") != 0;
        head.heading.setup = listed_setup(row.text("setup"), named(head.heading.id));
        head.played = played_game(head.heading, games);
    }
    auto tags = database.query(sql::tags_of_session);
    for (tags.with(":session", key); tags.next();) {
        head.tags.emplace_back(tags.number("key"), tags.text("name"));
    }
    return head;
}

StoredHead head_of_added(const Heading& heading, std::string players, const Games& games, std::int64_t key) {
    StoredHead head;
    head.key = key;
    head.heading.id = heading.id;
    head.heading.game = heading.game;
    head.heading.edition = heading.edition;
    head.heading.title = heading.title;
    head.heading.place = heading.place;
    head.heading.players = heading.players;
    head.heading.started = heading.started;
    head.heading.utc_offset = heading.utc_offset;
    head.heading.setup = listed_setup(heading.setup);
    head.players = std::move(players);
    head.excluded = !heading.counted;
    head.played = played_game(head.heading, games);
    return head;
}

IndexedWords words_of(Database& database, const Games& games, const StoredHead& head, const Facts* facts,
                      const std::string& status) {
    std::vector<std::string> players, others;
    for (const std::string& name : known_players(head.heading, games)) {
        players.push_back(facet('s', std::to_string(spelling_key(database, name))));
    }
    if (!head.heading.place.empty()) {
        others.push_back(facet('l', std::to_string(place_key(database, head.heading.place))));
    }
    others.push_back(facet('v', status));
    others.push_back(game_facet(head.played));
    std::string facets = facet('x', head.excluded ? "1" : "0") + " " + facet('m', head.sample ? "1" : "0") +
                         joint_facets(players, others);
    for (const auto& [key, name] : head.tags) {
        facets += " " + facet('t', std::to_string(key));
    }
    for (const std::string& mark : facts == nullptr ? std::vector<std::string>() : throw_facets(facts->marks)) {
        facets += " " + mark;
    }
    Patterns patterns = facts == nullptr ? Patterns() : facts->patterns;
    std::string heading = without_facets(heading_words(head.heading, games, [&](const Text& text) {
        add_patterns(text, patterns);
        return english(text);
    }));
    for (const std::string& mark : pattern_facets(patterns)) {
        facets += " " + mark;
    }
    std::string lines = facts == nullptr ? "" : without_facets(facts->lines);
    facets += further_words(database.tokens(), heading + "\n" + lines);
    return {std::move(heading), std::move(lines), std::move(facets)};
}

IndexedWords stored_words(Database& database, std::int64_t sort_key) {
    auto row = database.query(kWords);
    return row.with(":sort_key", sort_key).next()
               ? IndexedWords{row.text("heading"), row.text("lines"), row.text("facets")}
               : IndexedWords{};
}

std::int64_t checksum_of_words(std::int64_t sort_key, const std::string& heading, const std::string& lines) {
    return Checksum().add(sort_key).add(heading).add(lines).value();
}

void add_words(Database& database, std::int64_t sort_key, const IndexedWords& words, Indexing when) {
    const auto add = [&](const char* sql) -> Query {
        Query query = database.query(sql);
        query.with(":sort_key", sort_key)
            .with(":heading", words.heading)
            .with(":lines", words.lines)
            .with(":facets", words.facets);
        return query;
    };
    add(kAddWords).with(":checksum", checksum_of_words(sort_key, words.heading, words.lines)).run();
    if (when == Indexing::now) {
        add(sql::add_to_index).run();
    }
}

void index_waiting(Database& database) {
    make_waiting(database);
    database.run(kGatherMuch);  // Every small piece would be joined with others again and again.
    database.run(kIndexWaiting);
    database.run(kGatherAsUsual);
}

void remove_from_index(Database& database, std::int64_t sort_key) {
    database.query(sql::remove_from_index).with(":sort_key", sort_key).run();
}

}  // namespace castalia
