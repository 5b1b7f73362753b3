#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Returns a text as searches compare it, in every script: without case, accents, points and width, "Søren" as
/// "soren", "Μαρία" as "μαρια", "ｶﾌｪ" as "カフェ". Signs that are part of a word without being letters, such as the
/// vowels of Devanagari and Thai, become private characters, because the tokenizer of FTS5 divides a word there.
std::string folded(std::string_view text);

/// Returns whether a folded word has characters of a script that puts no spaces between words, such as Chinese,
/// Japanese or Thai. What such a word means begins anywhere in it.
bool is_unspaced(std::string_view word);

/// Returns the pieces under which the index keeps a folded word that is_unspaced(): every two neighbours, and the
/// last alone. Parts of other scripts stay whole.
std::vector<std::string> pieces_to_keep(std::string_view word);

/// Returns the pieces that a session must have in which a folded word that is_unspaced() stands. A session may have
/// them all in different places, so whoever finds it must read it.
std::vector<std::string> pieces_to_seek(std::string_view word);

}  // namespace castalia
