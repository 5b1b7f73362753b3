#pragma once

#include <memory>

#include "db/history/session_summary.h"
#include "db/store.h"

namespace castalia {

/// The choice of sessions that a list shows. Members that are empty ask for nothing.
struct Filter {
    std::string words;  ///< Words or beginnings of words that must all stand somewhere in the session.
    std::string game;
    std::optional<std::int64_t> person;
    std::string place, tag;
    std::optional<Moment> since, until;  ///< The dates from `since` on and before `until`.
    std::optional<Status> status;
    std::optional<bool> excluded, sample;
    bool trash = false;  ///< True to list the sessions in the trash instead.

    bool operator==(const Filter&) const = default;
    bool is_empty() const { return *this == Filter{}; }
};

/// A session in a list, and its place in the order of dates.
struct HistoryRow {
    SessionSummary session;
    std::int64_t sort_key = 0;
    /// The line that has most of the searched words, and its event; no event if it is the heading.
    std::string line;
    std::optional<std::size_t> event;
    /// The line from a few words before the first one that was found, with "…" for the parts left out.
    std::string near = {};
};

/// The order of a list. By date, the newest comes first; by a name, the order is alphabetical; by score, the highest
/// comes first, taken from the winners at the first step of the ladder; by time, the longest comes first. Unknown
/// values come last. Among equals the newest comes first. `turned` reverses everything.
struct HistoryOrder {
    enum class By { date, game, place, players, score, time };
    By by = By::date;
    bool turned = false;

    bool operator==(const HistoryOrder&) const = default;
};

class ReaderLanguage;

/// Reads lists and searches. A page costs the same in a library of any size, because it begins at the sort key where
/// the last one ended. Only a search for words in an order other than by date may cost more if there are more
/// sessions. Every function throws Failure.
class History {
public:
    using Order = HistoryOrder;
    static constexpr Order kNewestFirst{}, kOldestFirst{Order::By::date, true};
    /// Returns how many sessions a page holds: as many as fill a window. A session out of order lies on two pages of
    /// the file, and one that was found by its words, with its line, on as many as ten.
    static std::size_t page_size(const Filter& filter) {
        return !filter.words.empty() ? 30 : filter.is_empty() ? 50 : 38;
    }

    /// `language` is that of the reader where it is not English: searches find its words, too, and show them.
    explicit History(const Store& store, std::shared_ptr<const ReaderLanguage> language = nullptr)
        : store_(store), language_(std::move(language)) {}

    std::vector<HistoryRow> page(const Filter& filter, std::optional<std::int64_t> after = {},
                                 std::optional<std::size_t> most = {}, Order order = kNewestFirst) const;
    /// Returns how many sessions the list has, counted up to `most`; nothing if it would have to be read for that.
    std::optional<std::size_t> count(const Filter& filter, std::size_t most) const;
    /// Returns the sessions that were open when they were last listed, the one with the newest entry first. Samples
    /// are not among them. Writes nothing, so that a page in the room may ask again and again (Store::catch_up).
    std::vector<SessionSummary> lasting(std::size_t most) const;

    std::vector<SessionSummary> summaries(std::size_t most = 1'000'000) const;  ///< Returns the newest first.
    std::vector<SessionSummary> trashed() const;
    /// Returns a session as it was last listed, which Store::catch_up may change: its heading is always that of now.
    std::optional<SessionSummary> summary(const std::string& id) const;
    /// Returns at most two ids that begin so, which is enough to see whether there is only one.
    std::vector<std::string> ids_from(const std::string& beginning) const;

    /// Returns the ids of the sessions in which the table may have decided something (core/session/decisions.h), the
    /// newest first, among the `newest` ones of the game, or of every game if it is empty. Samples and sessions in
    /// the trash are left out.
    std::vector<std::string> with_decisions(const std::string& game, std::size_t newest) const;

    struct Sizes {
        std::size_t kept = 0, counted = 0, open = 0, abandoned = 0, excluded = 0, samples = 0, unread = 0,
                    trashed = 0;
    };
    Sizes sizes() const;

    // These return the values by which a list can be filtered, in alphabetical order.
    std::vector<std::string> games() const;
    std::vector<std::string> places() const;
    std::vector<std::string> tags() const;

    /// Returns how SQLite finds the list that `page` would read, one step on each line.
    std::vector<std::string> plan(const Filter& filter, Order order = kNewestFirst) const;

private:
    const Store& store_;
    std::shared_ptr<const ReaderLanguage> language_;
};

}  // namespace castalia
