#pragma once

#include <functional>

#include "core/session/trace.h"

namespace castalia {

/// One row of the log.
struct LogRow {
    enum class Kind {
        turn,  ///< A title such as "Turn 18 · Ben", above its first event.
        event,
        follows,    ///< What the rules made follow.
        ruling,     ///< What the table ruled.
        corrected,  ///< What it was.
        refused,    ///< Why it is left out of the play.
        note,
        gone,    ///< An event that was undone or struck, where it stood.
        traced,  ///< What was done to an event, when and why.
        branch,  ///< The name of a kept branch, where it begins.
        tried,   ///< An event of the branch, or how it ends.
        photo,
    };
    Kind kind = Kind::event;
    std::size_t step =
        0;  ///< A step of the replay: for a turn its first event, for `before` the one that it stands before.
    std::optional<Seat> seat;
    Text text;
    std::string clause;
    bool ruled = false;     ///< The event stands by a ruling.
    bool before = false;    ///< It stands before its step: an event that is gone, or what begins at the start.
    PhotoNumber photo = 0;  ///< The photo of the row; 0 for none.
    std::size_t group = 0;  ///< Shared by an event and all that is said of it: a search finds them together.

    /// Returns the ply that it tells of.
    std::size_t ply() const { return before ? step : step + 1; }
    bool operator==(const LogRow&) const = default;
};

/// The rows of a session in words. They are kept up to date from the first entry that changed, so that a long evening
/// is not written anew for every event.
class SessionLog {
public:
    /// Words the moment of an operation, by the clock of the table where the record says how far that was ahead.
    using When = std::function<std::string(Moment, std::optional<std::chrono::minutes> utc_offset)>;
    explicit SessionLog(When when = [](Moment at, std::optional<std::chrono::minutes>) { return rfc3339(at); })
        : when_(std::move(when)) {}

    /// Brings the rows up to date, with what was undone, corrected, inserted and struck in its place where `traced`.
    /// Returns the first row that changed.
    std::size_t follow(const Session* session, bool traced = false);

    const std::vector<LogRow>& rows() const { return rows_; }
    /// Returns for every entry whether it began a turn.
    const std::vector<bool>& turns() const { return turns_; }
    /// Returns the row of an entry's event.
    std::size_t row_of(std::size_t step) const { return first_rows_.at(step).event; }
    std::size_t steps() const { return shown_steps_.size(); }

private:
    struct ShownStep {
        EventPtr event;
        bool stands = true, corrected = false;
        std::string note;
        std::vector<Text> added;  ///< Additions of reviews: comments, and the names and sizes of branches.
        std::vector<Photo> photos;

        bool operator==(const ShownStep&) const = default;
    };
    struct Place {
        std::size_t first = 0, event = 0;
    };
    static ShownStep shown_step(const Session& session, std::size_t step);
    static std::vector<Text> added(const Session& session, EntryNumber entry);
    static std::vector<Photo> photos(const Session& session, EntryNumber entry);
    bool take_trace(const Session& session, bool traced);
    void begin(const Session& session);
    void add_step_rows(const Session& session, std::size_t step);
    void add_event_rows(const Session& session, const LogRow& like);
    void add_entry_rows(const Session& session, EntryNumber entry, LogRow like);
    void add_branch_rows(const Session& session, const Variation& variation, const LogRow& like);
    void add_undone_rows(const Session& session, std::size_t step);
    void add_change_rows(const Session& session, const TracedEntry& traced, LogRow like);
    void add(LogRow row, LogRow::Kind kind, Text text);

    When when_;
    std::string id_;
    std::vector<TracedEntry> trace_;
    bool traced_ = false;
    std::size_t operations_ = 0;       ///< The number of operations in the trace.
    std::vector<Text> start_;          ///< What reviews added to the table before the first event …
    std::vector<Photo> start_photos_;  ///< … and the photos of it.
    std::size_t body_ = 0;  ///< The rows up to here belong to entries in force; those behind say what is gone.
    std::vector<ShownStep> shown_steps_;
    std::vector<Place> first_rows_;
    std::vector<LogRow> rows_;
    std::vector<bool> turns_;
    std::vector<Text> chapters_;
};

}  // namespace castalia
