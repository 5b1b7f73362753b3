#pragma once

#include <optional>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// What the user wants where branches were kept.
struct ChosenBranch {
    bool goes_on = true;            ///< False where the user cancels or throws one away.
    std::optional<Variation> kept;  ///< The one that goes on; nothing for a new one.
};

/// Asks which of the branches goes on that were kept at the event that is looked at, if any were. One can be thrown
/// away instead, after a question.
ChosenBranch choose_branch(wxWindow* parent, Recorder& recorder);

}  // namespace castalia
