#include "app/recorder/templates.h"

#include <algorithm>

#include "core/session/record.h"

namespace castalia {

namespace {

std::string key_of(const std::string& game) { return "templates." + game; }

void write(Store& store, const std::string& game, std::vector<SetupTemplate> templates) {
    std::ranges::sort(templates, {}, &SetupTemplate::name);
    Json list = Json::array();
    for (SetupTemplate& one : templates) {
        list.push_back({{"name", std::move(one.name)}, {"setup", std::move(one.setup)}});
    }
    store.set(key_of(game), list.dump());
}

}  // namespace

std::vector<SetupTemplate> templates_of(const Store& store, const std::string& game) {
    std::vector<SetupTemplate> templates;
    const std::optional<std::string> kept = store.setting(key_of(game));
    try {
        const Json list = kept ? parse_json(*kept) : Json::array();
        for (const Json& one : list.is_array() ? list : Json::array()) {
            if (one.is_object() && one.contains("name") && one["name"].is_string() && one.contains("setup") &&
                one["setup"].is_object()) {
                templates.push_back({one["name"].get<std::string>(), one["setup"]});
            }
        }
    } catch (const BadRecord&) {
        templates.clear();  // Another program wrote this setting.
    }
    return templates;
}

void keep_template(Store& store, const std::string& game, SetupTemplate kept) {
    check_name(kept.name, kLongestName, "");
    std::vector<SetupTemplate> templates = templates_of(store, game);
    std::erase_if(templates, [&](const SetupTemplate& one) { return one.name == kept.name; });
    templates.push_back(std::move(kept));
    write(store, game, std::move(templates));
}

void drop_template(Store& store, const std::string& game, const std::string& name) {
    std::vector<SetupTemplate> templates = templates_of(store, game);
    std::erase_if(templates, [&](const SetupTemplate& one) { return one.name == name; });
    write(store, game, std::move(templates));
}

}  // namespace castalia
