// The trace on the command line: it is shown, exported and imported with the record; and the session as it was
// recorded.
#include <gtest/gtest.h>

#include "core/session/trace.h"
#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Tracing : ::testing::Test {
    Tracing() {
        session = played_session();
        const EventPtr misread = read_event(Json::parse(R"({"type": "roll", "player": "Ann", "dice": [2, 4]})"),
                                            "event", session.playthrough(), session.names());
        session.enter(Corrected{{Amend{1, misread}}, "misread"}, at(5));
        undo(session);
        enter(session, {R"({"type": "note", "text": "Tea"})"});
        undo(session);
        Store(known_games(), table.library()).begin(session);
    }
    Moment at(int minutes) const { return *session.heading().started + std::chrono::minutes(minutes); }

    Table table;
    Session session = session_of();
};

TEST_F(Tracing, OfAnIdWhereAFileBelongsNamesTheOption) {
    for (const char* call : {"log", "review", "count"}) {
        const Ran ran = table.run({call, kFirstId});
        EXPECT_EQ(ran.status, 2) << call;
        EXPECT_TRUE(ran.out.empty()) << ran.out;
        EXPECT_NE(ran.err.find("There is no file " + kFirstId), std::string::npos) << ran.err;
        EXPECT_NE(ran.err.find("--session"), std::string::npos) << ran.err;
    }
}

TEST_F(Tracing, ShowsInItsPlaceWhatWasUndoneAndCorrected) {
    const std::string log = table.run({"log", "--session", kFirstId}).out;
    EXPECT_EQ(log.find("Undone on"), std::string::npos);
    const Ran ran = table.run({"log", "--session", kFirstId, "--trace"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::size_t roll = ran.out.find("1.   Ann rolls 3 and 9"),
                      corrected = ran.out.find("Corrected on 2026-11-21");
    const std::size_t sale = ran.out.find("Ann sells"), tea = ran.out.find("-    Tea");
    EXPECT_LT(roll, corrected);
    EXPECT_LT(corrected, sale);
    EXPECT_LT(sale, tea);
    EXPECT_NE(ran.out.find("misread; before: Ann rolls 3 and 9"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("Undone on", tea), std::string::npos) << ran.out;
    const Json object = Json::parse(table.run({"log", "--session", kFirstId, "--trace", "--json"}).out);
    EXPECT_EQ(object.at("trace"), trace_json(session));
    EXPECT_EQ(object.at("operations"), session.journal().size());
    EXPECT_EQ(table.run({"log"}).status, 2);
}

TEST_F(Tracing, GoesOutAndInWithTheRecord) {
    const std::string plain = (table / "plain").string(), traced = (table / "traced").string();
    EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json", "-o", plain}).status, 0);
    EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json", "--trace", "-o", traced}).status, 0);
    EXPECT_EQ(bytes_of(plain), write_record(session));
    const std::string other = (table / "other.sqlite").string();
    ASSERT_EQ(table.run_on(other, {"import", traced}).status, 0);
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"log", "--session", kFirstId, "--trace", "--json"},
          {"export", "--session", kFirstId, "--to", "json", "--trace"}}) {
        EXPECT_EQ(table.run_on(other, call).out, table.run(call).out);
    }
    EXPECT_EQ(Store(known_games(), other).chain(kFirstId)->head,
              Store(known_games(), table.library()).chain(kFirstId)->head);
    EXPECT_NE(table.run({"import", traced}).out.find("already there"), std::string::npos);
    EXPECT_NE(table.run_on(other, {"import", plain}).out.find("already there"), std::string::npos);
    EXPECT_EQ(table.run_on(other, {"verify"}).status, 0);

    std::string changed = bytes_of(traced);
    changed.replace(changed.find("misread"), 7, "misheard");
    const Ran ran = table.run_on((table / "third.sqlite").string(), {"import", table.file("changed", changed)});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("journal[4].hash: this operation is not as it was recorded"), std::string::npos)
        << ran.err;
}

TEST_F(Tracing, TakesTheSessionAsItWasRecordedThen) {
    const auto exported = [&](const std::string& as_of) {
        return table.run({"export", "--session", kFirstId, "--to", "json", "--as-of", as_of}).out;
    };
    EXPECT_EQ(exported("4"), write_record(as_recorded_after(session, 4)));
    EXPECT_EQ(exported("0"), write_record(as_recorded_after(session, 0)));
    EXPECT_EQ(exported(rfc3339(at(5))), write_record(as_recorded_after(session, 5)));
    EXPECT_EQ(parse_json(exported("5"))["events"][0]["dice"], (Json{2, 4}));
    EXPECT_NE(table.run({"show", kFirstId, "--as-of", "7"}).out.find("Tea"), std::string::npos);
    EXPECT_EQ(table.run({"show", kFirstId}).out.find("Tea"), std::string::npos);
    for (const char* wrong : {"99", "99999999999999999999", "yesterday", "-1"}) {
        const Ran ran = table.run({"log", "--session", kFirstId, "--as-of=" + std::string(wrong)});
        EXPECT_EQ(ran.status, 2) << wrong;
        EXPECT_NE(ran.err.find("--as-of"), std::string::npos) << ran.err;
    }
}

}  // namespace
}  // namespace castalia
