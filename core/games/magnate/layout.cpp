// The layout of the table before the first roll: the things needed, the plan, the steps.
#include "core/games/magnate/table.h"

namespace castalia::magnate {

namespace {

/// Returns the suits of the player's Crowns as letters, with question marks for unknown ones.
std::string crowns_of(const Json& setup, const std::string& name) {
    const Json all = value_at(setup, "crowns");
    std::string letters;
    if (all.is_object() && all.contains(name)) {
        for (const Json& card : all[name]) {
            const std::string code = card.is_string() ? card.get<std::string>() : std::string();
            letters += code.size() == 2 ? code[1] : '?';
        }
    }
    return letters.size() == 3 ? letters : "???";
}

std::optional<Card> marker_of(const Json& setup, std::size_t which) {
    const Json laid = value_at(setup, "districts");
    const Json named = laid.is_array() && which < laid.size() ? laid[which] : Json();
    return named.is_string() ? decktet::card_of(named.get<std::string>()) : kUsualMarkers.at(which);
}

document::Figure plan(const Players& players, const Json& setup, bool pawns, int pile, const Translate& translate) {
    Rules rules;
    Deal deal;
    deal.pile = pile;
    const Json first = value_at(setup, "first");
    for (std::size_t seat = 0; seat < 2; ++seat) {
        rules.names.push_back(seat < players.names.size() ? players.names[seat] : "");
        deal.crowns.at(seat) = crowns_of(setup, rules.names.back());
        if (!first.is_null()) {
            deal.first = first == Json(rules.names[0]) ? Seat{0} : Seat{1};
        }
    }
    for (std::size_t which = 0; which < kDistricts && !pawns; ++which) {
        rules.setup.districts.at(which) = marker_of(setup, which);
    }
    return picture::plan_of_table(
        [&](const picture::Viewport& viewport) { return table(rules, State{}, viewport, &deal); },
        say("Five districts in a row, one player above and one below; the pile at the left, the discard pile and the "
            "bank at the right"),
        translate);
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Translate& translate) {
    const Json deck = value_at(setup, "deck");
    const bool courts = deck == Json("courts"), pawns = deck == Json("pawns");
    const int cards = courts || pawns ? 34 : 30;
    TableLayout layout;
    layout.least_minutes = 60;
    layout.most_minutes = 90;
    layout.room = say("room for 100 × 70 cm");
    layout.needs = {{cards, say("property cards"),
                     courts  ? say("6 Aces, 24 numbers, 4 Courts")
                     : pawns ? say("6 Aces, 24 numbers, 4 Pawns")
                             : say("6 Aces, 24 numbers; Courts stay out")},
                    {6, say("Crowns"), say("one of each suit")},
                    {kDistricts, say("district markers"),
                     pawns ? say("anything; the Excuse stays out") : say("4 Pawns and the Excuse")},
                    {6 * kUsualTokens, say("tokens"), say("12 of each suit are plenty")},
                    {2, say("ten-sided dice"), say("0 is read as 10")},
                    {1, say("six-sided die"), say("for the tax")}};
    layout.steps = {{say("Lay the districts in a row"),
                     pawns ? say("Five markers without a suit") : say("The Excuse mostly lies in the middle")},
                    {say("Shuffle the {n} properties, lay the pile", {{"n", literally(cards)}}), {}},
                    {say("Give each player three Crowns"), say("Shuffled and dealt face up, or as agreed")},
                    {say("Deal three cards each, hidden"), {}},
                    {say("Take one token of each own Crown"), {}},
                    {say("Lay the bank and the dice ready"), {}}};
    layout.plan = plan(players, setup, pawns, cards - 6, translate);
    return layout;
}

}  // namespace castalia::magnate
