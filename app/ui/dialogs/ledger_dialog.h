#pragma once

#include <optional>
#include <string>

#include "db/store.h"

class wxWindow;

namespace castalia {

/// An event of a session that somebody wants to see.
struct LedgerPlace {
    std::string session;
    std::size_t event = 0;  ///< From 0.
};

/// Shows the ledger of rulings: what the tables of the library decided against the rules or by their own judgement,
/// by clause, with a search, and the rules of the house, which can be written from a ruling. `game` is chosen first;
/// with an empty one every game is. Returns the event that the user wants to see, if any.
std::optional<LedgerPlace> show_ledger(wxWindow* parent, Store& store, const std::string& game);

}  // namespace castalia
