// Tables of verdicts: what is allowed, what only a ruling lets stand, and what is impossible.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

/// A table that was played to some point by lines of notation.
class Table {
public:
    explicit Table(int players,
                   const char* tiles = R"({"Thalia": {"suns": 3, "power": "raise"}, "Clio": {"power": "lower"},
                                                        "Erato": {"power": "swap"}, "Euterpe": {"power": "none"},
                                                        "Urania": {"suns": 2}})")
        : players_(dance_players(players)) {
        Json setup{{"first", "Ann"}, {"companies", Json::array()}, {"tiles", Json::parse(tiles)}};
        const char* colours[] = {"purple", "orange", "white"};
        for (int side = 0; side < (players == 3 ? 3 : 2); ++side) {
            Json members{players_.names[static_cast<std::size_t>(side)]};
            if (players == 4) {
                members.push_back(players_.names[static_cast<std::size_t>(side) + 2]);
            }
            setup["companies"].push_back({{"color", colours[side]}, {"players", members}});
        }
        line_ = game_called("dance-of-muses").begin(players_, "2.5", setup);
    }

    Table& play(const std::vector<std::string>& lines) {
        for (const std::string& notation : lines) {
            line_->play(*move(notation));
        }
        return *this;
    }
    std::string verdict(const std::string& notation) const {
        const std::optional<Refusal> refusal = line_->judge(*move(notation));
        return !refusal ? "allowed"
                        : refusal->clause.substr(std::string("dance-of-muses.").size()) +
                              (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
    }
    Json state() const { return line_->state(line_->plies()); }
    std::vector<Hidden> hidden() const { return game_called("dance-of-muses").hidden(*line_, line_->plies()); }
    int die(const std::string& id) const {
        const Json now = state();
        for (const Json& tile : now["tiles"]) {
            if (tile["id"] == id) {
                return tile["die"];
            }
        }
        return 0;
    }

private:
    MovePtr move(const std::string& notation) const {
        return std::get<MovePtr>(parse_event(notation, *line_, line_->plies(), players_.names)->what);
    }
    Players players_;
    std::unique_ptr<Playthrough> line_;
};

struct Row {
    const char *event, *verdict, *remark;
};

void expect_verdicts(const Table& table, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        EXPECT_EQ(table.verdict(row.event), row.verdict) << row.event << ": " << row.remark;
    }
}

/// The nine tiles of a game of two, all placed:      Clio   Thalia  ?Ann
///                                                   ?neut  Erato   Urania
///                                                   ?Ben   Euterpe Calliope
const std::vector<std::string> kPlaced{"neutral 0 1",    "place thalia 1 0",   "place clio 0 0",
                                       "place down 2 0", "place erato 1 1",    "place urania 2 1",
                                       "place down 0 2", "place calliope 2 2", "place euterpe 1 2"};

TEST(Placing, BeginsWithTheNeutralTileOfTwoAndFour) {
    expect_verdicts(Table(2), {{"neutral 0 0", "allowed", "anywhere"},
                               {"neutral -50 7", "allowed", "anywhere"},
                               {"neutral clio 0 0", "neutral.face rule", "face down with two"},
                               {"place clio 0 0", "neutral.first rule", "first on the table"},
                               {"clio n", "dance.tile impossible", "not there"},
                               {"pass", "pass.none impossible", "nobody passes"},
                               {"reveal", "reveal.end impossible", "not yet"},
                               {"adj die clio 3", "dance.tile impossible", "not there"}});
    expect_verdicts(Table(4), {{"neutral 0 0", "neutral.face rule", "face up with four"},
                               {"neutral clio 0 0", "allowed", "by name"}});
    expect_verdicts(Table(3), {{"neutral 0 0", "neutral.three impossible", "nine tiles for three"},
                               {"place clio 9 9", "allowed", "the very first tile lies anywhere"}});
}

TEST(Placing, GoesRoundAndKeepsOneTileFaceDown) {
    Table table(2);
    table.play({"neutral 0 0"});
    expect_verdicts(table, {{"neutral 1 0", "neutral.first impossible", "there is one only"},
                            {"place clio 1 1", "allowed", "by a corner"},
                            {"place clio 0 1", "allowed", "by an edge"},
                            {"place clio 2 0", "place.touch rule", "too far"},
                            {"place clio 0 0", "place.empty impossible", "taken"},
                            {"place down 0 0", "place.empty impossible", "taken"},
                            {"Ben: place clio 1 1", "turn.active rule", "Ann begins"},
                            {"?neutral n", "dance.placed-first rule", "too early"}});
    table.play({"place clio 1 0", "place erato 1 1", "place down 2 0", "place thalia 2 1"});
    expect_verdicts(table, {{"place clio 3 0", "place.tile impossible", "on the table already"},
                            {"place down 3 0", "place.face-down rule", "Ann's lies there"},
                            {"place urania 3 0", "allowed", ""}});
    table.play({"place urania 3 0", "place calliope 3 1"});
    table.play({"place euterpe 0 1"});
    expect_verdicts(table, {{"place polyhymnia 0 2", "place.face-down rule", "Ben's last one has to lie face down"},
                            {"Ann: place polyhymnia 0 2", "place.hand impossible", "Ann has placed four"},
                            {"place down 0 2", "allowed", ""}});
    table.play({"place down 0 2"});
    EXPECT_EQ(table.state()["phase"], "dance");
    EXPECT_EQ(table.state()["active"], "Ann");
    expect_verdicts(table, {{"place polyhymnia 0 3", "place.hand impossible", "all are placed"}});
}

TEST(Dancing, KeepsTheGroupTogether) {
    Table table(2);
    table.play({"neutral 0 0", "place thalia 1 0", "place clio 2 0", "place down 3 0", "place erato 4 0",
                "place urania 5 0", "place down 6 0", "place calliope 7 0", "place euterpe 8 0"});
    // Only the ends of a row of nine are free.
    expect_verdicts(table, {{"?neutral n", "allowed", "still by a corner"},
                            {"?neutral w", "dance.group rule", "out of touch"},
                            {"?neutral e", "allowed", "pushes the whole row"},
                            {"clio n", "allowed", "corners hold on both sides"},
                            {"clio e", "dance.group rule", "leaves a gap"},
                            {"euterpe e", "dance.group rule", "out of touch"},
                            {"euterpe w", "allowed", "pushes the whole row"},
                            {"Ben: clio n", "turn.active rule", "Ann begins"},
                            {"pass", "pass.none rule", "a step is possible"},
                            {"melpomene n", "dance.tile impossible", "nobody has seen her"},
                            {"?ben s", "allowed", "any tile in play, face down too"}});
    table.play({"?neutral e"});
    for (const char* id : {"?neutral", "Thalia", "Clio", "?Ann", "Erato", "Urania", "?Ben", "Calliope", "Euterpe"}) {
        EXPECT_EQ(table.die(id), 2) << id;
    }
    EXPECT_EQ(table.state()["tiles"][0]["at"], Json({0, 0})) << "the corner of the table is where the tiles are";
}

TEST(Powers, AreOfTheTileThatStepsFaceUpAndInItsArea) {
    Table table(2);
    table.play(kPlaced);
    expect_verdicts(table, {{"thalia n < erato", "allowed", "she raises the tile south of her"},
                            {"thalia n < ?neutral", "power.area rule", "a corner is not orthogonal"},
                            {"thalia n > clio", "power.area rule", "from one further north"},
                            {"thalia n < thalia", "power.area rule", "not herself"},
                            {"thalia n < erato raise", "allowed", "what the sheet says may be said"},
                            {"thalia n < erato lower", "power.kind rule", "against the sheet"},
                            {"thalia n < melpomene", "dance.tile impossible", "not on the table"},
                            {"clio n < erato", "power.lower rule", "a 1 stays"},
                            {"erato n > clio", "allowed", "swaps, after a push"},
                            {"euterpe s < erato", "power.none rule", "no power by the sheet"},
                            {"urania e < erato", "power.seen impossible", "what did she do"},
                            {"urania e < erato raise", "allowed", "as the table saw it"},
                            {"urania e < calliope swap", "allowed", "any of the eight"},
                            {"urania e < clio raise", "power.area rule", "but no further"},
                            {"?ann e < thalia raise", "power.face-up rule", "face down she has none"},
                            {"?ann e < thalia", "power.face-up impossible", "nor does anybody say what it did"},
                            {"?ann e < melpomene raise", "power.face-up impossible", "nor to whom"},
                            {"Ben: ?ann e < thalia raise", "power.face-up rule", "told before whose turn it is"},
                            {"clio w < erato", "power.lower rule", "power and step"}});
    table.play({"thalia n < erato"});
    EXPECT_EQ(table.die("Erato"), 2);
    EXPECT_EQ(table.die("Thalia"), 2);
    expect_verdicts(table, {{"clio n < erato", "allowed", "a 2 goes down"}});
    table.play({"erato n > ?neutral"});
    EXPECT_EQ(table.die("Erato"), 1) << "3 by the step, then swapped";
    EXPECT_EQ(table.die("?neutral"), 3);
}

TEST(End, ComesAtOnceWithASix) {
    const auto ready = [](const std::vector<std::string>& more) {
        Table table(2);
        table.play(kPlaced).play(more);
        return table;
    };
    Table step = ready({"adj die thalia 5"});
    // dance-of-muses.end.power-undone: a power after the step is not checked, whatever it would be.
    expect_verdicts(step, {{"thalia n > calliope", "allowed", "far out of reach"},
                           {"thalia n > melpomene", "allowed", "not even on the table"},
                           {"thalia n < calliope", "power.area rule", "before the step it is"}});
    step.play({"thalia n > erato"});
    EXPECT_EQ(step.state()["phase"], "reveal");
    EXPECT_EQ(step.state()["ended_by"], "Ann");
    EXPECT_EQ(step.state()["active"], nullptr);
    EXPECT_EQ(step.die("Erato"), 1) << "the power was not used";
    expect_verdicts(step, {{"clio n", "end.six impossible", "nothing more is danced"},
                           {"place down 5 5", "end.six impossible", "nor placed"},
                           {"pass", "end.six impossible", "nor passed"}});

    Table before = ready({"adj die erato 5"});
    before.play({"thalia n < erato"});
    EXPECT_EQ(before.state()["phase"], "reveal");
    EXPECT_EQ(before.die("Thalia"), 1) << "the step was not made";
    expect_verdicts(ready({"adj die erato 5", "clio n"}),
                    {{"thalia w < erato", "allowed", "and Ben ends it"},
                     {"Ann: thalia w < erato", "turn.active rule", "Ben's turn"}});

    Table after = ready({"adj die ?ann 5"});
    after.play({"thalia n", "urania n > ?neutral raise"});
    EXPECT_EQ(after.state()["phase"], "reveal") << "the push brings Ann's tile to 6";
    EXPECT_EQ(after.state()["ended_by"], "Ben");
    EXPECT_EQ(after.die("?Ann"), 6);

    Table adjusted = ready({"adj die thalia 6"});
    EXPECT_EQ(adjusted.state()["phase"], "dance") << "a count ends nothing by itself";
}

TEST(Reveal, NamesEveryTileAndEverySunThatIsMissing) {
    Table table(2, R"({"Thalia": {"suns": 3, "power": "raise"}, "Clio": {"suns": 1}, "Erato": {"suns": 1},
                       "Euterpe": {"suns": 0}, "Urania": {"suns": 2}, "Calliope": {"suns": 2}, "Melpomene": {"suns": 2},
                       "Polyhymnia": {"suns": 4}})");
    table.play(kPlaced).play({"adj die thalia 5", "thalia n"});
    const std::string named = "reveal ?ann melpomene ?ben polyhymnia ?neutral terpsichore";
    expect_verdicts(
        table, {{"reveal ?ann melpomene ?ben polyhymnia", "reveal.all impossible", "one is missing"},
                {"reveal", "reveal.all impossible", "all are missing"},
                {"reveal ?ann clio ?ben polyhymnia ?neutral terpsichore", "reveal.tile impossible", "Clio is seen"},
                {"reveal ?ann melpomene ?ben melpomene ?neutral terpsichore", "reveal.tile impossible", "twice"},
                {"reveal ?zoe melpomene ?ann melpomene", "reveal.all impossible", "nobody's"},
                {named.c_str(), "allowed", "the neutral die is taken off, so her Suns count for nothing"},
                {"reveal ?ann melpomene ?ben terpsichore ?neutral polyhymnia", "reveal.suns impossible",
                 "Terpsichore's Suns are not known"},
                {(named + " suns terpsichore 4 clio 2").c_str(), "reveal.sheet rule", "the sheet says 1"},
                {(named + " suns terpsichore 4 clio 1").c_str(), "allowed", "the sheet says so too"},
                {(named + " suns terpsichore 4").c_str(), "allowed", ""}});
    table.play({named + " suns terpsichore 1"});
    const Json state = table.state();
    EXPECT_EQ(state["phase"], "over");
    for (const Json& tile : state["tiles"]) {
        EXPECT_FALSE(tile["face_down"].get<bool>());
        EXPECT_EQ(tile["die"].is_null(), tile["id"] == "?neutral") << "the neutral die goes, whatever it shows";
    }
    EXPECT_EQ(state["tiles"][0]["tile"], "Terpsichore");
    EXPECT_EQ(table.die("Clio"), 6) << "her 1 equals her Sun";
    EXPECT_EQ(table.die("Erato"), 6);
    EXPECT_EQ(table.die("Euterpe"), 1) << "no Suns, no wonder";
    expect_verdicts(table, {{named.c_str(), "end.over impossible", "over"},
                            {"clio n", "end.over impossible", "over"},
                            {"adj die clio 3", "allowed", "a count is taken at any time"},
                            {"adj die ?neutral 3", "score.neutral impossible", "there is no die"}});
}

TEST(Rulings, LeaveTheActivePlayerWhatIsStillToDo) {
    Table table(2);
    table.play({"neutral 0 0", "Ben: place clio 1 0"});
    EXPECT_EQ(table.state()["active"], "Ann");
    table.play({"place thalia 2 0", "place erato 3 0", "place down 4 0", "place down 5 0", "place urania 6 0"});
    // After the next tile, Ben has placed all four, and only Ann has tiles left.
    table.play({"place euterpe 7 0"});
    EXPECT_EQ(table.state()["active"], "Ann");
    table.play({"place calliope 8 0"});
    EXPECT_EQ(table.state()["phase"], "dance");
    table.play({"Ben: clio n", "Ben: pass"});
    EXPECT_EQ(table.state()["active"], "Ann") << "out of turn uses nothing up";
    table.play({"clio s"});
    EXPECT_EQ(table.state()["active"], "Ben");
}

TEST(Rulings, ASecondTileFaceDownHasAnIdOfItsOwn) {
    Table table(3);
    table.play({"place down 0 0", "place clio 1 0", "place erato 2 0", "place down 3 0"});
    EXPECT_EQ(table.state()["tiles"][3]["id"], "?Ann#2");
    expect_verdicts(table, {{"\"?Ann#2\" n", "dance.placed-first rule", "it is there"}});
    std::vector<std::string> keys;
    for (const Hidden& hidden : table.hidden()) {
        keys.push_back(hidden.key);
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"1", "1#2"}));
}

}  // namespace
}  // namespace castalia
