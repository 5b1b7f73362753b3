#pragma once

#include "app/language/sorting.h"
#include "app/ui/toolkit/text/spoken_language.h"

namespace castalia {

/// Puts rows that are shown whole in the order that the language of the windows gives to their names.
template <class Row, class Name>
void sort_by_shown_name(std::vector<Row>& rows, Name name) {
    sort_by_name(spoken_language(), rows, name);
}

/// Puts the rows with the largest rank first, and equals by name.
template <class Row, class Rank, class Name>
void sort_by_rank_and_name(std::vector<Row>& rows, Rank rank, Name name) {
    sort_by_rank_and_name(spoken_language(), rows, rank, name);
}

}  // namespace castalia
