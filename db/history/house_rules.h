#pragma once

#include <string>
#include <vector>

#include "db/store.h"

namespace castalia {

/// A rule by which the tables of this library play a game, usually written from a ruling.
struct HouseRule {
    std::string clause;  ///< The clause to which it belongs; may be empty.
    std::string rule;    ///< The rule in a sentence.

    bool operator==(const HouseRule&) const = default;
};

/// Returns the house rules of a game, by clause and then as they were written. Rules that cannot be read are left
/// out. Throws Failure, as the functions below do.
std::vector<HouseRule> house_rules_of(const Store& store, const std::string& game);
/// Returns the name of the setting that holds them, and reads its value, which may be missing.
std::string house_rules_setting(const std::string& game);
std::vector<HouseRule> house_rules_in(const std::optional<std::string>& kept);
/// Keeps a rule beside those that are kept already. Throws BadRecord if its words are empty or too long.
void keep_house_rule(Store& store, const std::string& game, HouseRule rule);
/// Drops a rule. Does nothing if it is not kept.
void drop_house_rule(Store& store, const std::string& game, const HouseRule& rule);

}  // namespace castalia
