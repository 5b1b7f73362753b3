#pragma once

#include "db/store.h"

namespace castalia {

/// Which sessions of the library a list shows. What is left empty does not narrow it.
struct Filter {
    std::string words;  ///< Words, or beginnings of words, that all stand somewhere in the session.
    std::string game;
    std::optional<std::int64_t> person;
    std::string place, tag;
    std::optional<Moment> since, until;  ///< From `since` on, before `until`.
    std::optional<Status> status;
    std::optional<bool> excluded, sample;
    bool trash = false;  ///< True for the sessions in the trash instead.

    bool operator==(const Filter&) const = default;
    bool narrows() const { return *this != Filter{}; }
};

/// A session in a list, and where it stands in the order of dates.
struct HistoryRow {
    SessionSummary session;
    std::int64_t sort_key = 0;
    /// In a search for words: the line that has most of them, and its event; no event when it is the heading.
    std::string line;
    std::optional<std::size_t> event;
    /// The line from a few words before the first one that was found, with "…" for what is left out.
    std::string near = {};
};

/// The order of a list. By date, the newest comes first; by a name, the order is that of the alphabet; by score, the
/// highest comes first, as the winners have it at the first step of the ladder; by time, the longest comes first.
/// What is unknown comes last. Among equals the newest comes first. `turned` reverses all of it.
struct HistoryOrder {
    enum class By { date, game, place, players, score, time };
    By by = By::date;
    bool turned = false;

    bool operator==(const HistoryOrder&) const = default;
};

/// Reads lists and searches. A page costs the same in a library of any size: the next one begins at the sort key
/// where the last one ended. Only a search for words in an order other than by date may cost more, the more sessions
/// there are. Every function throws Failure.
class History {
public:
    using Order = HistoryOrder;
    static constexpr Order kNewestFirst{}, kOldestFirst{Order::By::date, true};
    /// Returns how many sessions a page holds: as many as fill a window. A session out of order lies on two pages of
    /// the file, and one that was found by its words, with its line, on as many as ten.
    static std::size_t page_size(const Filter& filter) {
        return !filter.words.empty() ? 30 : filter.narrows() ? 38 : 50;
    }

    explicit History(const Store& store) : store_(store) {}

    std::vector<HistoryRow> page(const Filter& filter, std::optional<std::int64_t> after = {},
                                 std::optional<std::size_t> most = {}, Order order = kNewestFirst) const;
    /// Returns how many sessions the list has, counted up to `most`; nothing where it would have to be read to know.
    std::optional<std::size_t> count(const Filter& filter, std::size_t most) const;
    /// Returns the open sessions, the one with the newest entry first. Samples are not among them.
    std::vector<SessionSummary> lasting(std::size_t most) const;

    /// Returns the ids of the sessions in which the table may have decided something (core/session/decisions.h), the
    /// newest first, among the `newest` ones of the game, or of every game where it is empty. Samples and what lies
    /// in the trash are left out.
    std::vector<std::string> with_decisions(const std::string& game, std::size_t newest) const;

    struct Sizes {
        std::size_t kept = 0, counted = 0, open = 0, abandoned = 0, excluded = 0, samples = 0, unread = 0,
                    trashed = 0;
    };
    Sizes sizes() const;

    // These return what a list can be filtered by, in the order of the alphabet.
    std::vector<std::string> games() const;
    std::vector<std::string> places() const;
    std::vector<std::string> tags() const;

    /// Returns how SQLite finds the list that `page` would read, one step on each line.
    std::vector<std::string> plan(const Filter& filter, Order order = kNewestFirst) const;

private:
    const Store& store_;
};

}  // namespace castalia
