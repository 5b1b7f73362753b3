#pragma once

#include "core/statistics/ending.h"
#include "db/store.h"

namespace castalia {

/// A session that ends otherwise by the rules of today than as it was recorded.
struct EarlierEnding {
    SessionSummary session;  ///< As the lists have it: with the ending that was recorded.
    Ending recorded, today;
    bool kept = false;  ///< The owner decided that what was recorded stands; else nothing has been decided.
};

/// The sessions that an older version of the program ended otherwise, and what the owner of the library decides about
/// them. Until then, and where it is kept, lists and statistics go by what was recorded. A session that is played on
/// or corrected afterwards, so that it ends otherwise again, goes by the rules of today. Every function throws
/// Failure.
class EarlierEndings {
public:
    explicit EarlierEndings(Store& store) : store_(store) {}

    /// Returns all of them, also those that were kept, the newest session first.
    std::vector<EarlierEnding> all() const;
    bool any() const;               ///< Returns whether there is one of them.
    std::size_t undecided() const;  ///< Returns how many wait for a decision.
    /// Returns whether some wait that no window has shown since the lists were made, and says that one shows them.
    bool unseen() const;
    void note_seen();

    /// Returns what is to be said where this session is open, which shows the rules of today; nothing for any other.
    std::optional<Text> said_of(const std::string& id) const;

    /// Replays all sessions and compares them with what the lists have, as it is done when an older version wrote
    /// those. Returns how many there are; nothing when `progress` stopped it.
    std::optional<std::size_t> compare(const Progress& progress = {});

    /// Decide about these sessions, all in one: what was recorded stands and is marked, or the rules of today count.
    /// Ids that have nothing to decide are passed over.
    void keep(const std::vector<std::string>& ids);
    void accept(const std::vector<std::string>& ids);

private:
    void decide(const std::vector<std::string>& ids, bool keep);
    Store& store_;
};

}  // namespace castalia
