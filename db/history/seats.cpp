#include "db/history/seats.h"

#include <algorithm>
#include <charconv>

#include "db/connection.h"
#include "db/history/statements.h"
#include "db/history/summary.h"

namespace castalia {

namespace {

const char* const kStoredDice =
    "SELECT seat, dice, by_app, sides, faces FROM seat_dice WHERE sort_key = :sort_key ORDER BY seat, dice, by_app, "
    "sides";
const char* const kStoredThrows =
    "SELECT seat, dice, by_app, expression, results, reached, successes_in_row, failures_in_row FROM seat_throws "
    "WHERE sort_key = :sort_key ORDER BY seat, dice, by_app, expression";
const char* const kStoredLuck =
    "SELECT seat, rolls, got, expected, variance FROM seat_luck WHERE sort_key = :sort_key ORDER BY seat";

std::vector<SeatOutcome> stored_seats(Database& database, std::int64_t sort_key, bool counted) {
    std::vector<SeatOutcome> seats;
    auto rows = database.query(sql::seats_of_session);
    for (rows.with(":sort_key", sort_key); rows.next();) {
        seats.push_back(seat_at(rows));
        if (counted) {
            seats.back().won =
                rows.is_null("won") ? SeatOutcome::Won::unknown : static_cast<SeatOutcome::Won>(rows.number("won"));
        }
    }
    return seats;
}

void add_outcomes(Database& database, std::int64_t sort_key, const std::vector<SeatOutcome>& seats, bool counted) {
    for (const SeatOutcome& seat : seats) {
        const std::int64_t spelling = spelling_key(database, seat.name);
        auto row = database.query(sql::add_seat);
        row.with(":sort_key", sort_key)
            .with(":seat", static_cast<std::int64_t>(seat.seat))
            .with(":spelling", spelling)
            .with(":first", seat.first)
            .with(":scores", seat.scores);
        if (counted && seat.won != SeatOutcome::Won::unknown) {
            row.with(":won", static_cast<std::int64_t>(seat.won));
        }
        if (seat.placing) {
            row.with(":placing", static_cast<std::int64_t>(*seat.placing));
        }
        if (seat.side) {
            row.with(":side", static_cast<std::int64_t>(*seat.side));
        }
        row.run();
    }
}

std::string faces_json(const SeatDice& row) {
    Json faces = Json::object();
    for (const auto& [face, times] : row.faces) {
        faces[std::to_string(face)] = times;
    }
    return faces.dump();
}

void add_dice(Database& database, std::int64_t sort_key, const std::vector<SeatDice>& dice) {
    for (const SeatDice& row : dice) {
        database.query(sql::add_seat_dice)
            .with(":sort_key", sort_key)
            .with(":seat", std::int64_t{row.seat})
            .with(":dice", row.set)
            .with(":app", row.by_app)
            .with(":sides", std::int64_t{row.sides})
            .with(":faces", faces_json(row))
            .run();
    }
}

std::string results_json(const SeatThrows& row) {
    Json results = Json::object();
    for (const auto& [result, times] : row.results) {
        results[std::to_string(result)] = times;
    }
    return results.dump();
}

void add_throws(Database& database, std::int64_t sort_key, const std::vector<SeatThrows>& throws) {
    for (const SeatThrows& row : throws) {
        database.query(sql::add_seat_throws)
            .with(":sort_key", sort_key)
            .with(":seat", std::int64_t{row.seat})
            .with(":dice", row.set)
            .with(":app", row.by_app)
            .with(":expression", row.expression)
            .with(":results", results_json(row))
            .with(":reached", std::int64_t{row.reached})
            .with(":successes", std::int64_t{row.successes_in_row})
            .with(":failures", std::int64_t{row.failures_in_row})
            .run();
    }
}

void add_luck(Database& database, std::int64_t sort_key, const std::vector<SeatDiceLuck>& luck) {
    for (const SeatDiceLuck& row : luck) {
        database.query(sql::add_seat_luck)
            .with(":sort_key", sort_key)
            .with(":seat", std::int64_t{row.seat})
            .with(":rolls", std::int64_t{row.rolls})
            .with(":got", std::int64_t{row.got})
            .with(":expected", std::int64_t{row.expected})
            .with(":variance", std::int64_t{row.variance})
            .run();
    }
}

}  // namespace

SeatOutcome seat_at(const Query& row) {
    SeatOutcome seat;
    seat.seat = row.size("seat");
    seat.name = row.text("name");
    if (!row.is_null("placing")) {
        seat.placing = row.size("placing");
    }
    if (!row.is_null("side")) {
        seat.side = row.size("side");
    }
    seat.first = row.number("first") != 0;
    seat.scores = row.text("scores");
    return seat;
}

void add_seats(Database& database, std::int64_t sort_key, const Facts& facts, bool counted) {
    add_outcomes(database, sort_key, facts.seats, counted);
    add_dice(database, sort_key, facts.dice);
    add_throws(database, sort_key, facts.throws);
    add_luck(database, sort_key, facts.dice_luck);
}

SeatThrows throws_at(const Query& row) {
    SeatThrows made;
    made.set = row.text("dice");
    made.by_app = row.number("by_app") != 0;
    made.expression = row.text("expression");
    made.reached = row.number("reached");
    made.successes_in_row = row.number("successes_in_row");
    made.failures_in_row = row.number("failures_in_row");
    const std::string results = row.text("results");
    const Json read = Json::parse(results, nullptr, false);
    if (!read.is_object()) {
        return made;
    }
    for (const auto& [result, times] : read.items()) {
        long long number = 0;
        const auto [end, error] = std::from_chars(result.data(), result.data() + result.size(), number);
        if (error != std::errc() || end != result.data() + result.size() || !times.is_number_integer()) {
            made.results.clear();
            break;
        }
        made.results[number] = times.get<long long>();
    }
    return made;
}

bool same_seats(Database& database, std::int64_t sort_key, const Facts& facts, bool counted) {
    std::vector<SeatOutcome> seats = facts.seats;
    if (!counted) {  // Nobody counts as a winner then.
        std::ranges::for_each(seats, [](SeatOutcome& seat) { seat.won = SeatOutcome::Won::no; });
    }
    return stored_seats(database, sort_key, counted) == seats;
}

bool same_dice(Database& database, std::int64_t sort_key, const Facts& facts) {
    std::size_t thrown = 0, luck_rows = 0;
    auto dice = database.query(kStoredDice);
    for (dice.with(":sort_key", sort_key); dice.next(); ++thrown) {
        if (thrown >= facts.dice.size()) {
            return false;
        }
        const SeatDice& row = facts.dice[thrown];
        if (dice.number("seat") != row.seat || dice.text("dice") != row.set ||
            (dice.number("by_app") != 0) != row.by_app || dice.number("sides") != row.sides ||
            dice.text("faces") != faces_json(row)) {
            return false;
        }
    }
    std::size_t throws = 0;
    auto stored = database.query(kStoredThrows);
    for (stored.with(":sort_key", sort_key); stored.next(); ++throws) {
        SeatThrows row = throws_at(stored);
        row.seat = static_cast<int>(stored.number("seat"));
        if (throws >= facts.throws.size() || facts.throws[throws] != row) {
            return false;
        }
    }
    if (throws != facts.throws.size()) {
        return false;
    }
    auto luck = database.query(kStoredLuck);
    for (luck.with(":sort_key", sort_key); luck.next(); ++luck_rows) {
        const SeatDiceLuck row{static_cast<int>(luck.number("seat")), luck.number("rolls"), luck.number("got"),
                               luck.number("expected"), luck.number("variance")};
        if (luck_rows >= facts.dice_luck.size() || facts.dice_luck[luck_rows] != row) {
            return false;
        }
    }
    return thrown == facts.dice.size() && luck_rows == facts.dice_luck.size();
}

}  // namespace castalia
