#include "app/desk/chronicle.h"

#include "tests/desk/table.h"

#include <algorithm>

namespace castalia {

TEST(Chronicle, TellsEveryEventOnceWithWhatFollowed) {
    Table table;
    table.play(80);
    Chronicle chronicle;
    chronicle.follow(&table.session());
    EXPECT_EQ(chronicle.steps(), table.session().plies());
    const auto events = std::ranges::count(chronicle.rows(), LogRow::Kind::event, &LogRow::kind);
    EXPECT_EQ(static_cast<std::size_t>(events), table.session().plies());
    std::size_t follows = 0;
    for (std::size_t i = 0; i < table.session().plies(); ++i) {
        follows += table.session().replay().story(i).size();
        EXPECT_EQ(chronicle.rows()[chronicle.row_of(i)].step, i);
    }
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(chronicle.rows(), LogRow::Kind::follows, &LogRow::kind)),
              follows);
}

TEST(Chronicle, TellsWhichDiceTheProgramRolled) {
    Table table;
    Json dice = {{"type", "dice"}, {"dice", {{{"sides", 6}, {"value", 4}}}}};
    table.desk.enter(dice);
    dice["source"] = "app";
    table.desk.enter(dice);
    Chronicle chronicle;
    chronicle.follow(&table.session());
    std::vector<std::size_t> marked;
    for (const LogRow& row : chronicle.rows()) {
        if (row.kind == LogRow::Kind::note && english(row.text) == "rolled by the program") {
            marked.push_back(row.step);
        }
    }
    EXPECT_EQ(marked, (std::vector<std::size_t>{1}));
}

TEST(Chronicle, KeptUpToDateIsTheSameAsToldAnew) {
    Table table;
    Chronicle kept;
    const auto token = table.desk.on_change([&](const Scene& scene) { kept.follow(scene.session); });
    table.play(60);
    table.desk.undo();
    table.desk.undo_to(30);
    table.desk.undo();
    table.enter("note Tea");
    Chronicle anew;
    anew.follow(&table.session());
    EXPECT_EQ(kept.rows(), anew.rows());
    EXPECT_EQ(kept.turns(), anew.turns());
}

TEST(Chronicle, MarksACorrectedEventWithWhatItWas) {
    Table table;
    table.enter("r 3 9");
    const Entry first = table.session().in_force().entries.front();
    table.desk.accept(
        table.desk.consider({{Amend{first.number, table.desk.parse("r 3 8")}}, "The 8 lay behind the box"}));
    Chronicle chronicle;
    chronicle.follow(&table.session());
    const auto row = std::ranges::find(chronicle.rows(), LogRow::Kind::corrected, &LogRow::kind);
    ASSERT_NE(row, chronicle.rows().end());
    EXPECT_EQ(english(row->text), "was: Ann rolls 3 and 9 (The 8 lay behind the box)");
}

TEST(Chronicle, MarksWhatTheTableRuled) {
    Table table;
    auto ruled = std::make_shared<Event>(*table.desk.parse("sell 9ms"));
    ruled->ruling = "We forgot to roll";
    ASSERT_FALSE(table.desk.enter(EventPtr(ruled)));
    Chronicle chronicle;
    chronicle.follow(&table.session());
    EXPECT_TRUE(chronicle.rows()[chronicle.row_of(0)].ruled);
    const auto row = std::ranges::find(chronicle.rows(), LogRow::Kind::ruling, &LogRow::kind);
    ASSERT_NE(row, chronicle.rows().end());
    EXPECT_TRUE(row->clause.starts_with("magnate."));
}

}  // namespace castalia
