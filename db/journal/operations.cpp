// Reads the journal of a session from its rows. Reading one operation needs no other, so one thread fetches the rows
// and checks their chain, while others read those that were fetched before.
#include "db/journal/operations.h"

#include <algorithm>
#include <deque>
#include <future>
#include <iterator>
#include <thread>

#include "db/journal/chains.h"

namespace castalia {

namespace {

const char* const kLoadOperations =
    "SELECT seq, at_ms, body, hash FROM operation WHERE session = :session ORDER BY seq";
const char* const kCountOperations = "SELECT MAX(seq) AS operations FROM operation WHERE session = :session";

/// The columns of kLoadOperations.
struct Columns {
    explicit Columns(const Query& rows)
        : number(rows.at("seq")), time(rows.at("at_ms")), body(rows.at("body")), hash(rows.at("hash")) {}
    SQLite::Column number, time, body, hash;
};

/// The rows, or the bytes, that are read together, so that one more thread is worth it.
constexpr std::size_t kRowsTogether = 2'048, kBytesTogether = std::size_t{1} << 20;

/// Consecutive operations, as their rows hold them.
struct Batch {
    std::size_t first = 0;          ///< The number of operations before them.
    std::string bodies;             ///< The bodies, one behind the other.
    std::vector<std::size_t> ends;  ///< The end of each body.

    bool is_full() const { return ends.size() >= kRowsTogether || bodies.size() >= kBytesTogether; }
    void add(std::string_view body) {
        bodies += body;
        ends.push_back(bodies.size());
    }
    std::string_view body(std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends[i - 1];
        return std::string_view(bodies).substr(begin, ends[i] - begin);
    }
};

class OperationReader {
public:
    OperationReader(const Text& place, const Playthrough& game, std::span<const std::string> names)
        : place_(place), game_(game), names_(names) {}

    void read(Batch batch) {
        while (!running_.empty() && running_.size() >= most_at_once_) {
            take_first();
        }
        // If the system has no thread left, the batch is read when it is asked for.
        running_.push_back(std::async(std::launch::async | std::launch::deferred,
                                      [this, rows = std::move(batch)] { return read_all(rows); }));
    }
    /// Returns the operations of all batches and then those of the last one, which is read here meanwhile.
    Journal finish(const Batch& last) {
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
    Journal read_all(const Batch& batch) const {
        Parser parser;
        Journal journal;
        journal.reserve(batch.ends.size());
        for (std::size_t i = 0; i < batch.ends.size(); ++i) {
            // The place is spelled out only when it is needed, because ten thousand of them would cost more than the
            // rest.
            try {
                const std::optional<Value> body = parser.parse(batch.body(i));
                if (!body) {
                    fail(batch.first + i, say("this is not JSON"));
                }
                journal.push_back(read_operation(*body, "", game_, names_));
            } catch (const BadRecord& error) {
                fail(batch.first + i, error.text);
            }
        }
        return journal;
    }
    [[noreturn]] void fail(std::size_t index, const Text& why) const {
        throw Failure(
            Failure::Kind::damaged,
            say("{session}, operation {number} cannot be read: {why}. Run castalia-cli verify, or "
                "restore a backup.",
                {{"session", place_}, {"number", literally(static_cast<long long>(index + 1))}, {"why", why}}));
    }
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
    std::size_t most_at_once_ = std::max(1U, std::thread::hardware_concurrency());
    Journal journal_;
    std::deque<std::future<Journal>> running_;  ///< Each waits for its end before it is destroyed.
};

std::int64_t time_of(const JournalLine& line) { return line.at.time_since_epoch().count(); }

}  // namespace

Journal load_operations(Database& database, std::int64_t key, const Text& place, const Playthrough& game,
                        std::span<const std::string> names) {
    ChainCheck check(database, key);
    OperationReader reader(place, game, names);
    Batch batch;
    std::vector<std::int64_t> times;
    auto rows = database.query(kLoadOperations);
    rows.with(":session", key);
    std::optional<Columns> row;  // They belong to the statement; made once, they read every row.
    while (rows.next()) {
        if (!row) {
            row.emplace(rows);
        }
        if (batch.is_full()) {
            const std::size_t first = batch.first + batch.ends.size();
            reader.read(std::move(batch));
            batch = Batch{first, {}, {}};
        }
        const std::string_view body = Query::text_in(row->body);
        check.add(row->number.getInt64(), body, hash_in(Query::bytes_in(row->hash)));
        times.push_back(row->time.getInt64());
        batch.add(body);
    }
    Journal journal = reader.finish(batch);
    std::optional<Text> finding = check.finding();
    if (!finding && !std::ranges::equal(journal, times, {}, time_of)) {
        finding = say("the time of an operation has been changed");
    }
    if (finding) {
        database.tell_damage(
            say("{session} is not as it was recorded: {finding}. Run castalia-cli verify, or restore "
                "a backup.",
                {{"session", place}, {"finding", *finding}}));
    }
    return journal;
}

std::size_t count_operations(Database& database, std::int64_t key) {
    auto count = database.query(kCountOperations);
    return count.with(":session", key).next() ? count.size("operations") : 0;
}

}  // namespace castalia
