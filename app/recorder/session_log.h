#pragma once

#include "core/session/session.h"

namespace castalia {

/// One row of the log.
struct LogRow {
    enum class Kind {
        turn,  ///< "Turn 18 · Ben", above its first event.
        event,
        follows,    ///< What the rules made follow.
        ruling,     ///< What the table ruled.
        corrected,  ///< What it was.
        refused,    ///< Why it is left out of the play.
        note,
    };
    Kind kind = Kind::event;
    std::size_t step = 0;  ///< Of the replay; of a turn: its first event.
    std::optional<Seat> seat;
    Text text;
    std::string clause;
    bool ruled = false;  ///< Of an event: it stands by ruling.

    bool operator==(const LogRow&) const = default;
};

/// The session as it is told: kept up to date from the first entry that changed, so that a long evening is not told
/// anew for every event.
class SessionLog {
public:
    /// Brings the rows up to date. Returns the first row that changed.
    std::size_t follow(const Session* session);

    const std::vector<LogRow>& rows() const { return rows_; }
    /// For every entry: it began a turn.
    const std::vector<bool>& turns() const { return turns_; }
    /// The row of an entry's event.
    std::size_t row_of(std::size_t step) const { return first_rows_.at(step).event; }
    std::size_t steps() const { return told_.size(); }

private:
    struct Told {
        EventPtr event;
        bool stands = true, corrected = false;
        std::string note;

        bool operator==(const Told&) const = default;
    };
    struct Place {
        std::size_t first = 0, event = 0;
    };
    void tell(const Session& session, std::size_t step);

    std::string id_;
    std::vector<Told> told_;
    std::vector<Place> first_rows_;
    std::vector<LogRow> rows_;
    std::vector<bool> turns_;
    std::vector<Text> chapters_;
};

}  // namespace castalia
