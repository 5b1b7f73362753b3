#include "db/history/earlier_ending.h"

#include <algorithm>

#include "core/rules/json/fields.h"
#include "core/rules/json/text_json.h"
#include "db/history/seats.h"
#include "db/history/statements.h"
#include "db/history/summary.h"
#include "db/history/summary_row.h"
#include "db/journal/sessions.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

const char* const kEndingRow = "SELECT kept, recorded, today, checksum FROM earlier_ending WHERE session = :session";
const char* const kForgetEnding = "DELETE FROM earlier_ending WHERE session = :session";
const char* const kHasEndings = "SELECT EXISTS (SELECT 1 FROM earlier_ending)";
const char* const kSortKeyOfSession = "SELECT sort_key FROM summary WHERE session = :session";
const char* const kIdOfKey = "SELECT id FROM session WHERE key = :session";

std::int64_t checksum_of_ending(std::int64_t key, bool kept, const std::string& recorded, const std::string& today) {
    return Checksum().add(key).add(std::int64_t{kept}).add(recorded).add(today).value();
}

std::string id_of_key(Database& database, std::int64_t key) {
    auto row = database.query(kIdOfKey);
    return row.with(":session", key).next() ? row.text("id") : std::string();
}

bool whole_ending(const Query& row, std::int64_t key) {
    return row.number("checksum") ==
           checksum_of_ending(key, row.number("kept") != 0, row.text("recorded"), row.text("today"));
}

Ending ending_in(const std::string& json) { return read_ending(json_of(json, {})); }

/// Returns the result in a list. Libraries of the first versions have sentences in place of JSON.
Text listed_result(const std::string& json) {
    if (json.empty()) {
        return {};
    }
    try {
        return read_text(json_of(json, {}), "result");
    } catch (const TextError&) {
        return literally(json);
    }
}

std::vector<SeatOutcome> listed_seats(Database& database, std::int64_t key, const std::vector<std::string>& winners) {
    std::int64_t sort_key = 0;
    if (auto row = database.query(kSortKeyOfSession); row.with(":session", key).next()) {
        sort_key = row.number("sort_key");
    }
    std::vector<SeatOutcome> seats;
    auto rows = database.query(sql::seats_of_session);
    for (rows.with(":sort_key", sort_key); rows.next();) {
        SeatOutcome seat = seat_at(rows);
        if (!rows.is_null("won")) {
            seat.won = static_cast<SeatOutcome::Won>(std::clamp<std::int64_t>(rows.number("won"), 0, 2));
        } else if (std::ranges::find(winners, seat.name) != winners.end()) {
            // For sessions that do not count, only the list of winners tells it.
            seat.won = winners.size() > 1 ? SeatOutcome::Won::shared : SeatOutcome::Won::alone;
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

}  // namespace

bool has_earlier_endings(Database& database) { return database.only_number(kHasEndings) != 0; }

std::optional<EndingRow> earlier_ending(Database& database, std::int64_t key) {
    auto row = database.query(kEndingRow);
    if (!row.with(":session", key).next()) {
        return std::nullopt;
    }
    const Fill id{"id", literally(id_of_key(database, key))};
    if (!whole_ending(row, key)) {
        database.report_damage(
            say("How session {id} ended as it was recorded is not as it was written. Restore a "
                "backup, or decide about it with castalia-cli verify --compare.",
                {id}));
    }
    try {
        return EndingRow{row.number("kept") != 0, ending_in(row.text("recorded")), ending_in(row.text("today"))};
    } catch (const TextError&) {
        database.report_damage(
            say("How session {id} ended as it was recorded cannot be read. Restore a backup.", {id}));
        return std::nullopt;
    }
}

void save_earlier_ending(Database& database, std::int64_t key, const EndingRow& row) {
    const std::string recorded = ending_json(row.recorded).dump(), today = ending_json(row.today).dump();
    database.query(sql::save_earlier_ending)
        .with(":session", key)
        .with(":kept", row.kept)
        .with(":recorded", recorded)
        .with(":today", today)
        .with(":checksum", checksum_of_ending(key, row.kept, recorded, today))
        .run();
}

void forget_earlier_ending(Database& database, std::int64_t key) {
    database.query(kForgetEnding).with(":session", key).run();
}

bool earlier_ending_is_whole(Database& database, std::int64_t key) {
    auto row = database.query(kEndingRow);
    return !row.with(":session", key).next() || whole_ending(row, key);
}

std::optional<Ending> listed_ending(Database& database, std::int64_t key) {
    const std::optional<SummaryRow> row = stored_row(database, key);
    if (!row || inclusion_of(row->inclusion) == Inclusion::unread) {
        return std::nullopt;
    }
    if (status_of(row->status) == Status::open && is_stale(database, key)) {
        return std::nullopt;  // It may have ended since it was listed.
    }
    Ending ending;
    ending.status = status_of(row->status);
    ending.score = row->score;
    ending.outcome = row->outcome ? outcome_called(*row->outcome) : std::nullopt;
    if (row->by_score != kUnknownScore) {
        ending.winning = -row->by_score;
    }
    ending.ended = row->ended;
    try {
        ending.winners = names_of(row->winners, {});
        ending.result = listed_result(row->result);
        if (row->refusals) {
            ending.refusals = read_refusals(json_of(*row->refusals, {}), "refusals");
        }
    } catch (const TextError&) {
        return std::nullopt;  // It is damaged, which other functions report.
    }
    ending.seats = listed_seats(database, key, ending.winners);
    return ending;
}

bool compare_endings(Database& database, std::int64_t key, const std::optional<Ending>& listed, const Ending& today) {
    const std::optional<EndingRow> known = earlier_ending(database, key);
    if (!known && !listed) {
        return false;
    }
    const Ending& recorded = known ? known->recorded : *listed;
    if (same_ending(recorded, today)) {
        if (known) {
            forget_earlier_ending(database, key);
        }
        return known.has_value();
    }
    if (known && same_ending(known->today, today)) {
        return false;  // This is the ending that was decided about, or that waits for a decision.
    }
    save_earlier_ending(database, key, {false, recorded, today});
    return true;
}

std::optional<Facts> facts_as_recorded(Database& database, std::int64_t key, const Facts& facts) {
    const std::optional<EndingRow> row = earlier_ending(database, key);
    if (!row) {
        return std::nullopt;
    }
    Facts shown = with_ending(facts, row->recorded);
    if (row->kept) {
        shown.outcome.result = shown.outcome.result.empty()
                                   ? say("kept as recorded")
                                   : say("{result} (kept as recorded)", {{"result", shown.outcome.result}});
    }
    return shown;
}

Text both_endings_text(const EndingRow& row) {
    const std::vector<Fill> fills{{"recorded", ending_text(row.recorded)}, {"today", ending_text(row.today)}};
    return row.kept ? say("Kept as it was recorded: {recorded}. By the rules of this version: {today}.", fills)
                    : say("As it was recorded: {recorded}. By the rules of this version: {today}.", fills);
}

std::optional<Text> stored_ending_text(Database& database, std::int64_t key) {
    if (!has_earlier_endings(database)) {
        return std::nullopt;
    }
    const std::optional<EndingRow> row = earlier_ending(database, key);
    return row ? std::optional(both_endings_text(*row)) : std::nullopt;
}

void settle_earlier_ending(Database& database, std::int64_t key, const Session& session) {
    const std::optional<EndingRow> row = earlier_ending(database, key);
    if (row && !same_ending(row->today, ending_of(facts_of(session)))) {
        forget_earlier_ending(database, key);
    }
}

}  // namespace castalia
