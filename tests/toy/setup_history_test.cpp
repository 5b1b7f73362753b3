// Editions choose rules, and a later option changes no earlier record.
#include "tests/toy/toy_table.h"

namespace castalia {
namespace {

using SetupHistory = ToyTable;

long long rolled(const Session& session, const char* player) {
    return session.playthrough().state(session.plies())["pips"][player].get<long long>();
}

std::vector<FieldPath> fields(const std::vector<Slot>& slots) {
    std::vector<FieldPath> fields;
    std::ranges::transform(slots, std::back_inserter(fields), &Slot::field);
    return fields;
}

Json with(Json record, const char* key, const Json& value) {
    record["setup"][key] = value;
    return record;
}

TEST_F(SetupHistory, TheSameEventsScoreByTheEditionOfTheirSession) {
    play_on("first");
    const std::string first = session().heading().id;
    EXPECT_EQ(rolled(session(), "Ann"), 8);
    play_on("second");
    EXPECT_EQ(rolled(session(), "Ann"), 14) << "a six counts twice";
    const Session old = store.load(first);
    EXPECT_EQ(old.heading().edition, "first");
    EXPECT_EQ(rolled(old, "Ann"), 8) << "an old session keeps its own edition";
    EXPECT_EQ(rolled(read_record(write_record(old), games), "Ann"), 8);
}

TEST_F(SetupHistory, AnOptionThatCameLaterChangesNoByteOfAnOlderRecord) {
    const Games before({toy::game_of_version_one()});
    Heading head = heading("first", {{"rounds", 1}});
    head.id = "00000000-0000-7000-8000-0000000000aa";
    const Game& old_game = *before.find("toy-pips");
    head.setup = old_game.settle({head.players}, head.edition, head.setup);
    Session old(old_game, head);
    old.enter(Played{parse_event("Ann: roll 6", old.playthrough(), 0, old.names())}, now);
    const std::string record = write_record(old);
    EXPECT_EQ(write_record(read_record(record, games)), record);
    EXPECT_EQ(record.find("lucky"), std::string::npos);

    const std::string newer = with(Json::parse(record), "lucky", 6).dump();
    const Session chosen = read_record(newer, games);
    EXPECT_EQ(chosen.heading().setup["lucky"], 6);
    EXPECT_EQ(rolled(chosen, "Ann"), 7) << "where a record says it, it counts";
    EXPECT_EQ(write_record(read_record(write_record(chosen), games)), write_record(chosen));
    EXPECT_THROW(read_record(newer, before), BadRecord) << "the older program does not guess";
}

TEST_F(SetupHistory, AnOptionIsOfferedAndReadInItsEditionsAlone) {
    const Game& game = *games.find("toy-pips");
    const Players players{{"Ann", "Ben"}};
    EXPECT_EQ(fields(game.options(players, "first", Json::object())),
              (std::vector<FieldPath>{"rounds", "low_wins", "lucky", "blank", "start"}));
    EXPECT_EQ(fields(game.options(players, "second", Json::object())),
              (std::vector<FieldPath>{"rounds", "low_wins", "double_ones", "lucky", "blank", "start"}));
    EXPECT_THROW(game.settle(players, "first", {{"double_ones", true}}), BadRecord);
    EXPECT_EQ(game.settle(players, "second", {{"double_ones", true}}),
              (Json{{"rounds", 2}, {"low_wins", false}, {"double_ones", true}}))
        << "in the order of their declarations, with the defaults of those that were always there";
}

TEST_F(SetupHistory, AFormHasTheBoundsThatTheRecordHas) {
    const Game& game = *games.find("toy-pips");
    const Players players{{"Ann", "Ben"}};
    const std::vector<Slot> slots = game.options(players, "first", Json::object());
    const auto rounds = std::ranges::find(slots, FieldPath("rounds"), &Slot::field);
    ASSERT_NE(rounds, slots.end());
    EXPECT_EQ(rounds->least, 1);
    EXPECT_EQ(rounds->most, 9);
    for (const long long outside : {rounds->least - 1, rounds->most + 1}) {
        EXPECT_THROW(game.settle(players, "first", {{"rounds", outside}}), BadRecord) << outside;
    }
    for (const long long inside : {rounds->least, rounds->most}) {
        EXPECT_EQ(game.settle(players, "first", {{"rounds", inside}})["rounds"], inside);
    }
}

TEST_F(SetupHistory, OptionsThatExcludeEachOtherAreNotChosenTogether) {
    const Game& game = *games.find("toy-pips");
    const Players players{{"Ann", "Ben"}};
    try {
        game.settle(players, "second", {{"low_wins", true}, {"double_ones", true}});
        FAIL() << "both were taken";
    } catch (const BadRecord& refused) {
        EXPECT_STREQ(refused.what(), "setup.double_ones: \"low_wins\" and \"double_ones\" exclude each other");
    }
    EXPECT_NO_THROW(game.settle(players, "second", {{"low_wins", false}, {"double_ones", true}}));
    const std::vector<Slot> slots = game.options(players, "second", {{"low_wins", true}});
    EXPECT_FALSE(slots[2].options[0].barred);
    EXPECT_TRUE(slots[2].options[1].barred);
}

TEST_F(SetupHistory, SchemaAndReaderAgreeOnEveryOption) {
    const Json schema = games.find("toy-pips")->setup_schema();
    const std::pair<const char*, Json> rows[] = {
        {"rounds", {{"type", "integer"}, {"minimum", 1}, {"maximum", 9}, {"default", 2}}},
        {"low_wins", {{"type", "boolean"}, {"default", false}}},
        {"double_ones", {{"type", "boolean"}, {"default", false}}},
        {"lucky", {{"type", "integer"}, {"minimum", 0}, {"maximum", 6}, {"default", 0}}},
    };
    for (const auto& [key, property] : rows) {
        EXPECT_EQ(schema["properties"][key], property) << key;
    }
    const auto is_read = [&](const Json& setup) {
        try {
            games.find("toy-pips")->settle({{"Ann", "Ben"}}, "second", setup);
            return true;
        } catch (const BadRecord&) {
            return false;
        }
    };
    EXPECT_TRUE(is_read({{"rounds", 9}, {"low_wins", true}, {"lucky", 6}}));
    for (const Json& wrong : {Json{{"low_wins", 1}}, Json{{"rounds", 10}}, Json{{"lucky", 7}}, Json{{"other", 1}}}) {
        EXPECT_FALSE(is_read(wrong)) << wrong;
    }
}

}  // namespace
}  // namespace castalia
