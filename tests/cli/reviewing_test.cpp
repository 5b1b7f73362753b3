// The calls that review a session and replay its variations.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/samples.h"

namespace castalia::testing {
namespace {

class Reviewing : public ::testing::Test {
protected:
    /// Returns a session with a comment, and with a variation in which Ann sold another card.
    Session reviewed() const {
        Session session = played_session();
        session.commentary.comments = {{1, "!?", "A bold roll."}};
        const EventPtr other = parse_event("s 2mk", session.playthrough(), session.plies(), session.names());
        session.commentary.variations = {{1, "If Ann had kept it", {other}}};
        return session;
    }

    Table table;
};

TEST_F(Reviewing, TellsMomentsAndCurves) {
    const Ran ran = table.run({"review", table.file("magnate.castalia", sample_file("magnate"))});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(
        ran.out.find("After event 82: Ben takes the lead. Districts are even, 2–2; Ben is ahead in ranks, 13–9\n"),
        std::string::npos);
    EXPECT_NE(ran.out.find("Total ranks: Ann 36, Ben 41\n"), std::string::npos) << ran.out;
}

TEST_F(Reviewing, PrintsEveryValueAsJson) {
    const Ran ran = table.run({"review", table.file("magnate.castalia", sample_file("magnate")), "--json"});
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["plies"], 150);
    EXPECT_EQ(json["series"][1]["player"], "Ben");
    EXPECT_EQ(json["series"][1]["values"].size(), 151U);
    EXPECT_EQ(json["series"][1]["values"].back(), 41);
}

TEST_F(Reviewing, IsExportedWithCurvesMomentsAndTheWholeLog) {
    const std::string record = table.file("magnate.castalia", sample_file("magnate"));
    const Ran page = table.run({"export", record, "--to", "html", "--as", "review"});
    EXPECT_EQ(page.status, 0) << page.err;
    for (const char* told :
         {"Total ranks, event by event", "Districts led, event by event", "Tokens, event by event", ">Moments<",
          "Ben takes the lead. Districts are even, 2–2; Ben is ahead in ranks, 13–9", "Ann ends a final turn"}) {
        EXPECT_NE(page.out.find(told), std::string::npos) << told;
    }
    const Ran words = table.run({"export", record, "--to", "score", "--as", "review"});
    EXPECT_NE(words.out.find("Longest think: Ann takes 1 minute"), std::string::npos) << words.out;
    EXPECT_EQ(words.out.find("event by event"), std::string::npos) << "plain text has no drawings";
    const Ran usual = table.run({"export", record, "--to", "html"});
    EXPECT_EQ(usual.out.find(">Moments<"), std::string::npos);
}

TEST_F(Reviewing, WritesItsGraphAsADrawingWithALabelAtTheEndOfEachCurve) {
    const std::string record = table.file("magnate.castalia", sample_file("magnate"));
    const std::string file = (table / "graph.svg").string();
    const Ran ran = table.run({"review", record, "--graph", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "written: " + file + "\n");
    const std::string svg = bytes_of(file);
    for (const char* told :
         {"<svg xmlns=\"http://www.w3.org/2000/svg\"", "<title>Total ranks, event by event</title>",
          "<desc>Ann ends at 36, Ben ends at 41. 1: after event ", ">Ann 36</text>", ">Ben 41</text>"}) {
        EXPECT_NE(svg.find(told), std::string::npos) << told << "\n" << svg.substr(0, 900);
    }
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    const Ran other = table.run({"review", record, "--graph", file, "--series", "resources"});
    EXPECT_EQ(other.status, 2) << "the file exists";
    EXPECT_EQ(bytes_of(file), svg);
    EXPECT_EQ(table.run({"review", record, "--graph", file, "--series", "resources", "--force"}).status, 0);
    EXPECT_NE(bytes_of(file).find(">Tokens, event by event<"), std::string::npos);
}

TEST_F(Reviewing, MarksTheMomentsInItsGraphAndSaysWhatTheyAre) {
    const std::string record = table.file("magnate.castalia", sample_file("magnate"));
    const std::string file = (table / "graph.svg").string();
    ASSERT_EQ(table.run({"review", record, "--graph", file}).status, 0);
    const std::string drawn = bytes_of(file);
    for (const char* told : {"1: after event", "3: after event 82, Ben takes the lead", "Longest think: Ann takes"}) {
        EXPECT_NE(drawn.find(told), std::string::npos) << told;
    }
    for (const char* sign : {">1<", ">2<", ">3<"}) {
        EXPECT_NE(drawn.find(sign), std::string::npos) << sign;
    }
}

TEST_F(Reviewing, WritesItsGraphAsAPicture) {
    const std::string record = table.file("magnate.castalia", sample_file("magnate"));
    const std::string file = (table / "graph.png").string();
    EXPECT_EQ(table.run({"review", record, "--graph", file}).status, 0);
    const std::string png = bytes_of(file);
    ASSERT_GT(png.size(), 2000U);
    EXPECT_EQ(png.substr(1, 3), "PNG");
    const auto byte = [&](std::size_t at) { return static_cast<unsigned>(static_cast<unsigned char>(png[at])); };
    EXPECT_EQ(byte(18) * 256 + byte(19), 1440U) << "pixels across";
}

TEST_F(Reviewing, SaysWhyThereIsNoGraph) {
    const std::string record = table.file("magnate.castalia", sample_file("magnate"));
    const Ran unknown = table.run({"review", record, "--graph", (table / "g.svg").string(), "--series", "luck"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("There is no series luck. There are: "), std::string::npos) << unknown.err;
    EXPECT_EQ(table.run({"review", record, "--graph", (table / "g.gif").string()}).status, 2);
    EXPECT_EQ(table.run({"review", record, "--series", "resources"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(table / "g.svg"));
}

TEST_F(Reviewing, IsExportedWithCommentsAndBranches) {
    const std::string record = table.file("one.castalia", write_record(reviewed()));
    for (const char* form : {"html", "pdf"}) {
        const Ran ran = table.run({"export", record, "--to", form, "--as", "review"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_GT(ran.out.size(), 2000U);
        if (form == std::string("html")) {
            EXPECT_NE(ran.out.find("A bold roll."), std::string::npos);
            EXPECT_NE(ran.out.find("If Ann had kept it"), std::string::npos);
        }
    }
}

TEST_F(Reviewing, ReviewsASessionOfTheLibraryAsItsRecord) {
    const std::string record = table.file("one.castalia", write_record(reviewed()));
    ASSERT_EQ(table.run({"import", record}).status, 0);
    const Ran from_library = table.run({"review", "--session", kFirstId});
    EXPECT_EQ(from_library.status, 0) << from_library.err;
    EXPECT_EQ(from_library.out, table.run({"review", record}).out);
    EXPECT_NE(from_library.out.find("Comment on event 1: !? A bold roll."), std::string::npos) << from_library.out;
    EXPECT_NE(from_library.out.find("After event 1, variation \"If Ann had kept it\": 1 event"), std::string::npos);
    const Ran exported = table.run({"export", "--session", kFirstId, "--to", "json"});
    EXPECT_EQ(exported.out, bytes_of(record));
}

TEST_F(Reviewing, ReplaysAVariationInsteadOfWhatHappened) {
    const std::string record = table.file("one.castalia", write_record(reviewed()));
    const Ran ran = table.run({"replay", record, "--variation", "If Ann had kept it", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["accepted"], 2);
    EXPECT_EQ(json["state"]["players"]["Ann"]["hand"], 2);
    EXPECT_NE(json["log"][1]["text"].get<std::string>().find("2MK"), std::string::npos) << json["log"][1];
}

TEST_F(Reviewing, TellsWinningChancesWhereMovesDecide) {
    const std::string record = table.file("one.castalia", write_record(reviewed()));
    const Ran ran = table.run({"review", record, "--chances", "6", "--seed", "3", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json chances = Json::parse(ran.out)["chances"];
    EXPECT_EQ(chances["continuations"], 6);
    EXPECT_EQ(chances["seed"], 3);
    ASSERT_FALSE(chances["at"].empty());
    EXPECT_EQ(chances["at"][0]["after"], 0);
    double all = 0;
    for (const Json& win : chances["at"][0]["win"]) {
        all += win.get<double>();
    }
    EXPECT_NEAR(all, 1, 0.001);
    EXPECT_TRUE(chances["at"][0]["error"].is_number());
    EXPECT_EQ(table.run({"review", record, "--chances", "6", "--seed", "3", "--json"}).out, ran.out);
    const Ran words = table.run({"review", record, "--chances", "6", "--seed", "3"});
    EXPECT_NE(words.out.find("6 games are played on from each turn"), std::string::npos) << words.out;
    EXPECT_NE(words.out.find("After event 0: Ann "), std::string::npos) << words.out;

    const Ran none = table.run({"review", table.file("story.castalia", sample_file("muse-story")), "--chances", "6"});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.err.find("is none of them. Leave --chances out."), std::string::npos) << none.err;
    EXPECT_EQ(table.run({"review", record, "--chances", "0"}).status, 2);
    EXPECT_EQ(table.run({"review", record, "--chances", "many"}).status, 2);
}

TEST_F(Reviewing, HasItsExitStatuses) {
    const std::string record = table.file("one.castalia", write_record(reviewed()));
    EXPECT_EQ(table.run({"review"}).status, 2);
    EXPECT_EQ(table.run({"review", record, "--session", kFirstId}).status, 2);
    EXPECT_EQ(table.run({"review", (table / "none.castalia").string()}).status, 2);
    EXPECT_EQ(table.run({"review", "--session", kFirstId}).status, 3) << "there is no library";
    const Ran unknown = table.run({"replay", record, "--variation", "Else"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("There are: If Ann had kept it."), std::string::npos) << unknown.err;
    EXPECT_EQ(
        table.run({"replay", table.file("two.castalia", write_record(played_session())), "--variation", "x"}).status,
        2);
}

}  // namespace
}  // namespace castalia::testing
