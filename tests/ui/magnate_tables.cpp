#include "tests/ui/magnate_tables.h"

namespace castalia::magnate {

TableBuilder::TableBuilder() {
    rules.names = {"Ann", "Ben"};
    rules.setup.crowns = {{{Suit::moons, Suit::suns, Suit::knots}, {Suit::waves, Suit::leaves, Suit::wyrms}}};
    const std::array<std::string_view, kDistricts> markers{"PMSL", "PMYK", "X", "PSWK", "PWLY"};
    std::ranges::transform(markers, rules.setup.districts.begin(), decktet::card_of);
    state = rules.start();
    state.stage = Stage::play;
}

TableBuilder& TableBuilder::lay(int seat, int district, std::string_view code) {
    const Card card = decktet::card_of(code).value();
    const auto s = static_cast<std::size_t>(seat), d = static_cast<std::size_t>(district - 1);
    CardState& known = state.cards[card.id];
    known.zone = CardZone::column;
    known.owner = static_cast<std::uint8_t>(seat);
    known.district = static_cast<std::uint8_t>(district - 1);
    known.order = state.length[s][d]++;
    known.developed = true;
    state.last[s][d] = card;
    return *this;
}

TableBuilder& TableBuilder::deed(int seat, int district, std::string_view code, std::string_view spent) {
    lay(seat, district, code);
    CardState& known = state.cards[decktet::card_of(code)->id];
    known.developed = false;
    for (const char letter : spent) {
        ++known.spent[decktet::index(*decktet::suit_of(letter))];
    }
    return *this;
}

TableBuilder& TableBuilder::tokens(int seat, std::array<int, 6> tokens) {
    state.tokens[static_cast<std::size_t>(seat)].of = tokens;
    return *this;
}

TableBuilder& TableBuilder::piles(int draw, int sold) {
    state.draw_pile = draw;
    state.discard_pile = sold;
    return *this;
}

TableBuilder& TableBuilder::deck(Setup::Deck deck) {
    rules.setup.deck = deck;
    if (deck == Setup::Deck::pawns) {
        rules.setup.districts = {};
    }
    return *this;
}

TableBuilder& TableBuilder::active(int seat) {
    state.active = Seat{seat};
    return *this;
}

std::shared_ptr<PlaythroughOf<Rules>> TableBuilder::playthrough() const {
    return std::make_shared<PlaythroughOf<Rules>>(std::make_shared<const Rules>(rules), std::vector<State>{state});
}

TableBuilder thursday() {
    TableBuilder table;
    table.lay(1, 1, "5SW").deed(1, 3, "7ML", "L").lay(1, 4, "5YK").lay(1, 5, "8WL");
    table.lay(0, 1, "AM").lay(0, 2, "4YK").lay(0, 3, "9MS").lay(0, 4, "AW").lay(0, 5, "AL").deed(0, 5, "9LK", "KKK");
    table.tokens(0, {3, 4, 0, 1, 0, 1}).tokens(1, {0, 2, 1, 0, 2, 2}).piles(6, 8);
    table.state.turn = 19;
    return table;
}

}  // namespace castalia::magnate
