#pragma once

#include "core/statistics/ending.h"
#include "db/history/session_summary.h"
#include "db/store.h"

namespace castalia {

/// A session that ends otherwise by the rules of today than as it was recorded.
struct EarlierEnding {
    SessionSummary session;  ///< The session as lists show it, with the recorded ending.
    Ending recorded, today;
    bool kept = false;  ///< The owner decided that the recorded ending stands; otherwise nothing has been decided.
};

/// The sessions that an older version of the program ended otherwise, and the decisions of the library's owner about
/// them. Until such a decision, and where the ending is kept, lists and statistics use what was recorded. A session
/// that is played on or corrected afterwards, so that it ends otherwise again, uses the rules of today. Every
/// function throws Failure.
class EarlierEndings {
public:
    explicit EarlierEndings(Store& store) : store_(store) {}

    /// Returns all of them, the newest session first, including those that were kept.
    std::vector<EarlierEnding> all() const;
    bool any() const;               ///< Returns whether there is any.
    std::size_t undecided() const;  ///< Returns how many wait for a decision.
    /// Return whether some wait that no window has shown since the lists were made, and note that a window shows
    /// them.
    bool unseen() const;
    void note_seen();

    /// Returns a remark for the window that shows this session by the rules of today; nothing for any other session.
    std::optional<Text> said_of(const std::string& id) const;

    /// Replays all sessions and compares them with the lists, as after an older version wrote the lists. Returns how
    /// many there are; nothing if `progress` stopped it.
    std::optional<std::size_t> compare(const Progress& progress = {});

    /// Decide about these sessions in one transaction: what was recorded stands and is marked, or the rules of today
    /// count. Ids without anything to decide are ignored.
    void keep(const std::vector<std::string>& ids);
    void accept(const std::vector<std::string>& ids);

private:
    void decide(const std::vector<std::string>& ids, bool keep);
    Store& store_;
};

}  // namespace castalia
