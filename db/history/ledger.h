#pragma once

#include <string>
#include <vector>

#include "core/session/decisions.h"
#include "db/store.h"

namespace castalia {

/// The ledger of rulings: the decisions of the tables of a library, read one session at a time, the newest first.
class Ledger {
public:
    /// Finds the sessions to read: those in which a table may have decided something, among the `newest` ones of the
    /// game, or of every game if it is empty. Samples and sessions in the trash are left out. Throws Failure.
    Ledger(const Store& store, const std::string& game, std::size_t newest);

    /// Returns whether a session is still to be read.
    bool more() const { return next_ < ids_.size(); }
    /// Reads the next session and returns its lines, in the order of its events. Throws Failure if the session cannot
    /// be read; the next call goes on with the session after it.
    std::vector<LedgerLine> read_on();

    std::size_t sessions() const { return ids_.size(); }
    std::size_t read() const { return next_; }

private:
    const Store& store_;
    std::vector<std::string> ids_;
    std::size_t next_ = 0;
};

}  // namespace castalia
