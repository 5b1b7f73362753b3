// The counts of the table: hands, the draw pile, the paintings of each gallery and the bonus cards.
#include "core/rules/game/counting.h"

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

/// Adds the counts of a museum. A museum of two players is named by the first of them.
void count_museum(const Rules& rules, const State& state, int museum, Counting& counting) {
    const Seat seat = rules.owners(museum).front();
    const std::string& player = rules.name(seat);
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        counting.add(rules.spaces() - rules.empty_in(state.museums[at(museum)], gallery), [&] {
            return only_seen(count_of_player(
                {{"what", "gallery"}, {"player", player}, {"gallery", kGalleryWords[at(gallery)]}}, say("Museums"),
                say("paintings in the {gallery} gallery", {{"gallery", gallery_inside(gallery)}}), player, seat));
        });
    }
    counting.add(std::ranges::count(state.bonus, museum), [&] {
        return only_seen(count_of_player({{"what", "bonus"}, {"player", player}}, say("Museums"), say("bonus cards"),
                                         player, seat));
    });
}

}  // namespace

void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (int seat = 0; seat < rules.players(); ++seat) {
        counting.add(state.hand[at(seat)], [&] { return count_of_hand(rules.name(Seat{seat}), Seat{seat}); });
    }
    counting.add(state.draw_pile, [] { return count_of_pile({{"what", "draw_pile"}}, say("Draw pile")); });
    for (int museum = 0; museum < rules.museums(); ++museum) {
        count_museum(rules, state, museum, counting);
    }
}

}  // namespace castalia::musee
