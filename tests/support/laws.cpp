#include "tests/support/laws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/session/record.h"
#include "tests/support/games.h"

namespace castalia::laws {

namespace {

std::optional<Refusal> expect_refused_well(const std::optional<Refusal>& refusal, const GameUnderTest& subject) {
    if (refusal) {
        EXPECT_TRUE(refusal->clause.starts_with(subject.clauses)) << refusal->clause;
        expect_filled(refusal->reason);
        expect_filled(refusal->brief);
    }
    return refusal;
}

void play_checked(Playthrough& line, const Players& players, const Json& event, const GameUnderTest& subject) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    expect_filled(line.describe(line.plies(), *move));
    for (const Consequence& consequence : line.story(line.plies(), *move)) {
        expect_filled(consequence.text);
        EXPECT_TRUE(consequence.clause.starts_with(subject.clauses)) << consequence.clause;
    }
    line.play(*move);
}

}  // namespace

int games(int usual) {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : usual;
}

void expect_filled(const Text& text) { EXPECT_EQ(english(text).find('{'), std::string::npos) << english(text); }

/// Expects that whoever has the same numbers as a leader in the whole sheet, as partners have, leads too.
void expect_partners_lead(const Scoresheet& sheet, int players) {
    const auto numbers = [&](Seat seat) {
        std::vector<long long> all;
        for (const Scoresheet::Row& row : sheet.rows) {
            all.push_back(row.values.at(static_cast<std::size_t>(seat.index)));
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            all.push_back(step.values.at(static_cast<std::size_t>(seat.index)));
        }
        return all;
    };
    for (const Scoresheet::Row& row : sheet.rows) {
        for (int i = 0; i < players && !row.leaders.empty(); ++i) {
            EXPECT_EQ(row.led_by(Seat{i}), numbers(Seat{i}) == numbers(row.leaders.front()))
                << english(row.label) << ", seat " << i;
        }
    }
}

void expect_answers(const Playthrough& line, const Players& players, const GameUnderTest& subject) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(prompt.seats.empty(), sheet.over);
    ASSERT_EQ(line.over(ply), sheet.over);
    ASSERT_FALSE(english(prompt.text).empty());
    for (const Text& text : {prompt.text, sheet.sentence, line.chapter(ply)}) {
        expect_filled(text);
    }
    for (const Scoresheet::Step& step : sheet.ladder) {
        ASSERT_EQ(step.values.size(), players.names.size());
    }
    for (const Scoresheet::Row& row : sheet.rows) {
        ASSERT_EQ(row.values.size(), players.names.size());
        std::ranges::for_each(row.sources, expect_filled);
    }
    expect_partners_lead(sheet, static_cast<int>(players.names.size()));
    ASSERT_FALSE(line.view(ply).zones.empty());
    for (const Zone& zone : line.view(ply).zones) {
        expect_filled(zone.title);
        for (const Piece& piece : zone.pieces) {
            expect_filled(piece.name);
        }
    }
    std::string keys;
    for (const Verb& verb : prompt.verbs) {
        ASSERT_TRUE(verb.draft.contains("type"));
        ASSERT_TRUE(verb.key == 0 || keys.find(verb.key) == std::string::npos)
            << "the key " << verb.key << " stands twice";
        keys += verb.key;
        for (const Slot& slot : line.form(ply, verb.draft)) {
            expect_filled(slot.label);
            ASSERT_TRUE(slot.kind == Slot::Kind::payment || std::ranges::count_if(slot.options, &Option::best) <= 1)
                << "only payments can be equally good: " << verb.draft << " at " << slot.field;
            for (const Option& option : slot.options) {
                expect_filled(option.name);
                expect_filled(option.hint);
            }
        }
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"adjust"})", R"({"type":"sing"})"}) {
        line.form(ply, Json::parse(draft));
    }
    for (const char* draft : subject.nonsense) {
        line.form(ply, Json::parse(draft));
    }
}

void expect_reads_back(const Playthrough& line, const Players& players, const Json& event, bool completed) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    static_cast<void>(fields.maybe("note"));  // Every event may have one, and no game reads it.
    ASSERT_NO_THROW(fields.finish());
    Json written = Json::object();
    line.write(*move, written);
    Fields again(written, "event", players.names);
    Json twice = Json::object();
    line.write(*line.read(again), twice);
    ASSERT_EQ(written.dump(), twice.dump());
    expect_filled(line.describe(line.plies(), *move));

    Event made;
    made.what = move;
    const std::string notation = format_event(made, line, players.names);
    for (const std::size_t ply : {std::size_t{0}, completed ? 0 : line.plies()}) {
        const EventPtr parsed = parse_event(notation, line, ply, players.names);
        ASSERT_EQ(write_event(*parsed, line, players.names).dump(), written.dump()) << notation << " at " << ply;
    }
}

void play_what_is_offered(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject) {
    int events = 0;
    for (; !line.over(line.plies()) && events < subject.most_events; ++events) {
        const Json event = subject.offered(line);
        ASSERT_FALSE(event.is_null()) << "nothing can be filled: " << line.state(line.plies());
        const std::optional<Refusal> refusal = judged(line, players, event);
        ASSERT_FALSE(refusal) << event << " was offered and is refused: " << english(refusal->reason);
        const std::vector<std::string> expects = line.prompt(line.plies()).expects;
        ASSERT_NE(std::ranges::find(expects, event["type"].get<std::string>()), expects.end()) << event;
        if (subject.watch) {
            subject.watch(line, event);
        }
        played(line, players, event);
        subject.sound(line.state(line.plies()), false);
        if (chance.one_in(8)) {
            expect_answers(line, players, subject);
        }
        ASSERT_FALSE(testing::Test::HasFailure());
    }
    ASSERT_LT(events, subject.most_events) << "the game does not end";
    expect_answers(line, players, subject);
}

void play_anything(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject,
                   int events) {
    bool ruled = false;
    for (int i = 0; i < events; ++i) {
        const Json event = chance.one_in(2) ? subject.wild() : subject.offered(line);
        if (event.is_null() || (event["type"] == "adjust" && !subject.counts)) {
            continue;
        }
        expect_reads_back(line, players, event, subject.completes);
        const std::optional<Refusal> refusal = expect_refused_well(judged(line, players, event), subject);
        ASSERT_FALSE(testing::Test::HasFailure()) << event;
        if (refusal && (refusal->kind == Refusal::Kind::impossible || chance.one_in(2))) {
            continue;
        }
        ruled = ruled || refusal.has_value();
        play_checked(line, players, event, subject);
        subject.sound(line.state(line.plies()), ruled);
        if (chance.one_in(16)) {
            expect_answers(line, players, subject);
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << event;
    }
}

Session evening(const Heading& heading, Chance& chance, const GameUnderTest& subject, int events) {
    Session session(game_called(heading.game), heading);
    for (int i = 0; i < events; ++i) {
        Json json = chance.one_in(6) ? Json() : subject.offered(session.playthrough());
        if (json.is_null()) {
            json = subject.wild();
        }
        json["note"] = "a remark";
        EventPtr event = read_event(json, "event", session.playthrough(), session.names());
        if (const std::optional<Refusal> refusal = session.replay().judge(*event)) {
            if (refusal->kind == Refusal::Kind::impossible) {
                continue;
            }
            json["ruling"] = "Tonight it may";
            event = read_event(json, "event", session.playthrough(), session.names());
        }
        session.enter(Played{event}, {});
    }
    return session;
}

void expect_session_reads_back(const Session& session) {
    const std::string record = write_record(session);
    ASSERT_EQ(write_record(read_record(record, known_games())), record);
    ASSERT_EQ(write_record(read_any(write_text(session), known_games())), record);
    ASSERT_EQ(write_text(read_text(write_text(session), known_games())), write_text(session));
}

}  // namespace castalia::laws
