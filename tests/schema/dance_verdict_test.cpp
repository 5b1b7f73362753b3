// Dance of Muses: the schema and the reader give the same verdict on what both can see.
#include <gtest/gtest.h>

#include <functional>

#include "tests/schema/schema.h"

namespace castalia {
namespace {

struct Case {
    std::string remark;
    int players;
    std::function<void(Json&)> change;
    std::string place = "";  ///< The beginning of the reader's message when it refuses.
};

Json record_for(int players) {
    Json record = Json::parse(R"({
        "format": "castalia.session", "version": 1, "id": "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11", "game": "dance-of-muses",
        "edition": "2.5", "title": "Nine Muses on a Sunday", "players": [], "setup": {"first": "Ann"},
        "events": [{"type": "place", "player": "Ann", "tile": "Clio", "square": [0, 0]}, {"type": "pass", "player": "Ben"}]})");
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan"}, colours{"purple", "orange", "white"};
    for (int seat = 0; seat < players; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        record["players"].push_back({{"name", names[s]}});
        if (players == 4 && seat >= 2) {
            record["setup"]["companies"][s - 2]["players"].push_back(names[s]);
        } else {
            record["setup"]["companies"].push_back({{"color", colours[s]}, {"players", {names[s]}}});
        }
    }
    return record;
}

std::function<void(Json&)> event(const char* json) {
    return [what = Json::parse(json)](Json& record) { record["events"][1] = what; };
}
std::function<void(Json&)> set(const std::string& pointer, const Json& value) {
    return [pointer, value](Json& record) { record[Json::json_pointer("/setup" + pointer)] = value; };
}

TEST(DanceVerdict, BothReadWhatIsGood) {
    const std::vector<Case> cases{
        {"two", 2, [](Json&) {}},
        {"three", 3, [](Json&) {}},
        {"four", 4, [](Json&) {}},
        {"the neutral colour", 2, set("/neutral", "white")},
        {"no neutral colour of three", 3, set("/neutral", nullptr)},
        {"a whole tile", 2, set("/tiles", {{"Clio", {{"suns", 0}, {"power", "swap"}, {"area", {"NW", "S"}}}}})},
        {"a tile of which nothing is known", 2, set("/tiles", {{"Clio", Json::object()}})},
        {"a neutral tile", 2, event(R"({"type": "neutral", "square": [-999, 999], "tile": "Urania"})")},
        {"a tile face down", 2, event(R"({"type": "place", "player": "Ann", "face_down": true, "square": [1, 1]})")},
        {"a tile that is said to lie face up", 2,
         event(R"({"type": "place", "player": "Ann", "face_down": false, "tile": "Erato", "square": [1, 1]})")},
        {"a stranger, whom the replay will refuse", 2, event(R"({"type": "pass", "player": "Zoe"})")},
        {"a dance", 2, event(R"({"type": "dance", "player": "Ann", "tile": "?neutral", "to": "W"})")},
        {"a power", 2, event(R"({"type": "dance", "player": "Ann", "tile": "Clio", "to": "N", "ruling": "yes",
                                 "power": {"when": "before", "target": "?Zoe the \u674e", "kind": "lower"}})")},
        {"a reveal", 2,
         event(R"({"type": "reveal", "tiles": {"?Ann": "Clio", "?x": "Clio"}, "suns": {"Clio": 6, "Erato": 0}})")},
        {"an empty reveal", 2, event(R"({"type": "reveal", "tiles": {}})")},
        {"a count", 2, event(R"({"type": "adjust", "what": {"what": "die", "tile": "?Ben"}, "to": 6})")},
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
        EXPECT_EQ(reader_complaint(record).substr(0, one.place.size()), one.place) << reader_complaint(record);
    }
}

TEST(DanceVerdict, BothRefuseWhatTheSchemaCanSeeOfASetup) {
    expect_both_refuse({
        {"another edition", 2, [](Json& r) { r["edition"] = "2.1"; }, "edition: "},
        {"nobody may be called so", 2, [](Json& r) { r["players"][1]["name"] = "neutral"; }, "players: "},
        {"one player", 2, [](Json& r) { r["players"].erase(1); }, "players: "},
        {"two companies of three", 3, [](Json& r) { r["setup"]["companies"].erase(2); }, "setup.companies: "},
        {"three of four", 4, set("/companies/2", {{"color", "white"}, {"players", {"Ann", "Cid"}}}),
         "setup.companies: "},
        {"a company of one of four", 4, set("/companies/0/players", {"Ann"}), "setup.companies[0].players: "},
        {"a company of two of two", 2, set("/companies/0/players", {"Ann", "Ben"}), "setup.companies[0].players: "},
        {"both purple", 2, set("/companies/1/color", "purple"), "setup.companies[1].color: "},
        {"two white ones of three", 3, set("/companies/1/color", "white"), "setup.companies[2].color: "},
        {"green", 2, set("/companies/1/color", "green"), "setup.companies[1].color: "},
        {"a neutral colour that is played", 2, set("/neutral", "purple"), "setup.neutral: "},
        {"a neutral colour of three", 3, set("/neutral", "white"), "setup.neutral: "},
        {"no neutral colour of two", 2, set("/neutral", nullptr), "setup.neutral: "},
        {"an unknown key", 2, set("/dice", 4), "setup: the key \"dice\""},
        {"nobody begins", 2, [](Json& r) { r["setup"].erase("first"); }, "setup: the key \"first\""},
        {"an eleventh tile", 2, set("/tiles", {{"Apollo", Json::object()}}), "setup.tiles: the key \"Apollo\""},
        {"seven Suns of the tenth", 2, set("/tiles", {{"Mnemosyne", {{"suns", 7}}}}), "setup.tiles.Mnemosyne.suns: "},
        {"seven Suns", 2, set("/tiles", {{"Clio", {{"suns", 7}}}}), "setup.tiles.Clio.suns: "},
        {"another power", 2, set("/tiles", {{"Clio", {{"power", "sing"}}}}), "setup.tiles.Clio.power: "},
        {"an empty area", 2, set("/tiles", {{"Clio", {{"area", Json::array()}}}}), "setup.tiles.Clio.area: "},
        {"a square twice", 2, set("/tiles", {{"Clio", {{"area", {"N", "N"}}}}}), "setup.tiles.Clio.area[1]: "},
        {"a square that is none", 2, set("/tiles", {{"Clio", {{"area", {"UP"}}}}}), "setup.tiles.Clio.area[0]: "},
    });
}

TEST(DanceVerdict, BothRefuseWhatTheSchemaCanSeeOfAnEvent) {
    expect_both_refuse({
        {"a square far away", 2, event(R"({"type": "neutral", "square": [1000, 0]})"), "events[1].square[0]: "},
        {"half a square", 2, event(R"({"type": "neutral", "square": [1]})"), "events[1].square: "},
        {"a player who lays the neutral tile", 2, event(R"({"type": "neutral", "player": "Ann", "square": [0, 0]})"),
         "events[1]: the key \"player\""},
        {"a tile of no name", 2, event(R"({"type": "place", "player": "Ann", "square": [0, 0]})"),
         "events[1].tile: "},
        {"a name face down", 2,
         event(R"({"type": "place", "player": "Ann", "tile": "Clio", "face_down": true, "square": [0, 0]})"),
         "events[1].face_down: "},
        {"a name in small letters", 2,
         event(R"({"type": "place", "player": "Ann", "tile": "clio", "square": [0, 0]})"), "events[1].tile: "},
        {"a diagonal step", 2, event(R"({"type": "dance", "player": "Ann", "tile": "Clio", "to": "NE"})"),
         "events[1].to: "},
        {"a tile that is none", 2, event(R"({"type": "dance", "player": "Ann", "tile": "Ann", "to": "N"})"),
         "events[1].tile: "},
        {"a bare question mark", 2, event(R"({"type": "dance", "player": "Ann", "tile": "?", "to": "N"})"),
         "events[1].tile: "},
        {"a bell", 2, event(R"({"type": "dance", "player": "Ann", "tile": "?A\u0007", "to": "N"})"),
         "events[1].tile: "},
        {"a power at no time", 2,
         event(R"({"type": "dance", "player": "Ann", "tile": "Clio", "to": "N", "power": {"target": "Erato"}})"),
         "events[1].power: the key \"when\""},
        {"a power on nobody", 2,
         event(R"({"type": "dance", "player": "Ann", "tile": "Clio", "to": "N", "power": {"when": "after"}})"),
         "events[1].power: the key \"target\""},
        {"a kind that does nothing", 2, event(R"({"type": "dance", "player": "Ann", "tile": "Clio", "to": "N",
                   "power": {"when": "after", "target": "Erato", "kind": "none"}})"),
         "events[1].power.kind: "},
        {"a reveal of nothing", 2, event(R"({"type": "reveal"})"), "events[1]: the key \"tiles\""},
        {"a tile that lay face up", 2, event(R"({"type": "reveal", "tiles": {"Clio": "Clio"}})"),
         "events[1].tiles: "},
        {"Suns of nobody", 2, event(R"({"type": "reveal", "tiles": {}, "suns": {"?Ann": 2}})"), "events[1].suns: "},
        {"a die that shows 0", 2, event(R"({"type": "adjust", "what": {"what": "die", "tile": "Clio"}, "to": 0})"),
         "events[1].to: "},
        {"a count of Suns", 2, event(R"({"type": "adjust", "what": {"what": "suns", "tile": "Clio"}, "to": 2})"),
         "events[1].what.what: "},
    });
}

TEST(DanceVerdict, OnlyTheReaderSeesWhoSitsWhere) {
    const std::vector<Case> cases{
        {"a company of neighbours", 4,
         set("/companies", {{{"color", "purple"}, {"players", {"Ann", "Ben"}}},
                            {{"color", "orange"}, {"players", {"Cid", "Dan"}}}}),
         "setup.companies: "},
        {"somebody in two companies", 2, set("/companies/1/players", {"Ann"}), "setup.companies: "},
        {"a stranger in a company", 2, set("/companies/1/players", {"Zoe"}), "setup.companies[1].players[0]: "},
        {"a stranger who begins", 2, set("/first", "Zoe"), "setup.first: "},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        Json record = record_for(one.players);
        one.change(record);
        EXPECT_EQ(schema_complaints(record), "");
        EXPECT_EQ(reader_complaint(record).substr(0, one.place.size()), one.place) << reader_complaint(record);
    }
}

}  // namespace
}  // namespace castalia
