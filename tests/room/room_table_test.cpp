// What the room is sent of a table: all that is to be seen there, and nothing that is secret, later or undone.
#include <gtest/gtest.h>

#include <regex>

#include "core/session/record.h"
#include "tests/room/room_evening.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

constexpr int kEvenings = 4;

class RoomTables : public testing::TestWithParam<const char*> {};

EventPtr room_event(const Session& session, const Json& json) {
    return read_event(json, "event", session.playthrough(), session.names());
}

std::string sent(const Session& session) { return all_bytes(room::table_of(session, session.plies())); }

TEST_P(RoomTables, TellNothingThatWasUndone) {
    for (int i = 0; i < kEvenings; ++i) {
        Session session = room_evening(GetParam(), static_cast<std::uint64_t>(i), 60);
        const std::string before = sent(session);
        const EventPtr note = room_event(session, {{"type", "note"}, {"text", "Zweisiedler-17"}});
        session.enter(Played{note}, kRoomStart);
        ASSERT_NE(sent(session).find("Zweisiedler-17"), std::string::npos) << "a note is told while it stands";
        session.enter(Undone{}, kRoomStart);
        ASSERT_EQ(sent(session), before);
    }
}

TEST_P(RoomTables, TellNothingThatWasCorrectedOrStruck) {
    for (int i = 0; i < kEvenings; ++i) {
        Session session = room_evening(GetParam(), static_cast<std::uint64_t>(i) + 10, 30);
        session.enter(Played{room_event(session, {{"type", "note"}, {"text", "Zweisiedler-18"}})}, kRoomStart);
        const EntryNumber entry = session.in_force().entries.back().number;
        const EventPtr other = room_event(session, {{"type", "note"}, {"text", "put right"}});
        session.accept(session.propose(Corrected{{Amend{entry, other}}, "a slip"}, kRoomStart));
        ASSERT_EQ(sent(session).find("Zweisiedler-18"), std::string::npos);
        ASSERT_NE(sent(session).find("put right"), std::string::npos);
        session.accept(session.propose(Corrected{{Strike{entry}}, "Zweisiedler-19"}, kRoomStart));
        ASSERT_EQ(sent(session).find("put right"), std::string::npos);
        ASSERT_EQ(sent(session).find("Zweisiedler-19"), std::string::npos);
    }
}

/// Looking back shows the table as somebody saw it who knew nothing of what came later: what lay face down then is
/// not told, whatever it turned out to be.
TEST_P(RoomTables, TellOfAnEarlierMomentOnlyWhatWasKnownThen) {
    for (int i = 0; i < kEvenings; ++i) {
        const Session session = room_evening(GetParam(), static_cast<std::uint64_t>(i) + 20, 80);
        Session then(session.game(), session.heading());
        for (std::size_t ply = 0; ply < session.plies(); ++ply) {
            if (ply % 7 == 3) {
                room::Table looked_at = room::table_of(session, ply);
                looked_at.events = ply;
                ASSERT_EQ(all_bytes(looked_at), sent(then)) << "after " << ply << " events";
            }
            const Entry& entry = session.replay().steps()[ply].entry;
            then.enter(Played{entry.event}, kRoomStart);
        }
    }
}

TEST_P(RoomTables, ShowAPlayersOwnNotesToThatPlayerAlone) {
    const Session session = room_evening(GetParam(), 31, 40);
    const std::string without = sent(session);
    const Catalogue english("en");
    std::vector<std::vector<Text>> sealed(session.names().size());
    sealed[1].push_back(literally("Zweisiedler-20"));
    const room::Table table = room::table_of(session, session.plies(), sealed);
    for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
        const std::string own = room::table_json(table, Seat{static_cast<int>(seat)}, english).dump();
        EXPECT_EQ(own.find("Zweisiedler-20") != std::string::npos, seat == 1) << seat;
    }
    EXPECT_EQ(room::table_json(table, std::nullopt, english).dump(), without.substr(0, without.find('\n')));
    EXPECT_EQ(room::table_svg(table, true, english), without.substr(without.rfind('\n') + 1)) << "everybody sees it";
}

/// The picture is made later and in another thread: by then the session has gone on, or is gone.
TEST_P(RoomTables, KeepWhatTheirPictureNeeds) {
    const Catalogue english("en");
    auto session = std::make_unique<Session>(room_evening(GetParam(), 41, 40));
    const room::Table table = room::table_of(*session, session->plies());
    const std::string drawn = room::table_svg(table, true, english);
    session->enter(Played{room_event(*session, {{"type", "note"}, {"text", "more"}})}, kRoomStart);
    session->enter(Undone{}, kRoomStart);
    session->enter(Undone{}, kRoomStart);
    EXPECT_EQ(room::table_svg(table, true, english), drawn);
    session.reset();
    EXPECT_EQ(room::table_svg(table, true, english), drawn);
    EXPECT_EQ(drawn.empty(), !table.picture);
}

TEST_P(RoomTables, ShowWhoIsAskedWhatEverybodyHasAndWhatHappened) {
    const Session session = sample_of(GetParam());
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const room::Table table = room::table_of(session, ply);
        const Prompt prompt = session.playthrough().prompt(ply);
        const Scoresheet sheet = session.playthrough().score(ply);
        ASSERT_EQ(table.players.size(), session.names().size());
        ASSERT_FALSE(table.task.empty());
        ASSERT_FALSE(table.places.empty());
        ASSERT_EQ(table.lines.size(), std::min(ply, room::kLinesShown));
        for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
            const bool asked = std::ranges::find(prompt.seats, Seat{static_cast<int>(seat)}) != prompt.seats.end();
            ASSERT_EQ(table.players[seat].asked, asked && !sheet.over) << ply;
            ASSERT_EQ(table.seats[seat].turn, table.players[seat].asked && !table.paused && !table.abandoned) << ply;
        }
        if (ply > 0) {
            ASSERT_EQ(english(table.lines.back().text), english(session.replay().describe(ply - 1)));
            ASSERT_EQ(table.lines.back().follows, session.replay().story(ply - 1));
        }
    }
}

TEST_P(RoomTables, SayWhatAPlayerMayDoAndWhyNot) {
    const Session session = sample_of(GetParam());
    std::size_t free = 0;
    for (std::size_t ply = 0; ply < session.plies(); ++ply) {
        const room::Table table = room::table_of(session, ply);
        for (const room::SeatPart& seat : table.seats) {
            for (const room::Choice& choice : seat.choices) {
                ASSERT_FALSE(choice.name.empty());
                ASSERT_EQ(choice.barred.empty(), choice.clause.empty()) << english(choice.name);
                free += choice.barred.empty() ? 1 : 0;
            }
        }
    }
    EXPECT_GT(free, session.plies() / 2) << "mostly somebody may do something";
}

TEST_P(RoomTables, AskNobodyOnceTheSessionWasEndedWithoutAResult) {
    Session session = room_evening(GetParam(), 1, 0);
    session.enter(Played{room_event(session, {{"type", "abandon"}})}, kRoomStart);
    const room::Table table = room::table_of(session, session.plies());
    ASSERT_TRUE(table.abandoned);
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
        EXPECT_FALSE(table.players[seat].asked) << seat;
        EXPECT_FALSE(table.seats[seat].turn) << seat;
    }
    const room::Table before = room::table_of(session, session.plies() - 1);
    EXPECT_TRUE(std::ranges::any_of(before.players, &room::Player::asked));
}

INSTANTIATE_TEST_SUITE_P(Every, RoomTables, every_game(), name_of_game);

TEST(RoomSeats, HaveTheColourOfTheirPiecesWhereAGameHasOne) {
    const auto colours = [](const Session& session) {
        std::vector<std::string> found;
        for (const room::Player& player : room::table_of(session, session.plies()).players) {
            found.push_back(player.colour);
        }
        return found;
    };
    EXPECT_EQ(colours(sample_of("dance-of-muses")), (std::vector<std::string>{"purple", "orange"}));
    EXPECT_EQ(colours(sample_of("magnate")), (std::vector<std::string>{"", ""}));
    Json four = Json::parse(sample_file("dance-of-muses"));
    four["players"] = {{{"name", "Ann"}}, {{"name", "Ben"}}, {{"name", "Cid"}}, {{"name", "Dan"}}};
    four["setup"] = {
        {"companies",
         {{{"color", "white"}, {"players", {"Ann", "Cid"}}}, {{"color", "orange"}, {"players", {"Ben", "Dan"}}}}},
        {"neutral", "purple"},
        {"first", "Dan"}};
    four["events"] = Json::array();
    four["status"] = "open";
    four["ended"] = nullptr;
    EXPECT_EQ(colours(read_record(four.dump(), known_games())),
              (std::vector<std::string>{"white", "orange", "white", "orange"}));
}

/// "Ben draws. quedan 23 en el mazo" was spoken, and stood so in Braille.
TEST(RoomNews, BeginsEachSentenceWithACapitalInEveryLanguage) {
    static const std::regex kSmall("[.!?] [[:lower:]]");
    const Session session = sample_of("magnate");
    for (const char* language : {"en", "de", "fr", "es", "it"}) {
        const Catalogue catalogue(language);
        for (std::size_t ply = 1; ply <= session.plies(); ++ply) {
            const auto news =
                room::table_json(room::table_of(session, ply), std::nullopt, catalogue).at("news").get<std::string>();
            ASSERT_FALSE(std::regex_search(news, kSmall)) << language << ": " << news;
        }
    }
}

TEST(RoomNews, SaysTheResultOnce) {
    for (const char* game : {"magnate", "open-table", "dance-of-muses"}) {
        const Session session = sample_of(game);
        const room::Table table = room::table_of(session, session.plies());
        const auto news =
            room::table_json(table, std::nullopt, Catalogue(std::string(kEnglish))).at("news").get<std::string>();
        const std::string result = english(table.task);
        EXPECT_EQ(news.find(result), news.rfind(result)) << news;
        EXPECT_NE(news.find(result), std::string::npos) << news;
    }
}

/// "Ann: 2 quartiers" stood on the page of a club, without the space that French has before a colon.
TEST(RoomOfAClub, WritesColonsAsTheLanguageDoes) {
    room::View view;
    view.tables.push_back(room::table_of(sample_of("magnate"), 10));
    const Json club = room::club_json(view, [](const std::string& id) { return id; }, Catalogue("fr"));
    const Json& table = club.at("tables").at(0);
    const auto words = table.at("players").at(0).at("words").get<std::string>();
    EXPECT_TRUE(words.starts_with("Ann\u00a0: ")) << words;
    EXPECT_NE(words.find(" · "), std::string::npos) << words;
    EXPECT_NE(table.at("news").get<std::string>().find("\u00a0: "), std::string::npos);
}

TEST(RoomDice, ComeWithTheirTotalWhereAThrowHasOne) {
    Session session = room_evening("open-table", 1, 0);
    const auto last = [&](const Json& event) {
        session.enter(Played{room_event(session, event)}, kRoomStart);
        return room::table_of(session, session.plies()).lines.back();
    };
    const auto die = [](int sides, int value) { return Json{{"sides", sides}, {"value", value}}; };
    const room::Line two = last({{"type", "dice"}, {"dice", {die(6, 2), die(6, 5)}}});
    ASSERT_EQ(two.dice.size(), 2u);
    EXPECT_EQ(two.dice[1].value, 5);
    EXPECT_EQ(two.total, 7);
    EXPECT_FALSE(last({{"type", "dice"}, {"dice", {die(20, 7)}}}).total) << "one die is its own total";
    const room::Line kept =
        last({{"type", "dice"}, {"dice", {die(6, 1), die(6, 6), die(6, 4)}}, {"expression", "3d6kh2+1"}});
    EXPECT_FALSE(kept.dice[0].kept);
    EXPECT_EQ(kept.total, 11);
}

}  // namespace
}  // namespace castalia
