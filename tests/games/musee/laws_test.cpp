// What holds in every game of Musée, by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "core/games/musee/musee.h"
#include "core/session/record.h"
#include "tests/support/musee_gambler.h"

namespace castalia {
namespace {

int games() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 3;
}

/// Every number hangs once at most, and all cards are somewhere. Where nothing was ruled numbers ascend.
void expect_conserved(const Json& state, int cards, bool ruled) {
    std::set<int> seen;
    int counted = state["draw_pile"].get<int>();
    for (const auto& [name, player] : state["players"].items()) {
        ASSERT_GE(player["hand"].get<int>(), 0) << name;
        counted += player["hand"].get<int>();
    }
    std::set<std::string> bonuses;
    for (const Json& musee : state["musees"]) {
        int paintings = 0;
        for (const char* gallery : {"upper", "middle", "lower"}) {
            int before = 0;
            for (const Json& card : musee[gallery]) {
                if (card.is_null()) {
                    continue;
                }
                ASSERT_TRUE(seen.insert(card.get<int>()).second) << card << " hangs twice";
                ASSERT_TRUE(ruled || card.get<int>() > before) << musee;
                before = card;
                ++paintings;
            }
        }
        const Json& score = musee["score"];
        ASSERT_EQ(score["paintings"], paintings);
        ASSERT_EQ(score["bonuses"], 4 * static_cast<int>(musee["bonuses"].size()));
        ASSERT_EQ(score["total"].get<int>(), paintings + score["adjacent"].get<int>() + score["stairs"].get<int>() +
                                                 score["bonuses"].get<int>());
        for (const Json& bonus : musee["bonuses"]) {
            ASSERT_TRUE(bonuses.insert(bonus).second) << bonus << " was claimed twice";
        }
    }
    ASSERT_EQ(counted + static_cast<int>(seen.size()), cards);
}

/// Whatever can be asked of a state is answered.
void expect_answers(const Line& line, std::size_t players) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(prompt.seats.empty(), sheet.over);
    ASSERT_FALSE(english(prompt.text).empty());
    ASSERT_EQ(english(prompt.text).find('{'), std::string::npos) << english(prompt.text);
    ASSERT_EQ(english(sheet.sentence).find('{'), std::string::npos) << english(sheet.sentence);
    for (const Scoresheet::Row& row : sheet.rows) {
        ASSERT_EQ(row.values.size(), players);
        ASSERT_EQ(row.sources.size(), players);
        for (const Text& source : row.sources) {
            ASSERT_EQ(english(source).find('{'), std::string::npos) << english(source);
        }
    }
    for (const Zone& zone : line.view(ply).zones) {
        ASSERT_EQ(english(zone.title).find('{'), std::string::npos) << english(zone.title);
    }
    for (const Verb& verb : prompt.verbs) {
        line.form(ply, verb.draft);
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"display","card":3,"gallery":"x","space":99})",
                              R"({"type":"display","card":"x"})", R"({"type":"next_game"})", R"({"type":"adjust"})",
                              R"({"type":"sing"})"}) {
        line.form(ply, Json::parse(draft));
    }
}

/// The event, its words and its notation.
void expect_reads_back(const Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    ASSERT_NO_THROW(fields.finish());
    Json written = Json::object();
    line.write(*move, written);
    Fields again(written, "event", players.names);
    Json twice = Json::object();
    line.write(*line.read(again), twice);
    ASSERT_EQ(written.dump(), twice.dump());
    Event made;
    made.what = move;
    const std::string notation = format_event(made, line, players.names);
    // At whatever moment it is read: the text form knows none.
    const auto empty = line.fork(0);
    const EventPtr parsed = parse_event(notation, *empty, 0, players.names);
    ASSERT_EQ(write_event(*parsed, line, players.names).dump(), written.dump()) << notation;
    ASSERT_EQ(english(line.describe(line.plies(), *move)).find('{'), std::string::npos);
}

class Musee : public testing::TestWithParam<std::tuple<int, bool>> {
protected:
    void SetUp() override {
        players_ = musee_players(std::get<0>(GetParam()));
        match_ = std::get<1>(GetParam());
    }
    std::unique_ptr<Line> begin(Chance& chance) const {
        return find_game("musee")->begin(players_, "2014", musee_setup(chance, players_, match_));
    }
    int cards() const { return players_.names.size() == 3 ? 60 : 50; }

    Players players_;
    bool match_ = false;
};

TEST_P(Musee, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        Gambler gambler(chance, {"stuck"});
        int events = 0;
        for (; !line->score(line->plies()).over && events < 2000; ++events) {
            const Json event = gambler.any(*line);
            ASSERT_FALSE(event.is_null()) << "nothing can be filled: " << line->state(line->plies());
            const std::optional<Refusal> refusal = judged(*line, players_, event);
            ASSERT_FALSE(refusal) << event << " was offered and is refused: " << english(refusal->reason);
            const std::vector<std::string> expects = line->prompt(line->plies()).expects;
            ASSERT_NE(std::ranges::find(expects, event["type"].get<std::string>()), expects.end()) << event;
            played(*line, players_, event);
            expect_conserved(line->state(line->plies()), cards(), false);
            if (chance.one_in(8)) {
                expect_answers(*line, players_.names.size());
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        EXPECT_LT(events, 2000) << "the game does not end";
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        const Scoresheet sheet = line->score(line->plies());
        for (const auto& [name, wins] : state["wins"].items()) {
            const auto seat = std::ranges::find(players_.names, name) - players_.names.begin();
            const bool won = std::ranges::find(sheet.winners, Seat{static_cast<int>(seat)}) != sheet.winners.end();
            EXPECT_EQ(wins.get<int>() == 2, match_ && won) << name;
        }
        expect_answers(*line, players_.names.size());
    }
}

TEST_P(Musee, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < 2 * games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        Gambler gambler(chance, {"stuck"});
        bool ruled = false;
        for (int i = 0; i < 200; ++i) {
            const Json event = chance.one_in(2) ? wild_musee(chance, players_) : gambler.any(*line);
            if (event.is_null() || event["type"] == "adjust") {
                continue;
            }
            expect_reads_back(*line, players_, event);
            const std::optional<Refusal> refusal = judged(*line, players_, event);
            if (refusal) {
                ASSERT_TRUE(refusal->clause.starts_with("musee."));
                ASSERT_EQ(english(refusal->reason).find('{'), std::string::npos) << english(refusal->reason);
                ASSERT_FALSE(refusal->brief.empty());
                if (refusal->kind == Refusal::Kind::impossible || chance.one_in(2)) {
                    continue;
                }
                ruled = true;
            }
            Fields fields(event, "event", players_.names);
            const MovePtr move = line->read(fields);
            for (const Consequence& told : line->story(line->plies(), *move)) {
                ASSERT_EQ(english(told.text).find('{'), std::string::npos) << english(told.text);
            }
            line->play(*move);
            expect_conserved(line->state(line->plies()), cards(), ruled);
            if (chance.one_in(16)) {
                expect_answers(*line, players_.names.size());
            }
            if (HasFatalFailure()) {
                return;
            }
        }
    }
}

TEST_P(Musee, WhatTheFormSaysOfAPlaceIsWhatHappensThere) {
    Chance chance(31);
    const auto line = begin(chance);
    Gambler gambler(chance, {"stuck"});
    for (int i = 0; i < 60 && !line->over(line->plies()); ++i) {
        const Prompt prompt = line->prompt(line->plies());
        if (prompt.verbs.front().draft["type"] == "display") {
            Json draft = prompt.verbs.front().draft;
            draft["card"] = chance.from(1, cards());
            for (const Slot& slot : line->form(line->plies(), draft)) {
                for (const Option& option : slot.kind == Slot::Kind::place && slot.field.find('+') != std::string::npos
                                                ? slot.options
                                                : std::vector<Option>()) {
                    Json event = draft;
                    event.update(option.value);
                    const std::optional<Refusal> refusal = judged(*line, players_, event);
                    if (refusal && refusal->clause == "musee.display.once") {
                        break;
                    }
                    ASSERT_EQ(option.barred, refusal) << event;
                    if (!refusal) {
                        const auto total = [&](const Line& at) {
                            const auto seat = static_cast<std::size_t>(prompt.seats.front().index);
                            return at.score(at.plies()).ladder.at(match_ ? 1 : 0).values.at(seat);
                        };
                        const auto then = line->fork(line->plies());
                        played(*then, players_, event);
                        ASSERT_EQ(option.hint.number, total(*then) - total(*line)) << event;
                    }
                }
            }
        }
        played(*line, players_, gambler.any(*line));
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, Musee, testing::Combine(testing::Values(2, 3, 4), testing::Bool()),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) +
                                    (std::get<1>(table.param) ? "match" : "game");
                         });

TEST(MuseeSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = *find_game("musee");
    for (int count = 2; count <= 4; ++count) {
        const Players players = musee_players(count);
        const std::vector<Slot> slots = game.options(players, {});
        for (const Option& first : slots.at(0).options) {
            for (const Option& stairs : slots.at(1).options) {
                for (const bool match : {false, true}) {
                    const Json setup{{"first", first.value}, {"stairs", stairs.value}, {"match", match}};
                    EXPECT_EQ(game.settle(players, "2014", setup).dump(), setup.dump());
                }
            }
        }
    }
}

TEST(MuseeSession, TheRecordAndTheTextFormReadBackByteForByte) {
    for (int count = 2; count <= 4; ++count) {
        Chance chance(static_cast<std::uint64_t>(count));
        const Players players = musee_players(count);
        Heading heading;
        heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
        heading.game = "musee";
        heading.edition = "2014";
        heading.title = "A law";
        heading.players = players.names;
        heading.setup = musee_setup(chance, players, true);
        Session session(*find_game("musee"), heading);
        Gambler gambler(chance, {"stuck"});
        for (int i = 0; i < 150; ++i) {
            Json json = gambler.any(session.line());
            if (json.is_null() || chance.one_in(6)) {
                json = wild_musee(chance, players);
                json["ruling"] = "Tonight it may";
            }
            const EventPtr event = read_event(json, "event", session.line(), session.names());
            const std::optional<Refusal> refusal = session.replay().judge(*event);
            if (!refusal || refusal->kind == Refusal::Kind::rule) {
                session.enter(Played{event}, {});
            }
        }
        const std::string record = write_record(session);
        ASSERT_EQ(write_record(read_record(record)), record);
        ASSERT_EQ(write_record(read_any(write_text(session))), record);
        ASSERT_EQ(write_text(read_text(write_text(session))), write_text(session));
    }
}

}  // namespace
}  // namespace castalia
