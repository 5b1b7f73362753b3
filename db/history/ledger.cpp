#include "db/history/ledger.h"

#include "db/history/history.h"

namespace castalia {

Ledger::Ledger(const Store& store, const std::string& game, std::size_t newest)
    : store_(store), ids_(History(store).with_decisions(game, newest)) {}

std::vector<LedgerLine> Ledger::read_on() { return ledger_lines(store_.load(ids_.at(next_++))); }

}  // namespace castalia
