#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/dice/notation.h"
#include "db/store.h"

namespace castalia {

/// Returns whose meaning a line of dice has where programs differ: what the table chose in this session, otherwise
/// its preference. Returns nothing where it wants to be asked.
std::optional<dice::Dialect> dialect_for(const Store& store, const std::string& session);
/// Remembers for this session what the table chose.
void keep_dialect(Store& store, const std::string& session, dice::Dialect dialect);

/// Returns the preference for all sessions; nothing if the table wants to be asked.
std::optional<dice::Dialect> preferred_dialect(const Store& store);
void prefer_dialect(Store& store, std::optional<dice::Dialect> dialect);

/// Returns whether the table wants to be able to check the program's dice.
bool keeps_seeds(const Store& store);
void keep_seeds(Store& store, bool keep);

/// Returns the dice that were thrown last, in our notation, the newest first.
std::vector<std::string> last_throws(const Store& store);
/// Puts dice at the front of these, and forgets all but ten.
void remember_throw(Store& store, const std::string& dice);

}  // namespace castalia
