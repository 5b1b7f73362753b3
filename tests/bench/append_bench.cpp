// Writing an event: the store is compared with the bare C API of SQLite, which runs the same statements on the same
// disk in the same run. And reading: a long session is loaded and replayed.
#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>

#include "core/session/record.h"
#include "db/journal/statements.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

const std::string kThirdId = "0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33";

/// Returns the folder in which both sides write: CASTALIA_BENCH_FOLDER, or the one for temporary files.
std::filesystem::path bench_folder() {
    const char* const named = std::getenv("CASTALIA_BENCH_FOLDER");
    return named == nullptr ? std::filesystem::temp_directory_path() : std::filesystem::path(named);
}

class BenchLibrary {
public:
    BenchLibrary() : file_(bench_folder() / "castalia-bench.sqlite") { remove(); }
    BenchLibrary(const BenchLibrary&) = delete;
    BenchLibrary& operator=(const BenchLibrary&) = delete;
    ~BenchLibrary() { remove(); }
    const std::filesystem::path& file() const { return file_; }

private:
    void remove() const {
        for (const char* ending : {"", "-wal", "-shm"}) {
            std::filesystem::remove(std::filesystem::path(file_).concat(ending));
        }
    }
    std::filesystem::path file_;
};

/// Returns an event of a turn that the rules let go on for ever: a roll, then counts and trades of tokens. All of
/// them are allowed.
const char* event_text(std::size_t i) {
    if (i == 0) {
        return R"({"type": "roll", "player": "Ann", "dice": [3, 7]})";
    }
    switch (i % 4) {
        case 1: return R"({"type": "adjust", "what": {"what": "tokens", "player": "Ann", "suit": "M"}, "to": 9})";
        case 2: return R"({"type": "trade", "player": "Ann", "give": "M", "get": "S"})";
        case 3: return R"({"type": "trade", "player": "Ann", "give": "M", "get": "W", "times": 2})";
        default: return R"({"type": "adjust", "what": {"what": "tokens", "player": "Ann", "suit": "S"}, "to": 1})";
    }
}

Addition next_event(const Session& session) {
    const Moment at = *session.heading().started + std::chrono::seconds(session.journal().size());
    Json json = Json::parse(event_text(session.journal().size()));
    json["at"] = rfc3339(at);
    const EventPtr event = read_event(json, "event", session.playthrough(), session.names());
    const Verdict verdict = session.replay().judge(*event);
    if (verdict) {
        throw std::logic_error("the rules refuse what the benchmark plays");
    }
    return session.propose(Played{event}, verdict, at);
}

void add_event(Session& session) { session.accept(next_event(session)); }

void check(int code, sqlite3* handle) {
    if (code != SQLITE_OK && code != SQLITE_DONE && code != SQLITE_ROW) {
        throw std::runtime_error(sqlite3_errmsg(handle));
    }
}

/// What an append needs of SQLite: the statements of Store::append without hashes, or (`same`) with them, and nothing
/// around them.
class Bare {
public:
    explicit Bare(const std::filesystem::path& file) {
        check(sqlite3_open(file.c_str(), &handle_), handle_);
        for (const char* pragma :
             {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"}) {
            check(sqlite3_exec(handle_, pragma, nullptr, nullptr, nullptr), handle_);
        }
        for (const char* sql : {"BEGIN IMMEDIATE", "SELECT key FROM session WHERE id = ?",
                                "INSERT INTO operation (session, seq, at_ms, body) VALUES (?, ?, ?, ?)",
                                "INSERT OR IGNORE INTO stale_summary (session) VALUES (?)", "COMMIT",
                                "INSERT INTO operation (session, seq, at_ms, body, hash) VALUES (?, ?, ?, ?, ?)",
                                sql::journal_end, sql::move_head}) {
            statements_.push_back(nullptr);
            check(sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statements_.back(), nullptr),
                  handle_);
        }
    }
    Bare(const Bare&) = delete;
    Bare& operator=(const Bare&) = delete;
    ~Bare() {
        for (sqlite3_stmt* const statement : statements_) {
            sqlite3_finalize(statement);
        }
        sqlite3_close(handle_);
    }

    /// Appends an event, with or without the statements that keep lists and search up to date.
    void append(const std::string& id, sqlite3_int64 seq, const std::string& body, bool alone = false) {
        run(0);
        sqlite3_stmt* const find = statements_[1];
        sqlite3_bind_text(find, 1, id.data(), static_cast<int>(id.size()), SQLITE_STATIC);
        check(sqlite3_step(find), handle_);
        const sqlite3_int64 key = sqlite3_column_int64(find, 0);
        sqlite3_reset(find);
        sqlite3_stmt* const insert = statements_[2];
        sqlite3_bind_int64(insert, 1, key);
        sqlite3_bind_int64(insert, 2, seq);
        sqlite3_bind_int64(insert, 3, seq);
        sqlite3_bind_text(insert, 4, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
        run(2);
        if (!alone) {
            sqlite3_bind_int64(statements_[3], 1, key);
            run(3);
        }
        run(4);
    }

    /// Appends an event by the statements that Store::append runs today.
    void append_same(const std::string& id, sqlite3_int64 seq, const std::string& body) {
        run(0);
        sqlite3_stmt* const end = statements_[6];
        sqlite3_bind_text(end, 1, id.data(), static_cast<int>(id.size()), SQLITE_STATIC);
        check(sqlite3_step(end), handle_);
        const sqlite3_int64 key = sqlite3_column_int64(end, 0);
        const bool stale = sqlite3_column_int64(end, 9) != 0;
        sqlite3_reset(end);
        const ChainHash hash{};
        sqlite3_stmt* const insert = statements_[5];
        sqlite3_bind_int64(insert, 1, key);
        sqlite3_bind_int64(insert, 2, seq);
        sqlite3_bind_int64(insert, 3, seq);
        sqlite3_bind_text(insert, 4, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
        sqlite3_bind_blob(insert, 5, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC);
        run(5);
        sqlite3_stmt* const head = statements_[7];
        sqlite3_bind_int64(head, 1, seq);
        sqlite3_bind_blob(head, 2, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC);
        sqlite3_bind_int64(head, 3, seq);
        sqlite3_bind_int64(head, 4, key);
        run(7);
        if (!stale) {
            sqlite3_bind_int64(statements_[3], 1, key);
            run(3);
        }
        run(4);
    }

private:
    void run(std::size_t which) {
        check(sqlite3_step(statements_[which]), handle_);
        sqlite3_reset(statements_[which]);
    }
    sqlite3* handle_ = nullptr;
    std::vector<sqlite3_stmt*> statements_;
};

void append_by_store(benchmark::State& state) {
    const BenchLibrary library;
    Store store(known_games(), library.file());
    Session session = session_of();
    store.begin(session);
    const auto length = static_cast<std::size_t>(state.range(0));
    while (session.journal().size() < length) {
        add_event(session);
    }
    append_from(store, session, 0);
    for (auto _ : state) {
        state.PauseTiming();
        Addition next = next_event(session);
        state.ResumeTiming();
        store.append(session, {&next.line, 1});
        session.accept(std::move(next));
    }
}

void append_by_bare_sqlite(benchmark::State& state) {
    const BenchLibrary library;
    Session session = session_of();
    add_event(session);
    {
        Store(known_games(), library.file()).begin(session);
    }
    Bare bare(library.file());
    const std::string body = write_operation(session.journal().back(), session.playthrough(), session.names()).dump();
    for (sqlite3_int64 seq = 2; auto _ : state) {
        bare.append(kFirstId, seq++, body);
    }
}

/// Runs all sides in turn, so that the disk's other work affects all of them. `ratio` is the bare time divided by the
/// store's, and `same_ratio` that of the same statements; `keeping_up` is the additional time for lists and search
/// (at most a third).
void append_side_by_side(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    const BenchLibrary library;
    Store store(known_games(), library.file());
    Session session = session_of();
    store.begin(session);
    Session other = session_of(kSecondId);
    add_event(other);
    store.begin(other);
    Session third_session = session_of(kThirdId);
    add_event(third_session);
    store.begin(third_session);
    Bare bare(library.file());
    const std::string body = write_operation(other.journal().back(), other.playthrough(), other.names()).dump();
    std::vector<double> by_store, by_bare, by_bare_alone, by_same;
    for (sqlite3_int64 seq = 2, same_seq = 2; auto _ : state) {
        Addition next = next_event(session);
        const auto first = Clock::now();
        store.append(session, {&next.line, 1});
        session.accept(std::move(next));
        const auto second = Clock::now();
        bare.append(kSecondId, seq++, body);
        const auto third = Clock::now();
        bare.append(kSecondId, seq++, body, true);
        const auto fourth = Clock::now();
        bare.append_same(kThirdId, same_seq++, body);
        const auto fifth = Clock::now();
        by_store.push_back(std::chrono::duration<double, std::micro>(second - first).count());
        by_bare.push_back(std::chrono::duration<double, std::micro>(third - second).count());
        by_bare_alone.push_back(std::chrono::duration<double, std::micro>(fourth - third).count());
        by_same.push_back(std::chrono::duration<double, std::micro>(fifth - fourth).count());
    }
    const auto median = [](std::vector<double>& times) {
        std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
        return times[times.size() / 2];
    };
    state.counters["store_us"] = median(by_store);
    state.counters["bare_us"] = median(by_bare);
    state.counters["alone_us"] = median(by_bare_alone);
    state.counters["keeping_up"] = median(by_bare) / median(by_bare_alone) - 1;
    state.counters["ratio"] = median(by_bare) / median(by_store);
    state.counters["same_us"] = median(by_same);
    state.counters["same_ratio"] = median(by_same) / median(by_store);
}

void load_and_replay(benchmark::State& state) {
    const BenchLibrary library;
    Store store(known_games(), library.file());
    Session session = session_of();
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.range(0)); ++i) {
        add_event(session);
    }
    store.begin(session);
    for (auto _ : state) {
        benchmark::DoNotOptimize(store.load(kFirstId));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * state.range(0));
}

void open_library(benchmark::State& state) {
    const BenchLibrary library;
    {
        Store(known_games(), library.file()).begin(session_of());
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(Store(known_games(), library.file()).holds(kFirstId));
    }
}

BENCHMARK(append_by_bare_sqlite)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(append_by_store)->Arg(60)->Arg(2'000)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(append_side_by_side)->Iterations(2'000)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(load_and_replay)->Arg(60)->Arg(2'000)->Arg(10'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(open_library)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia
