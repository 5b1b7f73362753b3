// The layout of the table before the first round: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/table_plan.h"

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

void seats(TablePlan& plan, const Players& players, std::size_t count) {
    constexpr double kTop = 232, kHigh = 204;
    const double wide = (TablePlan::kWidth - 20 - 10 * static_cast<double>(count - 1)) / static_cast<double>(count);
    for (std::size_t seat = 0; seat < count; ++seat) {
        const double x = 10 + (wide + 10) * static_cast<double>(seat);
        plan.seat(x, kTop, wide, kHigh, players, seat);
        plan.place(x + 8, kTop + 34, wide - 16, 28, say("palace, upright"));
        plan.place(x + 8, kTop + 66, wide - 16, 28, say("studio, crosswise"));
        constexpr double kSquare = 46, kSmall = 0.8;
        const double y = kTop + 106;
        plan.open_card(x + 8, y, {}, kSquare, kSquare);
        plan.sketch().line(x + 8, y + kSquare / 2, kSquare, 0, kSmall);
        plan.sketch().line(x + 8 + kSquare / 2, y, 0, kSquare, kSmall);
        plan.words(x + 8, y + kSquare + 15, say("action square"), false, 11);
        for (int card = 0; card < 4; ++card) {
            plan.hidden_card(x + wide - 118 + 24.0 * card, y, 34, 46);
        }
        plan.words(x + wide - 118, y + kSquare + 32, say("4 cards, hidden"), false, 11);
        if (seat == 0) {
            plan.step(x + wide - 12, y, 3);
            plan.step(x + kSquare + 8, y, 5);
        }
    }
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Tell& tell) {
    std::vector<std::string> names = players.names;
    names.resize(std::clamp(names.size(), kLeastPlayers, kMostPlayers));
    const Rules rules{Setup{value_at(setup, "deck") == Json("extended")}, std::move(names)};
    const State start = rules.start();
    constexpr int kLeast = 30, kMost = 45;
    TableLayout layout;
    layout.least_minutes = kLeast;
    layout.most_minutes = kMost;
    layout.room = say("room for 90 × 90 cm");
    needs(layout, rules, rules.coins_of_each_suit());
    steps(layout, start);

    TablePlan plan(tell);
    plan.area(10, 10, 560, 212, say("Economy"));
    for (const Suit suit : decktet::kSuits) {
        const double y = 42 + 29.0 * static_cast<double>(decktet::index(suit));
        plan.coins(24, y, decktet::index(suit), start.economy[suit]);
        plan.words(266, y + 17,
                   say("{letter} {suit}", {{"letter", literally(std::string(1, decktet::letter(suit)))},
                                           {"suit", decktet::suit_name(suit)}}),
                   false, 12);
        plan.coins(420, y, decktet::index(suit), 4);
    }
    plan.words(420, 34, say("set aside"), true, 13);
    plan.step(132, 28, 1);
    plan.step(404, 30, 2);
    plan.area(580, 10, 258, 212, say("Piles"));
    plan.pile(630, 80, say("Pile {n}", {{"n", literally(start.draw_pile)}}));
    plan.place(712, 80, TablePlan::kCard + 16, TablePlan::kTall, say("discard"));
    plan.step(618, 76, 4);
    seats(plan, players, rules.seats());
    layout.plan =
        plan.take(say("Plan of the table"),
                  say("The economy and the coins set aside in the middle, the piles beside them; before each "
                      "player a palace, a studio, an action square and four cards"));
    return layout;
}

}  // namespace castalia::muse_decktet
