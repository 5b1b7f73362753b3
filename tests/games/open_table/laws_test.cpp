// The laws of every open table, tried by random events from fixed seeds.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"
#include "tests/support/open_table_random_player.h"

namespace castalia {
namespace {

laws::GameUnderTest open_subject() {
    return {.clauses = "open-table.",
            .nonsense = {R"({"type":"play","card":3,"to":4})", R"({"type":"score","player":"nobody"})",
                         R"({"type":"play","deck":"x"})"},
            .sound = {},
            .offered = {},
            .wild = {}};
}

/// Expects that all cards of a deck are somewhere, unless the table counted otherwise.
void expect_conserved(const Playthrough& line, const Json& setup) {
    const Json state = line.state(line.plies());
    long long all = static_cast<long long>(state["table"].size()), had = 0;
    for (const Json& deck : setup["decks"]) {
        all += state["deck"][deck.get<std::string>()].get<long long>() +
               state["discard"][deck.get<std::string>()].get<long long>();
        had += deck == "standard" ? 52 : deck == "standard+2jokers" ? 54 : deck == "decktet" ? 36 : 45;
    }
    ASSERT_EQ(all, had);
}

TEST(OpenTableLaws, WhateverMayStandCanBePlayedAndReadsBack) {
    const Game& game = game_called("open-table");
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        Chance chance(seed + 1000);
        Players players{{"Ann", "Ben B", "Cid: the \"one\"", "李"}};
        players.names.resize(static_cast<std::size_t>(chance.from(1, 4)));
        Heading heading;
        heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
        heading.game = game.id;
        heading.edition = "1";
        heading.title = "x";
        heading.players = players.names;
        heading.setup = game.settle(players, "1", wild_open_table_setup(chance, players));
        Session session(game, heading);
        bool counted = false;
        for (int i = 0; i < 100; ++i) {
            Json event = wild_open_table_of_teams(chance, players, heading.setup["teams"]);
            if (!session.playthrough().over(session.plies()) && chance.one_in(2)) {
                const Json offered = offered_by_open_table(chance, session.playthrough());
                if (!offered.is_null()) {
                    event = offered;
                    const auto refusal = judged(session.playthrough(), players, event);
                    ASSERT_TRUE(!refusal || (refusal->kind == Refusal::Kind::rule && event["type"] == "count"))
                        << event << " was offered";
                }
            }
            laws::expect_reads_back(session.playthrough(), players, event);
            if (chance.one_in(2)) {
                event["ruling"] = "so be it";
            }
            session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, {});
            const Step& step = session.replay().steps().back();
            counted = counted || (event["type"] == "adjust" && step.stands);
            laws::expect_filled(session.replay().describe(session.plies() - 1));
            if (step.refusal) {
                laws::expect_filled(step.refusal->reason);
                laws::expect_filled(step.refusal->brief);
                ASSERT_TRUE(step.refusal->clause.starts_with("open-table.")) << step.refusal->clause;
            }
            for (const Consequence& consequence : session.replay().story(session.plies() - 1)) {
                laws::expect_filled(consequence.text);
            }
            if (!counted) {
                expect_conserved(session.playthrough(), heading.setup);
            }
            if (i % 10 == 0) {
                laws::expect_answers(session.playthrough(), {heading.players}, open_subject());
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        ASSERT_NO_FATAL_FAILURE(laws::expect_session_reads_back(session));
    }
}

}  // namespace
}  // namespace castalia
