// Plays every single slip to the end of the session, all of them side by side.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>

#include "core/review/following.h"
#include "core/review/mistake.h"
#include "core/review/variants.h"

namespace castalia::review {

/// What the counts have to be in the end.
struct WantedCounts {
    std::vector<long long> numbers;
    std::vector<bool> made;  ///< A count that has not been made fits any number.

    /// Counts that one list has and the other has not are none.
    bool fit(const std::vector<long long>& others) const;
};

/// One slip, before it is known whether it explains anything.
struct Suspect {
    std::size_t event = 0;
    Slip kind{};
    std::vector<EventPtr> events;
    std::size_t later_refused = 0;
    std::size_t healed = 0;    ///< Events that the rules refused and that stand then.
    std::string written = {};  ///< Of a missing event: as a record has it.
    std::size_t line = 0;      ///< Those with the same number lead to the same table.
};

/// Every moment of the session begins new lines of play, one for each slip that could have been made there. All lines
/// are played on together, event by event. A line whose state is again that of the record explains nothing and ends;
/// lines with equal states are one from then on; and one that differs from the record for long, always by the same
/// other counts than were found, is given up. So the work grows with the events, not with their square.
class SlipSearch {
public:
    SlipSearch(const Session& session, WantedCounts wanted, std::set<long long> deltas)
        : session_(session), wanted_(std::move(wanted)), variants_(session, std::move(deltas)) {}

    /// Returns the slips after which the counts are as they are wanted; nothing when it is cancelled.
    std::optional<std::vector<Suspect>> run(const std::function<bool()>& cancelled);

private:
    struct Path {
        std::unique_ptr<Playthrough> line;
        std::size_t refused = 0;  ///< Later events that no longer stand.
        std::size_t healed = 0;   ///< Those that did not stand and do now.
        std::vector<Suspect> suspects;
        std::size_t difference = 0;  ///< A hash of what differs from the counts of the record.
        int steady = 0;              ///< How often it has been the same.
        bool fits = false;           ///< It is what was found.
    };

    const Playthrough& record() const { return session_.playthrough(); }
    const Step& step(std::size_t i) const { return session_.replay().steps()[i]; }
    std::unique_ptr<Playthrough> at(std::size_t ply) const { return record().glimpse(ply); }

    void begin_changed(std::size_t i);
    void begin_left_out(std::size_t i);
    void begin_swapped(std::size_t i);
    void begin_missing(std::size_t ply);
    static Path beginning(std::unique_ptr<Playthrough> line, Suspect suspect, std::size_t healed);
    void play_on(std::size_t i);
    void drop_what_came_back(std::size_t ply);
    /// Joins lines with equal states, and gives up those whose difference from the record has settled on another one
    /// than was found. The record is at `ply`.
    void join_equals(std::size_t ply);
    const std::vector<long long>& numbers(const Playthrough& line, std::size_t ply);
    std::vector<Suspect> explaining();

    const Session& session_;
    WantedCounts wanted_;
    Variants variants_;
    Counting counting_{false};
    std::vector<Path> paths_;
    std::vector<Path> swapped_;  ///< Those that are one event ahead.
};

}  // namespace castalia::review
