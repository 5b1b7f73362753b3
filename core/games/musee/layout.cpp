// The layout of the table before the first painting: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/parts/table_plan.h"

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

void museum(TablePlan& plan, double x, double wide, const Text& owners, int spaces, const Stairs& stairs) {
    constexpr double kFirst = 112, kDeep = 70, kRowGap = 30, kName = 12;
    plan.words(x + kName, kFirst - 12, owners, true, 15);
    const double pitch = (wide - 2 * kName) / spaces;
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        const double y = kFirst + gallery * (kDeep + kRowGap);
        for (int space = 0; space < spaces; ++space) {
            const double left = x + kName + space * pitch;
            plan.place(left + 3, y, pitch - 6, kDeep, literally(space + 1));
            if (gallery < 2) {
                const bool stair = stairs[at(gallery)][at(space)];
                const double middle = left + pitch / 2;
                plan.sketch().disc(middle - 10, y + kDeep + kRowGap / 2 - 10, 20, stair ? 2 : 1.2);
                if (stair) {  // Three steps.
                    for (const double step : {-5.0, -1.0, 3.0}) {
                        plan.sketch().line(middle + step, y + kDeep + kRowGap / 2 - step, 4, 0, 1.4);
                        plan.sketch().line(middle + step, y + kDeep + kRowGap / 2 - step, 0, 4, 1.4);
                    }
                }
            }
        }
    }
}

std::vector<std::string> at_table(const Players& players) {
    std::vector<std::string> names = players.names;
    names.resize(std::clamp<std::size_t>(names.size(), 2, 4));
    return names;
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Tell& tell) {
    Rules rules;
    rules.names = at_table(players);
    const int count = rules.players(), spaces = rules.spaces(), museums = rules.museums();
    constexpr int kLeast = 20, kMost = 30, kHand = 5;
    TableLayout layout;
    layout.least_minutes = kLeast;
    layout.most_minutes = kMost;
    layout.room = say("room for 120 × 60 cm");
    layout.needs = {{rules.cards(), say("paintings"),
                     count == 3 ? say("1 to 60, all of them") : say("1 to 50; 51 to 60 go back into the box")},
                    {2 * spaces * museums, say("tokens"),
                     say("{n} for each Musée, chandelier or staircase", {{"n", literally(2 * spaces)}})},
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
    const int more = count == 4 ? 1 : 0;

    TablePlan plan(tell);
    const Stairs stairs = stairs_of(setup, count);
    const double wide = TablePlan::kWidth / museums;
    for (int which = 0; which < museums; ++which) {
        std::vector<Text> owners;
        for (const Seat owner : rules.owners(which)) {
            owners.push_back(seated(players, static_cast<std::size_t>(owner.index)));
        }
        museum(plan, which * wide, wide, listed_with_and(owners), spaces, stairs);
    }
    plan.pile(30, 16, {});
    plan.words(86, 50, say("Pile {n}", {{"n", literally(rules.cards() - kHand * count)}}), false, 12);
    plan.hidden_cards(220, 14, kHand, {});
    plan.words(466, 50, say("5 each, hidden"), false, 12);
    for (int bonus = 0; bonus < kGalleries; ++bonus) {
        plan.open_card(640 + 48.0 * bonus, 14, literally(kGallery));
    }
    plan.words(788, 50, say("bonus"), false, 12);
    plan.step(24, 16, 4 + more);
    plan.step(210, 16, 3 + more);
    plan.step(630, 16, 5 + more);
    plan.step(12, 197, 1 + more);
    plan.step(12, 297, 2 + more);
    plan.words(12, 424, say("A ring of steps is a staircase, an empty ring a chandelier."), false, 12);
    layout.plan = plan.take(say("Plan of the table"),
                            say("A Musée for each player or team: three galleries with a row of tokens between them; "
                                "above them the pile, the hands and the three bonus cards"));
    return layout;
}

}  // namespace castalia::musee
