// Whatever a bad file holds, the message names the place, the status is 2, and the library stays as it was.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "db/history/history.h"
#include "tests/cli/program.h"
#include "tests/support/processor_time.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct BadInput : ::testing::Test {
    BadInput() {
        EXPECT_EQ(table.run({"import", table.file("good", write_record(played_session()))}).status, 0);
        before = table.run({"list", "--json"}).out;
    }

    /// Expects that every call that reads a record says where it went wrong.
    void expect_refused(const std::string& file, const std::string& place) const {
        for (const std::vector<std::string>& call : {std::vector<std::string>{"import", file},
                                                     {"replay", file, "--json"},
                                                     {"score", file},
                                                     {"export", file, "--to", "csv"}}) {
            const Ran ran = table.run(call);
            EXPECT_EQ(ran.status, 2) << call[0] << ": " << ran.err;
            EXPECT_EQ(ran.out, "");
            EXPECT_NE(ran.err.find(file), std::string::npos) << ran.err;
            EXPECT_NE(ran.err.find(place), std::string::npos) << ran.err;
        }
        EXPECT_EQ(table.run({"list", "--json"}).out, before);
        EXPECT_EQ(table.run({"verify"}).status, 0);
    }

    /// Returns the good record with one thing in it replaced.
    std::string with(const std::string& old_part, const std::string& new_part) const {
        std::string record = write_record(played_session(kSecondId));
        const std::size_t at = record.find(old_part);
        EXPECT_NE(at, std::string::npos) << old_part;
        return record.replace(at, old_part.size(), new_part);
    }

    Table table;
    std::string before;
};

TEST_F(BadInput, IsRefusedWithItsPlace) {
    for (const auto& [bytes, place] : std::vector<std::pair<std::string, std::string>>{
             {with("\"title\"", "\"titel\""), "titel"},
             {with("\"dice\":[3,9]", "\"dice\":[3,9],\"luck\":1"), "events[0]: the key \"luck\""},
             {with("\"dice\":[3,9]", "\"dice\":\"3 9\""), "events[0].dice"},
             {with("\"dice\":[3,9]", "\"dice\":[3,11]"), "events[0].dice[1]"},
             {with("\"dice\":[3,9]", "\"dice\":[3,9.5]"), "events[0].dice[1]"},
             {with("\"dice\":[3,9]", "\"dice\":[3,99999999999999999999]"), "events[0].dice[1]"},
             {with("\"type\":\"roll\"", "\"type\":\"role\""), "events[0].type"},
             {with("\"4WL\"", "\"4WS\""), "events[1].card"},
             {with("\"CM\",\"CS\"", "\"CM\",\"CM\""), "setup.crowns"},
             {with("\"version\": 1", "\"version\": 2"), "version"},
             {with("\"game\": \"magnate\"", "\"game\": \"chess\""), "game"},
             {with("\"Ann\"}", "\"" + std::string(10'000, 'n') + "\"}"), "players[0].name"},
             {with("\"Ann\"}", "\"A\\u0007nn\"}"), "players[0].name"},
             {with("\"Ann\"}", "\"A\\u202enn\"}"), "players[0].name"},
             {with("\"Ann\"}", "\"A\xffnn\"}"), "line 12"},
             {with("\"place\"", "\"title\": \"twice\",\n  \"place\""), "title"},
             {"{\"format\": \"castalia.session\", \"version\": 1", "line 1"},
             {"", "This file is empty"},
             {"castalia.session text 1\nid: \"x\"\n", "line"},
             {std::string(1000, '['), "32 deep"},
             {std::string("\0\0\0\0", 4), "of a kind that Castalia does not know"}}) {
        SCOPED_TRACE(bytes.substr(0, 400));
        expect_refused(table.file("bad.castalia", bytes), place);
    }
    const std::string record = write_record(played_session(kSecondId));
    for (std::size_t length = 1; length + 2 < record.size(); length += record.size() / 7) {
        expect_refused(table.file("cut.castalia", record.substr(0, length)), "line");
    }
    expect_refused((table / "missing").string(), "There is no file");
    expect_refused("/", "is a folder");
}

TEST_F(BadInput, OfAHundredMegabytesIsRefusedFastAndSmall) {
    constexpr std::size_t kHundredMegabytes = 100'000'000;
    const std::string file = table.file("brackets", std::string(kHundredMegabytes, '['));
    std::string small = std::string(kLargestRecord - 1, '[');
    const auto begun = processor_time(RUSAGE_CHILDREN);
    expect_refused(file, "64 MiB");
    EXPECT_NE(table.run({"import", "-"}, file).err.find("64 MiB"), std::string::npos);
    expect_refused(table.file("smaller", small), "32 deep");
    EXPECT_LT(processor_time(RUSAGE_CHILDREN) - begun, std::chrono::seconds(20));
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    constexpr long kMostKilobytes = 400'000;
    EXPECT_LT(used.ru_maxrss, kMostKilobytes);
}

TEST(ImportOfMany, GoesOnPastBadFilesOnlyWhenToldAndTellsThemInATable) {
    const Table table;
    const std::string good = table.file("good.castalia", write_record(session_of(), false));
    const std::string bad = table.file("bad.castalia", "{"), missing = (table / "missing.castalia").string();
    const std::string refused = table.file("refused.castalia", [] {
        Session session = session_of("22222222-2222-4222-8222-222222222222");
        enter(session, {kSell});  // The rules ask for a roll first.
        return write_record(session, false);
    }());
    EXPECT_EQ(table.run({"import", bad, good, missing}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(table.library()));

    const Ran ran = table.run({"import", "--skip-bad", bad, good, missing, refused});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_NE(ran.out.find("imported: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("3 files were left out:"), std::string::npos) << ran.out;
    for (const std::string& file : {bad, missing, refused}) {
        EXPECT_NE(ran.out.find("\n  " + file + "  "), std::string::npos) << ran.out;
    }
    EXPECT_EQ(History(Store(known_games(), table.library())).summaries().size(), 1u);
    EXPECT_EQ(table.run({"import", "--skip-bad", good}).status, 0);
}

}  // namespace
}  // namespace castalia
