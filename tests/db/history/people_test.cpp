// The sums of who played, won and sat where: they cover the sessions that count, and stay right through every change.
#include "db/history/people.h"

#include <gtest/gtest.h>

#include "core/session/record.h"
#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns one of the games in tests/ledgers, played to its end, as a separate session.
Session evening(int ledger, int number, const std::string& first = "Ann", const std::string& second = "Ben") {
    Json record =
        Json::parse(bytes_of(source_dir() + "/tests/ledgers/magnate-" + std::to_string(ledger) + ".castalia"));
    const std::string digits = std::to_string(number);
    record["id"] = "0199c1de-5b0c-7c3e-8f5e-" + std::string(12 - digits.size(), '0') + digits;
    std::string text = record.dump();
    for (const auto& [old, name] :
         {std::pair<std::string, std::string>{"\"Ann\"", "\"" + first + "\""}, {"\"Ben\"", "\"" + second + "\""}}) {
        for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + name.size())) {
            text.replace(at, old.size(), name);
        }
    }
    return read_record(text, known_games());
}

std::string winner_of(const Session& session) {
    const Json winners = result_json(session.replay(), session.names()).at("winners");
    return winners.empty() ? "" : winners[0].get<std::string>();
}

class APerson : public ::testing::Test {
protected:
    std::string keep(const Session& session, bool sample = false) {
        store.begin(session, sample);
        return session.heading().id;
    }
    PersonKey key(const std::string& name) { return people.find(name).value().key; }

    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    People people{store};
    Figures figures{store};
};

/// Returns the same session on another day.
Session on(Session session, const char* day) {
    session.heading().started = moment_of(std::string(day) + "T19:00:00Z", "");
    return session;
}

TEST_F(APerson, IsCountedOverAPeriodToo) {
    keep(on(evening(1, 1), "2026-03-01"));
    keep(on(evening(2, 2), "2026-06-01"));
    keep(on(evening(3, 3), "2026-06-30"));
    keep(on(evening(4, 4, "Ann", "Zoë"), "2026-11-01"));
    const Period summer{moment_of("2026-06-01T00:00:00Z", ""), moment_of("2026-07-01T00:00:00Z", "")};
    const People then(store, summer);
    const Figures figures_then(store, summer);
    const PersonKey ann = key("Ann");
    const std::size_t won = (winner_of(evening(2, 2)) == "Ann") + (winner_of(evening(3, 3)) == "Ann");
    EXPECT_EQ(then.tally(ann).sessions, 2U);
    EXPECT_EQ(then.tally(ann).won, won);
    EXPECT_EQ(then.list().size(), 2U) << "Zoë did not play in summer";
    EXPECT_EQ(then.months(ann).size(), 1U);
    EXPECT_EQ(then.against(ann).at(0).sessions, 2U);
    EXPECT_EQ(then.evenings(ann).size(), 2U);
    EXPECT_LE(then.streak(ann).best, 2U);
    EXPECT_EQ(figures_then.game("magnate").tally.sessions, 2U);
    EXPECT_EQ(figures_then.seats("magnate").at(0).sessions, 2U);
    std::size_t scores = 0;
    for (const ScoreCount& score : figures_then.scores("magnate", figures_then.steps("magnate").at(0))) {
        scores += score.seats;
    }
    EXPECT_EQ(scores, 4U);
    // A count for a period equals the sums over its sessions alone.
    const Period all{moment_of("2026-01-01T00:00:00Z", ""), moment_of("2027-01-01T00:00:00Z", "")};
    EXPECT_EQ(People(store, all).tally(ann), people.tally(ann));
    EXPECT_EQ(People(store, all).streak(ann).best, people.streak(ann).best);
    EXPECT_EQ(Figures(store, all).dice().thrown, figures.dice().thrown);
    EXPECT_GT(figures.dice().thrown, figures_then.dice().thrown);
}

TEST_F(APerson, HasTheirDiceAndTheirLuckInSums) {
    statistics::DiceCount dice;
    statistics::LuckCount luck(known_games());
    for (int ledger = 1; ledger <= 3; ++ledger) {
        const Session session = evening(ledger, ledger);
        dice.add(session);
        luck.add(session);
        keep(session);
    }
    keep(evening(4, 4), true);  // The dice of samples belong to nobody.
    const DiceFigures kept = figures.dice();
    EXPECT_EQ(kept.sessions, 3U);
    EXPECT_EQ(kept.thrown, dice.thrown());
    ASSERT_EQ(kept.groups.size(), dice.groups().size());
    EXPECT_EQ(kept.groups[0].seen, dice.groups()[0].seen);
    EXPECT_EQ(english(kept.groups[0].sentence), english(dice.groups()[0].sentence));
    long long of_both = 0;
    for (const char* name : {"Ann", "Ben"}) {
        of_both += figures.dice(key(name), "magnate").thrown;
    }
    EXPECT_EQ(of_both, kept.thrown);
    const auto players = figures.luck(), wanted = luck.players();
    ASSERT_EQ(players.size(), 2U);
    for (std::size_t i = 0; i < players.size(); ++i) {
        EXPECT_EQ(players[i].player, wanted[i].player);
        EXPECT_EQ(players[i].rolls, wanted[i].rolls);
        EXPECT_NEAR(players[i].expected, wanted[i].expected, 1e-4);
        EXPECT_NEAR(players[i].spread, wanted[i].spread, 1e-4);
    }
    EXPECT_TRUE(Safety(store).verify().empty());
    store.trash(evening(1, 1).heading().id);
    EXPECT_EQ(figures.dice().sessions, 2U);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, IsCountedOverWhatWasPlayedToItsEnd) {
    std::size_t ann = 0, drawn = 0;
    for (int ledger = 1; ledger <= 5; ++ledger) {
        const Session session = evening(ledger, ledger);
        ann += winner_of(session) == "Ann";
        drawn += winner_of(session).empty();
        keep(session);
    }
    keep(session_of());         // Ann and Zoë play on.
    keep(evening(1, 9), true);  // A sample.
    const Tally tally = people.tally(key("Ann"));
    EXPECT_EQ(tally.sessions, 5u);
    EXPECT_EQ(tally.won, ann);
    EXPECT_EQ(tally.drawn, drawn);
    EXPECT_EQ(tally.timed, 5u);
    EXPECT_EQ(people.left_out(key("Ann")).open, 1u);
    EXPECT_EQ(people.left_out(key("Ann")).samples, 1u);
    EXPECT_EQ(people.tally(key("Zoë")), Tally{});
    EXPECT_EQ(people.tally(key("Ann"), "magnate"), tally);
    EXPECT_EQ(people.tally(key("Ann"), "musee"), Tally{});
    const auto list = people.list();
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(list[2].person.name, "Zoë") << "who has no session that counts comes last";
    const auto against = people.against(key("Ann"));
    ASSERT_EQ(against.size(), 1u);
    EXPECT_EQ(against[0].name, "Ben");
    EXPECT_EQ(against[0].sessions, 5u);
    EXPECT_EQ(against[0].ahead, ann);
    EXPECT_EQ(against[0].level, drawn);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, HasStreaksInTheOrderOfTheEvenings) {
    // The same seat always wins the same game, so the name of the other seat decides who loses.
    const std::string loser = winner_of(evening(1, 1)) == "Ann" ? "Ben" : "Ann";
    const auto won_by = [&](const std::string& name, int number, const char* date) {
        Session session = loser == "Ben" ? evening(1, number, name, "Dan") : evening(1, number, "Dan", name);
        session.heading().started = moment_of(date, "");
        return keep(session);
    };
    won_by("Cleo", 1, "2026-01-01T19:00:00Z");
    won_by("Cleo", 2, "2026-01-02T19:00:00Z");
    const std::string third = won_by("Cleo", 3, "2026-01-03T19:00:00Z");
    EXPECT_EQ(people.streak(key("Cleo")).current, 3u);
    EXPECT_EQ(people.streak(key("Dan")).current, 0u);
    store.exclude(third, true);
    EXPECT_EQ(people.streak(key("Cleo")).best, 2u);
    store.exclude(third, false);
    // A lost evening is found in an old notebook and entered with its date.
    Session lost = loser == "Ben" ? evening(1, 4, "Dan", "Cleo") : evening(1, 4, "Cleo", "Dan");
    lost.heading().started = moment_of("2026-01-02T10:00:00Z", "");
    const std::string found_later = keep(lost);
    EXPECT_EQ(people.streak(key("Cleo")).current, 2u);
    EXPECT_EQ(people.streak(key("Cleo")).best, 2u);
    EXPECT_EQ(people.streak(key("Cleo")).best_end, moment_of("2026-01-03T19:00:00Z", ""));
    store.trash(found_later);
    EXPECT_EQ(people.streak(key("Cleo")).best, 3u);
    const auto evenings = people.evenings(key("Cleo"), 2);
    ASSERT_EQ(evenings.size(), 2u);
    EXPECT_EQ(evenings[0].id, third);
    EXPECT_EQ(evenings[0].came, Evening::Came::won);
    ASSERT_EQ(people.months(key("Cleo")).size(), 1u);
    EXPECT_EQ(people.months(key("Cleo"))[0].won, 3u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

/// Returns a game that was written down as a result, or played at an open table.
Session ended(int number, const char* game, std::vector<std::string> players, const char* setup,
              const char* end = "") {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-0000000000" + std::to_string(number);
    heading.game = game;
    heading.edition = "1";
    heading.started = moment_of("2026-03-01T19:00:00Z", "") + std::chrono::days(number);
    heading.players = std::move(players);
    heading.setup = Json::parse(setup);
    Session session(game_called(game), heading);
    if (*end != '\0') {
        enter(session, {end});
    }
    return session;
}

TEST_F(APerson, LosesWhatTheWholeTableLosesAndDrawsOnlyWhatNobodyIsAheadIn) {
    keep(ended(10, "result", {"Ann", "Ben"}, R"({"without_winner":"lost"})"));
    keep(ended(11, "result", {"Ann", "Ben"}, R"({"winners":["Ann","Ben"]})"));
    keep(ended(12, "result", {"Ann"}, R"({})"));
    keep(ended(13, "result", {"Ann", "Ben"}, R"({})"));
    keep(ended(14, "result", {"Ann", "Ben"}, R"({"scores":{"Ann":"5","Ben":"7"}})"));
    keep(ended(15, "open-table", {"Ann", "Ben"}, R"({})", R"({"type":"finish"})"));
    keep(ended(16, "open-table", {"Ann", "Ben"}, R"({})", R"({"type":"finish","outcome":"lost"})"));
    keep(ended(17, "open-table", {"Ann", "Ben"}, R"({})", R"({"type":"finish","winners":["Ben"]})"));
    const Tally ann = people.tally(key("Ann")), ben = people.tally(key("Ben"));
    EXPECT_EQ(ann.sessions, 8U);
    EXPECT_EQ(std::tuple(ann.won, ann.shared, ann.lost, ann.drawn, ann.no_result), std::tuple(0U, 1U, 4U, 1U, 2U));
    EXPECT_EQ(std::tuple(ben.won, ben.shared, ben.lost, ben.drawn, ben.no_result), std::tuple(1U, 1U, 2U, 1U, 2U));
    const Tally results = figures.game("result").tally, tables = figures.game("open-table").tally;
    EXPECT_EQ(std::tuple(results.lost, results.drawn, results.no_result), std::tuple(2U, 1U, 1U));
    EXPECT_EQ(std::tuple(tables.lost, tables.drawn, tables.no_result), std::tuple(1U, 0U, 1U));
    std::vector<Evening::Came> came;
    for (const Evening& evening : people.evenings(key("Ann"))) {
        came.push_back(evening.came);
    }
    using enum Evening::Came;
    EXPECT_EQ(came, (std::vector{lost, lost, no_result, no_result, drawn, lost, shared, lost}));
    const Period all{moment_of("2026-01-01T00:00:00Z", ""), moment_of("2027-01-01T00:00:00Z", "")};
    EXPECT_EQ(People(store, all).tally(key("Ann")), ann);
    EXPECT_EQ(History(store).summary(ended(16, "result", {"Ann"}, "{}").heading().id)->ended_as, GameOutcome::lost);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, WithoutAScoreNeitherWinsNorLosesUnlessTheTableNamesTheWinner) {
    const auto evening_of = [&](int number, std::vector<const char*> events) {
        Session session = ended(number, "open-table", {"Ann", "Ben", "Cid"}, R"({"columns":["R1"]})");
        for (const char* event : events) {
            enter(session, {event});
        }
        return keep(session);
    };
    const char* const ann_scores = R"({"type":"score","player":"Ann","column":"R1","value":7})";
    const char* const ben_scores = R"({"type":"score","player":"Ben","column":"R1","value":5})";
    const char* const cid_scores = R"({"type":"score","player":"Cid","column":"R1","value":9})";
    evening_of(20, {ann_scores, ben_scores, cid_scores, R"({"type":"finish"})"});
    const std::string kept_the_pad = evening_of(21, {ann_scores, ben_scores, R"({"type":"finish"})"});
    evening_of(22, {ann_scores, ben_scores, R"({"type":"finish","winners":["Ben"]})"});
    keep(ended(23, "result", {"Ann", "Ben", "Cid"}, R"({"scores":{"Ann":"5","Ben":"7"},"winners":["Ben"]})"));
    const auto tally_of = [&](const char* name) {
        const Tally tally = people.tally(key(name));
        return std::tuple(tally.sessions, tally.won, tally.lost, tally.drawn, tally.no_result);
    };
    EXPECT_EQ(tally_of("Ann"), std::tuple(4U, 1U, 3U, 0U, 0U));
    EXPECT_EQ(tally_of("Ben"), std::tuple(4U, 2U, 2U, 0U, 0U));
    EXPECT_EQ(tally_of("Cid"), std::tuple(4U, 1U, 2U, 0U, 1U));
    std::vector<Evening::Came> came;
    std::ranges::transform(people.evenings(key("Cid")), std::back_inserter(came), &Evening::came);
    using enum Evening::Came;
    EXPECT_EQ(came, (std::vector{lost, lost, no_result, won}));
    const Scoresheet sheet = store.load(kept_the_pad).playthrough().score(3);
    EXPECT_EQ(sheet.outcome_of(Seat{1}), GameOutcome::lost);
    EXPECT_EQ(sheet.outcome_of(Seat{2}), GameOutcome::none) << "tables of people say so too";
    EXPECT_EQ(people.streak(key("Cid")).best, 1U);
    const Period all{moment_of("2026-01-01T00:00:00Z", ""), moment_of("2027-01-01T00:00:00Z", "")};
    EXPECT_EQ(People(store, all).tally(key("Cid")), people.tally(key("Cid")));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, IsOneInTwoSpellings) {
    keep(evening(1, 1, "Ann", "Ben"));
    const std::string second = keep(evening(2, 2, "Anna", "Ben"));
    const PersonKey ann = key("Ann"), anna = key("Anna");
    const Tally ben = people.tally(key("Ben"));
    people.merge(ann, anna);
    EXPECT_EQ(people.person(anna), std::nullopt);
    EXPECT_EQ(key("Anna"), ann);
    EXPECT_EQ(people.person(ann)->spellings, (std::vector<std::string>{"Ann", "Anna"}));
    EXPECT_EQ(people.tally(ann).sessions, 2u);
    EXPECT_EQ(people.tally(key("Ben")), ben);
    ASSERT_EQ(people.against(key("Ben")).size(), 1u);
    EXPECT_EQ(people.against(key("Ben"))[0].sessions, 2u);
    Filter filter;
    filter.person = ann;
    EXPECT_EQ(History(store).page(filter).size(), 2u);
    EXPECT_TRUE(Safety(store).verify().empty());

    // The records do not change.
    people.rename(ann, "Anna Karenina");
    EXPECT_EQ(people.person(ann)->name, "Anna Karenina");
    EXPECT_EQ(store.load(second).heading().players[0], "Anna");
    EXPECT_TRUE(Safety(store).rebuild());
    EXPECT_EQ(people.tally(ann).sessions, 2u) << "who is who is not worked out, so it is not forgotten";

    const PersonKey apart = people.split("Anna");
    EXPECT_NE(apart, ann);
    EXPECT_EQ(people.tally(ann).sessions, 1u);
    EXPECT_EQ(people.tally(apart).sessions, 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, IsNobodyWhoSatAtTheSameTable) {
    keep(evening(1, 1));
    try {
        people.merge(key("Ann"), key("Ben"));
        FAIL() << "two players of one session were made one";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.kind, Failure::Kind::conflict);
    }
    EXPECT_EQ(people.tally(key("Ben")).sessions, 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, LosesWhatIsTakenBack) {
    Session session = evening(1, 1);
    const std::string id = keep(session);
    ASSERT_EQ(people.tally(key("Ann")).sessions, 1u);
    const std::size_t known = session.journal().size();
    session.enter(Undone{}, *session.heading().started);
    append_from(store, session, known);
    EXPECT_EQ(people.tally(key("Ann")).sessions, 0u);
    EXPECT_EQ(people.left_out(key("Ann")).open, 1u);
    session.enter(Redone{}, *session.heading().started);
    append_from(store, session, known + 1);
    EXPECT_EQ(people.tally(key("Ann")).sessions, 1u);
    store.exclude(id, true);
    EXPECT_EQ(people.tally(key("Ann")).sessions, 0u);
    EXPECT_EQ(people.left_out(key("Ann")).excluded, 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, CanHavePlayedWithoutAClock) {
    Json record = Json::parse(write_record(evening(1, 1)));
    record["started"] = nullptr;
    record["ended"] = nullptr;
    for (Json& event : record["events"]) {
        event.erase("at");
    }
    keep(read_record(record.dump(), known_games()));
    keep(evening(2, 2));
    const Tally tally = people.tally(key("Ann"));
    EXPECT_EQ(tally.sessions, 2u);
    EXPECT_EQ(tally.timed, 1u) << "an unknown time is not zero";
    EXPECT_EQ(tally.average(), History(store).summary(evening(2, 2).heading().id)->played);
    std::size_t dated = 0;
    for (const MonthCount& month : people.months(key("Ann"))) {
        dated += month.sessions;
    }
    EXPECT_EQ(dated, 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(APerson, HasEveryNameThatIsShownOrSpelled) {
    keep(evening(1, 1));
    keep(evening(2, 2, "Annie"));
    people.merge(key("Ann"), key("Annie"));
    people.rename(key("Ben"), "Benjamin");
    EXPECT_EQ(people.names(), (std::vector<std::string>{"Ann", "Annie", "Ben", "Benjamin"}));
}

TEST_F(APerson, SitsSomewhereAndScores) {
    for (int ledger = 1; ledger <= 5; ++ledger) {
        keep(evening(ledger, ledger));
    }
    std::size_t sessions = 0, won = 0;
    for (const SeatCount& seat : figures.seats("magnate")) {
        EXPECT_EQ(seat.seats, 2u);
        EXPECT_EQ(seat.sessions, 5u);
        if (seat.seat) {
            won += seat.won;
            ++sessions;
        }
    }
    EXPECT_EQ(sessions, 2u);
    EXPECT_EQ(won, 5 - figures.game("magnate").tally.drawn);
    EXPECT_EQ(figures.seats("magnate").front().seat, std::nullopt);
    const auto steps = figures.steps("magnate");
    ASSERT_FALSE(steps.empty());
    for (const std::string& step : steps) {
        std::size_t scores = 0;
        for (const ScoreCount& score : figures.scores("magnate", step)) {
            scores += score.seats;
        }
        EXPECT_EQ(scores, 10u) << step;
    }
    std::size_t timed = 0;
    for (const DurationCount& duration : figures.durations("magnate")) {
        timed += duration.sessions;
    }
    EXPECT_EQ(timed, 5u);
    EXPECT_GE(figures.longest("magnate").value(), figures.game("magnate").tally.average().value());
    EXPECT_EQ(figures.games().size(), 1u);
}

}  // namespace
}  // namespace castalia
