#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// One line of the log as it is shown: a heading, an event, or what followed from it.
struct LogRow {
    enum class Kind { heading, event, consequence, ruling, corrected, note, refused };
    Kind kind = Kind::event;
    std::size_t step = 0;        ///< Which entry it tells of, counted from 0.
    Text text;
    std::string clause;          ///< Of a consequence or a ruling.
    std::optional<Seat> seat;    ///< Who acted.

    bool operator==(const LogRow&) const = default;
};

/// The log of a replay, kept up to date: what comes before the first entry that changed is told only once.
class LogRows {
public:
    void follow(const Session& session);
    const std::vector<LogRow>& rows() const { return rows_; }
    /// The row of an entry's own line.
    std::size_t row_of(std::size_t step) const { return firsts_.at(step); }
    std::size_t steps() const { return firsts_.size(); }
    /// The next row after `from` (and round again) that has these words in it, whatever the case.
    std::optional<std::size_t> find(const std::string& words, std::size_t from) const;

private:
    void tell(const Session& session, std::size_t step);

    std::string session_;
    std::vector<Entry> told_;
    std::vector<LogRow> rows_;
    std::vector<std::size_t> firsts_;
};

/// "deed.fee" for "magnate.deed.fee": the log leaves the game's own name out.
std::string short_clause(const std::string& clause);

}  // namespace castalia
