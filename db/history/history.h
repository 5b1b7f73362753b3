#pragma once

#include "db/store.h"

namespace castalia {

/// Which sessions of the library. What is left empty does not matter.
struct Filter {
    std::string words;  ///< All of them, or how they begin, somewhere in the session.
    std::string game;
    std::optional<std::int64_t> person;
    std::string place, tag;
    std::optional<Moment> since, until;  ///< From `since` on, before `until`.
    std::optional<Status> status;
    std::optional<bool> excluded, sample;
    bool trash = false;  ///< Those in the trash instead.

    bool operator==(const Filter&) const = default;
    bool narrows() const { return *this != Filter{}; }
};

/// A session in a list, and where it stands in the order of the evenings.
struct HistoryRow {
    SessionSummary session;
    std::int64_t sort_key = 0;
    /// With words: the line that has most of them, and its event; no event when it is the heading.
    std::string line;
    std::optional<std::size_t> event;
};

/// By date the newest first; by a name in the order of the alphabet; by score the highest first, what the winners
/// have at the first step of the ladder; by time the longest first. What nobody knows comes last. Equals: the newest
/// first. Turned round, all of it the other way.
struct HistoryOrder {
    enum class By { date, game, place, players, score, time };
    By by = By::date;
    bool turned = false;

    bool operator==(const HistoryOrder&) const = default;
};

/// What lists and searches read. A page costs the same in a library of any size: the next one begins where the last
/// ended, by its sort key. Only words together with another order than that of the evenings may cost more, the more
/// sessions there are. Throws Failure.
class History {
public:
    using Order = HistoryOrder;
    static constexpr Order kNewestFirst{}, kOldestFirst{Order::By::date, true};
    /// How many sessions a page holds, so that a question reads about a hundred pages of the file at most: a session
    /// out of order lies on two of them, one that was found by its words on as many as ten, its line with it.
    static std::size_t page_size(const Filter& filter) {
        return !filter.words.empty() ? 8 : filter.narrows() ? 38 : 50;
    }

    explicit History(const Store& store) : store_(store) {}

    std::vector<HistoryRow> page(const Filter& filter, std::optional<std::int64_t> after = {},
                                 std::optional<std::size_t> most = {}, Order order = kNewestFirst) const;
    /// Those that last, the one with the newest entry first; samples are not among them.
    std::vector<SessionSummary> lasting(std::size_t most) const;

    struct Sizes {
        std::size_t kept = 0, counted = 0, open = 0, abandoned = 0, excluded = 0, samples = 0, unread = 0,
                    trashed = 0;
    };
    Sizes sizes() const;

    // What can be filtered by, in the order of the alphabet.
    std::vector<std::string> games() const;
    std::vector<std::string> places() const;
    std::vector<std::string> tags() const;

    /// How SQLite goes about the list that `page` would read, one step a line.
    std::vector<std::string> plan(const Filter& filter, Order order = kNewestFirst) const;

private:
    const Store& store_;
};

}  // namespace castalia
