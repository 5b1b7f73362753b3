#pragma once

#include <string>
#include <vector>

#include "core/session/decisions.h"
#include "db/store.h"

namespace castalia {

/// The ledger of rulings: what the tables of a library decided, read one session at a time, the newest first.
class Ledger {
public:
    /// Finds the sessions to read: those of the game, or of every game where it is empty, in which a table may have
    /// decided something, among the `newest` ones. Samples and what lies in the trash are left out. Throws Failure.
    Ledger(const Store& store, const std::string& game, std::size_t newest);

    /// Returns whether a session is still to be read.
    bool more() const { return next_ < ids_.size(); }
    /// Reads the next session and returns its lines, in the order of its events. Throws Failure where it cannot be
    /// read; the next call then goes on with the session after it.
    std::vector<LedgerLine> read_on();

    std::size_t sessions() const { return ids_.size(); }
    std::size_t read() const { return next_; }

private:
    const Store& store_;
    std::vector<std::string> ids_;
    std::size_t next_ = 0;
};

}  // namespace castalia
