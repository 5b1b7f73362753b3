#include "db/journal/settings.h"

#include "db/journal/statements.h"

namespace castalia {

namespace {

const char* const kLoadSetting = "SELECT value FROM setting WHERE name = :name";
const char* const kForgetSetting = "DELETE FROM setting WHERE name = :name";

}  // namespace

std::optional<std::string> stored_setting(Database& database, const std::string& name) {
    auto row = database.query(kLoadSetting);
    return row.with(":name", name).next() ? std::optional(row.text("value")) : std::nullopt;
}

void store_setting(Database& database, const std::string& name, const std::string& value) {
    database.query(sql::save_setting).with(":name", name).with(":value", value).run();
}

void forget_setting(Database& database, const std::string& name) {
    database.query(kForgetSetting).with(":name", name).run();
}

}  // namespace castalia
