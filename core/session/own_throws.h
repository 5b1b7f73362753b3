#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/json/fields.h"

namespace castalia {

/// A throw that the table makes again and again, under a name of its own: "attack" is `d20+5 vs 14`.
struct OwnThrow {
    std::string name;
    std::string dice;  ///< In our notation.
    std::string key;   ///< A letter or digit that chooses it in the list of throws; empty if it has none.

    bool operator==(const OwnThrow&) const = default;
};
inline constexpr std::size_t kMostOwnThrows = 200;

/// Returns the throw with its dice in our spelling. Throws BadRecord that begins with `where`, where the name, the
/// dice or the key are not allowed.
OwnThrow checked_throw(OwnThrow made, const std::string& where);
/// Returns whether the throw has this name; case makes no difference.
bool is_called(const OwnThrow& one, const std::string& name);
/// Puts a throw in place of another one with the same name, in the order of the names; its key is taken from
/// whichever throw had it.
void put_among(std::vector<OwnThrow>& throws, OwnThrow kept);

/// Returns the throws as they are carried to another library: `{"throws": [{"name": …, "dice": …, "key": …}]}`.
Json own_throws_json(const std::vector<OwnThrow>& throws);
/// Returns the throws in such a text. Throws BadRecord with the place of what is wrong, also where two have one name.
std::vector<OwnThrow> read_own_throws(std::string_view utf8);

/// Returns the line with the dice of the throw whose name begins it, and the name as the label: "attack 17" is
/// "d20+5 vs 14 # attack 17". Returns the line as it is where it begins with no such name.
std::string with_own_throw(const std::string& line, const std::vector<OwnThrow>& throws);

}  // namespace castalia
