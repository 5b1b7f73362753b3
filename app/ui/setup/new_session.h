#pragma once

#include <optional>
#include <string>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// A new session as the table has agreed on it.
struct NewSession {
    Heading heading;
    std::string drawn;  ///< What the program drew by lot, for the log; empty for nothing.
};

/// Asks for a new session of a game. The dialog is filled in like its last session, or like `like`: the same players
/// and options, but a new deal. Returns nothing when the user cancels.
std::optional<NewSession> ask_for_session(wxWindow* parent, Store& store, const Game& game,
                                          const Heading* like = nullptr);

/// Asks for the players, the edition and the setup of a session that has begun, filled in as they are. Returns
/// nothing when the user cancels.
std::optional<Heading> ask_for_other_setup(wxWindow* parent, Store& store, const Game& game, const Heading& now);

}  // namespace castalia
