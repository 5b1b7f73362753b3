// Files of every kind, given to the calls that open one: each is told what it is, and several are taken.
#include <gtest/gtest.h>

#include "db/history/history.h"
#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

const std::string kSample = source_dir() + "/resources/samples/magnate.castalia";

/// A file that is no session, and the words that tell so.
struct Other {
    std::string name, bytes, told;
};

std::vector<Other> other_files(const Table& table) {
    const auto exported = [&](const char* form) { return table.run({"export", kSample, "--to", form}).out; };
    EXPECT_EQ(table.run({"import", kSample}).status, 0);
    EXPECT_EQ(table.run({"backup", (table / "copy.sqlite").string()}).status, 0);
    return {
        {"ours.csv", exported("csv"), "a table that Castalia wrote"},
        {"ours.xlsx", exported("xlsx"), "a spreadsheet"},
        {"ours.pdf", exported("pdf"), "a PDF document"},
        {"ours.html", exported("html"), "a web page"},
        {"ours.md", exported("markdown"), "a text with Markdown"},
        {"ours.svg", exported("wall-svg"), "a drawing"},
        {"ours.png", exported("wall-png"), "a picture"},
        {"library", bytes_of(table / "copy.sqlite"), "a library of Castalia"},
        {"other.sqlite", std::string("SQLite format 3\0", 16) + std::string(2000, '\0'),
         "a database of another program"},
        {"photo.jpg", "\xff\xd8\xff\xe0", "a picture"},
        {"photos.zip", std::string("PK\x03\x04", 4) + std::string(26, '\0') + "a.jpg", "an archive"},
        {"record.gz", std::string("\x1f\x8b\x08\0", 4), "a compressed file"},
        {"record16.castalia", std::string("\xff\xfe{\0", 4), "a text in UTF-16"},
        {"cards.json", R"({"deck": "standard"})", "a file in JSON of another program"},
        {"letter.txt", "Dear Ann,\n\nit rained.\n", "a text, but no record"},
        {"empty", "", "This file is empty"},
        {"bytes", std::string("\x01\x02\0", 3), "a kind that Castalia does not know"},
    };
}

TEST(AFileThatIsNoSession, IsToldWhatItIsByEveryCallThatOpensOne) {
    const Table table;
    std::vector<Other> files = other_files(table);
    const std::string before = table.run({"list", "--json"}).out;
    for (const Other& other : files) {
        const std::string file = table.file(other.name, other.bytes);
        for (const std::vector<std::string>& call : {std::vector<std::string>{"import", file},
                                                     {"replay", file},
                                                     {"score", file},
                                                     {"review", file},
                                                     {"count", file},
                                                     {"export", file, "--to", "csv"}}) {
            if (call[0] == "import" && other.name == "library") {
                continue;  // Libraries are imported.
            }
            const Ran ran = table.run(call);
            EXPECT_EQ(ran.status, 2) << call[0] << " " << other.name;
            EXPECT_EQ(ran.out, "") << call[0] << " " << other.name;
            EXPECT_NE(ran.err.find(other.told), std::string::npos) << call[0] << " " << other.name << ": " << ran.err;
            EXPECT_EQ(ran.err.find("not JSON"), std::string::npos) << ran.err;
            EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        }
    }
    EXPECT_EQ(table.run({"list", "--json"}).out, before);
}

TEST(AFileThatIsNoSession, HoldsPlaysThatAreImportedAndNotReplayed) {
    const Table table;
    const std::string plays = table.file("plays.bgsplay", R"({"plays": []})"),
                      xml = table.file("plays.xml", "<plays username=\"ann\"></plays>"),
                      csv = table.file("plays.csv", "Date,Game\n2026-11-14,Azul\n");
    for (const std::string& file : {plays, xml, csv}) {
        for (const std::vector<std::string>& call :
             {std::vector<std::string>{"replay", file}, {"export", file, "--to", "pdf"}}) {
            const Ran ran = table.run(call);
            EXPECT_EQ(ran.status, 2);
            EXPECT_NE(ran.err.find("import it"), std::string::npos) << ran.err;
        }
    }
}

TEST(AFileThatIsNoLibrary, IsToldWhatItIsByItsOwnName) {
    const Table table;
    for (const Other& other : other_files(table)) {
        if (other.name == "library" || other.name == "empty") {
            continue;
        }
        const std::string file = table.file(other.name, other.bytes);
        const Ran restored = table.run({"restore", file}), listed = table.run_on(file, {"list"});
        EXPECT_NE(restored.status, 0) << other.name;
        EXPECT_EQ(listed.status, 3) << other.name;
        for (const Ran& ran : {restored, listed}) {
            EXPECT_NE(ran.err.find(file), std::string::npos) << ran.err;
            EXPECT_EQ(ran.err.find(".restoring"), std::string::npos) << ran.err;
            EXPECT_EQ(ran.out, "");
        }
    }
    EXPECT_NE(table.run({"restore", kSample}).err.find("is a record of a session, not a library"), std::string::npos);
    EXPECT_NE(table.run({"restore", table.file("a.pdf", "%PDF-1.7")}).err.find("is a PDF document"),
              std::string::npos);
    std::string damaged = bytes_of(table / "copy.sqlite");
    damaged.resize(damaged.size() / 2);
    const Ran ran = table.run({"restore", table.file("damaged.sqlite", damaged)});
    EXPECT_NE(ran.err.find("damaged.sqlite"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find(".restoring"), std::string::npos) << ran.err;
}

TEST(SeveralRecordsInOneFile, AreSeveralSessions) {
    const Table table;
    const std::string both = write_text(played_session()) + write_record(played_session(kSecondId));
    const std::string file = table.file("evening.txt", "\xEF\xBB\xBF" + both);
    const Ran ran = table.run({"import", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(History(Store(known_games(), table.library())).summaries().size(), 2U);
    const Ran again = table.run({"import", file});
    EXPECT_EQ(again.status, 0);
    EXPECT_NE(again.out.find("already there, the same: " + kSecondId), std::string::npos) << again.out;
    const Ran score = table.run({"score", file});
    EXPECT_EQ(score.status, 2);
    EXPECT_NE(score.err.find("holds 2 records"), std::string::npos) << score.err;
}

TEST(PlaysOfBoardGameGeek, AreImportedFromSeveralPagesAndWhatIsMissingIsTold) {
    const Table table;
    const auto page = [&](const std::string& name, const std::string& id) {
        return table.file(name, "<?xml version=\"1.0\"?><plays username=\"ann\" total=\"2\"><play id=\"" + id +
                                    "\" date=\"2025-12-31\" quantity=\"2\"><item name=\"Azul\"/></play></plays>");
    };
    const std::string one = page("1.xml", "1"), other = page("2.xml", "2");
    const Ran first = table.run({"import", one});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_NE(first.err.find("has 2 plays of ann, and 1 of them stands here"), std::string::npos) << first.err;
    EXPECT_NE(first.err.find("import the other pages"), std::string::npos) << first.err;
    const Ran both = table.run({"import", one, other});
    EXPECT_EQ(both.err, "");
    EXPECT_EQ(History(Store(known_games(), table.library())).summaries().size(), 4U);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

const std::string kTable = "Tag;Spiel;Spieler;Gewinner\n03/04/2026;Azul;Ann, Ben;Ann\n04/04/2026;Azul;Ann, Ben;Cid\n";

TEST(TableOfPlays, IsShownBeforeAnythingIsWrittenAndAsksForWhatIsInDoubt) {
    const Table table;
    const std::string file = table.file("plays.csv", kTable);
    const Ran asked = table.run({"import", file, "--yes"});
    EXPECT_EQ(asked.status, 2);
    EXPECT_NE(asked.out.find("Spiel"), std::string::npos) << asked.out;
    EXPECT_NE(asked.out.find("winners"), std::string::npos) << asked.out;
    EXPECT_NE(asked.err.find("\"03/04/2026\" can be read in two ways"), std::string::npos) << asked.err;
    const Ran shown = table.run({"import", file, "--dates", "day-first"});
    EXPECT_EQ(shown.status, 2);
    EXPECT_NE(shown.out.find("2026-04-03  Azul  Ann ✓, Ben"), std::string::npos) << shown.out;
    EXPECT_NE(shown.err.find("--yes"), std::string::npos) << shown.err;
    EXPECT_FALSE(std::filesystem::exists(table.library()));
    const Ran done = table.run({"import", file, "--dates", "day-first", "--yes"});
    EXPECT_EQ(done.status, 1) << done.err;
    EXPECT_NE(done.out.find("1 play was left out"), std::string::npos) << done.out;
    EXPECT_NE(done.out.find("line 3: Cid won but did not play"), std::string::npos) << done.out;
    const Json list = parse_json(table.run({"list", "--json"}).out);
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].at("players"), Json({"Ann", "Ben"}));
}

TEST(TableOfPlays, ChangesItsPlaysWhenItIsCorrectedAndThatIsWanted) {
    const Table table;
    const std::string head = "Date,Game,Players,Scores,Winner\n", row = "2026-11-14,Azul,Ann; Ben,";
    const auto take = [&](const std::string& rest, const std::vector<std::string>& more = {}) {
        std::vector<std::string> call{"import", table.file("plays.csv", head + row + rest), "--yes"};
        call.insert(call.end(), more.begin(), more.end());
        return table.run(call);
    };
    const auto winners = [&] { return parse_json(table.run({"list", "--json"}).out).at(0).at("winners"); };
    EXPECT_EQ(take("41; 38,Ann\n").status, 0);
    EXPECT_NE(take("41; 38,Ann\n").out.find("already there, the same"), std::string::npos);
    EXPECT_EQ(take("41; 44,Ben\n").status, 0);
    EXPECT_EQ(winners(), Json({"Ann"})) << "nothing says which table is the newer one";
    const Ran changed = take("41; 44,Ben\n", {"--take-differing"});
    EXPECT_EQ(changed.status, 0) << changed.err;
    EXPECT_NE(changed.out.find("the score of Ben"), std::string::npos) << changed.out;
    EXPECT_EQ(parse_json(table.run({"list", "--json"}).out).size(), 1U);
    EXPECT_EQ(winners(), Json({"Ben"}));
    EXPECT_NE(take("41; 44,Ben\n").out.find("already there, the same"), std::string::npos);
}

TEST(TableOfPlays, IsReadAsTheColumnsAreNamed) {
    const Table table;
    const std::string file = table.file("plays.csv", kTable);
    const Ran named = table.run({"import", file, "--columns", "date=Tag", "--columns", "players=3", "--dates",
                                 "month-first", "--for-game", "Mandala"});
    EXPECT_EQ(named.status, 0) << named.err;
    EXPECT_NE(table.run({"list"}).out.find("Mandala"), std::string::npos);
    for (const auto& [columns, told] :
         std::vector<std::pair<std::string, std::string>>{{"date", "says no column"},
                                                          {"day=Tag", "cannot mean \"day\""},
                                                          {"date=Day", "No column is called \"Day\""}}) {
        const Ran wrong = table.run({"import", file, "--columns", columns});
        EXPECT_EQ(wrong.status, 2);
        EXPECT_NE(wrong.err.find(told), std::string::npos) << wrong.err;
    }
    const Ran json = table.run({"import", file, "--json"});
    EXPECT_EQ(parse_json(json.out).at("columns").at(1).at("means"), "game");
}

}  // namespace
}  // namespace castalia
