// The small tables: names that many sessions share, each with a number.
#include "db/history/index_filter.h"
#include "db/history/summary.h"

namespace castalia {

namespace {

const char* const kAddPerson = "INSERT INTO person (name) VALUES (:name)";
const char* const kAddSpelling = "INSERT INTO spelling (name, person) VALUES (:name, :person)";

const char* const kSpellingsOfPerson = "SELECT key FROM spelling WHERE person = :person";
const char* const kFindSpelling = "SELECT key FROM spelling WHERE name = :name";
const char* const kFindTag = "SELECT key FROM tag WHERE name = :name";
const char* const kAddTag = "INSERT INTO tag (name) VALUES (:name)";
const char* const kFindPlace = "SELECT key FROM place WHERE name = :name";
const char* const kAddPlace = "INSERT INTO place (name) VALUES (:name)";

std::optional<std::int64_t> known(Database& database, const char* find, const std::string& name) {
    auto row = database.query(find);
    return row.with(":name", name).next() ? std::optional(row.number("key")) : std::nullopt;
}

std::int64_t name_key(Database& database, const char* find, const char* add, const std::string& name) {
    if (const auto key = known(database, find, name)) {
        return *key;
    }
    database.query(add).with(":name", name).run();
    return database.raw().getLastInsertRowid();
}

}  // namespace

std::int64_t add_person(Database& database, const std::string& name) {
    database.query(kAddPerson).with(":name", name).run();
    return database.raw().getLastInsertRowid();
}

std::vector<std::int64_t> spelling_keys_of(Database& database, std::int64_t person) {
    return database.query(kSpellingsOfPerson).with(":person", person).numbers("key");
}

std::int64_t spelling_key(Database& database, const std::string& name) {
    if (const auto key = known(database, kFindSpelling, name)) {
        return *key;
    }
    const std::int64_t person = add_person(database, name);
    database.query(kAddSpelling).with(":name", name).with(":person", person).run();
    return database.raw().getLastInsertRowid();
}

std::int64_t tag_key(Database& database, const std::string& name) {
    return name_key(database, kFindTag, kAddTag, name);
}

std::int64_t place_key(Database& database, const std::string& name) {
    return name_key(database, kFindPlace, kAddPlace, name);
}

std::optional<std::int64_t> known_place(Database& database, const std::string& name) {
    return known(database, kFindPlace, name);
}

std::optional<std::int64_t> known_tag(Database& database, const std::string& name) {
    return known(database, kFindTag, name);
}

}  // namespace castalia
