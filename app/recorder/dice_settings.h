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

/// The settings of the library that hold the preferences for all sessions: the word of a dialect, empty if the table
/// wants to be asked, and "on" if it wants to be able to check the program's dice.
inline constexpr const char* kDialectSetting = "dice.dialect";
inline constexpr const char* kSeedsSetting = "dice.seeds";

/// Returns whether the table wants to be able to check the program's dice.
bool keeps_seeds(const Store& store);

/// Returns the dice that were thrown last, in our notation, the newest first.
std::vector<std::string> last_throws(const Store& store);
/// Puts dice at the front of these, and forgets all but ten.
void remember_throw(Store& store, const std::string& dice);

}  // namespace castalia
