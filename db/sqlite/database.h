#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

#include "db/sqlite/failure.h"
#include "db/sqlite/query.h"
#include "db/sqlite/tokens.h"

namespace castalia {

/// One open SQLite file, set up the way the library wants it. SQLite's errors become ours in `attempt`.
class Database {
public:
    enum class Purpose {
        use,   ///< Opened or made; WAL, every commit on the disk when it returns.
        look,  ///< Read only.
    };
    Database(const std::filesystem::path& file, Purpose purpose);

    const std::filesystem::path& file() const { return file_; }
    SQLite::Database& raw() { return database_; }

    /// The statement of this literal, prepared once. `sql` must outlive the database.
    Query query(const char* sql);
    /// The same with `before` in front of it, which is the same each time.
    Query query_within(const std::string& before, const char* sql);
    void run(const char* sql) { query(sql).run(); }
    std::int64_t only_number(const char* sql);  ///< Returns the one number that the statement answers, or 0.

    /// How the search index takes words apart.
    const Tokens& tokens() {
        if (!tokens_) {
            tokens_.emplace(database_.getHandle());
        }
        return *tokens_;
    }

    /// From here on the write-ahead log goes back into the file when it is closed. Until then, nothing does.
    void settle_in();
    /// A copy without holes, on the disk and checked. `out` must not exist.
    void copy_into(const std::filesystem::path& out);
    /// Returns what SQLite's own check finds wrong, a sentence for each thing.
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

    std::filesystem::path file_;
    SQLite::Database database_;
    std::unordered_map<const char*, SQLite::Statement> statements_, within_;
    std::optional<Tokens> tokens_;
};

/// A transaction that writes. Rolled back unless `commit` was reached.
class Writing {
public:
    explicit Writing(Database& database);
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    ~Writing();
    void commit();

private:
    Database& database_;
    bool done_ = false;
};

}  // namespace castalia
