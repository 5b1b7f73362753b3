// Winning chances that are kept beside a session hold until its journal grows.
#include "app/recorder/kept_chances.h"

#include "tests/recorder/table.h"

namespace castalia {
namespace {

class KeptChances : public ::testing::Test {
protected:
    KeptChances() { table.enter("r 3 9"); }
    const review::Chances worked_out{{40, 3}, {{0, {0.5, 0.5}, 0.16}, {1, {0.75, 0.25}, 0.14}}};
    Table table;
};

TEST_F(KeptChances, ComeBackAsTheyWereUntilSomethingHappens) {
    EXPECT_FALSE(kept_chances(table.store, table.session()));
    const std::string before = table.on_disk();
    keep_chances(table.store, table.session(), worked_out);
    EXPECT_EQ(table.on_disk(), before) << "they are no part of the record";
    const std::optional<review::Chances> kept = kept_chances(table.store, table.session());
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->wanted, worked_out.wanted);
    ASSERT_EQ(kept->at.size(), 2U);
    EXPECT_EQ(kept->at[1].after, 1U);
    EXPECT_EQ(kept->at[1].win, worked_out.at[1].win);
    EXPECT_EQ(kept->at[1].error, worked_out.at[1].error);
    table.recorder.undo();
    EXPECT_FALSE(kept_chances(table.store, table.session())) << "the events are others";
}

TEST_F(KeptChances, ThatSomebodyElseWroteAreWorkedOutAnew) {
    for (const char* text :
         {"", "[]", "{}", "{\"operations\":1}", R"({"operations":1,"continuations":"x","at":[1]})"}) {
        table.store.set("chances." + table.session().heading().id, text);
        EXPECT_FALSE(kept_chances(table.store, table.session())) << text;
    }
}

}  // namespace
}  // namespace castalia
