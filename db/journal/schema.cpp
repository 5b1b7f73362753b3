#include "db/journal/schema.h"

#include <sqlite3.h>

#include <algorithm>
#include <iterator>

#include "db/journal/first_chains.h"
#include "db/journal/parts.h"
#include "db/sqlite/database.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kApplication = "PRAGMA application_id";
constexpr std::string_view kFirstChains = "0008_chained";  ///< The step after which SQL alone is not enough.

/// Returns a name that a stranger may have chosen, shortened and without anything on which a terminal acts.
std::string printable_name(const std::string& name) {
    constexpr std::size_t kMost = 60;
    std::string text = shown(std::filesystem::path(name.substr(0, kMost)));
    return text + (name.size() > kMost ? "…" : "");
}

std::vector<Part> parts_of(Database& database) {
    std::vector<Part> parts;
    auto rows = database.query(kListParts);
    while (rows.next()) {
        parts.push_back({rows.text("type"), rows.text("name"), rows.text("sql")});
    }
    return parts;
}

/// Returns the statement of a part without the things that versions of SQLite may write differently.
std::string bare(const std::string& sql) {
    std::string text;
    std::ranges::copy_if(sql, std::back_inserter(text),
                         [](char c) { return std::string_view(" \t\r\n\"'`").find(c) == std::string_view::npos; });
    return text;
}

/// Lets the steps of the schema replace the words of a table, which is refused to every other statement.
class EditsOfSchema {
public:
    explicit EditsOfSchema(SQLite::Database& database) : database_(database) { refuse(0); }
    EditsOfSchema(const EditsOfSchema&) = delete;
    EditsOfSchema& operator=(const EditsOfSchema&) = delete;
    ~EditsOfSchema() { refuse(1); }

private:
    void refuse(int on) { sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, on, nullptr); }

    SQLite::Database& database_;
};

/// Returns the parts of a file after the first `version` steps. They are made in memory, so that nothing has to be
/// written down twice.
std::vector<Part> parts_after(const std::vector<SchemaStep>& steps, std::size_t version) {
    SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    const EditsOfSchema edits(fresh);
    for (std::size_t number = 0; number < version; ++number) {
        fresh.exec(std::string(steps[number].sql));
    }
    std::vector<Part> parts;
    SQLite::Statement rows(fresh, kListParts);
    while (rows.executeStep()) {
        parts.push_back({rows.getColumn("type").getString(), rows.getColumn("name").getString(),
                         rows.getColumn("sql").getString()});
    }
    return parts;
}

const std::vector<Part>& parts_of_today() {
    static const std::vector<Part> parts = parts_after(schema_steps(), schema_steps().size());
    return parts;
}

/// Returns whether the part comes from ANALYZE, and does not only have its name.
bool is_statistics(const Part& part) {
    return part.type == "table" && (bare(part.sql) == "CREATETABLEsqlite_stat1(tbl,idx,stat)" ||
                                    bare(part.sql) == "CREATETABLEsqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)");
}

bool holds(const std::vector<Part>& parts, const Part& wanted) {
    return std::ranges::any_of(parts, [&](const Part& part) {
        return part.type == wanted.type && part.name == wanted.name && bare(part.sql) == bare(wanted.sql);
    });
}

bool is_named(const std::vector<Part>& parts, const Part& wanted) {
    return std::ranges::any_of(
        parts, [&](const Part& part) { return part.type == wanted.type && part.name == wanted.name; });
}

/// Refuses parts that are not ours or differ from ours, because SQLite could run them with any statement. It also
/// tells of missing tables, in words that help more than SQLite's.
void check_parts(const std::string& name, const std::vector<Part>& parts, const std::vector<Part>& wanted) {
    for (const Part& part : parts) {
        if (!holds(wanted, part) && !is_statistics(part)) {
            throw Failure(Failure::Kind::damaged,
                          say("{file} holds the {type} {part}, which Castalia did not make. It was left as it is; "
                              "restore a backup, or remove the {type} with sqlite3 if you know what it does.",
                              {{"file", literally(name)},
                               {"type", literally(part.type)},
                               {"part", literally(printable_name(part.name))}}));
        }
    }
    for (const Part& part : wanted) {
        if (part.type == "table" && !is_named(parts, part)) {
            throw Failure(Failure::Kind::damaged,
                          say("{file} lacks the table {table}. It was left as it is; restore a backup.",
                              {{"file", literally(name)}, {"table", literally(part.name)}}));
        }
    }
}

/// Changes a file of the version `from` to one of the version `to`, in one transaction that says so.
template <class Change>
void bring(Database& database, std::size_t from, std::size_t to, Change&& change) {
    database.attempt("bring it to the newest version", [&] {
        Writing writing(database);
        if (static_cast<std::size_t>(database.schema_version()) != from) {
            return;  // Another program did it while we waited.
        }
        change();
        database.raw().exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        database.raw().exec("PRAGMA user_version = " + std::to_string(to));
        writing.commit();
    });
}

/// Makes a new file at once. The steps would make several tables only to rename them or to make them anew.
void make_new(Database& database) {
    bring(database, 0, schema_steps().size(), [&] {
        for (const std::string& statement : statements_as_built()) {
            database.raw().exec(statement);
        }
    });
}

void take(Database& database, const SchemaStep& step, std::size_t number) {
    const EditsOfSchema edits(database.raw());
    bring(database, number - 1, number, [&] {
        database.raw().exec(std::string(step.sql));
        if (step.name == kFirstChains) {
            chain_journals_from_before(database);
        }
    });
}

}  // namespace

void check_origin(Database& database, const std::vector<SchemaStep>& steps) {
    database.attempt("read it", [&] {
        // This gives one view of the file, even if another program is just bringing it to the newest version.
        SQLite::Transaction reading(database.raw(), SQLite::TransactionBehavior::DEFERRED);
        const auto application = database.only_number(kApplication);
        const auto version = database.schema_version();
        const auto parts = parts_of(database);
        const auto name = shown(database.file());
        if (application == 0 && version == 0 && parts.empty()) {
            return;  // The file is new.
        }
        if (application != kApplicationId) {
            refuse_file_of_another_program(database.file());
        }
        if (version > static_cast<std::int64_t>(steps.size())) {
            refuse_newer_file(database.file());
        }
        if (version < 1) {
            throw Failure(Failure::Kind::damaged,
                          say("{file} does not say which version wrote it. It was left as it is; restore a backup.",
                              {{"file", literally(name)}}));
        }
        const bool of_today = &steps == &schema_steps() && version == static_cast<std::int64_t>(steps.size());
        if (of_today && parts == parts_as_built()) {
            // This is the usual case. Another SQLite may write some parts differently; these are compared closely.
            return;
        }
        check_parts(name, parts, of_today ? parts_of_today() : parts_after(steps, static_cast<std::size_t>(version)));
    });
}

bool bring_to_newest(Database& database, const std::vector<SchemaStep>& steps, bool is_copy) {
    const auto version_now = [&] {
        return database.attempt("read it", [&] { return static_cast<std::size_t>(database.schema_version()); });
    };
    if (&steps == &schema_steps() && version_now() == 0) {
        make_new(database);
    }
    const auto version = version_now();
    const bool copied = version > 0 && version < steps.size() && !database.in_memory() && !is_copy;
    if (copied) {
        database.copy_into(beside(database.file(), ".version-" + std::to_string(version)));
    }
    for (std::size_t number = version + 1; number <= steps.size(); ++number) {
        take(database, steps[number - 1], number);
    }
    return copied;
}

std::vector<Text> missing_parts(Database& database) {
    const auto have = database.attempt("read it", [&] { return parts_of(database); });
    std::vector<Text> missing;
    if (have == parts_as_built()) {
        return missing;
    }
    for (const Part& part : parts_of_today()) {
        if (!holds(have, part)) {
            missing.push_back(say("the {type} {name} is missing or is not as Castalia made it",
                                  {{"type", literally(part.type)}, {"name", literally(part.name)}}));
        }
    }
    return missing;
}

}  // namespace castalia
