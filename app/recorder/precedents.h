#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"
#include "db/store.h"

namespace castalia {

/// Returns what the table ruled where this clause was against an event, the last three, oldest first.
std::vector<Text> earlier_rulings(const Session& session, const std::string& clause);
/// Returns what tables ruled in other sessions of this game where this clause was against an event: at most `most`,
/// the newest first. It looks at the newest hundred sessions. Throws Failure.
std::vector<Text> rulings_elsewhere(const Store& store, const Session& session, const std::string& clause,
                                    std::size_t most);
/// Returns the rules of the house that belong to this clause.
std::vector<Text> house_rules_for(const Store& store, const Session& session, const std::string& clause);
/// Returns the last three events of this type, oldest first, where the game leaves such events to the table's
/// judgement.
std::vector<Text> precedents_of(const Session& session, const std::string& type);

/// Returns the events of this type in other sessions of the game, where it leaves such events to the table's
/// judgement: at most `most`, the newest first, among the newest hundred sessions. Throws Failure.
std::vector<Text> precedents_elsewhere(const Store& store, const Session& session, const std::string& type,
                                       std::size_t most);

}  // namespace castalia
