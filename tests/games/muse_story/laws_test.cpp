// What holds in every game of the storytelling Muse, by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/games/muse_story/muse_story.h"
#include "core/session/record.h"
#include "tests/support/muse_story_gambler.h"

namespace castalia {
namespace {

int games() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 6;
}

std::unique_ptr<Line> begin(Chance& chance, const Players& players) {
    return find_game("muse-story")->begin(players, "first", {{"options", {{"focused", chance.one_in(4)}}}});
}

/// 52 cards, wherever they are; nobody holds less than none.
void expect_conserved(const Json& state) {
    long long cards = state["deck"].get<long long>() + state["discard"].get<long long>();
    ASSERT_GE(state["deck"], 0);
    ASSERT_GE(state["discard"], 0);
    for (const Json& player : state["players"]) {
        ASSERT_GE(player["hand"], 0);
        cards += player["hand"].get<long long>();
    }
    for (const Json& question : state["questions"]) {
        const bool in_play = question["status"] == "in_play";
        for (const char* side : {"yes", "no"}) {
            ASSERT_GE(question[side]["cards"], 0);
            ASSERT_TRUE(in_play || (question[side]["cards"] == 0 && question[side]["owner"].is_null())) << question;
            cards += question[side]["cards"].get<long long>();
        }
        // An answered question may be erased by a ruling: what was answered stays told.
        ASSERT_TRUE(question["status"] == "erased" || question["answer"].is_null() == (question["status"] != "answered")) << question;
    }
    if (!state["contest"].is_null()) {
        cards += static_cast<long long>(state["contest"]["narrator"]["cards"].size());
        for (const Json& contender : state["contest"]["contenders"]) {
            cards += static_cast<long long>(contender["cards"].size());
        }
    }
    ASSERT_EQ(cards, 52);
}

std::size_t place(const Json& phase) {
    const std::vector<Json> phases{"setup", "introduction", "development", "climax", "epilogue", "over"};
    return static_cast<std::size_t>(std::ranges::find(phases, phase) - phases.begin());
}

/// Whatever can be asked of a state is answered.
void expect_answers(const Line& line) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(prompt.seats.empty(), sheet.over);
    ASSERT_FALSE(english(prompt.text).empty());
    ASSERT_EQ(english(prompt.text).find('{'), std::string::npos) << english(prompt.text);
    ASSERT_EQ(english(sheet.sentence).find('{'), std::string::npos) << english(sheet.sentence);
    ASSERT_FALSE(line.view(ply).zones.empty());
    std::string keys;
    for (const Verb& verb : prompt.verbs) {
        ASSERT_TRUE(verb.draft.contains("type"));
        ASSERT_EQ(keys.find(verb.key), std::string::npos) << "the key " << verb.key << " stands twice";
        keys += verb.key;
        for (const Slot& slot : line.form(ply, verb.draft)) {
            ASSERT_EQ(english(slot.label).find('{'), std::string::npos) << english(slot.label);
            for (const Option& option : slot.options) {
                ASSERT_EQ(english(option.name).find('{'), std::string::npos) << english(option.name);
                ASSERT_EQ(english(option.hint).find('{'), std::string::npos) << english(option.hint);
            }
        }
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"choose","question":"x"})",
                              R"({"type":"add","question":99,"from":"hand"})", R"({"type":"question","elements":{"a":1}})",
                              R"({"type":"contest","contenders":[3,null,{"player":7}]})", R"({"type":"epilogue","hands":[1]})",
                              R"({"type":"flip","cards":{"Alice":3}})", R"({"type":"veto","votes":{"for":"x"}})",
                              R"({"type":"show","answer":"yes"})", R"({"type":"adjust"})", R"({"type":"sing"})"}) {
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
    ASSERT_EQ(nlohmann::json::parse(written.dump()), nlohmann::json::parse(event.dump())) << "but for the order of keys";
    ASSERT_EQ(english(line.describe(line.plies(), *move)).find("{who"), std::string::npos);

    Event made;
    made.what = move;
    const std::string notation = format_event(made, line, players.names);
    // As a record's text form is read: before anything has happened. What names nobody still names nobody.
    const EventPtr parsed = parse_event(notation, line, 0, players.names);
    ASSERT_EQ(write_event(*parsed, line, players.names).dump(), written.dump()) << notation;
}

TEST(Stories, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    int over = 0, shuffled = 0;
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const Players players = story_players(chance);
        const auto line = begin(chance, players);
        StoryGambler gambler(chance);
        std::size_t phase = 0;
        for (int events = 0; !line->over(line->plies()) && events < 1500; ++events) {
            const Json event = gambler.any(*line);
            ASSERT_FALSE(event.is_null()) << "nothing can be filled: " << line->state(line->plies());
            const std::optional<Refusal> refusal = judged(*line, players, event);
            ASSERT_FALSE(refusal) << event << " was offered and is refused: " << english(refusal->reason) << line->state(line->plies());
            const std::vector<std::string> expects = line->prompt(line->plies()).expects;
            ASSERT_NE(std::ranges::find(expects, event["type"].get<std::string>()), expects.end()) << event;
            Fields fields(event, "event", players.names);
            for (const Consequence& told : line->story(line->plies(), *line->read(fields))) {
                shuffled += told.clause == "muse-story.draw.shuffle" ? 1 : 0;
            }
            played(*line, players, event);
            const Json state = line->state(line->plies());
            expect_conserved(state);
            ASSERT_GE(place(state["phase"]), phase) << "the story goes back";
            phase = place(state["phase"]);
            if (chance.one_in(12)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        over += line->over(line->plies()) ? 1 : 0;
        expect_answers(*line);
    }
    EXPECT_EQ(over, games()) << "some games do not end";
    EXPECT_GT(shuffled, 0) << "no deck ran out";
}

TEST(Stories, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const Players players = story_players(chance);
        const auto line = begin(chance, players);
        StoryGambler gambler(chance);
        for (int i = 0; i < 250; ++i) {
            const Json event = chance.one_in(2) ? wild_story(chance, players) : gambler.any(*line);
            if (event.is_null()) {
                continue;
            }
            expect_reads_back(*line, players, event);
            const std::optional<Refusal> refusal = judged(*line, players, event);
            Fields fields(event, "event", players.names);
            const MovePtr move = line->read(fields);
            if (refusal) {
                ASSERT_TRUE(refusal->clause.starts_with("muse-story."));
                ASSERT_EQ(english(refusal->reason).find('{'), std::string::npos) << english(refusal->reason);
                if (refusal->kind == Refusal::Kind::impossible || chance.one_in(2)) {
                    continue;
                }
            }
            for (const Consequence& told : line->story(line->plies(), *move)) {
                ASSERT_TRUE(told.clause.starts_with("muse-story."));
            }
            line->play(*move);
            expect_conserved(line->state(line->plies()));
            if (chance.one_in(16)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
    }
}

TEST(Stories, TheRecordReadsBackByteForByte) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 300);
        const Players players = story_players(chance);
        Heading heading;
        heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
        heading.game = "muse-story";
        heading.edition = "first";
        heading.title = "A law";
        heading.players = players.names;
        heading.setup = {{"code_of_conduct", {"no \"dreams\""}}, {"options", {{"focused", chance.one_in(2)}}}};
        Session session(*find_game("muse-story"), heading);
        StoryGambler gambler(chance);
        for (int i = 0; i < 120; ++i) {
            Json json = chance.one_in(6) ? wild_story(chance, players) : gambler.any(session.line());
            if (json.is_null()) {
                break;
            }
            json["note"] = "a remark";
            EventPtr event = read_event(json, "event", session.line(), session.names());
            if (const std::optional<Refusal> refusal = session.replay().judge(*event)) {
                if (refusal->kind == Refusal::Kind::impossible) {
                    continue;
                }
                json["ruling"] = "Tonight it may";
                event = read_event(json, "event", session.line(), session.names());
            }
            session.enter(Played{event}, {});
        }
        const std::string record = write_record(session);
        ASSERT_EQ(write_record(read_record(record)), record);
        ASSERT_EQ(write_record(read_any(write_text(session))), record);
    }
}

TEST(Stories, OnceAbandonedNothingButCountingGoesOn) {
    Session session(*find_game("muse-story"), Heading{"0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11", "muse-story", "first", "", "", {}, {}, {"Ann", "Ben", "Cid"}, Json::object()});
    const auto enter = [&](const Json& json) {
        const EventPtr event = read_event(json, "event", session.line(), session.names());
        const std::optional<Refusal> refusal = session.replay().judge(*event);
        session.enter(Played{event}, {});
        return refusal ? refusal->clause : std::string();
    };
    EXPECT_EQ(enter({{"type", "begin"}, {"narrator", "Ann"}}), "");
    EXPECT_EQ(enter({{"type", "abandon"}}), "");
    EXPECT_EQ(enter({{"type", "settle"}}), "session.ended") << "an event without a player ends with the session too";
    EXPECT_EQ(enter({{"type", "end_turn"}}), "session.ended");
    EXPECT_EQ(enter({{"type", "adjust"}, {"what", {{"what", "deck"}}}, {"to", 3}}), "");
}

}  // namespace
}  // namespace castalia
