// Laws of every session: undo, corrections, and the record written and read back.
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/magnate_random_player.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben B"}};

int sessions() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 4;
}

Moment moment(std::int64_t minutes) { return Moment(std::chrono::minutes(29'000'000 + minutes)); }

EventPtr event_of(const Session& session, const Json& json) {
    return read_event(json, "event", session.playthrough(), session.names());
}

/// Returns a session of random play: legal events, notes, pauses, and sometimes one that only a ruling lets stand.
Session random_session(Chance& chance, int events, const char* deck = "basic") {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "magnate";
    heading.edition = "2010";
    heading.title = "A law";
    heading.started = moment(0);
    heading.players = kPlayers.names;
    heading.setup = magnate_setup(chance, kPlayers, deck, chance.one_in(2), chance.one_in(2), chance.one_in(2));
    Session session(game_called("magnate"), heading);
    RandomPlayer random_player(chance);
    for (int i = 0; i < events; ++i) {
        Json json = random_player.any(session.playthrough());
        if (json.is_null() || chance.one_in(12)) {
            json = chance.one_in(3) ? Json{{"type", "note"}, {"text", "\"tea\" | at 7: — ok"}}
                   : chance.one_in(2)
                       ? Json{{"type", "dice"}, {"dice", {{{"sides", 20}, {"value", 7}}}}, {"label", "who begins"}}
                       : wild_magnate(chance, kPlayers);
        }
        json["at"] = rfc3339(moment(i));
        EventPtr event = event_of(session, json);
        if (const std::optional<Refusal> refusal = session.replay().judge(*event)) {
            if (refusal->kind == Refusal::Kind::impossible) {
                continue;
            }
            json["ruling"] = "Tonight it may";
            event = event_of(session, json);
        }
        session.enter(Played{event}, moment(i));
    }
    return session;
}

/// Returns all that can be seen of a session except its journal.
std::string seen(const Session& session) {
    Json record = Json::parse(write_record(session));
    record.erase("journal");
    return record.dump() + replay_json(session, session.plies()).dump();
}

class Sessions : public testing::TestWithParam<const char*> {};

TEST_P(Sessions, UndoneAndRedoneIsNothing) {
    for (int i = 0; i < sessions(); ++i) {
        Chance chance(static_cast<std::uint64_t>(i));
        Session session = random_session(chance, 60, GetParam());
        const std::string before = seen(session);
        const int times = chance.from(1, static_cast<int>(session.plies()));
        for (int k = 0; k < times; ++k) {
            session.enter(Undone{}, moment(1000));
        }
        ASSERT_NE(seen(session), before);
        for (int k = 0; k < times; ++k) {
            session.enter(Redone{}, moment(1001));
        }
        ASSERT_EQ(seen(session), before);
    }
}

TEST_P(Sessions, AmendingToTheSameIsNothing) {
    for (int i = 0; i < sessions(); ++i) {
        Chance chance(static_cast<std::uint64_t>(i) + 50);
        Session session = random_session(chance, 60, GetParam());
        const std::string before = seen(session);
        const Entry& entry = session.in_force().entries.at(
            static_cast<std::size_t>(chance.upto(static_cast<int>(session.plies()) - 1)));
        const Corrected operation{{Amend{entry.number, entry.event}}, "no reason"};
        session.accept(session.propose(operation, moment(2000)));
        ASSERT_EQ(seen(session), before);
    }
}

TEST_P(Sessions, StrikingTheLastIsUndoingIt) {
    for (int i = 0; i < sessions(); ++i) {
        Chance chance(static_cast<std::uint64_t>(i) + 100);
        const Session start = random_session(chance, 40, GetParam());
        Session undone(start.game(), start.heading(), start.journal());
        Session struck(start.game(), start.heading(), start.journal());
        undone.enter(Undone{}, moment(3000));
        struck.accept(struck.propose(Corrected{{Strike{start.in_force().entries.back().number}}, ""}, moment(3000)));
        ASSERT_EQ(seen(undone), seen(struck));
    }
}

TEST_P(Sessions, ACorrectionLongAgoIsUndoneToTheSameBytes) {
    for (int i = 0; i < sessions(); ++i) {
        Chance chance(static_cast<std::uint64_t>(i) + 150);
        Session session = random_session(chance, 240, GetParam());
        const std::string before = seen(session);
        const std::size_t ply = static_cast<std::size_t>(chance.from(0, 12));
        const EntryNumber entry = session.in_force().entries.at(ply).number;
        const Json other{{"type", "roll"}, {"player", "Ann"}, {"dice", {1, 10}}};
        Corrected operation;
        switch (chance.upto(2)) {
            case 0: operation.changes = {Amend{entry, event_of(session, other)}}; break;
            case 1: operation.changes = {Insert{entry, event_of(session, other)}}; break;
            default: operation.changes = {Strike{entry}};
        }
        Proposal proposal = session.propose(operation, moment(4000));
        ASSERT_EQ(seen(session), before) << "a proposal changes nothing";
        ASSERT_LE(proposal.common, ply);
        session.accept(std::move(proposal));
        // The accepted session is what a new fold of the same journal makes.
        ASSERT_EQ(seen(Session(session.game(), session.heading(), session.journal())), seen(session));
        session.enter(Undone{}, moment(4001));
        ASSERT_EQ(seen(session), before);
    }
}

TEST_P(Sessions, TheRecordReadsBackByteForByte) {
    for (int i = 0; i < sessions(); ++i) {
        Chance chance(static_cast<std::uint64_t>(i) + 200);
        Session session = random_session(chance, 120, GetParam());
        for (int k = chance.upto(3); k > 0; --k) {
            session.enter(Undone{}, moment(5000));
        }
        const std::string record = write_record(session);
        ASSERT_EQ(write_record(read_record(record, known_games())), record);
        ASSERT_EQ(write_record(read_any(write_text(session), known_games())), record);
        ASSERT_EQ(write_text(read_text(write_text(session), known_games())), write_text(session));
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, Sessions, testing::Values("basic", "courts", "pawns"),
                         [](const auto& deal) { return std::string(deal.param); });

}  // namespace
}  // namespace castalia
