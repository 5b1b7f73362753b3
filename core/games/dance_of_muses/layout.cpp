// The layout of the table before the first tile: the things needed, the plan, the steps.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/parts/table_plan.h"

namespace castalia::dance_of_muses {

namespace {

void steps(TableLayout& layout, std::size_t players, int hand, bool tenth) {
    layout.steps = {
        {say("Choose the colours of the dice"),
         players == 4 ? say("Two companies; partners do not sit side by side") : say("Every player is a company")},
        {say("Shuffle the tiles, deal {n} each", {{"n", literally(hand)}}),
         tenth ? say("Hidden; one of the ten goes back into the box, unseen")
               : say("Hidden; Mnemosyne stays in the box, she belongs to a variant")}};
    if (players != 3) {
        layout.steps.push_back({players == 4 ? say("Lay the tile that is left face up in the middle")
                                             : say("Lay the tile that is left face down in the middle"),
                                say("It is neutral and gets a die of the free colour, which shows 1")});
    }
    layout.steps.push_back({say("Give each company its dice"), say("One for each tile in its hands")});
    layout.steps.push_back({say("Roll for the first player"), say("The highest die begins; ties roll again")});
}

/// Returns the colours of the companies by seat, as the setup gives them, else as usual.
std::vector<std::size_t> colours_of(const Players& players, const Json& setup, std::size_t seats) {
    std::vector<std::size_t> colours;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        colours.push_back(seats == 4 ? seat % 2 : seat);
    }
    const Json shared = value_at(setup, "companies");
    for (const Json& company : shared.is_array() ? shared : Json::array()) {
        for (const Colour colour : {Colour::purple, Colour::orange, Colour::white}) {
            for (std::size_t seat = 0; seat < std::min(seats, players.names.size()); ++seat) {
                const Json members = value_at(company, "players");
                const bool here =
                    members.is_array() && std::ranges::find(members, Json(players.names[seat])) != members.end();
                if (here && value_at(company, "color") == Json(word_of(colour))) {
                    colours[seat] = static_cast<std::size_t>(colour);
                }
            }
        }
    }
    return colours;
}

/// Returns the first colour that no company has.
std::size_t free_colour(const std::vector<std::size_t>& colours) {
    std::size_t colour = 0;
    while (std::ranges::find(colours, colour) != colours.end()) {
        ++colour;
    }
    return colour;
}

void hand(TablePlan& plan, double x, double y, double wide, std::size_t colour, const Text& name, int tiles) {
    constexpr double kTile = 46, kBeside = 54, kStep = 32, kNameSize = 15;
    double left = x + wide - kBeside * tiles - 4;
    const double room = left - kStep - (x + 12);  // The numbers of steps stand beside the tiles.
    const bool fits = document::bold_width(plan.told(name), kNameSize) <= room;
    plan.area(x, y, wide, 96, fits ? name : Text());
    if (!fits) {
        plan.lines(x + 12, y + 24, room, 2, name);
    }
    plan.words(x + 12, y + (fits ? 44 : 58), text_of(static_cast<Colour>(colour)), false, 11);
    for (int tile = 0; tile < tiles; ++tile) {
        plan.hidden_card(left, y + 10, kTile, kTile);
        plan.company_die(left + (kTile - 28) / 2, y + 62, colour, "1");
        left += kBeside;
    }
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Tell& tell) {
    const std::size_t count = std::clamp<std::size_t>(players.names.size(), 2, 4);
    const int tiles = static_cast<int>(kTiles / count);
    const bool neutral = count != 3;
    const Json mnemosyne = value_at(setup, "tiles/Mnemosyne");
    const bool tenth = mnemosyne.is_object() && !mnemosyne.empty();
    constexpr int kLeast = 20, kMost = 30, kDice = 4;
    TableLayout layout;
    layout.least_minutes = kLeast;
    layout.most_minutes = kMost;
    layout.room = say("room for 60 × 60 cm in the middle");
    layout.needs = {{static_cast<int>(tenth ? kMuses : kTiles), say("Muse tiles"),
                     tenth ? say("Mnemosyne is one of them") : say("Mnemosyne stays out")},
                    {neutral ? 2 * kDice + 1 : 3 * tiles, say("dice"),
                     neutral ? say("four of two colours, one of the third") : say("three of each colour")},
                    {neutral ? kDice : tiles, say("Sun tokens"),
                     neutral ? say("three bronze ones and the silver one; gold stays out")
                             : say("two bronze ones and the silver one; gold stays out")}};
    steps(layout, count, tiles, tenth);

    TablePlan plan(tell);
    const std::vector<std::size_t> colours = colours_of(players, setup, count);
    for (std::size_t seat = 0; seat < count; ++seat) {
        // The seats go clockwise: below, at the left, above, at the right. Two players sit opposite each other.
        const std::size_t place = count == 2 ? 2 * seat : seat;
        const double x = place == 0 || place == 2 ? 250 : place == 1 ? 10 : 540;
        const double y = place == 0 ? 340 : place == 2 ? 10 : 170;
        hand(plan, x, y, count == 2 ? 348 : 298, colours[seat], seated(players, seat), tiles);
    }
    constexpr double kTile = 60;
    const double middle = TablePlan::kWidth / 2;
    plan.place(middle - 100, 122, 200, 202, neutral ? Text() : say("the first tile lies anywhere"));
    if (neutral) {
        const std::size_t free = free_colour(colours);
        count == 4 ? plan.open_card(middle - kTile / 2, 190, {}, kTile, kTile)
                   : plan.hidden_card(middle - kTile / 2, 190, kTile, kTile);
        plan.company_die(middle - 14, 206, free, "1");
        plan.step(middle - kTile / 2, 188, 3);
        plan.middle(middle, 270, count == 4 ? say("the neutral tile, face up") : say("the neutral tile, face down"),
                    11);
    }
    const double beside = (count == 2 ? 598 : 548) - 54.0 * tiles - 18;  // The tiles of the first seat.
    plan.step(beside, 362, 2);
    plan.step(beside, 416, neutral ? 4 : 3);
    plan.words(20, 320, say("Every player places"), false, 12);
    plan.words(20, 338, say("one tile face down."), false, 12);
    layout.plan = plan.take(say("Plan of the table"),
                            say("The hands of tiles with their dice around a free middle, in which the neutral tile "
                                "lies with two and four players"));
    return layout;
}

}  // namespace castalia::dance_of_muses
