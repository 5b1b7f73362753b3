// The layout of the table before the first round: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/muse_decktet/table.h"

namespace castalia::muse_decktet {

namespace {

void needs(TableLayout& layout, const Rules& rules, int coins) {
    layout.needs = {{rules.deck_size(), say("cards"),
                     rules.setup.extended ? say("basic deck, 4 Pawns, 4 Courts; the Excuse stays out")
                                          : say("Aces, 2 to 9, Crowns; Pawns, Courts and Excuse stay out")},
                    {6 * coins, say("coins"), say("{n} of each suit", {{"n", literally(coins)}})},
                    {static_cast<int>(rules.seats()), say("action squares"), say("File, Blank sheets prints them")}};
}

void steps(TableLayout& layout, const State& start) {
    layout.steps = {
        {say("Lay the economy: {n} coins of each suit", {{"n", literally(start.economy[Suit::moons])}}), {}},
        {say("Set 4 coins of each suit aside"), say("One of each comes in when the pile runs out")},
        {say("Shuffle, deal four cards each"), say("Hidden; nobody shows a hand")},
        {say("Lay the draw pile of {n}", {{"n", literally(start.draw_pile)}}),
         say("Beside it a space for the discard pile")},
        {say("Give each player an action square"), {}}};
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Translate& translate) {
    std::vector<std::string> names = players.names;
    names.resize(std::clamp(names.size(), kLeastPlayers, kMostPlayers));
    const Rules rules{Setup{value_at(setup, "deck") == Json("extended")}, std::move(names)};
    const State start = rules.start();
    TableLayout layout;
    layout.least_minutes = 30;
    layout.most_minutes = 45;
    layout.room = say("room for 90 × 90 cm");
    needs(layout, rules, rules.coins_of_each_suit());
    steps(layout, start);
    layout.plan = picture::plan_of_table(
        [&](const picture::Viewport& viewport) { return table(rules, {&start, 1}, 0, viewport, true); },
        say("The economy and the coins set aside in the middle, the piles beside them; before each player a palace, "
            "a studio, an action square and four cards"),
        translate);
    return layout;
}

}  // namespace castalia::muse_decktet
