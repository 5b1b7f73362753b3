// The layout of the table before the first painting: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/musee/table.h"

namespace castalia::musee {

namespace {

/// Returns the staircases of the setup, else those of a first game.
Stairs stairs_of(const Json& setup, int players) {
    Stairs stairs{};
    const Json named = value_at(setup, "stairs");
    if (!named.is_object()) {
        return first_pattern(players);
    }
    for (const auto& [row, key] : {std::pair(0, "upper"), {1, "lower"}}) {
        for (const Json& column : named.value(key, Json::array())) {
            const int at_column = column.is_number_integer() ? column.get<int>() - 1 : -1;
            if (at_column >= 0 && at_column < kMostSpaces) {
                stairs[at(row)][at(at_column)] = true;
            }
        }
    }
    return stairs;
}

std::vector<std::string> at_table(const Players& players) {
    std::vector<std::string> names = players.names;
    names.resize(std::clamp<std::size_t>(names.size(), 2, 4));
    return names;
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Translate& translate) {
    Rules rules;
    rules.names = at_table(players);
    const int count = rules.players(), spaces = rules.spaces(), museums = rules.museums();
    constexpr int kHand = 5;
    TableLayout layout;
    layout.least_minutes = 20;
    layout.most_minutes = 30;
    layout.room = say("room for 120 × 60 cm");
    layout.needs = {{rules.cards(), say("paintings"),
                     count == 3 ? say("1 to 60, all of them") : say("1 to 50; 51 to 60 go back into the box")},
                    {2 * spaces * museums, say("tokens"),
                     say("{n} for each Musée, chandelier or staircase", {{"n", literally(2LL * spaces)}})},
                    {kGalleries, say("gallery bonus cards"), say("4 points each, one for each level")}};
    layout.steps = {{say("Lay two rows of {n} tokens for each Musée", {{"n", literally(spaces)}}),
                     say("Chandelier side up; the rows lie between the three galleries")},
                    {say("Turn the same staircases in every Musée"),
                     count == 3 ? say("Two in one row and three in the other") : say("Three in each row")},
                    {say("Shuffle well, deal five paintings each"), say("Hidden; nobody shows a hand")},
                    {say("Lay the draw pile of {n}", {{"n", literally(rules.cards() - kHand * count)}}), {}},
                    {say("Lay the three bonus cards face up"), {}}};
    if (count == 4) {
        layout.steps.insert(layout.steps.begin(),
                            {say("Partners sit opposite each other"), say("Each team fills one Musée together")});
    }
    State state;
    state.stairs = stairs_of(setup, count);
    const Deal deal{rules.cards() - kHand * count, kHand, count == 4 ? 2 : 1};
    layout.plan = picture::plan_of_table(
        [&](const picture::Viewport& viewport) { return table(rules, state, viewport, &deal); },
        say("A Musée for each player or team: three galleries with a row of tokens between them; above them the "
            "pile, the hands and the three bonus cards"),
        translate);
    return layout;
}

}  // namespace castalia::musee
