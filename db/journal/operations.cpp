// Reads the journal of a session from its rows. Reading one operation needs no other, so one thread fetches the rows
// and checks their chain, while others read those that were fetched before.
#include "db/journal/operations.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <future>
#include <iterator>
#include <map>
#include <thread>

#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kLoadOperations =
    "SELECT seq, at_ms, body, hash FROM operation WHERE session = :session ORDER BY seq";
const char* const kOrderTrigger = "SELECT sql FROM sqlite_schema WHERE name = 'operation_follows_the_last'";
const char* const kTakeOrderTrigger = "DROP TRIGGER IF EXISTS operation_follows_the_last";
const char* const kCountOperations = "SELECT MAX(seq) AS operations FROM operation WHERE session = :session";

/// The columns of kLoadOperations.
struct Columns {
    explicit Columns(const Query& rows)
        : number(rows.at("seq")), time(rows.at("at_ms")), body(rows.at("body")), hash(rows.at("hash")) {}
    SQLite::Column number, time, body, hash;
};

/// The rows, or the bytes, that are read together, so that one more thread is worth it.
constexpr std::size_t kRowsTogether = 2'048, kBytesTogether = std::size_t{1} << 20;

bool is_full(const OperationBodies& batch) {
    return batch.size() >= kRowsTogether || batch.bodies.size() >= kBytesTogether;
}

constexpr std::size_t kMostInStatement = 64;

/// Returns the statement that adds so many operations. A statement that may be refused half way costs as much as
/// several rows, so that many rows share one.
const char* adding_operations(std::size_t count) {
    static const std::map<std::size_t, std::string> all = [] {
        std::map<std::size_t, std::string> made;
        for (std::size_t rows = 1; rows <= kMostInStatement; rows *= 2) {
            made[rows] =
                "INSERT INTO operation (session, seq, at_ms, body, hash) VALUES " + rows_of_values(rows, 1, 4);
        }
        return made;
    }();
    return all.at(count).c_str();
}

/// Returns how many threads work at the same time, which the system has to look up in a file.
std::size_t processors() {
    static const std::size_t count = std::max(1U, std::thread::hardware_concurrency());
    return count;
}

[[noreturn]] void fail_at_operation(const Text& place, std::size_t index, const Text& why) {
    throw Failure(Failure::Kind::damaged,
                  say("{session}, operation {number} cannot be read: {why}. Run castalia-cli verify, or "
                      "restore a backup.",
                      {{"session", place}, {"number", literally(static_cast<long long>(index + 1))}, {"why", why}}));
}

class OperationReader {
public:
    OperationReader(const Text& place, const Playthrough& game, std::span<const std::string> names)
        : place_(place), game_(game), names_(names) {}

    void read(OperationBodies batch) {
        while (!running_.empty() && running_.size() >= most_at_once_) {
            take_first();
        }
        // If the system has no thread left, the batch is read when it is asked for.
        running_.push_back(std::async(std::launch::async | std::launch::deferred,
                                      [this, rows = std::move(batch)] { return read_all(rows); }));
    }
    /// Returns the operations of all batches and then those of the last one, which is read here meanwhile.
    Journal finish(const OperationBodies& last) {
        // The message names the first operation that cannot be read, so a failure in the last batch waits.
        std::packaged_task<Journal()> read_end([&] { return read_all(last); });
        read_end();
        while (!running_.empty()) {
            take_first();
        }
        append(read_end.get_future().get());
        return std::move(journal_);
    }

private:
    Journal read_all(const OperationBodies& batch) const { return read_operations(batch, place_, game_, names_); }
    void take_first() {
        std::future<Journal> first = std::move(running_.front());
        running_.pop_front();
        append(first.get());
    }
    void append(Journal lines) {
        if (journal_.empty()) {
            journal_ = std::move(lines);
            return;
        }
        make_room(journal_, lines.size());
        std::ranges::move(lines, std::back_inserter(journal_));
    }

    const Text& place_;
    const Playthrough& game_;
    std::span<const std::string> names_;
    std::size_t most_at_once_ = processors();
    Journal journal_;
    std::deque<std::future<Journal>> running_;  ///< Each waits for its end before it is destroyed.
};

std::int64_t time_of(const JournalLine& line) { return line.at.time_since_epoch().count(); }

}  // namespace

Journal read_operations(const OperationBodies& rows, const Text& place, const Playthrough& game,
                        std::span<const std::string> names) {
    Parser parser;
    Journal journal;
    journal.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        // The place is spelled out only when it is needed, because ten thousand of them would cost more than the
        // rest.
        try {
            const std::optional<Value> body = parser.parse(rows.body(i));
            if (!body) {
                fail_at_operation(place, rows.first + i, say("this is not JSON"));
            }
            journal.push_back(read_operation(*body, "", game, names));
        } catch (const BadRecord& error) {
            fail_at_operation(place, rows.first + i, error.text);
        }
    }
    return journal;
}

std::optional<Text> wrong_in_times(const Journal& journal, std::span<const std::int64_t> times) {
    return std::ranges::equal(journal, times, {}, time_of)
               ? std::nullopt
               : std::optional(say("the time of an operation has been changed"));
}

Text finding_text(const Text& place, const Text& finding) {
    return say(
        "{session} is not as it was recorded: {finding}. Run castalia-cli verify, or restore "
        "a backup.",
        {{"session", place}, {"finding", finding}});
}

OperationRows operation_rows(Database& database, std::int64_t key) {
    ChainCheck check(database, key);
    OperationRows all;
    auto rows = database.query(kLoadOperations);
    rows.with(":session", key);
    std::optional<Columns> row;
    while (rows.next()) {
        if (!row) {
            row.emplace(rows);
        }
        const std::string_view body = Query::text_in(row->body);
        const std::optional<ChainHash> hash = hash_in(Query::bytes_in(row->hash));
        check.add(row->number.getInt64(), body, hash);
        all.add(body);
        all.times.push_back(row->time.getInt64());
        all.hashes.push_back(hash.value_or(ChainHash{}));
    }
    all.root = check.root();
    all.head = check.kept();
    all.finding = check.finding();
    return all;
}

void add_operations(Database& database, std::int64_t key, const OperationRows& rows, std::size_t known) {
    if (count_operations(database, key) != known) {
        fail_with_conflict(database);
    }
    std::vector<std::string> bodies;
    bodies.reserve(rows.size());
    for (std::size_t i = known; i < rows.size(); ++i) {
        bodies.emplace_back(rows.body(i));
    }
    for (std::size_t i = known; i < rows.size();) {
        const std::size_t count = std::bit_floor(std::min(rows.size() - i, kMostInStatement));
        auto adding = database.query(adding_operations(count));
        int place = 1;
        adding.with(place, key);
        for (const std::size_t end = i + count; i < end; ++i) {
            adding.with(++place, static_cast<std::int64_t>(i + 1));
            adding.with(++place, rows.times[i]);
            adding.with(++place, bodies[i - known]);
            adding.with(++place, std::span<const unsigned char>(rows.hashes[i]));
        }
        adding.run();
    }
}

WithoutOrderTrigger::WithoutOrderTrigger(Database& database, bool few) : database_(database) {
    if (few) {
        return;
    }
    if (auto row = database.query(kOrderTrigger); row.next()) {
        trigger_ = row.text("sql");
    }
    database.raw().exec(kTakeOrderTrigger);
}

void WithoutOrderTrigger::put_back() {
    if (!trigger_.empty()) {
        database_.raw().exec(trigger_);
    }
}

Journal load_operations(Database& database, std::int64_t key, const Text& place, const Playthrough& game,
                        std::span<const std::string> names) {
    ChainCheck check(database, key);
    OperationReader reader(place, game, names);
    OperationBodies batch;
    std::vector<std::int64_t> times;
    auto rows = database.query(kLoadOperations);
    rows.with(":session", key);
    std::optional<Columns> row;  // They belong to the statement; made once, they read every row.
    while (rows.next()) {
        if (!row) {
            row.emplace(rows);
        }
        if (is_full(batch)) {
            const std::size_t first = batch.first + batch.size();
            reader.read(std::move(batch));
            batch = OperationBodies{first, {}, {}};
        }
        const std::string_view body = Query::text_in(row->body);
        check.add(row->number.getInt64(), body, hash_in(Query::bytes_in(row->hash)));
        times.push_back(row->time.getInt64());
        batch.add(body);
    }
    Journal journal = reader.finish(batch);
    std::optional<Text> finding = check.finding();
    if (!finding) {
        finding = wrong_in_times(journal, times);
    }
    if (finding) {
        database.report_damage(finding_text(place, *finding));
    }
    return journal;
}

std::size_t count_operations(Database& database, std::int64_t key) {
    auto count = database.query(kCountOperations);
    return count.with(":session", key).next() ? count.size("operations") : 0;
}

}  // namespace castalia
