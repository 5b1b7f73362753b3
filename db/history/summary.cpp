#include "db/history/summary.h"

#include <algorithm>
#include <limits>

#include "core/session/played.h"
#include "db/connection.h"
#include "db/history/orders.h"
#include "db/history/search_index.h"
#include "db/history/seats.h"
#include "db/history/tallies.h"

namespace castalia {

namespace {

const char* const kHead =
    "SELECT id, game, edition, title, place, players, started_ms, sample, excluded, trashed_ms IS NOT NULL, setup"
    " FROM session WHERE key = :session";
const char* const kSpotOf = "SELECT spot, standing FROM shelf WHERE session = :session";
const char* const kTaken = "SELECT spot FROM shelf WHERE spot >= :spot ORDER BY spot";
const char* const kLastUndated = "SELECT max(spot) FROM shelf WHERE spot >= :from AND spot < :end";
const char* const kShelve =
    "INSERT INTO shelf (spot, session, id, game, edition, title, place, players, tags, date_ms, started_ms, status,"
    " standing, winners, result, score, events, ended_ms, last_ms, played_ms, by_game, by_place, by_players, "
    "by_score,"
    " by_time, recent, excluded, sample)"
    " VALUES (:spot, :session, :id, :game, :edition, :title, :place, :players, :tags, :date, :started, :status,"
    " :standing, :winners, :result, :score, :events, :ended, :last, :played, :by_game, :by_place, :by_players, "
    ":by_score,"
    " :by_time, -:spot, :excluded, :sample)";
const char* const kRow =
    "SELECT id, game, edition, title, place, players, tags, date_ms, started_ms, status, standing, winners, result,"
    " score, events, ended_ms, last_ms, played_ms, by_game, by_place, by_players, by_score, excluded, sample FROM"
    " shelf WHERE session = :session";
const char* const kTold = "SELECT heading, lines, facets FROM told WHERE spot = :spot";
const char* const kUnshelve = "DELETE FROM shelf WHERE spot = :spot";
const char* const kProgress =
    "UPDATE shelf SET events = :events, ended_ms = :ended, last_ms = :last, played_ms = :played WHERE session = "
    ":session";
const char* const kStatus = "SELECT status FROM shelf WHERE session = :session";
const char* const kWaits = "INSERT OR IGNORE INTO unshelved (session) VALUES (:session)";
const char* const kWaitsNoLonger = "DELETE FROM unshelved WHERE session = :session";
const char* const kCountOperations = "SELECT MAX(seq) FROM deed WHERE session = :session";
const char* const kTell = "INSERT INTO told (spot, heading, lines, facets) VALUES (:spot, :heading, :lines, :facets)";
const char* const kIndex =
    "INSERT INTO told_index (rowid, heading, lines, facets) VALUES (:spot, :heading, :lines, :facets)";
const char* const kUnindex =
    "INSERT INTO told_index (told_index, rowid, heading, lines, facets)"
    " SELECT 'delete', spot, heading, lines, facets FROM told WHERE spot = :spot";
const char* const kTagsOf =
    "SELECT tag.key, tag.name FROM session_tag JOIN tag ON tag.key = session_tag.tag WHERE session = :session ORDER "
    "BY name";

/// What a session is apart from its journal.
struct Head {
    std::int64_t key = 0;
    Heading heading;
    std::string players, played;  ///< What was played, under its own name.
    bool sample = false, excluded = false, trashed = false;
    std::vector<std::pair<std::int64_t, std::string>> tags;
};

Head head_of(Database& database, const Games& games, std::int64_t key) {
    Head head;
    head.key = key;
    {
        auto row = database.query(kHead);
        row.with(":session", key).next();
        head.heading.id = row.text(0);
        head.heading.game = row.text(1);
        head.heading.edition = row.text(2);
        head.heading.title = row.text(3);
        head.heading.place = row.text(4);
        head.players = row.text(5);
        head.heading.players = names_of(head.players, "Session " + head.heading.id);
        head.heading.started = row.moment(6);
        head.sample = row.number(7) != 0;
        head.excluded = row.number(8) != 0;
        head.trashed = row.number(9) != 0;
        head.heading.setup = json_of(row.text(10), "Session " + head.heading.id);
        head.played = played_game(head.heading, games);
    }
    auto tags = database.query(kTagsOf);
    for (tags.with(":session", key); tags.next();) {
        head.tags.emplace_back(tags.number(0), tags.text(1));
    }
    return head;
}

const char* inclusion_of(const Head& head, bool readable, Status status) {
    if (head.trashed) {
        return "trashed";
    }
    if (!readable) {
        return "unread";
    }
    if (head.sample) {
        return "sample";
    }
    if (head.excluded) {
        return "excluded";
    }
    return status == Status::finished ? "counted" : status == Status::open ? "open" : "abandoned";
}

/// The first free one from the date on.
std::int64_t free_spot(Database& database, const std::optional<Moment>& date, bool trashed) {
    const std::int64_t first = trashed ? kTrashSpot : 0;
    if (!date) {
        auto row = database.query(kLastUndated);
        row.with(":from", first).with(":end", first + kUndated).next();
        return row.column(0).isNull() ? first : row.number(0) + 1;
    }
    std::int64_t spot = first + spot_of(*date);
    auto taken = database.query(kTaken);
    for (taken.with(":spot", spot); taken.next() && taken.number(0) == spot;) {
        ++spot;
    }
    return spot;
}

std::string tags_json(const Head& head) {
    Json names = Json::array();
    for (const auto& [key, name] : head.tags) {
        names.push_back(name);
    }
    return names.dump();
}

/// The row of a session, without its spot.
struct Row {
    std::string id, game, edition, title, place, players, tags;
    std::optional<Moment> date, started;
    std::string status, inclusion, winners, result, score;
    std::int64_t events = 0;
    std::optional<Moment> ended;
    Moment last{};
    std::optional<std::int64_t> played;
    std::string by_game, by_place, by_players;
    double by_score = 0;
    bool excluded = false, sample = false;

    bool operator==(const Row&) const = default;
};

/// Letters without case and accents, so that one order serves all of them.
std::string in_order(Database& database, const std::string& text) {
    std::string folded;
    for (const std::string& word : database.tokens().of(text)) {
        folded += (folded.empty() ? "" : " ") + word;
    }
    return folded;
}

/// What nobody knows comes behind all that is known.
std::string or_last(const std::string& folded) { return folded.empty() ? "\U0010FFFF" : folded; }

void add_orders(Database& database, const Games& games, const Head& head, const Outcome& outcome, Row& row) {
    constexpr double kUnknownScore = 1e300;
    std::string players;
    for (const std::string& name : head.heading.players) {
        players += (players.empty() ? "" : ", ") + in_order(database, name);
    }
    const Game* game = games.find(row.game);
    row.by_game = or_last(in_order(database, game == nullptr ? row.game : english(game->title)));
    row.by_place = or_last(in_order(database, row.place));
    row.by_players = or_last(players);
    row.by_score = outcome.winning ? -*outcome.winning : kUnknownScore;
}

Row row_of(Database& database, const Games& games, const Head& head, const Facts* facts) {
    const Outcome outcome = facts == nullptr ? Outcome{} : facts->outcome;
    Row row;
    row.id = head.heading.id;
    row.game = head.played;
    row.edition = head.heading.edition;
    row.title = head.heading.title;
    row.place = head.heading.place;
    row.players = head.players;
    row.tags = tags_json(head);
    row.started = head.heading.started;
    row.date = facts == nullptr || row.started ? row.started : facts->first_entered;
    row.status = status_word(outcome.status);
    row.inclusion = inclusion_of(head, facts != nullptr, outcome.status);
    row.winners = Json(outcome.winners).dump();
    row.result = outcome.result;
    row.score = outcome.score;
    row.events = static_cast<std::int64_t>(outcome.events);
    row.ended = outcome.ended;
    row.last = outcome.last;
    if (outcome.played.count() > 0) {
        row.played = outcome.played.count();
    }
    row.excluded = head.excluded;
    row.sample = head.sample;
    add_orders(database, games, head, outcome, row);
    return row;
}

void add_row(Database& database, std::int64_t spot, std::int64_t key, const Row& row) {
    auto adding = database.query(kShelve);
    adding.with(":spot", spot).with(":session", key).with(":id", row.id).with(":game", row.game);
    adding.with(":edition", row.edition).with(":title", row.title).with(":place", row.place);
    adding.with(":players", row.players)
        .with(":tags", row.tags)
        .with(":date", row.date)
        .with(":started", row.started);
    adding.with(":status", row.status).with(":standing", row.inclusion).with(":winners", row.winners);
    adding.with(":result", row.result).with(":score", row.score).with(":events", row.events);
    adding.with(":ended", row.ended).with(":last", std::optional(row.last));
    adding.with(":by_game", row.by_game).with(":by_place", row.by_place).with(":by_players", row.by_players);
    adding.with(":by_score", row.by_score);
    adding.with(":excluded", std::int64_t{row.excluded}).with(":sample", std::int64_t{row.sample});
    adding.with(":by_time", row.played ? -*row.played : std::numeric_limits<std::int64_t>::max());
    if (row.played) {
        adding.with(":played", *row.played);
    }
    adding.run();
}

std::optional<Row> stored_row(Database& database, std::int64_t key) {
    auto read = database.query(kRow);
    if (!read.with(":session", key).next()) {
        return std::nullopt;
    }
    Row row{read.text(0),
            read.text(1),
            read.text(2),
            read.text(3),
            read.text(4),
            read.text(5),
            read.text(6),
            read.moment(7),
            read.moment(8),
            read.text(9),
            read.text(10),
            read.text(11),
            read.text(12),
            read.text(13),
            read.number(14),
            read.moment(15),
            read.moment(16).value_or(Moment{}),
            std::nullopt,
            read.text(18),
            read.text(19),
            read.text(20),
            read.column(21).getDouble(),
            read.number(22) != 0,
            read.number(23) != 0};
    if (!read.column(17).isNull()) {
        row.played = read.number(17);
    }
    return row;
}

/// The words of a session and the tokens that it is found by.
struct Told {
    std::string heading, lines, facets;
    bool operator==(const Told&) const = default;
};

/// Whoever played, if anybody, with every choice of the others: of these a list may name each at most once.
std::string joint_facets(const std::vector<std::string>& players, const std::vector<std::string>& others) {
    std::vector<std::vector<std::string>> who = {{}};
    for (const std::string& player : players) {
        who.push_back({player});
    }
    std::string all;
    for (const std::vector<std::string>& one : who) {
        for (unsigned chosen = one.empty() ? 1 : 0; chosen < 1U << others.size(); ++chosen) {
            std::vector<std::string> together = one;
            for (std::size_t i = 0; i < others.size(); ++i) {
                if ((chosen >> i & 1U) != 0) {
                    together.push_back(others[i]);
                }
            }
            all += " " + joint_facet(together);
        }
    }
    return all;
}

Told told_of(Database& database, const Games& games, const Head& head, const Facts* facts,
             const std::string& status) {
    std::vector<std::string> players, others;
    for (const std::string& name : head.heading.players) {
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
    return {without_facets(heading_words(head.heading, games)), facts == nullptr ? "" : without_facets(facts->lines),
            facets};
}

void add_words(Database& database, std::int64_t spot, const Told& told) {
    for (const char* sql : {kTell, kIndex}) {
        database.query(sql)
            .with(":spot", spot)
            .with(":heading", told.heading)
            .with(":lines", told.lines)
            .with(":facets", told.facets)
            .run();
    }
}

struct Stood {
    std::int64_t spot = 0;
    std::string inclusion;
};

std::optional<Stood> stood_at(Database& database, std::int64_t key) {
    auto row = database.query(kSpotOf);
    return row.with(":session", key).next() ? std::optional(Stood{row.number(0), row.text(1)}) : std::nullopt;
}

/// Takes it away and says whose streaks have a gap now.
std::vector<std::int64_t> take_away(Database& database, std::int64_t key) {
    const std::optional<Stood> stood = stood_at(database, key);
    if (!stood) {
        return {};
    }
    std::vector<std::int64_t> people;
    if (stood->inclusion == "counted") {
        people = people_at(database, stood->spot);
    }
    tally(database, stood->spot, -1);
    take_from_lists(database, stood->spot);
    database.query(kUnindex).with(":spot", stood->spot).run();
    database.query(kUnshelve).with(":spot", stood->spot).run();  // Seats and words go with it.
    return people;
}

}  // namespace

void shelve(Database& database, const Games& games, std::int64_t key, const Session* session, Sums sums) {
    if (session == nullptr) {
        shelve(database, games, key, static_cast<const Facts*>(nullptr), sums);
    } else {
        const Facts facts = facts_of(*session);
        shelve(database, games, key, &facts, sums);
    }
}

void shelve(Database& database, const Games& games, std::int64_t key, const Facts* facts, Sums sums) {
    const std::vector<std::int64_t> gaps = take_away(database, key);
    const Head head = head_of(database, games, key);
    const Row row = row_of(database, games, head, facts);
    const bool counted = row.inclusion == "counted";
    const std::int64_t spot = free_spot(database, row.date, head.trashed);
    add_row(database, spot, key, row);
    add_words(database, spot, told_of(database, games, head, facts, row.status));
    if (!head.trashed) {
        if (facts != nullptr) {
            add_seats(database, spot, *facts, counted);
        }
        if (sums == Sums::now) {
            tally(database, spot, 1);
        }
        if (counted && sums == Sums::now) {
            continue_streaks(database, spot);
        }
    }
    if (sums == Sums::now) {
        add_to_lists(database, spot);
    }
    for (const std::int64_t person : gaps) {
        recount_streak(database, person);
    }
    database.query(kWaitsNoLonger).with(":session", key).run();
}

void unshelve(Database& database, std::int64_t key) {
    for (const std::int64_t person : take_away(database, key)) {
        recount_streak(database, person);
    }
    database.query(kWaitsNoLonger).with(":session", key).run();
}

std::vector<std::string> wrong_on_history(Database& database, const Games& games, std::int64_t key,
                                          const Session& session) {
    const std::optional<Row> stored = stored_row(database, key);
    if (!stored) {
        return {"it does not stand on the shelf"};
    }
    const Head head = head_of(database, games, key);
    const Facts facts = facts_of(session);
    const Row row = row_of(database, games, head, &facts);
    std::vector<std::string> wrong;
    const auto expect = [&](bool same, const char* what) {
        if (!same) {
            wrong.push_back("the stored " + std::string(what) + " does not follow from its events");
        }
    };
    expect(stored->status == row.status, "status");
    expect(stored->inclusion == row.inclusion, "standing");
    expect(stored->winners == row.winners, "list of winners");
    expect(stored->result == row.result && stored->score == row.score, "result");
    expect(stored->events == row.events, "number of events");
    expect(stored->ended == row.ended, "end");
    expect(stored->last == row.last, "time of the last entry");
    expect(stored->played == row.played, "time played");
    if (wrong.empty() && *stored != row) {
        wrong.emplace_back("what lists show is not what its heading says");
    }
    const Stood stood = *stood_at(database, key);
    if (!head.trashed) {  // Nobody sits at its table any more.
        expect(same_seats(database, stood.spot, facts, row.inclusion == "counted"), "order of the players");
        expect(same_dice(database, stood.spot, facts), "count of its dice");
    }
    auto told = database.query(kTold);
    const bool there = told.with(":spot", stood.spot).next();
    if (!there ||
        Told{told.text(0), told.text(1), told.text(2)} != told_of(database, games, head, &facts, row.status)) {
        wrong.emplace_back("its searchable text is not that of its events");
    }
    return wrong;
}

std::size_t count_operations(Database& database, std::int64_t key) {
    auto count = database.query(kCountOperations);
    return count.with(":session", key).next() ? static_cast<std::size_t>(count.number(0)) : 0;
}

void note_progress(Database& database, std::int64_t key, const Outcome& outcome) {
    auto row = database.query(kProgress);
    row.with(":session", key)
        .with(":events", static_cast<std::int64_t>(outcome.events))
        .with(":ended", outcome.ended)
        .with(":last", std::optional(outcome.last));
    if (outcome.played.count() > 0) {
        row.with(":played", static_cast<std::int64_t>(outcome.played.count()));
    }
    row.run();
    database.query(kWaits).with(":session", key).run();
}

bool stands_open(Database& database, std::int64_t key) {
    auto row = database.query(kStatus);
    return row.with(":session", key).next() && row.text(0) == status_word(Status::open);
}

}  // namespace castalia
