#include "app/recorder/dice_settings.h"

#include <algorithm>

#include "core/session/record.h"

namespace castalia {

namespace {

constexpr const char* kLast = "dice.lasts";
constexpr std::size_t kLastThrows = 10;

/// Settings of one session end with its id, and go with it to another library.
std::string dialect_setting_of(const std::string& session) { return std::string(kDialectSetting) + "." + session; }

}  // namespace

std::optional<dice::Dialect> dialect_for(const Store& store, const std::string& session) {
    const std::optional<std::string> chosen = store.setting(dialect_setting_of(session));
    return dice::dialect_of(chosen ? *chosen : store.setting(kDialectSetting).value_or(""));
}

void keep_dialect(Store& store, const std::string& session, dice::Dialect dialect) {
    store.set(dialect_setting_of(session), std::string(dice::dialect_word(dialect)));
}

bool keeps_seeds(const Store& store) { return store.setting(kSeedsSetting).value_or("off") == "on"; }

std::vector<std::string> last_throws(const Store& store) {
    std::vector<std::string> lines;
    try {
        const Json kept = parse_json(store.setting(kLast).value_or("[]"));
        for (const Json& line : kept.is_array() ? kept : Json::array()) {
            if (line.is_string() && lines.size() < kLastThrows) {
                lines.push_back(line.get<std::string>());
            }
        }
    } catch (const BadRecord&) {
        lines.clear();  // Another program wrote this setting.
    }
    return lines;
}

void remember_throw(Store& store, const std::string& dice) {
    std::vector<std::string> lines = last_throws(store);
    if (!lines.empty() && lines.front() == dice) {
        return;
    }
    std::erase(lines, dice);
    lines.insert(lines.begin(), dice);
    lines.resize(std::min(lines.size(), kLastThrows));
    store.set(kLast, Json(lines).dump());
}

}  // namespace castalia
