#pragma once

#include <functional>

#include "core/export/curves_figure.h"
#include "core/export/document.h"
#include "core/session/session.h"

namespace castalia {

/// What somebody wants of a session's document.
struct DocumentOptions {
    enum class Events {
        none,
        marked,  ///< Those with a correction, a ruling, a refusal or a note.
        all,
    };
    Events events = Events::marked;
    bool table = false;   ///< What lay on the table at the end.
    bool course = true;   ///< How the numbers went, as a drawing.
    bool sheet = true;    ///< The game's own sheet as a drawing, where it has one.
    bool trace = false;   ///< What was undone, corrected, inserted and struck, in its place in the log.
    bool review = false;  ///< What a review adds: the moments, and with `course` every curve instead of one.
    bool signatures = false;
    /// Figures know the events that made them, where the whole log is there to lead to. This looks at the sheet at
    /// every ply.
    bool made_by = false;
    /// How a text is told; a window tells it in its own language.
    std::function<std::string(const Text&)> tell = english;
    /// What the clock on the wall was ahead of UTC at a moment; none: times are UTC and say so.
    std::function<std::chrono::minutes(Moment)> ahead;
};

/// A session as its scoresheet: who and when, the result, every point with where it came from, the ladder of
/// tie-breaks with its values, the course and the log.
document::Document scoresheet_of(const Session& session, const DocumentOptions& options = {});

/// A document with the head of the session and nothing in it yet: game, title, when, where and who.
document::Document titled(const Session& session, const DocumentOptions& options);

/// The values of the step that decides (or of the first one), ply by ply, as a drawing with an axis and a name at
/// the end of each line, so many units wide. Nothing where there is too little to draw.
std::optional<document::Figure> course_of(const Session& session, const DocumentOptions& options,
                                          double width = kCurvesWidth);

}  // namespace castalia
