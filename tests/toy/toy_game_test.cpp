// What a game gets from its declaration alone: entry, forms, records, search, figures, exports and paper.
#include "app/publishing/export_formats.h"
#include "core/export/chronicle.h"
#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/toy/toy_table.h"

namespace castalia {
namespace {

TEST_F(ToyTable, IsPlayedByTheEntryLineAndByItsForms) {
    play_on("first");
    EXPECT_EQ(session().replay().status(), Status::finished);
    EXPECT_EQ(session().playthrough().state(4)["pips"], (Json{{"Ann", 8}, {"Ben", 6}}));
    EXPECT_EQ(english(session().replay().describe(0)), "Ann rolls 6");
    EXPECT_EQ(english(session().playthrough().score(4).sentence), "Ann wins with 8 pips");

    const Prompt prompt = session().playthrough().prompt(0);
    const std::vector<Slot> form = session().playthrough().form(0, prompt.verbs.at(0).draft);
    ASSERT_EQ(form.size(), 1U);
    EXPECT_EQ(form[0].field, "die");
    EXPECT_EQ(form[0].options.size(), 6U);
}

TEST_F(ToyTable, IsRefusedWithItsClauseWhereItsRulesForbidAnEvent) {
    recorder.begin(heading("first"));
    const std::optional<Refusal> refusal = recorder.enter(recorder.parse("Ben: roll 3"));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "toy.roll.turn");
}

TEST_F(ToyTable, ReadsBackAsRecordAndAsText) {
    play_on("first");
    const std::string record = write_record(session());
    EXPECT_EQ(write_record(read_record(record, games)), record);
    EXPECT_EQ(write_record(read_any(write_text(session()), games)), record);
    EXPECT_EQ(write_record(store.load(session().heading().id)), record);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(ToyTable, IsFoundByItsTitleAndByWhatHappened) {
    play_on("first");
    for (const char* words : {"pips", "rainy", "\"rolls 6\"", "Ben"}) {
        Filter filter;
        filter.words = words;
        EXPECT_EQ(History(store).page(filter).size(), 1U) << words;
    }
    Filter filter;
    filter.game = "toy-pips";
    EXPECT_EQ(History(store).page(filter).size(), 1U);
    EXPECT_EQ(History(store).games(), std::vector<std::string>{"toy-pips"});
}

TEST_F(ToyTable, IsCountedWithItsDiceAndWithItsLuck) {
    play_on("first");
    const Figures figures(store);
    EXPECT_EQ(figures.game("toy-pips").tally.sessions, 1U);
    EXPECT_EQ(figures.dice().thrown, 4);
    const std::vector<statistics::PlayerLuck> luck = figures.luck(0, "toy-pips");
    ASSERT_EQ(luck.size(), 2U);
    EXPECT_EQ(luck[0].player, "Ann");
    EXPECT_DOUBLE_EQ(luck[0].got, 8);
    EXPECT_NEAR(luck[0].expected, 7, 1e-5);
    EXPECT_NE(english(luck[0].sentence).find("pips"), std::string::npos);
}

TEST_F(ToyTable, GoesOutInEveryForm) {
    play_on("first");
    for (const ExportFormat& format : export_formats()) {
        EXPECT_GT(format.bytes(session(), {}).size(), 50U) << format.name;
    }
    const std::string html = find_export_format("html")->bytes(session(), {});
    EXPECT_NE(html.find("Ann wins with 8 pips"), std::string::npos);
    EXPECT_NE(html.find("The table at the end"), std::string::npos) << "its picture";
    EXPECT_TRUE(find_export_format("pdf")->bytes(session(), {}).starts_with("%PDF"));
    EXPECT_NE(find_export_format("bgsplay")->bytes(session(), {}).find("\"bggId\": 1234567"), std::string::npos);
    EXPECT_FALSE(chronicle_of(session())) << "it tells no story";
}

TEST_F(ToyTable, IsPrintedAsABlankSheet) {
    const std::vector<const BlankSheet*> sheets = games.sheets();
    ASSERT_EQ(sheets.size(), 1U);
    const auto pdf = document_bytes(sheets[0]->draw(english), "pdf", Paper::a4);
    ASSERT_TRUE(pdf);
    EXPECT_TRUE(pdf->starts_with("%PDF"));
}

}  // namespace
}  // namespace castalia
