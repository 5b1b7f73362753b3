#pragma once

#include <optional>
#include <string>

#include "db/store.h"

class wxWindow;

namespace castalia {

/// An event of a session that somebody wants to see.
struct LedgerPlace {
    std::string session;
    std::size_t event = 0;  ///< Its number, from 0.
};

/// Shows the ledger of rulings: what the tables of the library decided against the rules or by their own judgement,
/// by clause, with a search, and the rules of the house, which can be written from a ruling. `game` is chosen at
/// first, or all games when it is empty. Returns the event that the user wants to see, if any.
std::optional<LedgerPlace> show_ledger(wxWindow* parent, Store& store, const std::string& game);

}  // namespace castalia
