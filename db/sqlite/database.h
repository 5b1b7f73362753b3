#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/session/file_kind.h"
#include "db/sqlite/failure.h"
#include "db/sqlite/log_watch.h"
#include "db/sqlite/query.h"
#include "db/sqlite/tokens.h"

namespace castalia {

/// An open SQLite file with the settings of a library. `attempt` turns errors of SQLite into Failure.
class Database {
public:
    enum class Purpose {
        use,   ///< Opens the file or makes it, to read and write.
        look,  ///< Opens the file to read only, even if neither it nor its folder may be written.
    };
    Database(const std::filesystem::path& file, Purpose purpose);
    ~Database();

    const std::filesystem::path& file() const { return file_; }
    SQLite::Database& raw() { return database_; }

    /// Returns the statement of this literal, which is prepared once. Assumes that `sql` outlives the database.
    Query query(const char* sql);
    /// Returns the statement with `before` in front of it. Assumes that `before` is the same each time.
    Query query_within(const std::string& before, const char* sql);
    void run(const char* sql) { query(sql).run(); }
    std::int64_t only_number(const char* sql);  ///< Returns the single number that the statement yields, or 0.
    /// Returns how many steps of the schema the file has taken (db/sqlite/schema_steps.h).
    std::int64_t schema_version() { return only_number("PRAGMA user_version"); }
    /// Returns whether anybody has written to the file since `note_state`. Assumes that a transaction has begun.
    bool is_changed() { return !noted_state_ || state() != noted_state_; }
    void note_state() { noted_state_ = state(); }

    /// Reports that something was read that is not as it was written. Each sentence is reported once.
    void report_damage(const Text& damage);
    void on_damage(std::function<void(const Text&)> hear);
    const std::function<void(const Text&)>& damage_callback() const { return on_damage_; }

    /// Returns how the search index divides a text into words.
    const Tokens& tokens() {
        if (!tokens_) {
            tokens_.emplace(database_.getHandle());
        }
        return *tokens_;
    }

    /// Sets the file up for writing, so that every commit is on disk when it returns. From then on the write-ahead
    /// log goes back into the file when it is closed; before that nothing does.
    void prepare_to_write();
    /// Makes sure that later changes will be found again. A log that was removed is put into the file and made again.
    /// Throws Failure if the file was moved or cut, or if another program uses another log.
    void check_log();
    /// Makes an empty database in memory a copy of another one, with the same file name.
    void take_copy_of(Database& other);
    /// Makes every later `Writing` throw Failure::read_only with this sentence.
    void forbid_writing(Text why) { why_not_written_ = std::move(why); }
    const std::optional<Text>& why_not_written() const { return why_not_written_; }
    bool in_memory() const;
    void wait_at_most(std::chrono::milliseconds time) { longest_wait_ = time; }
    std::chrono::milliseconds longest_wait() const { return longest_wait_; }
    /// Makes a compact, checked copy and waits until it is on disk. Assumes that `out` does not exist.
    void copy_into(const std::filesystem::path& out);
    /// Returns what SQLite's own check finds wrong, with a sentence for each fault.
    std::vector<Text> integrity();

    template <class Work>
    auto attempt(const char* doing, Work&& work) {
        try {
            return work();
        } catch (const SQLite::Exception& error) {
            fail(error, file_, doing);
        }
    }
    [[noreturn]] static void fail(const SQLite::Exception& error, const std::filesystem::path& file,
                                  const char* doing);

private:
    static SQLite::Database open(const std::filesystem::path& file, Purpose purpose);
    void set_options();
    /// Returns a number that changes whenever this or another program writes to the file; nothing if it is not known.
    std::optional<unsigned> state();
    void look_without_locks();
    void begin_watch();
    void renew_log();
    void leave_log_alone();

    std::filesystem::path file_;
    SQLite::Database database_;
    std::unordered_map<const char*, SQLite::Statement> statements_, within_;
    std::optional<Tokens> tokens_;
    std::function<void(const Text&)> on_damage_;
    std::vector<Text> reported_damage_;
    std::optional<Text> why_not_written_;
    std::chrono::milliseconds longest_wait_{5'050};
    std::optional<unsigned> noted_state_;  ///< Nothing if it is not known.
    std::optional<LogWatch> watch_;        ///< Set by `prepare_to_write`, unless the library is in memory.
};

/// Throw Failure: this file is left as it is.
[[noreturn]] void refuse_other_kind(const std::filesystem::path& file, FileKind kind);
[[noreturn]] void refuse_newer_file(const std::filesystem::path& file);
[[noreturn]] void refuse_file_of_another_program(const std::filesystem::path& file);

/// A transaction that writes. It is rolled back unless `commit` is reached. It does not begin in a file that a newer
/// program has brought to a version that this one does not know.
class Writing {
public:
    explicit Writing(Database& database);
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    ~Writing();
    void commit();

private:
    void roll_back();

    Database& database_;
    bool done_ = false;
};

/// Lets a change of very many rows keep more of the file in memory, so that a page is written once and not again and
/// again.
class RoomForChange {
public:
    explicit RoomForChange(Database& database);
    RoomForChange(const RoomForChange&) = delete;
    RoomForChange& operator=(const RoomForChange&) = delete;
    ~RoomForChange();

private:
    Database& database_;
    std::int64_t before_;
};

}  // namespace castalia
