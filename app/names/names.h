#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A name, tag or title as somebody typed it, without what nobody can see.
struct SeenName {
    std::string name;                    ///< The name without spaces around it; empty when nothing of it is visible.
    std::vector<std::string> taken_out;  ///< The invisible characters, each once: "U+200B".
};

/// Takes the invisible characters out of a name in UTF-8. Those that change what is seen stay: a joiner between two
/// pictures or in a script that joins its letters, and a variation of a picture. Bytes that are not UTF-8 stay, so
/// that the reader of the name refuses them.
SeenName seen_name(const std::string& typed);
/// Returns a sentence about what was taken out; an empty text when nothing was.
Text taken_out_text(const SeenName& seen);

/// Returns whether two names look the same though they are not: in another case or width, composed otherwise, or with
/// letters of another script that look alike, as "Ann" with a Cyrillic A.
bool look_alike(const std::string& one, const std::string& other);

/// Returns words in small letters of the English alphabet, as they are typed on a keyboard without the others:
/// "lukasz" for "Łukasz" and "gudrun" for "Guðrún". Letters of other scripts stay.
std::string in_plain_letters(const std::string& words);

/// Known names, indexed by how they look, so that a look-up stays fast however many there are.
class KnownNames {
public:
    explicit KnownNames(const std::vector<std::string>& names);
    void add(const std::string& name);
    /// Returns the first of them that looks like this one; nothing when the name itself is among them.
    std::optional<std::string> looking_like(const std::string& name) const;

private:
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::size_t> as_they_stand_,
        in_small_letters_;  ///< From a look to the first name.
};

/// Returns the question about a name that looks like a known one. Confirming the name again answers no.
Text look_alike_text(const std::string& name, const std::string& known);

}  // namespace castalia
