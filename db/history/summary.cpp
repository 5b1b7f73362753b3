#include "db/history/summary.h"

#include <algorithm>
#include <limits>

#include "core/rules/json/text_json.h"
#include "db/connection.h"
#include "db/history/earlier_ending.h"
#include "db/history/orders.h"
#include "db/history/seats.h"
#include "db/history/session_words.h"
#include "db/history/statements.h"
#include "db/history/summary_row.h"
#include "db/history/tallies.h"
#include "db/history/waiting.h"
#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kSortKeyOf = "SELECT sort_key, inclusion FROM summary WHERE session = :session";
const char* const kTaken = "SELECT sort_key FROM summary WHERE sort_key >= :sort_key ORDER BY sort_key";
const char* const kLastUndated =
    "SELECT max(sort_key) AS last FROM summary WHERE sort_key >= :from AND sort_key < :end";
const char* const kRemoveRow = "DELETE FROM summary WHERE sort_key = :sort_key";
const char* const kMarkStale = "INSERT OR IGNORE INTO stale_summary (session) VALUES (:session)";
const char* const kIsStale = "SELECT 1 FROM stale_summary WHERE session = :session";
const char* const kForgetStale = "DELETE FROM stale_summary WHERE session = :session";

const char* inclusion_of(const StoredHead& head, bool readable, Status status) {
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

/// Returns the first free sort key from the date on.
std::int64_t free_sort_key(Database& database, const std::optional<Moment>& date, bool trashed) {
    const std::int64_t first = trashed ? kTrashSortKey : 0;
    if (!date) {
        auto row = database.query(kLastUndated);
        row.with(":from", first).with(":end", first + kUndated).next();
        return row.is_null("last") ? first : row.number("last") + 1;
    }
    std::int64_t sort_key = first + sort_key_of(*date);
    auto taken = database.query(kTaken);
    for (taken.with(":sort_key", sort_key); taken.next() && taken.number("sort_key") == sort_key;) {
        ++sort_key;
    }
    return sort_key;
}

std::string tags_json(const StoredHead& head) {
    Json names = Json::array();
    for (const auto& [key, name] : head.tags) {
        names.push_back(name);
    }
    return names.dump();
}

/// Returns the letters without case and accents, so that one order serves all of them.
std::string in_order(Database& database, const std::string& text) {
    std::string folded;
    for (const std::string& word : database.tokens().of(text)) {
        folded += (folded.empty() ? "" : " ") + word;
    }
    return folded;
}

/// Puts unknown names behind all known ones.
std::string or_last(const std::string& folded) { return folded.empty() ? "\U0010FFFF" : folded; }

void add_orders(Database& database, const Games& games, const StoredHead& head, const Outcome& outcome,
                SummaryRow& row) {
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

SummaryRow row_of(Database& database, const Games& games, const StoredHead& head, const Facts* facts) {
    const Outcome outcome = facts == nullptr ? Outcome{} : facts->outcome;
    SummaryRow row;
    row.id = head.heading.id;
    row.game = head.played;
    row.edition = head.heading.edition;
    row.title = head.heading.title;
    row.place = head.heading.place;
    row.players = head.players;
    row.tags = tags_json(head);
    row.started = head.heading.started;
    row.utc_offset = head.heading.utc_offset;
    row.date = facts == nullptr || row.started ? row.started : facts->first_entered;
    row.status = status_word(outcome.status);
    row.inclusion = inclusion_of(head, facts != nullptr, outcome.status);
    row.winners = Json(outcome.winners).dump();
    row.result = outcome.result.empty() ? "" : text_json(outcome.result).dump();
    row.score = outcome.score;
    if (outcome.ended_as) {
        row.outcome = outcome_word(*outcome.ended_as);
    }
    row.events = static_cast<std::int64_t>(outcome.events);
    row.ended = outcome.ended;
    row.last = outcome.last;
    if (outcome.played.count() > 0) {
        row.played = outcome.played.count();
    }
    row.by_time = row.played ? -*row.played : std::numeric_limits<std::int64_t>::max();
    row.excluded = head.excluded;
    row.sample = head.sample;
    if (facts != nullptr) {
        row.refusals = refusals_json(facts->refusals).dump();
    }
    add_orders(database, games, head, outcome, row);
    return row;
}

struct Listed {
    std::int64_t sort_key = 0;
    std::string inclusion;
};

std::optional<Listed> listed_at(Database& database, std::int64_t key) {
    auto row = database.query(kSortKeyOf);
    return row.with(":session", key).next() ? std::optional(Listed{row.number("sort_key"), row.text("inclusion")})
                                            : std::nullopt;
}

/// Removes the summary. Returns the people whose streaks have a gap now.
std::vector<std::int64_t> remove_from_history(Database& database, std::int64_t key) {
    const std::optional<Listed> listed = listed_at(database, key);
    if (!listed) {
        return {};
    }
    std::vector<std::int64_t> people;
    if (!wait_no_more(database, listed->sort_key)) {
        if (listed->inclusion == "counted") {
            people = people_at(database, listed->sort_key);
        }
        tally(database, listed->sort_key, -1);
        take_from_lists(database, listed->sort_key);
        remove_from_index(database, listed->sort_key);
    }
    database.query(kRemoveRow).with(":sort_key", listed->sort_key).run();  // This removes seats and words too.
    return people;
}

}  // namespace

Sums sums_for(std::size_t coming) {
    constexpr std::size_t kFew = 200;
    return coming <= kFew ? Sums::now : Sums::later;
}

void add_waiting_sums(Database& database) {
    index_waiting(database);
    list_waiting(database);
    tally_waiting(database);
    end_waiting(database);
}

void index_waiting_words(Database& database) {
    index_waiting(database);
    end_waiting(database);
}

void count_all_sums(Database& database) {
    index_waiting_words(database);
    count_tallies(database);
    list_all(database);
}

void write_summary(Database& database, const Games& games, std::int64_t key, const Session* session, Sums sums) {
    if (session == nullptr) {
        write_summary(database, games, key, static_cast<const Facts*>(nullptr), sums);
    } else {
        const Facts facts = facts_of(*session);
        write_summary(database, games, key, &facts, sums);
    }
}

void write_summary(Database& database, const Games& games, std::int64_t key, const Facts* facts, Sums sums) {
    const std::optional<Facts> recorded = facts ? facts_as_recorded(database, key, *facts) : std::nullopt;
    if (recorded) {
        facts = &*recorded;
    }
    const std::vector<std::int64_t> gaps = remove_from_history(database, key);
    add_summary(database, games, stored_head(database, games, key), facts, sums);
    for (const std::int64_t person : gaps) {
        recount_streak(database, person);
    }
    database.query(kForgetStale).with(":session", key).run();
}

void add_summary(Database& database, const Games& games, const StoredHead& head, const Facts* facts, Sums sums) {
    const SummaryRow row = row_of(database, games, head, facts);
    const bool counted = row.inclusion == "counted";
    const std::int64_t sort_key = free_sort_key(database, row.date, head.trashed);
    add_row(database, sort_key, head.key, row);
    add_words(database, sort_key, words_of(database, games, head, facts, row.status),
              sums == Sums::now ? Indexing::now : Indexing::later);
    if (!head.trashed) {
        if (facts != nullptr) {
            add_seats(database, sort_key, *facts, counted);
        }
        if (sums == Sums::now) {
            tally(database, sort_key, 1);
        }
        if (counted && sums == Sums::now) {
            continue_streaks(database, sort_key);
        }
    }
    if (sums == Sums::now) {
        add_to_lists(database, sort_key);
    } else {
        let_wait(database, sort_key);
    }
}

void remove_summary(Database& database, std::int64_t key) {
    for (const std::int64_t person : remove_from_history(database, key)) {
        recount_streak(database, person);
    }
    database.query(kForgetStale).with(":session", key).run();
}

std::vector<Text> wrong_on_history(Database& database, const Games& games, std::int64_t key, const Session& session) {
    const std::optional<SummaryRow> stored = stored_row(database, key);
    if (!stored) {
        return {say("it is missing from the history")};
    }
    const StoredHead head = stored_head(database, games, key);
    Facts facts = facts_of(session);
    if (std::optional<Facts> recorded = facts_as_recorded(database, key, facts)) {
        facts = *std::move(recorded);
    }
    const SummaryRow row = row_of(database, games, head, &facts);
    std::vector<Text> wrong;
    if (is_stale(database, key)) {
        return wrong;  // Another program has just added to it. The summary is written again before it is read.
    }
    const auto expect = [&](bool same, Text otherwise) {
        if (!same) {
            wrong.push_back(std::move(otherwise));
        }
    };
    expect(stored->status == row.status, say("the stored status does not follow from its events"));
    expect(stored->inclusion == row.inclusion,
           say("the stored note on whether it counts does not follow from its events"));
    expect(stored->outcome == row.outcome, say("the stored outcome does not follow from its events"));
    expect(stored->winners == row.winners, say("the stored list of winners does not follow from its events"));
    expect(stored->result == row.result && stored->score == row.score,
           say("the stored result does not follow from its events"));
    expect(stored->events == row.events, say("the stored number of events does not follow from its events"));
    expect(stored->ended == row.ended, say("the stored end does not follow from its events"));
    expect(stored->last == row.last, say("the stored time of the last entry does not follow from its events"));
    expect(stored->played == row.played, say("the stored time played does not follow from its events"));
    expect(stored->refusals == row.refusals, say("the stored refusals do not follow from its events"));
    expect(earlier_ending_is_whole(database, key), say("how it ended as it was recorded is not as it was written"));
    expect(!wrong.empty() || *stored == row, say("what lists show is not what its heading says"));
    expect(!wrong.empty() || row_is_whole(database, key), say("what lists show is not what their checksum says"));
    const Listed listed = *listed_at(database, key);
    if (!head.trashed) {  // A session in the trash has no seats.
        expect(same_seats(database, listed.sort_key, facts, row.inclusion == "counted"),
               say("the stored order of the players does not follow from its events"));
        expect(same_dice(database, listed.sort_key, facts),
               say("the stored count of its dice does not follow from its events"));
    }
    expect(stored_words(database, listed.sort_key) == words_of(database, games, head, &facts, row.status),
           say("its searchable text is not that of its events"));
    return wrong;
}

void mark_stale(Database& database, std::int64_t key) { database.query(kMarkStale).with(":session", key).run(); }

bool is_stale(Database& database, std::int64_t key) { return database.query(kIsStale).with(":session", key).next(); }

}  // namespace castalia
