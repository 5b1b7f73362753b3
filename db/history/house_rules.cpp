#include "db/history/house_rules.h"

#include <algorithm>

#include "core/session/record.h"

namespace castalia {

namespace {

std::string text_at(const Json& one, const char* key) {
    const auto found = one.find(key);
    return found == one.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

void write_rules(Store& store, const std::string& game, const std::vector<HouseRule>& rules) {
    Json list = Json::array();
    for (const HouseRule& rule : rules) {
        list.push_back({{"clause", rule.clause}, {"rule", rule.rule}});
    }
    store.set(house_rules_setting(game), list.dump());
}

}  // namespace

std::string house_rules_setting(const std::string& game) { return "house-rules." + game; }

std::vector<HouseRule> house_rules_of(const Store& store, const std::string& game) {
    return house_rules_in(store.setting(house_rules_setting(game)));
}

std::vector<HouseRule> house_rules_in(const std::optional<std::string>& kept) {
    std::vector<HouseRule> rules;
    try {
        const Json list = kept ? parse_json(*kept) : Json::array();
        for (const Json& one : list.is_array() ? list : Json::array()) {
            if (HouseRule rule; one.is_object() && !(rule.rule = text_at(one, "rule")).empty()) {
                rule.clause = text_at(one, "clause");
                rules.push_back(std::move(rule));
            }
        }
    } catch (const BadRecord&) {
        rules.clear();  // Another program has written in the settings of the library.
    }
    return rules;
}

void keep_house_rule(Store& store, const std::string& game, HouseRule rule) {
    check_name(rule.rule, kLongestText, "");
    std::vector<HouseRule> rules = house_rules_of(store, game);
    if (std::ranges::find(rules, rule) != rules.end()) {
        return;
    }
    rules.push_back(std::move(rule));
    std::ranges::stable_sort(rules, {}, &HouseRule::clause);
    write_rules(store, game, rules);
}

void drop_house_rule(Store& store, const std::string& game, const HouseRule& rule) {
    std::vector<HouseRule> rules = house_rules_of(store, game);
    if (std::erase(rules, rule) > 0) {
        write_rules(store, game, rules);
    }
}

}  // namespace castalia
