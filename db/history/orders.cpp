#include "db/history/orders.h"

#include "db/history/narrowing.h"
#include "db/history/statements.h"
#include "db/history/waiting.h"

namespace castalia {

namespace {

static_assert(static_cast<int>(List::sample) == 7, "sql/parts/lists.sql names the lists by their numbers");

const char* const kForgetPerson = "DELETE FROM sorted_list WHERE list = 2 AND owner = :person";
const char* const kForgetAll = "DELETE FROM sorted_list";

}  // namespace

void add_to_lists(Database& database, std::int64_t sort_key) {
    database.query(sql::add_to_lists).with(":sort_key", sort_key).run();
}

void take_from_lists(Database& database, std::int64_t sort_key) {
    database.query(sql::take_from_lists).with(":sort_key", sort_key).run();
}

void list_person(Database& database, std::int64_t person) {
    database.query(kForgetPerson).with(":person", person).run();
    Filter filter;
    filter.person = person;
    if (const auto match = match_of(database, filter, {}); match && !match->empty()) {
        database.query(sql::add_lists_of_person).with(":person", person).with(":match", *match).run();
    }
}

void list_waiting(Database& database) {
    make_waiting(database);
    database.run(sql::add_waiting_to_lists);
}

void list_all(Database& database) {
    database.run(kForgetAll);
    database.run(sql::add_all_to_lists);
}

std::vector<Text> wrong_lists(Database& database) {
    if (database.only_number(sql::missing_in_lists) == 0 && database.only_number(sql::too_many_in_lists) == 0) {
        return {};
    }
    return {say("the lists in other orders are not those of its sessions")};
}

}  // namespace castalia
