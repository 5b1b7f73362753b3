// Writes down, while Castalia is built, the result of all steps of the schema. A library that is opened is then
// compared with a list and not with a library that is made each time, and a new one is made at once and not step by
// step.
#include <sqlite3.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "db/journal/parts.h"
#include "db/sqlite/schema_steps.h"

namespace {

[[noreturn]] void fail(const std::string& why) {
    std::cerr << "The parts of the schema could not be listed: " << why << '\n';
    std::exit(1);
}

using Row = std::vector<std::string>;

std::vector<Row> rows_of(sqlite3* database, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) {
        fail(sqlite3_errmsg(database));
    }
    std::vector<Row> rows;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        Row& row = rows.emplace_back();
        for (int i = 0; i < sqlite3_column_count(statement); ++i) {
            row.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(statement, i)));
        }
    }
    if (sqlite3_finalize(statement) != SQLITE_OK) {
        fail(sqlite3_errmsg(database));
    }
    return rows;
}

sqlite3* with_every_step() {
    sqlite3* database = nullptr;
    if (sqlite3_open(":memory:", &database) != SQLITE_OK) {
        fail(sqlite3_errmsg(database));
    }
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);  // Some systems begin with it.
    for (const castalia::SchemaStep& step : castalia::schema_steps()) {
        if (sqlite3_exec(database, std::string(step.sql).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
            fail(sqlite3_errmsg(database));
        }
    }
    return database;
}

/// Returns the statements that make all of it, in the order in which the steps made it.
std::vector<std::string> statements_of(sqlite3* database) {
    std::vector<std::string> statements;
    for (const Row& part : rows_of(database,
                                   "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' "
                                   "AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') "
                                   "ORDER BY rowid")) {
        statements.push_back(part[0]);
    }
    for (const Row& table : rows_of(database, "SELECT name FROM pragma_table_list WHERE type = 'virtual'")) {
        for (const Row& option :
             rows_of(database, "SELECT k, quote(v) FROM " + table[0] + "_config WHERE k <> 'version'")) {
            statements.push_back("INSERT INTO " + table[0] + " (" + table[0] + ", rank) VALUES ('" + option[0] +
                                 "', " + option[1] + ")");
        }
    }
    for (const Row& table : rows_of(database,
                                    "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' "
                                    "AND name NOT GLOB 'sqlite_*'")) {
        if (rows_of(database, "SELECT count(*) FROM \"" + table[0] + "\"")[0][0] != "0") {
            fail("the steps leave rows in " + table[0] + " of a new library, and this program does not copy them");
        }
    }
    return statements;
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        fail("name the file to write");
    }
    sqlite3* const database = with_every_step();
    std::ofstream out(words[1]);
    out << "#include \"db/journal/parts.h\"\n\nnamespace castalia {\n\n"
           "const std::vector<Part>& parts_as_built() {\n    static const std::vector<Part> parts{\n";
    for (const Row& part : rows_of(database, castalia::kListParts)) {
        out << "        {\"" << part[0] << "\", \"" << part[1] << "\", R\"part(" << part[2] << ")part\"},\n";
    }
    out << "    };\n    return parts;\n}\n\n"
           "const std::vector<std::string>& statements_as_built() {\n"
           "    static const std::vector<std::string> statements{\n";
    for (const std::string& statement : statements_of(database)) {
        out << "        R\"part(" << statement << ")part\",\n";
    }
    out << "    };\n    return statements;\n}\n\n}  // namespace castalia\n";
    sqlite3_close(database);
    if (!out.flush()) {
        fail("the file could not be written");
    }
    return 0;
}
