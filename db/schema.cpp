#include "db/schema.h"

#include <algorithm>
#include <set>

#include "db/database.h"
#include "db/files.h"

namespace castalia {

namespace {

const char* const kApplication = "PRAGMA application_id";
const char* const kVersion = "PRAGMA user_version";
const char* const kParts = "SELECT type, name, coalesce(sql, '') FROM sqlite_master ORDER BY type, name";

struct Part {
    std::string type, name, sql;
    auto operator<=>(const Part&) const = default;
};

std::vector<Part> parts_of(Database& database) {
    std::vector<Part> parts;
    auto rows = database.query(kParts);
    while (rows.next()) {
        parts.push_back({rows.text(0), rows.text(1), rows.text(2)});
    }
    return parts;
}

/// SQLite keeps the text of a trigger or view as it was written, so ours are found in our own steps.
bool is_ours(const Part& part, const std::vector<SchemaStep>& steps) {
    return std::ranges::any_of(
        steps, [&](const SchemaStep& step) { return step.sql.find(part.sql) != std::string_view::npos; });
}

void take(Database& database, const SchemaStep& step, std::size_t number) {
    database.attempt("bring it to the newest version", [&] {
        Writing writing(database);
        if (static_cast<std::size_t>(database.pragma(kVersion)) + 1 != number) {
            return;  // Another program took this step while we waited.
        }
        database.raw().exec(std::string(step.sql));
        database.raw().exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        database.raw().exec("PRAGMA user_version = " + std::to_string(number));
        writing.commit();
    });
}

}  // namespace

void check_origin(Database& database, const std::vector<SchemaStep>& steps) {
    database.attempt("read it", [&] {
        const auto application = database.pragma(kApplication);
        const auto version = database.pragma(kVersion);
        const auto parts = parts_of(database);
        const auto name = shown(database.file());
        if (application == 0 && version == 0 && parts.empty()) {
            return;  // New.
        }
        if (application != kApplicationId) {
            throw Failure(Failure::Kind::unreadable,
                          name + " belongs to another program. It was left as it is; name another file.");
        }
        if (version > static_cast<std::int64_t>(steps.size())) {
            throw Failure(Failure::Kind::newer, name +
                                                    " was written by a newer Castalia. It was left as it is; open it "
                                                    "with that version or name another file.");
        }
        for (const auto& part : parts) {
            if ((part.type == "trigger" || part.type == "view") && !is_ours(part, steps)) {
                throw Failure(Failure::Kind::damaged, name + " holds a " + part.type + " that Castalia did not make (" +
                                                          part.name +
                                                          "). It was left as it is; restore a backup, or remove the " +
                                                          part.type + " with sqlite3 if you know what it does.");
            }
        }
    });
}

void bring_to_newest(Database& database, const std::vector<SchemaStep>& steps) {
    const auto version =
        database.attempt("read it", [&] { return static_cast<std::size_t>(database.pragma(kVersion)); });
    if (version > 0 && version < steps.size()) {
        database.copy_into(beside(database.file(), ".version-" + std::to_string(version)));
    }
    for (std::size_t number = version + 1; number <= steps.size(); ++number) {
        take(database, steps[number - 1], number);
    }
}

std::vector<std::string> missing_parts(Database& database) {
    // What a file has to have is what a new one gets.
    Database fresh(":memory:", Database::Purpose::use);
    bring_to_newest(fresh);
    const auto wanted = parts_of(fresh);
    const auto have = database.attempt("read it", [&] { return parts_of(database); });
    std::vector<std::string> missing;
    for (const auto& part : wanted) {
        if (std::ranges::find(have, part) == have.end()) {
            missing.push_back("the " + part.type + " " + part.name + " is missing or is not as Castalia made it");
        }
    }
    return missing;
}

}  // namespace castalia
