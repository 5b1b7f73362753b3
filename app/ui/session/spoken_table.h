#pragma once

#include <optional>
#include <string>

#include <wx/string.h>

#include "app/recorder/entry_composer.h"

namespace castalia {

/// The words that are spoken at the table, for people who play by ear.
class SpokenTable {
public:
    /// Returns what was done to the record since the last call, what followed from it unless `brief`, and who is
    /// asked what next.
    wxString news(const Session& session, bool brief = false);

private:
    wxString table_text(const Session& session, bool brief) const;

    std::string id_;
    std::size_t operations_ = 0;
    std::optional<Text> undo_, redo_;  ///< What the next undo or redo did, at the last call.
};

/// Returns who is asked what at `ply`; the result where the game is over.
wxString spoken_question(const Session& session, std::size_t ply);
/// Returns how the game stands and everybody's counts.
wxString spoken_counts(const Session& session, std::size_t ply);
/// Returns the last event before `ply` with everything that followed from it; nothing before the first one.
wxString spoken_story(const Session& session, std::size_t ply);
/// Returns the reason and the clause of a refusal.
wxString spoken_refusal(const Refusal& refusal);

}  // namespace castalia
