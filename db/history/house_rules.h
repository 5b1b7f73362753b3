#pragma once

#include <string>
#include <vector>

#include "db/store.h"

namespace castalia {

/// A rule of the house: what the tables of this library play by in a game, mostly written from a ruling.
struct HouseRule {
    std::string clause;  ///< Which it belongs to; may be empty.
    std::string rule;    ///< A sentence.

    bool operator==(const HouseRule&) const = default;
};

/// Returns the rules of the house for a game, by clause and then as they were written. What cannot be read is left
/// out. Throws Failure, as the functions below do.
std::vector<HouseRule> house_rules_of(const Store& store, const std::string& game);
/// Keeps a rule beside those that are kept already. Throws BadRecord when its words are empty or too long.
void keep_house_rule(Store& store, const std::string& game, HouseRule rule);
/// Drops a rule. Does nothing where it is not kept.
void drop_house_rule(Store& store, const std::string& game, const HouseRule& rule);

}  // namespace castalia
