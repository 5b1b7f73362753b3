#include "db/history/orders.h"

#include "db/history/narrowing.h"

namespace castalia {

namespace {

static_assert(static_cast<int>(List::sample) == 7, "the statements name the lists by their numbers");

// Each list is written once, as which sessions of the history stand in it; `which` says of which sessions it is
// asked.
#define CASTALIA_KEPT " WHERE standing <> 'trashed' AND "
#define CASTALIA_OF_PEOPLE(which)                                                             \
    "SELECT spot, 2 AS list, person AS owner FROM shelf CROSS JOIN json_each(players) AS sat" \
    " CROSS JOIN spelling ON spelling.name = sat.value" CASTALIA_KEPT which
#define CASTALIA_LISTS(which) \
    "SELECT spot, 0 AS list, standing = 'trashed' AS owner FROM shelf WHERE " which                    \
    " UNION ALL SELECT spot, 1, game FROM shelf" CASTALIA_KEPT which                                   \
    " UNION ALL " CASTALIA_OF_PEOPLE(which)                                                            \
    " UNION ALL SELECT spot, 3, place.key FROM shelf CROSS JOIN place ON place.name = shelf.place" CASTALIA_KEPT which \
    " UNION ALL SELECT spot, 4, tag.key FROM shelf CROSS JOIN json_each(tags) AS had"                  \
    " CROSS JOIN tag ON tag.name = had.value" CASTALIA_KEPT which                                      \
    " UNION ALL SELECT spot, 5, status FROM shelf" CASTALIA_KEPT "status <> 'finished' AND " which     \
    " UNION ALL SELECT spot, 6, 1 FROM shelf" CASTALIA_KEPT "excluded = 1 AND " which                  \
    " UNION ALL SELECT spot, 7, 1 FROM shelf" CASTALIA_KEPT "sample = 1 AND " which
#define CASTALIA_ENTRIES(lists) \
    "SELECT list, owner, sorting, " CASTALIA_SORTED_BY("sorting") " AS key, recent, game," \
    " coalesce((SELECT place.key FROM place WHERE place.name = shelf.place), 0) AS place, status, excluded, sample"  \
    " FROM (" lists ") CROSS JOIN shelf USING (spot)"                                                                \
    " CROSS JOIN (SELECT 1 AS sorting UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5)"

// OR IGNORE: two spellings of one person may sit at one table.
const char* const kAdd = "INSERT OR IGNORE INTO ordered " CASTALIA_ENTRIES(CASTALIA_LISTS("spot = :spot"));
const char* const kTake =
    "DELETE FROM ordered WHERE (list, owner, sorting, key, recent) IN (SELECT list, owner, sorting, key, recent FROM"
    " (" CASTALIA_ENTRIES(CASTALIA_LISTS("spot = :spot")) "))";
const char* const kForgetPerson = "DELETE FROM ordered WHERE list = 2 AND owner = :person";
const char* const kAddPerson = "INSERT OR IGNORE INTO ordered SELECT * FROM (" CASTALIA_ENTRIES(CASTALIA_OF_PEOPLE(
    "spot IN (SELECT rowid FROM told_index WHERE told_index MATCH :match)")) ") WHERE owner = :person";
const char* const kForgetAll = "DELETE FROM ordered";
/// Sorted first: the table is then written from one end to the other.
const char* const kAddAll =
    "INSERT OR IGNORE INTO ordered " CASTALIA_ENTRIES(CASTALIA_LISTS("true")) " ORDER BY 1, 2, 3, 4, 5";
const char* const kMissing =
    "SELECT count(*) FROM (" CASTALIA_ENTRIES(CASTALIA_LISTS("true")) ") AS due WHERE NOT EXISTS"
    " (SELECT 1 FROM ordered AS one WHERE one.list = due.list AND one.owner = due.owner AND one.sorting = due.sorting"
    " AND one.key = due.key AND one.recent = due.recent AND one.game = due.game AND one.place = due.place"
    " AND one.status = due.status AND one.excluded = due.excluded AND one.sample = due.sample)";
const char* const kTooMany =
    "SELECT (SELECT count(*) FROM ordered)"
    " - 5 * (SELECT count(*) FROM (SELECT DISTINCT spot, list, owner FROM (" CASTALIA_LISTS("true") ")))";

}  // namespace

void add_to_lists(Database& database, std::int64_t spot) { database.query(kAdd).with(":spot", spot).run(); }

void take_from_lists(Database& database, std::int64_t spot) { database.query(kTake).with(":spot", spot).run(); }

void list_person(Database& database, std::int64_t person) {
    database.query(kForgetPerson).with(":person", person).run();
    Filter filter;
    filter.person = person;
    if (const auto match = match_of(database, filter, {}); match && !match->empty()) {
        database.query(kAddPerson).with(":person", person).with(":match", *match).run();
    }
}

void list_all(Database& database) {
    database.run(kForgetAll);
    database.run(kAddAll);
}

std::vector<std::string> wrong_lists(Database& database) {
    if (database.pragma(kMissing) == 0 && database.pragma(kTooMany) == 0) {
        return {};
    }
    return {"the lists in other orders are not those of its sessions"};
}

}  // namespace castalia
