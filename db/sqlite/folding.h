#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Returns a text as searches compare it in every script: without case, accents, points and width, "Søren" as
/// "soren", "Μαρία" as "μαρια", "ｶﾌｪ" as "カフェ". Signs that belong to a word without being letters, such as the
/// vowels of Devanagari and Thai, become private characters, because FTS5 would divide the word there.
std::string folded(std::string_view text);

/// Returns whether a folded word has characters of a script that puts no spaces between words, such as Chinese,
/// Japanese or Thai. A search for a part of such a word has to find it.
bool is_unspaced(std::string_view word);

/// Returns the pieces under which the index keeps a folded word that is_unspaced(): every two neighbours, and the
/// last alone. Parts of other scripts stay whole.
std::vector<std::string> pieces_to_keep(std::string_view word);

/// Returns the pieces that a session must have if it has a folded word that is_unspaced(). A session may have all of
/// them in different places, so it must be read to be sure.
std::vector<std::string> pieces_to_seek(std::string_view word);

}  // namespace castalia
