// What a library of sessions tells: lists in every order, searches, people and figures, as ever.
#include <gtest/gtest.h>

#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/history/people.h"
#include "tests/answers/kept.h"
#include "tests/answers/written_values.h"
#include "tests/db/tables.h"
#include "tests/support/library_maker.h"
#include "tests/support/questions.h"
#include "tests/support/samples.h"

namespace castalia::answers {
namespace {

/// All time, and three years of it.
const Period kPeriods[] = {{}, {moment_of("2018-01-01T00:00:00Z", ""), moment_of("2021-01-01T00:00:00Z", "")}};

void print_summary(std::ostream& out, const SessionSummary& session) {
    line(out, session.id, session.game, session.edition, session.title, session.place, session.players, session.tags);
    line(out, session.started.has_value(), std::string(status_word(session.status)), session.result, session.score,
         session.winners, session.events, session.played.count(), static_cast<int>(session.inclusion),
         session.sample);
}

void print_summary(std::ostream& out, const Tally& tally, const LeftOut& left_out = {}) {
    line(out, tally.sessions, tally.won, tally.shared, tally.drawn, tally.timed, tally.played.count(),
         tally.average() ? tally.average()->count() : -1);
    line(out, left_out.open, left_out.abandoned, left_out.excluded, left_out.samples, left_out.unread,
         left_out.all());
}

constexpr std::size_t kMany = 60;

/// A library of so many sessions. If there are many, some were changed since they were played.
class ALibrary : public ::testing::TestWithParam<std::size_t> {
protected:
    ALibrary() {
        make_library(folder / "library.sqlite", GetParam());
        store.emplace(known_games(), folder / "library.sqlite");
        if (GetParam() == kMany) {
            change_some();
        }
        about = GetParam() > 0 ? asked_about(*store) : AskedAbout{};
    }

    void change_some() {
        const std::vector<SessionSummary> all = History(*store).summaries();
        store->exclude(all[3].id, true);
        store->trash(all[5].id);
        store->trash(all[6].id);
        store->rename(all[7].id, "A title of *today*", "Café Ünder");
        store->set_tags(all[8].id, {"rain", "Zoo"});
        store->set_date(all[9].id, moment_of("2017-05-05T05:05:05Z", ""));
        store->set_date(all[10].id, std::nullopt);
        store->begin(sample_of("magnate"), true);
        store->begin(testing::session_of());
    }

    std::vector<Filter> filters() {
        std::vector<Filter> all(14);
        all[1].game = about.game;
        all[2].person = about.most;
        all[3].place = about.place;
        all[4].tag = "rain";
        all[5].status = Status::open;
        all[6].excluded = true;
        all[7].sample = true;
        all[8].trash = true;
        all[9].since = moment_of("2018-01-01T00:00:00Z", "");
        all[9].until = moment_of("2022-01-01T00:00:00Z", "");
        all[10].words = "noted";
        all[11].words = "ann ro";
        all[12].person = about.fewer;
        all[12].game = about.game;
        all[13].game = about.game;
        all[13].words = "rolls";
        return all;
    }

    static void expect_answers_of(const std::string& what, const std::vector<std::string>& texts) {
        const std::string size = GetParam() == kMany ? "" : "-of-" + std::to_string(GetParam());
        expect_answers("library-" + what + size, texts);
    }

    testing::Folder folder;
    std::optional<Store> store;
    AskedAbout about;
};

TEST_P(ALibrary, ListsItsSessionsAsInTheGoldenFile) {
    using By = HistoryOrder::By;
    const History history(*store);
    std::vector<std::string> texts;
    for (const Filter& filter : filters()) {
        std::ostringstream out;
        line(out, history.count(filter, 7), history.count(filter, 1000));
        for (const By by : {By::date, By::game, By::place, By::players, By::score, By::time}) {
            for (const bool turned : {false, true}) {
                std::optional<std::int64_t> after;
                for (int page = 0; page < 2; ++page) {
                    const std::vector<HistoryRow> rows = history.page(filter, after, 9, {by, turned});
                    for (const HistoryRow& row : rows) {
                        line(out, row.sort_key, row.line, row.event, row.near);
                        print_summary(out, row.session);
                    }
                    after = rows.empty() ? std::nullopt : std::optional(rows.back().sort_key);
                }
            }
        }
        texts.push_back(out.str());
    }
    std::ostringstream out;
    const History::Sizes sizes = history.sizes();
    line(out, sizes.kept, sizes.counted, sizes.open, sizes.abandoned, sizes.excluded, sizes.samples, sizes.unread,
         sizes.trashed);
    line(out, history.games(), history.places(), history.tags(), history.with_decisions("", 1000));
    for (const SessionSummary& session : history.lasting(20)) {
        print_summary(out, session);
    }
    texts.push_back(out.str());
    expect_answers_of("lists", texts);
}

TEST_P(ALibrary, TellsItsPeopleAsInTheGoldenFile) {
    std::vector<std::string> texts;
    for (const Period& period : kPeriods) {
        std::ostringstream out;
        const People people(*store, period);
        line(out, people.names());
        for (const std::string& game : {std::string(), std::string("magnate"), std::string("musee")}) {
            for (const PersonLine& person : people.list(game, 12)) {
                const PersonKey key = person.person.key;
                line(out, person.person.name, person.person.spellings);
                print_summary(out, person.tally);
                print_summary(out, people.tally(key, game), people.left_out(key, game));
                for (const Versus& other : people.against(key, game, 5)) {
                    line(out, other.name, other.sessions, other.ahead, other.level);
                }
                for (const MonthCount& month : people.months(key, game)) {
                    line(out, month.year, month.month, month.sessions, month.won, month.shared);
                }
            }
        }
        for (const PersonLine& person : people.list({}, 6)) {
            const Streak streak = people.streak(person.person.key);
            line(out, streak.current, streak.best, streak.best_end.has_value());
            for (const GameLine& game : people.games(person.person.key)) {
                line(out, game.game);
                print_summary(out, game.tally, game.left_out);
            }
            for (const castalia::Evening& evening : people.evenings(person.person.key, 8)) {
                line(out, evening.id, evening.game, evening.title, static_cast<int>(evening.came));
            }
        }
        texts.push_back(out.str());
    }
    expect_answers_of("people", texts);
}

TEST_P(ALibrary, TellsItsFiguresAsInTheGoldenFile) {
    std::vector<std::string> texts;
    for (const Period& period : kPeriods) {
        std::ostringstream out;
        const Figures figures(*store, period);
        for (const GameLine& game : figures.games()) {
            line(out, game.game, figures.longest(game.game) ? figures.longest(game.game)->count() : -1);
            print_summary(out, game.tally, game.left_out);
            for (const SeatCount& seat : figures.seats(game.game)) {
                line(out, seat.seats, seat.seat.value_or(99), seat.sessions, seat.won, seat.shared);
            }
            for (const std::string& step : figures.steps(game.game)) {
                line(out, step);
                for (const ScoreCount& score : figures.scores(game.game, step)) {
                    line(out, score.value, score.seats, score.won);
                }
            }
            for (const DurationCount& duration : figures.durations(game.game)) {
                line(out, duration.quarter, duration.sessions);
            }
        }
        for (const PersonKey person : {PersonKey{0}, about.most}) {
            const DiceFigures dice = figures.dice(person);
            line(out, dice.sessions, dice.thrown);
            line(out, dice.groups, figures.luck(person));
        }
        texts.push_back(out.str());
    }
    expect_answers_of("figures", texts);
}

INSTANTIATE_TEST_SUITE_P(OfEverySize, ALibrary, ::testing::Values(0, 1, 2, kMany));

}  // namespace
}  // namespace castalia::answers
