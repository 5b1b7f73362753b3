#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/export/play_table.h"

namespace castalia {

/// A page of the plays that somebody logged at BoardGameGeek, as the site's XML API 2 writes it.
struct PageOfPlays {
    std::string user;
    std::size_t entries = 0;  ///< The entries on this page. An entry may stand for several plays of one day.
    std::size_t total = 0;    ///< The entries on all pages, as the site tells; 0 if it does not.
    std::vector<Play> plays;
    std::vector<BadRow> bad;  ///< The entries that cannot be read.
};

/// Returns the pages of a file, of which several may stand one after another. A play has the same id in every file.
/// It has the length and the result of its entry, and its player is the user where the entry names none; plays that
/// were not finished or do not count for wins are marked as left out. Throws BadRecord with the line. A document type
/// is refused, so that no entity is expanded.
std::vector<PageOfPlays> read_boardgamegeek(std::string_view xml);

/// Returns a sentence for each user of whom the site has more entries than stand on these pages.
std::vector<Text> missing_texts(std::span<const PageOfPlays> pages);

}  // namespace castalia
