#include "db/history/summary_row.h"

#include <bit>

#include "core/rules/json/fields.h"
#include "core/rules/json/text_json.h"
#include "db/connection.h"
#include "db/journal/sessions.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

/// The columns of a summary, the only list that reading, writing and comparing use. To add a column, add it here, to
/// SummaryRow and as a step of the schema.
template <class Visit>
void each_column(Visit&& visit) {
    visit("id", &SummaryRow::id);
    visit("game", &SummaryRow::game);
    visit("edition", &SummaryRow::edition);
    visit("title", &SummaryRow::title);
    visit("place", &SummaryRow::place);
    visit("players", &SummaryRow::players);
    visit("tags", &SummaryRow::tags);
    visit("date_ms", &SummaryRow::date);
    visit("started_ms", &SummaryRow::started);
    visit("status", &SummaryRow::status);
    visit("inclusion", &SummaryRow::inclusion);
    visit("winners", &SummaryRow::winners);
    visit("result", &SummaryRow::result);
    visit("score", &SummaryRow::score);
    visit("events", &SummaryRow::events);
    visit("ended_ms", &SummaryRow::ended);
    visit("last_ms", &SummaryRow::last);
    visit("played_ms", &SummaryRow::played);
    visit("by_game", &SummaryRow::by_game);
    visit("by_place", &SummaryRow::by_place);
    visit("by_players", &SummaryRow::by_players);
    visit("by_score", &SummaryRow::by_score);
    visit("by_time", &SummaryRow::by_time);
    visit("excluded", &SummaryRow::excluded);
    visit("sample", &SummaryRow::sample);
    visit("refusals", &SummaryRow::refusals);
    visit("outcome", &SummaryRow::outcome);
    visit("utc_offset", &SummaryRow::utc_offset);
}

const char* const kRowOfSession = "SELECT * FROM summary WHERE session = :session";

const std::string& adding() {
    static const std::string sql = [] {
        std::string columns = "sort_key, session, recent, checksum";
        std::string values = ":sort_key, :session, -:sort_key, :checksum";
        each_column([&](const std::string& column, auto) {
            columns += ", " + column;
            values += ", :" + column;
        });
        return "INSERT INTO summary (" + columns + ") VALUES (" + values + ")";
    }();
    return sql;
}

void read(const Query& row, const char* column, std::string& value) { value = row.text(column); }
void read(const Query& row, const char* column, std::int64_t& value) { value = row.number(column); }
void read(const Query& row, const char* column, double& value) { value = row.real(column); }
void read(const Query& row, const char* column, bool& value) { value = row.number(column) != 0; }
void read(const Query& row, const char* column, Moment& value) { value = row.moment(column).value_or(Moment{}); }
void read(const Query& row, const char* column, std::optional<Moment>& value) { value = row.moment(column); }
void read(const Query& row, const char* column, std::optional<std::int64_t>& value) {
    value = row.is_null(column) ? std::nullopt : std::optional(row.number(column));
}
void read(const Query& row, const char* column, std::optional<std::string>& value) {
    value = row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

void read(const Query& row, const char* column, std::optional<std::chrono::minutes>& value) {
    value = row.utc_offset(column);
}

SummaryRow row_at(const Query& query) {
    SummaryRow row;
    each_column([&](const char* column, auto member) { read(query, column, row.*member); });
    return row;
}

void add(Checksum& checksum, const std::string& value) { checksum.add(value); }
void add(Checksum& checksum, std::int64_t value) { checksum.add(value); }
void add(Checksum& checksum, double value) {
    constexpr double kZero = 0;  // SQLite has only one zero.
    checksum.add(std::bit_cast<std::int64_t>(value == kZero ? kZero : value));
}
void add(Checksum& checksum, bool value) { checksum.add(std::int64_t{value}); }
void add(Checksum& checksum, Moment value) { checksum.add(std::int64_t{value.time_since_epoch().count()}); }
template <class T>
void add(Checksum& checksum, const std::optional<T>& value) {
    add(checksum, value.has_value());
    if (value) {
        add(checksum, *value);
    }
}

/// Leaves out what a row does not have because it was written before there was any.
void add(Checksum& checksum, const std::optional<std::string>& value) {
    if (value) {
        checksum.add(*value);
    }
}

/// Leaves out what rows from before there were offsets do not have either.
void add(Checksum& checksum, const std::optional<std::chrono::minutes>& value) {
    if (value) {
        checksum.add(std::int64_t{value->count()});
    }
}

std::int64_t checksum_of(const SummaryRow& row, std::int64_t sort_key, std::int64_t key) {
    Checksum checksum;
    checksum.add(sort_key).add(key);
    each_column([&](const char*, auto member) { add(checksum, row.*member); });
    return checksum.value();
}

/// Returns whether the current row of the query is as it was written.
bool is_whole(const Query& query, const SummaryRow& row) {
    const std::int64_t sort_key = query.number("sort_key");
    return query.number("checksum") == checksum_of(row, sort_key, query.number("session")) &&
           query.number("recent") == -sort_key;
}

/// Returns the result, which is stored as a text of values and worded when it is shown.
Text result_in(const std::string& json, const Text& place) {
    if (json.empty()) {
        return {};
    }
    try {
        return read_text(json_of(json, place), "result");
    } catch (const BadRecord&) {
        throw Failure(
            Failure::Kind::damaged,
            say("{session} holds no result that can be read. Run castalia-cli rebuild.", {{"session", place}}));
    }
}

}  // namespace

void add_row(Database& database, std::int64_t sort_key, std::int64_t key, const SummaryRow& row) {
    auto query = database.query(adding().c_str());
    query.with(":sort_key", sort_key).with(":session", key).with(":checksum", checksum_of(row, sort_key, key));
    int place = 3;  // The columns come behind these, in the order in which `adding` names them.
    each_column([&](const char*, auto member) { query.with(++place, row.*member); });
    query.run();
}

std::optional<SummaryRow> stored_row(Database& database, std::int64_t key) {
    auto query = database.query(kRowOfSession);
    return query.with(":session", key).next() ? std::optional(row_at(query)) : std::nullopt;
}

Status status_of(const std::string& word) {
    return word == status_word(Status::finished)    ? Status::finished
           : word == status_word(Status::abandoned) ? Status::abandoned
                                                    : Status::open;
}

Inclusion inclusion_of(const std::string& word) {
    constexpr std::pair<const char*, Inclusion> kWordsOf[] = {
        {"counted", Inclusion::counted},   {"open", Inclusion::open},     {"abandoned", Inclusion::abandoned},
        {"excluded", Inclusion::excluded}, {"sample", Inclusion::sample}, {"trashed", Inclusion::trashed}};
    for (const auto& [name, inclusion] : kWordsOf) {
        if (word == name) {
            return inclusion;
        }
    }
    return Inclusion::unread;
}

bool row_is_whole(Database& database, std::int64_t key) {
    auto query = database.query(kRowOfSession);
    return query.with(":session", key).next() && is_whole(query, row_at(query));
}

void report_if_lists_differ(Database& database, std::int64_t key, const Heading& heading) {
    const std::optional<SummaryRow> row = stored_row(database, key);
    if (!row || row->title != heading.title || row->place != heading.place || row->started != heading.started ||
        row->utc_offset != heading.utc_offset) {
        database.report_damage(
            say("Session {id} has another title, place or date in the lists than in its own heading. "
                "Run castalia-cli verify, or restore a backup.",
                {{"id", literally(heading.id)}}));
    }
}

HistoryRow history_row(Database& database, const Query& query) {
    const SummaryRow row = row_at(query);
    if (!is_whole(query, row)) {
        database.report_damage(
            say("What lists show of session {id} is not as it was written. Run castalia-cli verify, "
                "then castalia-cli rebuild.",
                {{"id", literally(row.id)}}));
    }
    const Text place = named(row.id);
    SessionSummary summary;
    summary.id = row.id;
    summary.game = row.game;
    summary.edition = row.edition;
    summary.title = row.title;
    summary.place = row.place;
    summary.players = names_of(row.players, place);
    summary.tags = names_of(row.tags, place);
    summary.started = row.started;
    summary.utc_offset = row.utc_offset;
    summary.status = status_of(row.status);
    summary.inclusion = inclusion_of(row.inclusion);
    summary.sample = summary.inclusion == Inclusion::sample;
    summary.winners = names_of(row.winners, place);
    summary.ended_as = row.outcome ? outcome_called(*row.outcome) : std::nullopt;
    summary.result = result_in(row.result, place);
    summary.score = row.score;
    summary.events = static_cast<std::size_t>(row.events);
    summary.ended = row.ended;
    summary.last = row.last;
    // A file from a stranger may hold any number.
    summary.played = query.moment("played_ms").value_or(Moment{}).time_since_epoch();
    return {std::move(summary), query.number("sort_key"), {}, {}};
}

}  // namespace castalia
