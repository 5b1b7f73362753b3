// Laws of every game of Musée, tried by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <set>

#include "core/games/musee/musee.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"
#include "tests/support/musee_random_player.h"

namespace castalia {
namespace {

/// Expects that every number hangs at most once, that all cards are somewhere and, without rulings, that numbers
/// ascend.
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

laws::GameUnderTest musee_subject(Chance& chance, const Players& players, int cards) {
    return {.clauses = "musee.",
            .nonsense = {R"({"type":"display","card":3,"gallery":"x","space":99})",
                         R"({"type":"display","card":"x"})", R"({"type":"next_game"})"},
            .sound = [cards](const Json& state, bool ruled) { expect_conserved(state, cards, ruled); },
            .offered = [random_player = RandomPlayer(chance, {"stuck"})](
                           const Playthrough& line) mutable { return random_player.any(line); },
            .wild = [&chance, players] { return wild_musee(chance, players); }};
}

class Musee : public testing::TestWithParam<std::tuple<int, bool>> {
protected:
    void SetUp() override {
        players_ = musee_players(std::get<0>(GetParam()));
        match_ = std::get<1>(GetParam());
    }
    std::unique_ptr<Playthrough> begin(Chance& chance) const {
        return game_called("musee").begin(players_, "2014", musee_setup(chance, players_, match_));
    }
    int cards() const { return players_.names.size() == 3 ? 60 : 50; }
    laws::GameUnderTest subject(Chance& chance) const { return musee_subject(chance, players_, cards()); }

    Players players_;
    bool match_ = false;
};

TEST_P(Musee, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        ASSERT_NO_FATAL_FAILURE(laws::play_what_is_offered(*line, players_, chance, subject(chance)));
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        const Scoresheet sheet = line->score(line->plies());
        for (const auto& [name, wins] : state["wins"].items()) {
            const auto seat = std::ranges::find(players_.names, name) - players_.names.begin();
            const bool won = std::ranges::find(sheet.winners, Seat{static_cast<int>(seat)}) != sheet.winners.end();
            EXPECT_EQ(wins.get<int>() == 2, match_ && won) << name;
        }
    }
}

TEST_P(Musee, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < 2 * laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        ASSERT_NO_FATAL_FAILURE(laws::play_anything(*line, players_, chance, subject(chance), 200));
    }
}

TEST_P(Musee, WhatTheFormSaysOfAPlaceIsWhatHappensThere) {
    Chance chance(31);
    const auto line = begin(chance);
    RandomPlayer random_player(chance, {"stuck"});
    for (int i = 0; i < 60 && !line->over(line->plies()); ++i) {
        const Prompt prompt = line->prompt(line->plies());
        if (prompt.verbs.front().draft["type"] == "display") {
            Json draft = prompt.verbs.front().draft;
            draft["card"] = chance.from(1, cards());
            for (const Slot& slot : line->form(line->plies(), draft)) {
                for (const Option& option :
                     slot.kind == Slot::Kind::place && slot.field.joined() ? slot.options : std::vector<Option>()) {
                    Json event = draft;
                    event.update(option.value);
                    const std::optional<Refusal> refusal = judged(*line, players_, event);
                    if (refusal && refusal->clause == "musee.display.once") {
                        break;
                    }
                    ASSERT_EQ(option.barred, refusal) << event;
                    if (!refusal) {
                        const auto total = [&](const Playthrough& at) {
                            const auto seat = static_cast<std::size_t>(prompt.seats.front().index);
                            return at.score(at.plies()).ladder.at(match_ ? 1 : 0).values.at(seat);
                        };
                        const auto then = line->copy(line->plies());
                        played(*then, players_, event);
                        ASSERT_EQ(option.hint.number, total(*then) - total(*line)) << event;
                    }
                }
            }
        }
        played(*line, players_, random_player.any(*line));
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, Musee, testing::Combine(testing::Values(2, 3, 4), testing::Bool()),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) +
                                    (std::get<1>(table.param) ? "match" : "game");
                         });

TEST(MuseeSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = game_called("musee");
    for (int count = 2; count <= 4; ++count) {
        const Players players = musee_players(count);
        const std::vector<Slot> slots = game.options(players, "2014", {});
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
        const laws::GameUnderTest subject = musee_subject(chance, players, count == 3 ? 60 : 50);
        laws::expect_session_reads_back(laws::evening(heading, chance, subject, 150));
    }
}

}  // namespace
}  // namespace castalia
