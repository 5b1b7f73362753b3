// What is asked of a library again and again, to be measured: the same questions for any size.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/history/people.h"

namespace castalia {

struct Question {
    std::string name;
    bool statistics = false;
    std::function<std::size_t(Store&)> ask;  ///< How many rows came.
};

/// About a library of `make_library`: its most active player, a common and a seldom word, a page in the middle.
inline std::vector<Question> questions_of(Store& store) {
    const History history(store);
    const std::vector<HistoryRow> newest = history.page({});
    const std::vector<PersonLine> people = People(store).list({}, 50);
    const PersonKey most = people.front().person.key, fewer = people.back().person.key;
    const std::string game = newest.front().session.game, place = newest.front().session.place;
    const std::int64_t middle =
        newest.back().spot / 2 + history.page({}, {}, 1, History::kOldestFirst).front().spot / 2;
    const std::string tag = history.tags().empty() ? "" : history.tags().front();
    using By = HistoryOrder::By;
    const auto listing = [](const std::function<void(Filter&)>& narrow, std::optional<std::int64_t> after = {},
                            By by = By::date) {
        return [=](Store& asked) {
            Filter filter;
            narrow(filter);
            return History(asked).page(filter, after, {}, {by, false}).size();
        };
    };
    const auto sorted = [&](By by, const std::function<void(Filter&)>& narrow) { return listing(narrow, {}, by); };
    const auto searching = [&](const std::string& words, std::optional<PersonKey> person = {}) {
        return listing([=](Filter& f) {
            f.words = words;
            f.person = person;
        });
    };
    return {
        {"newest 50", false, listing([](Filter&) {})},
        {"the next 50, from the middle", false, listing([](Filter&) {}, middle)},
        {"one game", false, listing([=](Filter& f) { f.game = game; })},
        {"player and game", false, listing([=](Filter& f) {
             f.person = most;
             f.game = game;
         })},
        {"player and game, from the middle", false,
         listing(
             [=](Filter& f) {
                 f.person = most;
                 f.game = game;
             },
             middle)},
        {"player, game, place and status", false, listing([=](Filter& f) {
             f.person = fewer;
             f.game = game;
             f.place = place;
             f.status = Status::finished;
         })},
        {"a tag", false, listing([=](Filter& f) { f.tag = tag; })},
        {"a month long ago", false, listing([](Filter& f) {
             f.since = moment_of("2018-03-01T00:00:00Z", "");
             f.until = moment_of("2018-04-01T00:00:00Z", "");
         })},
        {"excluded", false, listing([](Filter& f) { f.excluded = true; })},
        {"a common word", false, searching("rolls")},
        {"two words", false, searching("rolls lomi")},
        {"a seldom word", false, searching("renrenvo")},
        {"a beginning of three letters", false, searching("ren")},
        {"a beginning of five letters", false, searching("renta")},
        {"a word that nobody said", false, searching("xylophone")},
        {"a word and a player", false, searching("rolls", fewer)},
        {"all by score", false, sorted(By::score, [](Filter&) {})},
        {"one game by time played", false, sorted(By::time, [=](Filter& f) { f.game = game; })},
        {"a player by score", false, sorted(By::score, [=](Filter& f) { f.person = most; })},
        {"a player who came seldom by score", false, sorted(By::score, [=](Filter& f) { f.person = fewer; })},
        {"player and game by time played", false,
         sorted(By::time,
                [=](Filter& f) {
                    f.person = most;
                    f.game = game;
                })},
        {"player, game, place and status by score", false,
         sorted(By::score,
                [=](Filter& f) {
                    f.person = fewer;
                    f.game = game;
                    f.place = place;
                    f.status = Status::finished;
                })},
        {"a place by players", false, sorted(By::players, [=](Filter& f) { f.place = place; })},
        {"a place and a game by score", false,
         sorted(By::score,
                [=](Filter& f) {
                    f.place = place;
                    f.game = game;
                })},
        {"a tag by score", false, sorted(By::score, [=](Filter& f) { f.tag = tag; })},
        {"excluded by place", false, sorted(By::place, [](Filter& f) { f.excluded = true; })},
        {"abandoned by time played", false, sorted(By::time, [](Filter& f) { f.status = Status::abandoned; })},
        {"a day by score", false,
         sorted(By::score,
                [](Filter& f) {
                    f.since = moment_of("2018-03-01T00:00:00Z", "");
                    f.until = moment_of("2018-03-02T00:00:00Z", "");
                })},
        {"a month long ago by score", false,
         sorted(By::score,
                [](Filter& f) {
                    f.since = moment_of("2018-03-01T00:00:00Z", "");
                    f.until = moment_of("2018-04-01T00:00:00Z", "");
                })},
        {"a common word by score", false, sorted(By::score, [](Filter& f) { f.words = "rolls"; })},
        {"a seldom word by score", false, sorted(By::score, [](Filter& f) { f.words = "renrenvo"; })},
        {"a beginning of three letters by score", false, sorted(By::score, [](Filter& f) { f.words = "ren"; })},
        {"what lasts", false, [](Store& asked) { return History(asked).lasting(8).size(); }},
        {"people of a game", true, [=](Store& asked) { return People(asked).list(game, 50).size(); }},
        {"a person: sums, against, streak, months", true,
         [=](Store& asked) {
             const People one(asked);
             return one.games(most).size() + one.against(most).size() + one.streak(most).best +
                    one.months(most).size();
         }},
        {"a person's newest 60 evenings", true, [=](Store& asked) { return People(asked).evenings(most).size(); }},
        {"a game: wins by seat, scores, durations", true,
         [=](Store& asked) {
             const Figures figures(asked);
             std::size_t rows = figures.seats(game).size() + figures.durations(game).size() + figures.games().size();
             for (const std::string& step : figures.steps(game)) {
                 rows += figures.scores(game, step).size();
             }
             return rows + static_cast<std::size_t>(figures.longest(game).has_value());
         }},
        {"opening a session", false,
         [id = newest.front().session.id](Store& asked) { return asked.load(id).plies(); }},
    };
}

}  // namespace castalia
