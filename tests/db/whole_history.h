// All that a library tells of its sessions and its people, to compare two libraries.
#pragma once

#include <map>
#include <set>

#include "core/session/chain.h"
#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/history/house_rules.h"
#include "db/history/people.h"
#include "tests/db/tables.h"

namespace castalia::testing {

inline std::string merging_id(int number) {
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    return "0199c1de-5b0c-7c3e-8f5e-" + digits;
}

/// Returns all that a library tells of its sessions and its people, in a text of lines. What lies in the trash is not
/// among it, and neither is who played only there: a merge takes neither.
inline std::string whole_history(const Store& store) {
    std::map<std::string, std::string> sessions;
    std::set<std::string> players;
    for (const SessionSummary& summary : History(store).summaries()) {
        players.insert(summary.players.begin(), summary.players.end());
        const Session session = store.load(summary.id);
        std::string& text = sessions[summary.id] = write_record(session, true);
        std::multiset<std::string> photos;  // Those of one event stand in the order in which a library got them.
        for (const Photo& photo : session.photos) {
            photos.insert("photo " + std::to_string(photo.entry) + " " + photo.caption + " " + hex(photo.hash) +
                          "\n");
        }
        for (const std::string& photo : photos) {
            text += photo;
        }
        text +=
            Json(summary.tags).dump() + std::to_string(static_cast<int>(summary.inclusion)) + english(summary.result);
        const std::optional<KeptChain> chain = store.chain(summary.id);
        text += " " + hex(chain->head) + " " + std::to_string(chain->hashed_from) + "\n";
    }
    std::string all;
    for (const auto& [id, text] : sessions) {
        all += text;
    }
    Store& writable = const_cast<Store&>(store);  // People reads and changes, and is asked to read.
    std::set<std::string> people;
    for (const PersonLine& line : People(writable).list({}, 1'000)) {
        const std::vector<std::string>& spellings = line.person.spellings;
        if (std::ranges::any_of(spellings, [&](const std::string& one) { return players.contains(one); })) {
            people.insert(line.person.name + ": " + Json(spellings).dump() + " " +
                          std::to_string(line.tally.sessions));
        }
    }
    for (const std::string& person : people) {
        all += person + "\n";
    }
    std::set<std::string> rules;
    for (const HouseRule& rule : house_rules_of(store, "magnate")) {
        rules.insert(rule.clause + " " + rule.rule);
    }
    for (const std::string& rule : rules) {
        all += rule + "\n";
    }
    return all + std::to_string(Figures(store).game().tally.sessions);
}

}  // namespace castalia::testing
