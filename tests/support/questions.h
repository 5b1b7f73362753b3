// Questions to a library whose time is measured: the same ones for libraries of any size.
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
    std::function<std::size_t(Store&)> ask;  ///< Returns the number of rows.
};

/// What the questions about a library of `make_library` name: its most active player, one who came seldom, a page in
/// the middle.
struct AskedAbout {
    PersonKey most = 0, fewer = 0;
    std::string game, place, tag, session;
    std::int64_t middle = 0;
};

inline AskedAbout asked_about(Store& store) {
    const History history(store);
    const std::vector<HistoryRow> newest = history.page({});
    const std::vector<PersonLine> people = People(store).list({}, 50);
    const std::vector<std::string> tags = history.tags();
    return {people.front().person.key,
            people.back().person.key,
            newest.front().session.game,
            newest.front().session.place,
            tags.empty() ? "" : tags.front(),
            newest.front().session.id,
            newest.back().sort_key / 2 + history.page({}, {}, 1, History::kOldestFirst).front().sort_key / 2};
}

using Choose = std::function<void(Filter&)>;

/// Returns a question for a page of the history whose filter `choose` has filled.
inline std::function<std::size_t(Store&)> listing(const Choose& choose, std::optional<std::int64_t> after = {},
                                                  HistoryOrder::By by = HistoryOrder::By::date) {
    return [=](Store& asked) {
        Filter filter;
        choose(filter);
        return History(asked).page(filter, after, {}, {by, false}).size();
    };
}

inline std::function<std::size_t(Store&)> sorted(HistoryOrder::By by, const Choose& choose) {
    return listing(choose, {}, by);
}

inline std::function<std::size_t(Store&)> searching(const std::string& words, std::optional<PersonKey> person = {}) {
    return listing([=](Filter& f) {
        f.words = words;
        f.person = person;
    });
}

inline std::vector<Question> questions_by_date(const AskedAbout& about) {
    return {
        {"newest 50", false, listing([](Filter&) {})},
        {"the next 50, from the middle", false, listing([](Filter&) {}, about.middle)},
        {"one game", false, listing([=](Filter& f) { f.game = about.game; })},
        {"player and game", false, listing([=](Filter& f) {
             f.person = about.most;
             f.game = about.game;
         })},
        {"player and game, from the middle", false,
         listing(
             [=](Filter& f) {
                 f.person = about.most;
                 f.game = about.game;
             },
             about.middle)},
        {"player, game, place and status", false, listing([=](Filter& f) {
             f.person = about.fewer;
             f.game = about.game;
             f.place = about.place;
             f.status = Status::finished;
         })},
        {"a tag", false, listing([=](Filter& f) { f.tag = about.tag; })},
        {"a month long ago", false, listing([](Filter& f) {
             f.since = moment_of("2018-03-01T00:00:00Z", "");
             f.until = moment_of("2018-04-01T00:00:00Z", "");
         })},
        {"excluded", false, listing([](Filter& f) { f.excluded = true; })},
    };
}

inline std::vector<Question> questions_by_words(const AskedAbout& about) {
    return {
        {"a common word", false, searching("rolls")},
        {"two words", false, searching("rolls lomi")},
        {"a seldom word", false, searching("renrenvo")},
        {"a beginning of three letters", false, searching("ren")},
        {"a beginning of five letters", false, searching("renta")},
        {"a word that nobody said", false, searching("xylophone")},
        {"a word and a player", false, searching("rolls", about.fewer)},
    };
}

inline std::vector<Question> questions_in_order(const AskedAbout& about) {
    using By = HistoryOrder::By;
    return {
        {"all by score", false, sorted(By::score, [](Filter&) {})},
        {"one game by time played", false, sorted(By::time, [=](Filter& f) { f.game = about.game; })},
        {"a player by score", false, sorted(By::score, [=](Filter& f) { f.person = about.most; })},
        {"a player who came seldom by score", false, sorted(By::score, [=](Filter& f) { f.person = about.fewer; })},
        {"player and game by time played", false,
         sorted(By::time,
                [=](Filter& f) {
                    f.person = about.most;
                    f.game = about.game;
                })},
        {"player, game, place and status by score", false,
         sorted(By::score,
                [=](Filter& f) {
                    f.person = about.fewer;
                    f.game = about.game;
                    f.place = about.place;
                    f.status = Status::finished;
                })},
        {"a place by players", false, sorted(By::players, [=](Filter& f) { f.place = about.place; })},
        {"a place and a game by score", false,
         sorted(By::score,
                [=](Filter& f) {
                    f.place = about.place;
                    f.game = about.game;
                })},
        {"a tag by score", false, sorted(By::score, [=](Filter& f) { f.tag = about.tag; })},
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
    };
}

inline std::vector<Question> questions_of_figures(const AskedAbout& about) {
    return {
        {"what lasts", false, [](Store& asked) { return History(asked).lasting(8).size(); }},
        {"people of a game", true, [=](Store& asked) { return People(asked).list(about.game, 50).size(); }},
        {"a person: sums, against, streak, months", true,
         [=](Store& asked) {
             const People one(asked);
             return one.games(about.most).size() + one.against(about.most).size() + one.streak(about.most).best +
                    one.months(about.most).size();
         }},
        {"a person's newest 60 evenings", true,
         [=](Store& asked) { return People(asked).evenings(about.most).size(); }},
        {"a game: wins by seat, scores, durations", true,
         [=](Store& asked) {
             const Figures figures(asked);
             std::size_t rows =
                 figures.seats(about.game).size() + figures.durations(about.game).size() + figures.games().size();
             for (const std::string& step : figures.steps(about.game)) {
                 rows += figures.scores(about.game, step).size();
             }
             return rows + static_cast<std::size_t>(figures.longest(about.game).has_value());
         }},
        {"opening a session", false, [id = about.session](Store& asked) { return asked.load(id).plies(); }},
        {"opening its review", false,
         [id = about.session](Store& asked) {  // The session, and whether chances of it are kept.
             return asked.load(id).plies() + static_cast<std::size_t>(asked.setting("chances." + id).has_value());
         }},
    };
}

inline std::vector<Question> questions_of(Store& store) {
    const AskedAbout about = asked_about(store);
    std::vector<Question> all;
    for (const auto& some : {questions_by_date, questions_by_words, questions_in_order, questions_of_figures}) {
        for (Question& question : some(about)) {
            all.push_back(std::move(question));
        }
    }
    return all;
}

}  // namespace castalia
