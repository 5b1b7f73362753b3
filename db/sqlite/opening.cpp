// How a file is opened: looked at before a statement may touch it, and within limits.
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <array>
#include <cctype>

#include "db/sqlite/database.h"
#include "db/sqlite/files.h"
#include "db/sqlite/schema_steps.h"

namespace castalia {

namespace {

/// How large a thing may be, whatever the file says: a stranger's file is refused before memory is taken for it. Our
/// own statements stay far below.
constexpr std::pair<int, int> kLimits[] = {
    {SQLITE_LIMIT_LENGTH, 256 << 20},  // A row: the journal of the largest record, and what follows from it.
    {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},
    {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 20},
    {SQLITE_LIMIT_FUNCTION_ARG, 16},
    {SQLITE_LIMIT_ATTACHED, 1},  // A copy of the file is made by attaching it.
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 10},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

const char* const kInMemory = ":memory:";

const char* const kReadSomething = "PRAGMA user_version";

std::uint32_t big_endian(const std::array<char, 100>& header, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8 | static_cast<unsigned char>(header.at(at + i));
    }
    return value;
}

void refuse_what_is_no_file(const std::filesystem::path& file) {
    std::error_code none;
    const auto found = std::filesystem::status(file, none);
    if (std::filesystem::is_directory(found)) {
        throw Failure(Failure::Kind::unreadable, say("{file} is a folder, not a library. Name a file in it.",
                                                     {{"file", literally(shown(file))}}));
    }
    if (std::filesystem::exists(found) && !std::filesystem::is_regular_file(found)) {
        throw Failure(Failure::Kind::unreadable,
                      say("{file} is not a file, so it cannot hold a library. It was left as it is; name a file.",
                          {{"file", literally(shown(file))}}));
    }
}

/// Looks at the bytes before a statement may: with the first one SQLite would put an interrupted file of another
/// program right. They are read through SQLite's own handle. To close a second one would drop every lock that this
/// program holds upon the file, and another program, thinking itself alone, would throw away the log that we write
/// to.
void check_header(SQLite::Database& database, const std::filesystem::path& file) {
    sqlite3_file* opened = nullptr;
    database.check(
        sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&opened)));
    if (opened == nullptr || opened->pMethods == nullptr) {
        return;  // In memory.
    }
    std::array<char, 100> header{};
    std::error_code none;
    const std::uintmax_t size = std::filesystem::file_size(file, none);  // SQLite's answer takes one byte for none.
    if (size == 0) {
        return;  // Ours to fill.
    }
    const bool whole = size >= header.size();
    if (whole) {
        database.check(opened->pMethods->xRead(opened, header.data(), static_cast<int>(header.size()), 0));
    }
    if (!whole || std::string_view(header.data(), 16) != std::string_view("SQLite format 3\0", 16)) {
        throw Failure(Failure::Kind::damaged,
                      say("{file} is not a library of Castalia. It was left as it is; name another file.",
                          {{"file", literally(shown(file))}}));
    }
    const auto application = big_endian(header, 68);
    if (application != 0 && application != kApplicationId) {
        throw Failure(Failure::Kind::unreadable,
                      say("{file} belongs to another program. It was left as it is; name another file.",
                          {{"file", literally(shown(file))}}));
    }
    if (application == kApplicationId && big_endian(header, 60) > schema_steps().size()) {
        throw Failure(Failure::Kind::newer, say("{file} was written by a newer Castalia. It was left as it is; open "
                                                "it with that version or name another file.",
                                                {{"file", literally(shown(file))}}));
    }
}

/// Waits for the turn at the lock: in steps so short that a writer that never rests is met between two of its
/// transactions. Returns 0 to give up.
int wait_for_turn(void* longest, int tries) {
    constexpr std::chrono::milliseconds kStep(5);
    sqlite3_sleep(static_cast<int>(kStep.count()));
    return kStep * tries < *static_cast<std::chrono::milliseconds*>(longest) ? 1 : 0;
}

/// A path as SQLite reads it in front of parameters.
std::string address_of(const std::filesystem::path& file, const std::string& parameters) {
    constexpr std::string_view kDigits = "0123456789abcdef", kPlain = "/._-";
    std::string address = "file:";
    for (const char letter : file.generic_string()) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0 || kPlain.find(letter) != std::string_view::npos) {
            address += letter;
        } else {
            address += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
        }
    }
    return address + "?" + parameters;
}

bool has_bytes(const std::filesystem::path& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    return !none && size > 0;
}

}  // namespace

SQLite::Database Database::open(const std::filesystem::path& file, Purpose purpose) {
    // A Database is used by one thread at a time: SQLite takes no lock for each value that is read.
    const int flags =
        SQLite::OPEN_NOFOLLOW | SQLite::OPEN_NOMUTEX |
        (purpose == Purpose::look ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    try {
        return SQLite::Database(file, flags);
    } catch (const SQLite::Exception& error) {
        fail(error, file, "open it");
    }
}

Database::Database(const std::filesystem::path& file, Purpose purpose)
    : file_(file == kInMemory ? file : followed(file)),  // OPEN_NOFOLLOW refuses a link anywhere in the path.
      database_((refuse_what_is_no_file(file_), open(file_, purpose))) {
    attempt("open it", [&] {
        check_header(database_, file_);
        set_options();
        if (purpose == Purpose::look) {
            look_without_locks();
        }
    });
}

void Database::set_options() {
    sqlite3* const handle = database_.getHandle();
    database_.check(sqlite3_busy_handler(handle, wait_for_turn, &longest_wait_));
    database_.check(sqlite3_extended_result_codes(handle, 1));
    for (const auto& [limit, most] : kLimits) {
        sqlite3_limit(handle, limit, most);
    }
    for (const auto& [option, on] : {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                     {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                     {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
                                     {SQLITE_DBCONFIG_DQS_DML, 0},
                                     {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
                                     {SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1}}) {
        database_.check(sqlite3_db_config(handle, option, on, nullptr));
    }
    database_.exec("PRAGMA foreign_keys = ON");
    database_.exec("PRAGMA cell_size_check = ON");
}

/// SQLite keeps an index of the log beside the file and makes it even to read. Where that cannot be done nobody who
/// could lock anything is at work, so the file is read as it lies there, its log with it.
void Database::look_without_locks() {
    try {
        only_number(kReadSomething);
        return;
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        const bool for_want_of_index = code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_IOERR;
        if (!for_want_of_index || has_bytes(std::filesystem::path(file_).concat("-journal"))) {
            throw;
        }
    }
    statements_.clear();
    const bool has_log = has_bytes(std::filesystem::path(file_).concat("-wal"));
#ifdef _WIN32
    const char* const without_locks = "vfs=win32-none";
#else
    const char* const without_locks = "vfs=unix-none";
#endif
    database_ =
        SQLite::Database(address_of(file_, has_log ? without_locks : "immutable=1"),
                         SQLite::OPEN_NOFOLLOW | SQLite::OPEN_NOMUTEX | SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    set_options();
    database_.exec("PRAGMA temp_store = MEMORY");
    if (has_log) {
        database_.exec("PRAGMA locking_mode = EXCLUSIVE");  // The index of the log is then kept in memory.
    }
    only_number(kReadSomething);
}

bool Database::in_memory() const {
    const char* const name = sqlite3_db_filename(database_.getHandle(), "main");
    return name == nullptr || *name == '\0';
}

void Database::take_copy_of(Database& other) {
    attempt("read it", [&] {
        SQLite::Backup copying(database_, other.database_);
        copying.executeStep();
    });
    file_ = other.file_;
}

}  // namespace castalia
