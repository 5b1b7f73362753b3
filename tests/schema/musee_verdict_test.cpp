// Musée: the schema and the reader give the same verdict on what both can see.
#include <gtest/gtest.h>

#include <functional>

#include "tests/schema/schema.h"

namespace castalia {
namespace {

struct Case {
    std::string remark;
    std::function<void(Json&)> change;
    std::string place = "";  ///< The beginning of the reader's message when it refuses.
    int players = 2;
};

Json record_for(int players) {
    Json record = Json::parse(R"({
        "format": "castalia.session", "version": 1, "id": "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11", "game": "musee",
        "edition": "2014", "title": "Before supper", "players": [],
        "setup": {"first": "Ann", "stairs": {"upper": [2, 4, 6], "lower": [1, 3, 5]}, "match": true},
        "events": [{"type": "display", "player": "Ann", "card": 31, "gallery": "middle", "space": 4},
                   {"type": "stuck", "player": "Ben"}]})");
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan", "Eve"};
    for (int seat = 0; seat < players; ++seat) {
        record["players"].push_back({{"name", names[static_cast<std::size_t>(seat)]}});
    }
    if (players == 3) {
        record["setup"]["stairs"]["upper"] = {2, 4};
    }
    return record;
}

std::function<void(Json&)> event(const Json& what) {
    return [what](Json& record) { record["events"][1] = what; };
}
std::function<void(Json&)> set(const std::string& pointer, const Json& value) {
    return [pointer, value](Json& record) { record[Json::json_pointer(pointer)] = value; };
}
std::function<void(Json&)> without(const std::string& key) {
    return [key](Json& record) { record["setup"].erase(key); };
}
Json display(int card, const Json& gallery, const Json& space) {
    return {{"type", "display"}, {"player", "Ann"}, {"card", card}, {"gallery", gallery}, {"space", space}};
}
Json with(Json what, const std::string& key, const Json& value) {
    what[key] = value;
    return what;
}
Json next_game(const Json& upper, const Json& lower) {
    return {{"type", "next_game"}, {"first", "Ben"}, {"stairs", {{"upper", upper}, {"lower", lower}}}};
}

TEST(MuseeVerdict, BothReadWhatIsGood) {
    const std::vector<Case> cases{
        {"as it is", [](Json&) {}},
        {"three players", [](Json&) {}, "", 3},
        {"four players", [](Json&) {}, "", 4},
        {"no match", without("match")},
        {"staircases in any order", set("/setup/stairs/upper", {6, 2, 1})},
        {"the last card", event(display(50, "upper", 6))},
        {"the last card of three", event(display(60, "lower", 5)), "", 3},
        {"three above and two below", set("/setup/stairs", {{"upper", {1, 2, 3}}, {"lower", {4, 5}}}), "", 3},
        {"a card for the partner", event(with(display(7, "lower", 5), "drawer", "Cid")), "", 4},
        {"a stranger, whom the replay will refuse", event(with(display(7, "lower", 5), "drawer", "Eve"))},
        {"another stranger", event({{"type", "stuck"}, {"player", "Eve"}})},
        {"a next game, which the replay will refuse", event(next_game({1, 2, 3}, {4, 5, 6}))},
        {"a next game of three", event(next_game({1, 2}, {3, 4, 5})), "", 3},
        {"a hand", event({{"type", "adjust"}, {"what", {{"what", "hand"}, {"player", "Ben"}}}, {"to", 999'999'999}})},
        {"the draw pile", event({{"type", "adjust"}, {"what", {{"what", "draw_pile"}}}, {"to", 0}})},
        {"all that may stand beside", event({{"type", "stuck"},
                                             {"player", "Ben"},
                                             {"note", "a\nb"},
                                             {"ruling", "x"},
                                             {"at", "2026-11-21t19:02:00z"}})},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        Json record = record_for(one.players);
        one.change(record);
        EXPECT_EQ(schema_complaints(record), "");
        EXPECT_EQ(reader_complaint(record), "");
    }
}

void expect_both_refuse(const std::vector<Case>& cases) {
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        Json record = record_for(one.players);
        one.change(record);
        EXPECT_NE(schema_complaints(record), "");
        const std::string complaint = reader_complaint(record);
        EXPECT_TRUE(complaint.starts_with(one.place)) << complaint;
        EXPECT_FALSE(complaint.empty());
    }
}

TEST(MuseeVerdict, BothRefuseWhatTheSchemaCanSeeOfASetup) {
    expect_both_refuse({
        {"one player", [](Json&) {}, "players: ", 1},
        {"five players", [](Json&) {}, "players: ", 5},
        {"an unknown edition", set("/edition", "2010"), "edition: "},
        {"no first player", without("first"), "setup: "},
        {"no staircases", without("stairs"), "setup: "},
        {"an unknown key of the setup", set("/setup/deck", "basic"), "setup: "},
        {"a match in words", set("/setup/match", "yes"), "setup.match: "},
        {"four in a row", set("/setup/stairs/upper", {1, 2, 3, 4}), "setup.stairs: "},
        {"two in a row", set("/setup/stairs/upper", {1, 2}), "setup.stairs: "},
        {"two and four", set("/setup/stairs", {{"upper", {1, 2}}, {"lower", {1, 2, 3, 4}}}), "setup.stairs: "},
        {"three and three of three", set("/setup/stairs/upper", {1, 2, 3}), "setup.stairs: ", 3},
        {"two and two of three", set("/setup/stairs/lower", {1, 2}), "setup.stairs: ", 3},
        {"one and four of three", set("/setup/stairs", {{"upper", {1}}, {"lower", {1, 2, 3, 4}}}),
         "setup.stairs: ", 3},
        {"a column twice", set("/setup/stairs/upper", {2, 2, 4}), "setup.stairs.upper[1]: "},
        {"column 0", set("/setup/stairs/upper", {0, 2, 4}), "setup.stairs.upper[0]: "},
        {"column 7", set("/setup/stairs/upper", {2, 4, 7}), "setup.stairs.upper[2]: "},
        {"column 6 of three", set("/setup/stairs/lower", {1, 3, 6}), "setup.stairs.lower[2]: ", 3},
        {"a middle row", set("/setup/stairs/middle", Json::array()), "setup.stairs: "},
        {"no lower row", set("/setup/stairs", {{"upper", {2, 4, 6}}}), "setup.stairs: "},
    });
}

TEST(MuseeVerdict, BothRefuseWhatTheSchemaCanSeeOfAnEvent) {
    expect_both_refuse({
        {"card 0", event(display(0, "upper", 1)), "events[1].card: "},
        {"card 51", event(display(51, "upper", 1)), "events[1].card: "},
        {"card 51 of four", event(display(51, "upper", 1)), "events[1].card: ", 4},
        {"card 61 of three", event(display(61, "upper", 1)), "events[1].card: ", 3},
        {"half a card", event(with(display(5, "upper", 1), "card", 5.5)), "events[1].card: "},
        {"the cellar", event(display(5, "cellar", 1)), "events[1].gallery: "},
        {"a gallery by its letter", event(display(5, "u", 1)), "events[1].gallery: "},
        {"space 0", event(display(5, "upper", 0)), "events[1].space: "},
        {"space 7", event(display(5, "upper", 7)), "events[1].space: "},
        {"space 6 of three", event(display(5, "upper", 6)), "events[1].space: ", 3},
        {"no space", event({{"type", "display"}, {"player", "Ann"}, {"card", 5}, {"gallery", "upper"}}),
         "events[1]: "},
        {"a display with a price", event(with(display(5, "upper", 1), "pay", 3)), "events[1]: "},
        {"a drawer that is a seat", event(with(display(5, "upper", 1), "drawer", 2)), "events[1].drawer: "},
        {"stuck with a card", event({{"type", "stuck"}, {"player", "Ann"}, {"card", 3}}), "events[1]: "},
        {"nobody stuck", event({{"type", "stuck"}}), "events[1]: "},
        {"a next game of too few staircases", event(next_game({1, 2}, {3, 4, 5})), "events[1].stairs: "},
        {"a next game of too many of three", event(next_game({1, 2, 3}, {3, 4, 5})), "events[1].stairs: ", 3},
        {"a next game without a first player",
         event({{"type", "next_game"}, {"stairs", {{"upper", {1, 2, 3}}, {"lower", {1, 2, 3}}}}}), "events[1]: "},
        {"a next game with a player", event(with(next_game({1, 2, 3}, {4, 5, 6}), "player", "Ann")), "events[1]: "},
        {"a count of tokens", event({{"type", "adjust"}, {"what", {{"what", "tokens"}}}, {"to", 1}}),
         "events[1].what.what: "},
        {"a pile of somebody",
         event({{"type", "adjust"}, {"what", {{"what", "draw_pile"}, {"player", "Ann"}}}, {"to", 1}}),
         "events[1].what: "},
        {"a hand of nobody", event({{"type", "adjust"}, {"what", {{"what", "hand"}}}, {"to", 1}}),
         "events[1].what: "},
        {"an event of Magnate", event({{"type", "roll"}, {"player", "Ann"}, {"dice", {1, 2}}}), "events[1].type: "},
    });
}

TEST(MuseeVerdict, WhoBeginsIsTheReadersAlone) {
    Json record = record_for(2);
    record["setup"]["first"] = "Eve";
    EXPECT_EQ(schema_complaints(record), "");
    EXPECT_TRUE(reader_complaint(record).starts_with("setup.first: "));
}

}  // namespace
}  // namespace castalia
