#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// Words that the table took back, by an objection or a veto.
struct StruckWords {
    std::size_t step = 0;  ///< The step of the event that they belong to.
    std::string words;     ///< The end of what was told; empty for the whole event.
};

/// Returns what was taken back in a session; nothing for games that take nothing back.
std::vector<StruckWords> struck_words(const Session& session);

}  // namespace castalia
