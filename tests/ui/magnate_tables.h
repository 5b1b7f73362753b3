#pragma once

#include "app/ui/board/board.h"
#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

/// Builds a table card by card, to see how it is drawn.
class TableBuilder {
public:
    TableBuilder();

    /// Lays a developed card. Districts count from 1.
    TableBuilder& lay(int seat, int district, std::string_view card);
    /// Lays a deed. `spent` names its tokens: "KKK".
    TableBuilder& deed(int seat, int district, std::string_view card, std::string_view spent);
    TableBuilder& tokens(int seat, std::array<int, 6> tokens);
    TableBuilder& piles(int draw, int sold);
    TableBuilder& deck(Setup::Deck deck);
    TableBuilder& active(int seat);

    std::shared_ptr<PlaythroughOf<Rules>> playthrough() const;

    Rules rules;
    State state;
};

/// Returns the table of the mock-ups: in turn 19 Ann has a card to play.
TableBuilder thursday();

}  // namespace castalia::magnate
