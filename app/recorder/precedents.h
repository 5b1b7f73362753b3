#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"
#include "db/store.h"

namespace castalia {

/// Returns what a table that rules on a refusal may want to know: the rules of the house that belong to its clause,
/// and up to three rulings on the clause, the last ones of this session, oldest first, and then those of other
/// sessions of the game, the newest first, among the newest hundred. Throws Failure.
std::vector<Text> rulings_for(const Store& store, const Session& session, const Refusal& refusal);

/// What tables decided before, where the game leaves such events to their judgement.
class Precedents {
public:
    /// Returns up to three events of this type: the last ones of this session, oldest first, and then those of other
    /// sessions of the game, the newest first, among the newest hundred. Other sessions are read once as long as the
    /// record does not change. Throws Failure.
    std::vector<Text> of(const std::string& type, const Session& session, const Store& store);

private:
    /// For what other sessions were read.
    struct Read {
        std::string session, type;
        std::size_t journal = 0;

        bool operator==(const Read&) const = default;
    };
    Read read_;
    std::vector<Text> elsewhere_;
};

}  // namespace castalia
