// Opens a file: checks it before any statement may touch it, and sets limits.
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <array>
#include <cctype>

#include "db/sqlite/database.h"
#include "db/sqlite/files.h"
#include "db/sqlite/schema_steps.h"

namespace castalia {

namespace {

/// The largest sizes that any file may use, so that a stranger's file is refused before it takes memory. Our own
/// statements stay far below.
constexpr std::pair<int, int> kLimits[] = {
    {SQLITE_LIMIT_LENGTH, 256 << 20},  // A row may have the journal of the largest record and its consequences.
    {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},       {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},           {SQLITE_LIMIT_COMPOUND_SELECT, 20},
    {SQLITE_LIMIT_FUNCTION_ARG, 16},          {SQLITE_LIMIT_ATTACHED, 1},  // Attaching a file makes the copy.
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000}, {SQLITE_LIMIT_TRIGGER_DEPTH, 10},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

const char* const kInMemory = ":memory:";

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

/// Checks the bytes before any statement, because with the first one SQLite would repair an interrupted file of
/// another program. They are read through SQLite's own handle: closing a second one would drop every lock of this
/// program on the file, and another program would think that it is alone and throw away the log to which we write.
void check_header(SQLite::Database& database, const std::filesystem::path& file) {
    sqlite3_file* opened = nullptr;
    database.check(
        sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&opened)));
    if (opened == nullptr || opened->pMethods == nullptr) {
        return;  // The database is in memory.
    }
    std::array<char, 100> header{};
    std::error_code none;
    const std::uintmax_t size = std::filesystem::file_size(file, none);  // For SQLite, one byte counts as none.
    if (size == 0) {
        return;  // The file is empty, so we may fill it.
    }
    const bool whole = size >= header.size();
    const std::size_t length = whole ? header.size() : static_cast<std::size_t>(size);
    database.check(opened->pMethods->xRead(opened, header.data(), static_cast<int>(length), 0));
    if (!whole || std::string_view(header.data(), 16) != std::string_view("SQLite format 3\0", 16)) {
        refuse_other_kind(file, kind_of_file({header.data(), length}));
    }
    const auto application = big_endian(header, 68);
    if (application != 0 && application != kApplicationId) {
        refuse_file_of_another_program(file);
    }
    if (application == kApplicationId && big_endian(header, 60) > schema_steps().size()) {
        refuse_newer_file(file);
    }
}

/// Waits for the lock, in steps so short that it gets between two transactions of a program that never rests. Returns
/// 0 to give up.
int wait_for_turn(void* longest, int tries) {
    constexpr std::chrono::milliseconds kStep(5);
    sqlite3_sleep(static_cast<int>(kStep.count()));
    return kStep * tries < *static_cast<std::chrono::milliseconds*>(longest) ? 1 : 0;
}

/// Returns a path as SQLite reads it in front of parameters.
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

void refuse_other_kind(const std::filesystem::path& file, FileKind kind) {
    const bool known = kind != FileKind::empty && kind != FileKind::unknown;
    throw Failure(Failure::Kind::damaged,
                  known ? say("{file} is {what}, not a library of Castalia. It was left as it is; name another file.",
                              {{"file", literally(shown(file))}, {"what", named(kind)}})
                        : say("{file} is not a library of Castalia. It was left as it is; name another file.",
                              {{"file", literally(shown(file))}}));
}

void refuse_newer_file(const std::filesystem::path& file) {
    throw Failure(Failure::Kind::newer, say("{file} was written by a newer Castalia. It was left as it is; open it "
                                            "with that version or name another file.",
                                            {{"file", literally(shown(file))}}));
}

void refuse_file_of_another_program(const std::filesystem::path& file) {
    throw Failure(Failure::Kind::unreadable,
                  say("{file} belongs to another program. It was left as it is; name another file.",
                      {{"file", literally(shown(file))}}));
}

SQLite::Database Database::open(const std::filesystem::path& file, Purpose purpose) {
    // Only one thread uses a Database at a time, so SQLite needs no lock for each value.
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

/// Reads a library without locks. SQLite makes an index of the log beside the file even to read. If that cannot be
/// done, no program that could lock anything is at work, so the file is read as it is, with its log.
void Database::look_without_locks() {
    try {
        schema_version();  // Reads something.
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
    schema_version();  // Reads something.
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
