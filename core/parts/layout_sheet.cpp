#include "core/parts/layout_sheet.h"

#include "core/rules/text/mapped.h"

namespace castalia {

using document::Cell;
using document::Column;
using document::Table;

document::Document layout_sheet(const Game& game, const Players& players, const TableLayout& layout,
                                const Translate& translate) {
    const std::vector<Text> names = mapped(players.names, [](const std::string& name) { return literally(name); });
    document::Document sheet;
    sheet.over = translate(game.title);
    sheet.title = translate(say("Lay out the table"));
    sheet.under =
        translate(say("{who}, about {least} to {most} minutes, {room}", {{"who", listed_with_and(names)},
                                                                         {"least", literally(layout.least_minutes)},
                                                                         {"most", literally(layout.most_minutes)},
                                                                         {"room", layout.room}}));
    sheet.page = translate(say("Castalia, page {n} of {all}"));
    sheet.foot = translate(say("The table before the first move"));
    sheet.blocks.emplace_back(layout.plan);

    constexpr double kNumber = 0.3, kWhat = 1.2, kMore = 1.6;
    const auto columns = [&](const Text& number, const Text& what, const Text& more) {
        return std::vector<Column>{
            {translate(number), false, kNumber}, {translate(what), false, kWhat}, {translate(more), false, kMore}};
    };
    Table needs{columns(say("Number"), say("What you need"), say("More about it")), {}};
    for (const TableLayout::Component& one : layout.needs) {
        needs.rows.push_back(
            {Cell{std::to_string(one.count), {}}, Cell{translate(one.name), {}}, Cell{translate(one.remark), {}}});
    }
    sheet.blocks.emplace_back(std::move(needs));
    Table steps{columns(say("Number"), say("Step by step"), say("More about it")), {}};
    for (std::size_t i = 0; i < layout.steps.size(); ++i) {
        const TableLayout::Step& step = layout.steps[i];
        steps.rows.push_back({Cell{std::to_string(i + 1) + "  ☐", {}}, Cell{translate(step.what), {}},
                              Cell{translate(step.more), {}}});
    }
    sheet.blocks.emplace_back(std::move(steps));
    return sheet;
}

}  // namespace castalia
