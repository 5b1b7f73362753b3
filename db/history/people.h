#pragma once

#include "db/store.h"

namespace castalia {

using PersonKey = std::int64_t;

struct Person {
    PersonKey key = 0;
    std::string name;  ///< The name that is shown. Records keep the spelling they were written with.
    std::vector<std::string> spellings;
};

/// A sum over sessions. Only sessions that count have results: they are finished, not excluded and no samples.
struct Tally {
    std::size_t sessions = 0, won = 0, shared = 0, drawn = 0;
    std::size_t timed = 0;  ///< How many of them have a known time.
    std::chrono::milliseconds played{};

    std::optional<std::chrono::milliseconds> average() const;
    bool operator==(const Tally&) const = default;
};

/// A period from `since` on, before `until`. Both are empty for all time, the only period that sessions of unknown
/// date belong to.
struct Period {
    std::optional<Moment> since, until;

    bool operator==(const Period&) const = default;
};

/// How many sessions a figure leaves out, and why.
struct LeftOut {
    std::size_t open = 0, abandoned = 0, excluded = 0, samples = 0, unread = 0;

    std::size_t all() const { return open + abandoned + excluded + samples + unread; }
};

struct PersonLine {
    Person person;
    Tally tally;
};
struct GameLine {
    std::string game;
    Tally tally;
    LeftOut left_out;
};
struct Versus {
    PersonKey other = 0;
    std::string name;
    std::size_t sessions = 0, ahead = 0, level = 0;  ///< Of those in which both were ranked.
};
struct Streak {
    std::size_t current = 0, best = 0;  ///< Sessions won in a row, shared ones too.
    std::optional<Moment> best_end;
};
struct MonthCount {
    int year = 0, month = 1;
    std::size_t sessions = 0, won = 0, shared = 0;
};
/// One evening of somebody.
struct Evening {
    std::string id, game, title;
    std::optional<Moment> date;
    enum class Came { won, shared, lost, drawn } came = Came::lost;
};

/// Who played, across sessions. All figures come from sums that are kept up to date, so they cost the same in a
/// library of any size. An empty game is all of them. Throws Failure.
class People {
public:
    /// Figures of a period are counted when they are asked for, over the sessions in it.
    explicit People(Store& store, Period period = {}) : store_(store), period_(period) {}

    /// Those with counted sessions first, most first; then, where no period is named, those without any.
    std::vector<PersonLine> list(const std::string& game = {}, std::size_t most = 200) const;
    std::optional<Person> person(PersonKey key) const;
    /// Returns every name that the library has for somebody: as it is shown, and as records spell it.
    std::vector<std::string> names() const;
    /// By a spelling or by the name that is shown.
    std::optional<Person> find(const std::string& name) const;

    void rename(PersonKey key, const std::string& name);  ///< Throws BadRecord.
    /// From now on both are `into`. Failure::conflict when the two sat at one table: then they are two.
    void merge(PersonKey into, PersonKey from);
    /// The spelling becomes a person of its own again.
    PersonKey split(const std::string& spelling);

    Tally tally(PersonKey key, const std::string& game = {}) const;
    LeftOut left_out(PersonKey key, const std::string& game = {}) const;
    std::vector<GameLine> games(PersonKey key) const;  ///< Most played first: the first is the favourite.
    std::vector<Versus> against(PersonKey key, const std::string& game = {}, std::size_t most = 20) const;
    Streak streak(PersonKey key) const;
    std::vector<MonthCount> months(PersonKey key, const std::string& game = {}) const;  ///< Oldest first.
    /// The newest counted ones, newest first.
    std::vector<Evening> evenings(PersonKey key, std::size_t most = 60) const;

private:
    Store& store_;
    Period period_;
};

}  // namespace castalia
