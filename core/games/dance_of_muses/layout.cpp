// How the table is laid out before the first tile: what is needed, the plan, the steps.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/parts/table_plan.h"

namespace castalia::dance_of_muses {

namespace {

void steps(TableLayout& layout, std::size_t players, int hand) {
    layout.steps = {
        {say("Choose the colours of the dice"),
         players == 4 ? say("Two companies; partners do not sit side by side") : say("Every player is a company")},
        {say("Shuffle the nine tiles, deal {n} each", {{"n", literally(hand)}}),
         say("Hidden; Mnemosyne stays in the box, she belongs to a variant")}};
    if (players != 3) {
        layout.steps.push_back({players == 4 ? say("Lay the tile that is left face up in the middle")
                                             : say("Lay the tile that is left face down in the middle"),
                                say("It is neutral and gets a die of the free colour, which shows 1")});
    }
    layout.steps.push_back({say("Give each company its dice"), say("One for each tile in its hands")});
    layout.steps.push_back({say("Roll for the first player"), say("The highest die begins; ties roll again")});
}

void hand(TablePlan& plan, double x, double y, double wide, const Text& name, int tiles) {
    plan.area(x, y, wide, 96, name);
    for (int tile = 0; tile < tiles; ++tile) {
        plan.sketch().box(x + 120 + 56.0 * tile, y + 14, 46, 46, 5, 1.2);
        plan.middle(x + 143 + 56.0 * tile, y + 42, say("tile"), 11);
        plan.die(x + 129 + 56.0 * tile, y + 64, "1");
    }
}

}  // namespace

TableLayout layout(const Players& players, const Json&, const Tell& tell) {
    const std::size_t count = std::clamp<std::size_t>(players.names.size(), 2, 4);
    const int tiles = static_cast<int>(kTiles / count);
    const bool neutral = count != 3;
    constexpr int kLeast = 20, kMost = 30, kDice = 4;
    TableLayout layout;
    layout.least_minutes = kLeast;
    layout.most_minutes = kMost;
    layout.room = say("room for 60 × 60 cm in the middle");
    layout.needs = {{static_cast<int>(kTiles), say("Muse tiles"), say("Mnemosyne stays out")},
                    {neutral ? 2 * kDice + 1 : 3 * tiles, say("dice"),
                     neutral ? say("four of two colours, one of the third") : say("three of each colour")},
                    {kDice, say("Sun tokens"), say("three bronze ones and the silver one; gold stays out")}};
    steps(layout, count, tiles);

    TablePlan plan(tell);
    for (std::size_t seat = 0; seat < count; ++seat) {
        // Clockwise: below, at the left, above, at the right; two players sit opposite each other.
        const std::size_t place = count == 2 ? 2 * seat : seat;
        const double x = place == 0 || place == 2 ? 250 : place == 1 ? 10 : 540;
        const double y = place == 0 ? 340 : place == 2 ? 10 : 170;
        hand(plan, x, y, count == 2 ? 348 : 298, seated(players, seat), tiles);
    }
    constexpr double kTile = 60;
    const double middle = TablePlan::kWidth / 2;
    plan.place(middle - 100, 122, 200, 202, neutral ? Text() : say("the first tile lies anywhere"));
    if (neutral) {
        plan.sketch().box(middle - kTile / 2, 190, kTile, kTile, 5, 1.6);
        plan.middle(middle, 214, say("neutral"), 11);
        plan.die(middle - 14, 218, "1");
        plan.step(middle - kTile / 2, 188, 3);
        plan.middle(middle, 272, count == 4 ? say("face up") : say("face down"), 11);
    }
    plan.step(264, 390, 2);
    plan.step(360, 430, neutral ? 4 : 3);
    plan.words(20, 420, say("Every player places one tile face down."), false, 12);
    layout.plan = plan.take(say("Plan of the table"),
                            say("The hands of tiles with their dice around a free middle, in which the neutral tile "
                                "lies with two and four players"));
    return layout;
}

}  // namespace castalia::dance_of_muses
