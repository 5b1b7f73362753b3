#pragma once

#include "db/store.h"

namespace castalia {

using PersonKey = std::int64_t;

struct Person {
    PersonKey key = 0;
    std::string name;  ///< The name that is shown. Records keep the spelling with which they were written.
    std::vector<std::string> spellings;
};

/// A sum over sessions. Only sessions that count have results: they are finished, not excluded and no samples.
struct Tally {
    std::size_t sessions = 0, won = 0, shared = 0, drawn = 0;
    std::size_t lost = 0;       ///< By the person; of a game, by the whole table.
    std::size_t no_result = 0;  ///< Neither won nor lost nor drawn, such as a game that nobody scored.
    std::size_t timed = 0;      ///< The number of them whose time is known.
    std::chrono::milliseconds played{};

    std::optional<std::chrono::milliseconds> average() const;
    bool operator==(const Tally&) const = default;
};

/// A period from `since` on and before `until`. Both are empty for all time, which alone includes the sessions of
/// unknown date.
struct Period {
    std::optional<Moment> since, until;

    bool operator==(const Period&) const = default;
};

/// The numbers of sessions that a figure leaves out, by reason.
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
    std::size_t sessions = 0, ahead = 0, level = 0;  ///< Among the sessions in which both were ranked.
};
struct Streak {
    std::size_t current = 0, best = 0;  ///< Sessions won in a row, including shared victories.
    std::optional<Moment> best_end;
};
struct MonthCount {
    int year = 0, month = 1;
    std::size_t sessions = 0, won = 0, shared = 0;
};
/// One session of a person.
struct Evening {
    std::string id, game, title;
    std::optional<Moment> date;
    enum class Came { won, shared, lost, drawn, no_result } came = Came::lost;
};

/// The people who played. All figures come from sums that are kept up to date, so they cost the same in a library of
/// any size. An empty game stands for all games. Every function throws Failure.
class People {
public:
    /// Counts the figures of a period over its sessions when they are asked for.
    explicit People(Store& store, Period period = {}) : store_(store), period_(period) {}

    /// Returns the people with counted sessions, those with most first; then, if no period is given, those without
    /// any.
    std::vector<PersonLine> list(const std::string& game = {}, std::size_t most = 200) const;
    std::optional<Person> person(PersonKey key) const;
    /// Returns every name that the library has for somebody: as it is shown, and as records spell it.
    std::vector<std::string> names() const;
    /// Returns the person with this spelling or this shown name.
    std::optional<Person> find(const std::string& name) const;

    void rename(PersonKey key, const std::string& name);  ///< Throws BadRecord.
    /// Makes both the same person, `into`. Throws Failure::conflict if the two sat at one table, because then they
    /// are two people.
    void merge(PersonKey into, PersonKey from);
    /// Makes the spelling a person of its own again.
    PersonKey split(const std::string& spelling);

    Tally tally(PersonKey key, const std::string& game = {}) const;
    LeftOut left_out(PersonKey key, const std::string& game = {}) const;
    std::vector<GameLine> games(PersonKey key) const;  ///< Returns the games, the most played first.
    std::vector<Versus> against(PersonKey key, const std::string& game = {}, std::size_t most = 20) const;
    Streak streak(PersonKey key, const std::string& game = {}) const;
    /// Returns the months, the oldest first.
    std::vector<MonthCount> months(PersonKey key, const std::string& game = {}) const;
    /// Returns the newest counted sessions, the newest first.
    std::vector<Evening> evenings(PersonKey key, std::size_t most = 60) const;

private:
    Store& store_;
    Period period_;
};

}  // namespace castalia
