#pragma once

#include <map>
#include <string>
#include <string_view>

namespace castalia {

/// Keys by the names of their commands.
using KeyMap = std::map<std::string, std::string>;

/// Returns the keys that a text of lines like "undo = Ctrl+Z" gives. Empty lines and lines that begin with # are
/// passed over; a command without a key after the sign has none. Throws BadRecord with the number of the line.
KeyMap read_key_map(std::string_view text);
std::string written_key_map(const KeyMap& keys);

/// Returns a key as the program writes it, "Ctrl+Shift+K" for "shift + ctrl + k"; empty where it is no key.
std::string usual_spelling(std::string_view key);

}  // namespace castalia
