// What holds at every open table, by random events from fixed seeds.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/games/open_table/wild.h"

namespace castalia {
namespace {

void expect_told(const Text& text) { EXPECT_EQ(english(text).find('{'), std::string::npos) << english(text); }

/// The event, its words and its notation.
void expect_reads_back(const Session& session, const Json& event) {
    const EventPtr made = read_event(event, "event", session.line(), session.names());
    const Json written = write_event(*made, session.line(), session.names());
    const EventPtr again = read_event(written, "event", session.line(), session.names());
    ASSERT_EQ(write_event(*again, session.line(), session.names()).dump(), written.dump());
    const std::string notation = format_event(*made, session.line(), session.names());
    const EventPtr parsed = parse_event(notation, session.line(), session.plies(), session.names());
    ASSERT_EQ(write_event(*parsed, session.line(), session.names()).dump(), written.dump()) << notation;
}

void expect_answers(const Line& line) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(line.over(ply), sheet.over);
    expect_told(prompt.text);
    expect_told(sheet.sentence);
    expect_told(line.chapter(ply));
    ASSERT_FALSE(line.view(ply).zones.empty());
    for (const Scoresheet::Row& row : sheet.rows) {
        ASSERT_EQ(row.values.size(), sheet.ladder.front().values.size());
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"play","card":3,"to":4})",
                              R"({"type":"score","player":"nobody"})", R"({"type":"adjust"})", R"({"type":"play","deck":"x"})"}) {
        line.form(ply, Json::parse(draft));
    }
}

/// All cards of a deck are somewhere, unless the table counted otherwise.
void expect_conserved(const Line& line, const Json& setup) {
    const Json state = line.state(line.plies());
    long long all = static_cast<long long>(state["table"].size()), had = 0;
    for (const Json& deck : setup["decks"]) {
        all += state["deck"][deck.get<std::string>()].get<long long>() + state["discard"][deck.get<std::string>()].get<long long>();
        had += deck == "standard" ? 52 : deck == "standard+2jokers" ? 54 : deck == "decktet" ? 36 : 45;
    }
    ASSERT_EQ(all, had);
}

TEST(OpenTableLaws, WhateverMayStandCanBePlayedAndReadsBack) {
    const Game& game = *find_game("open-table");
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
            Json event = wild_open_table(chance, players);
            if (!session.line().over(session.plies()) && chance.one_in(2)) {
                const Json offered = offered_by_open_table(chance, session.line());
                if (!offered.is_null()) {
                    event = offered;
                    const auto refusal = judged(session.line(), players, event);
                    ASSERT_TRUE(!refusal || (refusal->kind == Refusal::Kind::rule && event["type"] == "count"))
                        << event << " was offered";
                }
            }
            if (chance.one_in(2)) {
                event["ruling"] = "so be it";
            }
            expect_reads_back(session, event);
            session.enter(Played{read_event(event, "event", session.line(), session.names())}, {});
            const Step& step = session.replay().steps().back();
            counted = counted || (event["type"] == "adjust" && step.stands);
            expect_told(session.replay().describe(session.plies() - 1));
            if (step.refusal) {
                expect_told(step.refusal->reason);
                expect_told(step.refusal->brief);
                ASSERT_TRUE(step.refusal->clause.starts_with("open-table.")) << step.refusal->clause;
            }
            for (const Consequence& told : session.replay().story(session.plies() - 1)) {
                expect_told(told.text);
            }
            if (!counted) {
                expect_conserved(session.line(), heading.setup);
            }
            if (i % 10 == 0) {
                expect_answers(session.line());
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        const std::string file = write_record(session);
        ASSERT_EQ(write_record(read_record(file)), file);
        ASSERT_EQ(write_record(read_text(write_text(session))), file);
    }
}

}  // namespace
}  // namespace castalia
