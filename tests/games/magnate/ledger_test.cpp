// Games as they were recorded, with the results they must still give. The files are never edited.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

std::string contents(const std::string& file) {
    std::ifstream stream(source_dir() + "/" + file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

struct Ledger {
    const char* file;
    std::size_t events;
    const char* decided_by;
    const char* sentence;
};

class Ledgers : public testing::TestWithParam<Ledger> {};

TEST_P(Ledgers, ReplayToTheResultTheyHad) {
    const std::string file = contents(GetParam().file);
    ASSERT_FALSE(file.empty());
    const Session session = read_record(file, known_games());
    EXPECT_EQ(write_record(session), file) << "the file is canonical";
    EXPECT_EQ(session.plies(), GetParam().events);
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    EXPECT_EQ(sheet.decided_by, GetParam().decided_by);
    EXPECT_EQ(english(sheet.sentence), GetParam().sentence);
    // Every ruling was needed: without it the event would have been refused.
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

const Ledger kLedgers[] = {
    {"resources/samples/magnate.castalia", 150, "total_ranks",
     "Ben is Grand Duke: districts 2–2, ranks 41–36 decided"},
    {"tests/ledgers/magnate-1.castalia", 179, "district_points", "Ann is Grand Duke: districts 3–1"},
    {"tests/ledgers/magnate-2.castalia", 210, "district_points", "Ben is Grand Duke: districts 3–2"},
    {"tests/ledgers/magnate-3.castalia", 182, "total_ranks", "Ann is Grand Duke: districts 2–2, ranks 40–37 decided"},
    {"tests/ledgers/magnate-4.castalia", 179, "resources",
     "Ben is Grand Duke: districts 2–2, ranks 41–41, tokens 13–8 decided"},
    {"tests/ledgers/magnate-5.castalia", 196, "total_ranks", "Ben is Grand Duke: districts 2–2, ranks 44–40 decided"},
};
INSTANTIATE_TEST_SUITE_P(Magnate, Ledgers, testing::ValuesIn(kLedgers));

}  // namespace
}  // namespace castalia
