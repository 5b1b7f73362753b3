// Plays every possible slip to the end of the session, all of them side by side.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>

#include "core/review/following.h"
#include "core/review/mistake.h"
#include "core/review/variants.h"

namespace castalia::review {

/// The counts that the session has to end with.
struct WantedCounts {
    std::vector<long long> numbers;
    std::vector<bool> made;  ///< A count that has not been made fits any number.

    /// Returns whether these counts fit. A count that only one list has is 0 in the other.
    bool fit(const std::vector<long long>& others) const;
};

/// One slip, before it is known whether it explains anything.
struct Suspect {
    std::size_t event = 0;
    Slip kind{};
    std::vector<EventPtr> events;
    std::size_t later_refused = 0;
    std::size_t healed = 0;    ///< The number of events that the rules refused and that would stand.
    std::string written = {};  ///< A missing event as a record writes it.
    std::size_t line = 0;      ///< Suspects with the same number lead to the same table.
};

/// Begins new lines of play at every moment of the session, one for each slip that could have been made there, and
/// plays all lines on together, event by event. A line whose state equals that of the record again explains nothing
/// and ends. Lines with equal states are joined. A line that differs from the record for long, always by the same
/// counts and not by those that were found, is given up. So the work grows with the number of events and not with its
/// square.
class SlipSearch {
public:
    SlipSearch(const Session& session, WantedCounts wanted, std::set<long long> deltas)
        : session_(session), wanted_(std::move(wanted)), variants_(session, std::move(deltas)) {}

    /// Returns the slips that lead to the wanted counts; nothing if it is cancelled.
    std::optional<std::vector<Suspect>> run(const std::function<bool()>& cancelled);

private:
    struct Path {
        std::unique_ptr<Playthrough> line;
        std::size_t refused = 0;  ///< The number of later events that no longer stand.
        std::size_t healed = 0;   ///< The number of later events that did not stand and do now.
        std::vector<Suspect> suspects;
        std::size_t difference = 0;  ///< A hash of the differences from the counts of the record.
        int steady = 0;              ///< The number of comparisons since the difference changed.
        bool fits = false;           ///< The difference is the one that was found.
    };

    const Playthrough& record() const { return session_.playthrough(); }
    const Step& step(std::size_t i) const { return session_.replay().steps()[i]; }
    std::unique_ptr<Playthrough> at(std::size_t ply) const { return record().snapshot(ply); }

    void begin_changed(std::size_t i);
    void begin_left_out(std::size_t i);
    void begin_swapped(std::size_t i);
    void begin_missing(std::size_t ply);
    static Path beginning(std::unique_ptr<Playthrough> line, Suspect suspect, std::size_t healed);
    void play_on(std::size_t i);
    void drop_what_came_back(std::size_t ply);
    /// Joins lines with equal states. Gives up lines whose difference from the record has settled and is not the one
    /// that was found. The record is at `ply`.
    void join_equals(std::size_t ply);
    const std::vector<long long>& numbers(const Playthrough& line, std::size_t ply);
    std::vector<Suspect> explaining();

    const Session& session_;
    WantedCounts wanted_;
    Variants variants_;
    Counting counting_{false};
    std::vector<Path> paths_;
    std::vector<Path> swapped_;  ///< The lines that are one event ahead.
};

}  // namespace castalia::review
