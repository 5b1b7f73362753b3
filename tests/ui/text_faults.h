#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/ui/board/board.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "tests/support/full_table.h"

namespace castalia {

/// The faults of the texts in pictures, each once, with the place where it was found.
using Faults = std::map<std::string, std::string>;

/// Returns the area of the letters of a text, which do not fill the height of their line.
wxRect2DDouble ink_of(const DrawnText& text);

/// Adds the faults of the texts in a picture: one that leaves the area, two that overlap, and one that is shortened
/// although it is not a name.
void look_over(const std::vector<DrawnText>& texts, const wxRect2DDouble& area, const std::vector<std::string>& names,
               const std::string& where, Faults& faults);

/// Adds the words that the ring of the arrow keys would lie on.
void look_over_rings(const std::vector<DrawnText>& texts, const std::vector<HitArea>& hit_areas,
                     const wxRect2DDouble& board, const std::string& where, Faults& faults);

/// Adds each text that leaves a card, a panel or a button on which most of its letters stand.
void look_over_cards(const std::vector<DrawnText>& texts, const std::vector<DrawnMark>& marks,
                     const std::string& where, Faults& faults);

}  // namespace castalia
