#pragma once

#include "core/session/session.h"

/// Leads from the figures of a scoresheet to the events that made them.
namespace castalia::review {

/// An event that changed a figure or its sources.
struct FigureChange {
    std::size_t event = 0;  ///< The number of its entry, from 0.
    Seat seat;
    std::optional<long long>
        before;  ///< Nothing if the sheet did not have the figure yet; kNoNumber without a value.
    long long after = 0;
};

/// The scoresheets of a session up to one ply.
class FigureHistory {
public:
    FigureHistory(const Session& session, std::size_t ply);

    /// Returns the changes of one line of the last sheet, in the order of the events. The lines are the rows, then
    /// the steps of the ladder.
    std::vector<FigureChange> of(std::size_t line) const;
    /// Returns how many parts of a whole the values count: the most of all sheets.
    int parts() const { return parts_; }
    /// Returns the sheets, one at each ply. Their values count in `parts()`, whatever the sheet itself says.
    const std::vector<Scoresheet>& sheets() const { return sheets_; }

private:
    /// A line of one of the sheets, which own it.
    struct Figures {
        const std::vector<long long>* values = nullptr;
        const std::vector<Text>* sources = nullptr;  ///< Null for a step of the ladder.
    };
    void count_in_parts(std::vector<long long>& values, int parts) const;
    /// Returns whether a player's figure came from the same in both lines.
    static bool same_source(const Figures& one, const Figures& other, std::size_t seat);
    /// Returns the line of another sheet that means the same as this line of the last one; nothing if there is none.
    std::optional<Figures> alike(const Scoresheet& sheet, std::size_t line) const;

    std::vector<Scoresheet> sheets_;  ///< One sheet at each ply.
    int parts_ = 1;
};

/// Returns a change in words: "Ann from 3 to 5: Ann develops 2MK in 2 for 1 M 1 K", or "Ann stays at 5, made up
/// otherwise: …". `parts` is that of the history.
Text change_text(const Session& session, const FigureChange& change, int parts);

}  // namespace castalia::review
