#pragma once

#include <wx/arrstr.h>
#include <wx/string.h>

#include "app/recorder/open_correction.h"

/// The sentences of the correction dialog that depend on the correction in the making.
namespace castalia {

/// Returns the title of the dialog: what is done to which event.
wxString correction_title(const Recorder& recorder, OpenCorrection::Kind kind, EntryNumber entry);

/// Returns the words above the old event: its turn, its time, and "was".
wxString words_before(const Session& session, const OpenCorrection& open);

/// Returns what holds until the correction is accepted.
wxString promise_of(OpenCorrection::Kind kind);

/// Returns whether the new event was impossible at its moment, so that no ruling helps.
bool is_impossible(const OpenCorrection& open);

/// Returns the words of the button that accepts: what it does, and how many later events it leaves out.
wxString acceptance_of(const OpenCorrection& open);

/// Returns why the correction cannot be accepted yet; empty when it can. `ruled` says that the table gave a ruling
/// for the event itself.
wxString objection_to(const OpenCorrection& open, bool ruled);

/// Returns the parts of a list in words, which stand between commas.
wxArrayString parts_of(const wxString& list);

/// Returns what a correction changes at the table as it is now, a line for each difference. Of lists it tells only
/// the parts that differ.
wxString differences_text(const Correction& correction);

}  // namespace castalia
