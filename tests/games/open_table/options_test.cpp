// The new-session form offers what the game accepts, and one more line than is filled.
#include <gtest/gtest.h>

#include "core/rules/game/game.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

const Game& open_table() { return game_called("open-table"); }

std::vector<std::string> fields(const Players& players, const Json& setup) {
    std::vector<std::string> names;
    for (const Slot& slot : open_table().options(players, "1", setup)) {
        names.push_back(slot.field.text());
    }
    return names;
}

TEST(OpenTableSetup, EveryOfferedOptionIsAccepted) {
    for (std::size_t count = 1; count <= 12; ++count) {
        Players players;
        for (std::size_t seat = 0; seat < count; ++seat) {
            players.names.push_back("P" + std::to_string(seat));
        }
        for (const Slot& slot : open_table().options(players, "1", Json::object())) {
            for (const Option& option : slot.options) {
                Json setup = Json::object();
                put_at(setup, slot.field, option.value);
                EXPECT_NO_THROW(open_table().settle(players, "1", setup)) << setup;
            }
        }
    }
}

TEST(OpenTableSetup, OffersALineMoreThanIsFilled) {
    const Players two{{"Ann", "Ben"}};
    EXPECT_EQ(fields(two, Json::object()),
              (std::vector<std::string>{"decks", "highest_wins", "columns/0", "counters/0/name"}));
    EXPECT_EQ(fields(two, Json::parse(R"({"columns":["A"],"counters":[{"name":"Life"}]})")),
              (std::vector<std::string>{"decks", "highest_wins", "columns/0", "columns/1", "counters/0/name",
                                        "counters/0/start", "counters/0/min", "counters/0/max", "counters/1/name"}));
    const Players three{{"Ann", "Ben", "Cid"}};
    EXPECT_EQ(fields(three, Json::object())[2], "teams");
}

TEST(OpenTableSetup, HasADefaultForEveryKeyAndSettlesToTheSame) {
    const Players two{{"Ann", "Ben"}};
    const Json settled = open_table().settle(two, "1", Json::object());
    EXPECT_EQ(settled.dump(), R"({"decks":[],"counters":[],"columns":[],"highest_wins":true,"teams":[]})");
    const Json setup = Json::parse(
        R"({"teams":[["Ben"],["Ann"]],"counters":[{"name":"Life","max":null,"min":-5}],"columns":["A"],"decks":["decktet"]})");
    const Json full = open_table().settle(two, "1", setup);
    EXPECT_EQ(full.dump(), R"({"decks":["decktet"],"counters":[{"name":"Life","start":0,"min":-5,"max":null}],)"
                           R"("columns":["A"],"highest_wins":true,"teams":[["Ben"],["Ann"]]})");
    EXPECT_EQ(open_table().settle(two, "1", full).dump(), full.dump());
}

TEST(OpenTableSetup, RefusesWhatCannotBe) {
    const std::pair<const char*, const char*> rows[] = {
        {R"({"decks":["tarot"]})", "setup.decks[0]: "},
        {R"({"decks":["decktet","decktet"]})", "setup.decks[1]: "},
        {R"({"columns":["A","A"]})", "setup.columns[1]: "},
        {R"({"columns":[null]})", "setup.columns[0]: "},
        {R"({"columns":[" "]})", "setup.columns[0]: "},
        {R"({"counters":[{"start":3}]})", "setup.counters[0]: "},
        {R"({"counters":[{"name":"A"},{"name":"A"}]})", "setup.counters[1].name: "},
        {R"({"counters":[{"name":"A","min":1}]})", "setup.counters[0].min: "},
        {R"({"counters":[{"name":"A","start":3,"max":2}]})", "setup.counters[0].max: "},
        {R"({"counters":[{"name":"A","start":0.5}]})", "setup.counters[0].start: "},
        {R"({"teams":[["Ann","Ben"]]})", "setup.teams: "},
        {R"({"teams":[["Ann"],["Ann"]]})", "setup.teams[1]: "},
        {R"({"teams":[["Ann"],["Cid"]]})", "setup.teams[1][0]: "},
        {R"({"teams":[["Ann"],[]]})", "setup.teams[1]: "},
        {R"({"highest_wins":1})", "setup.highest_wins: "},
        {R"({"colour":"red"})", "setup: "},
    };
    for (const auto& [setup, place] : rows) {
        try {
            open_table().settle(Players{{"Ann", "Ben"}}, "1", Json::parse(setup));
            ADD_FAILURE() << setup;
        } catch (const BadRecord& bad) {
            EXPECT_TRUE(std::string(bad.what()).starts_with(place)) << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
