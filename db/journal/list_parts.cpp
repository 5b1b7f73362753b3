// Writes down, while Castalia is built, the result of all steps of the schema. A library that is opened is then
// compared with a list and not with a library that is made each time.
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

std::string column(sqlite3_stmt* row, int number) {
    return reinterpret_cast<const char*>(sqlite3_column_text(row, number));
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        fail("name the file to write");
    }
    sqlite3* database = nullptr;
    if (sqlite3_open(":memory:", &database) != SQLITE_OK) {
        fail(sqlite3_errmsg(database));
    }
    for (const castalia::SchemaStep& step : castalia::schema_steps()) {
        if (sqlite3_exec(database, std::string(step.sql).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
            fail(sqlite3_errmsg(database));
        }
    }
    std::ofstream out(words[1]);
    out << "#include \"db/journal/parts.h\"\n\nnamespace castalia {\n\n"
           "const std::vector<Part>& parts_as_built() {\n    static const std::vector<Part> parts{\n";
    sqlite3_stmt* rows = nullptr;
    sqlite3_prepare_v2(database, castalia::kListParts, -1, &rows, nullptr);
    while (sqlite3_step(rows) == SQLITE_ROW) {
        out << "        {\"" << column(rows, 0) << "\", \"" << column(rows, 1) << "\", R\"part(" << column(rows, 2)
            << ")part\"},\n";
    }
    out << "    };\n    return parts;\n}\n\n}  // namespace castalia\n";
    sqlite3_finalize(rows);
    sqlite3_close(database);
    if (!out.flush()) {
        fail("the file could not be written");
    }
    return 0;
}
