#pragma once

#include <functional>

#include "core/export/chart_figure.h"
#include "core/export/document.h"
#include "core/session/session.h"
#include "core/session/wall_clock.h"

namespace castalia::review {
class FigureHistory;
}  // namespace castalia::review

namespace castalia {

/// The choices for the document of a session.
struct DocumentOptions {
    enum class Events {
        none,
        marked,  ///< The events with a correction, a ruling, a refusal or a note.
        all,
    };
    Events events = Events::marked;
    bool table = false;   ///< Shows the cards and pieces on the table at the end.
    bool course = true;   ///< Draws how the numbers changed.
    bool sheet = true;    ///< Draws the game's own sheet, if it has one.
    bool trace = false;   ///< Shows at its place in the log what was undone, corrected, inserted and struck.
    bool review = false;  ///< Adds the moments of the review and, with `course`, every curve instead of one.
    bool signatures = false;
    /// Links figures to the events that made them, if the whole log is in the document. This needs the sheet at every
    /// ply.
    bool made_by = false;
    /// Adds what only pages of paper show: remarks as whole sentences, and suits as drawings. A quarter of the time.
    bool for_pages = true;
    /// Returns a text in the language of the document. A window uses its own language.
    Translate translate = english;
    std::string language = "en";  ///< The code of that language.
    /// The clock of the reader, for sessions that do not say which one their table had. If it is empty, such times
    /// are in UTC and say so.
    WallClock ahead;
};

/// Returns the scoresheet of a session: who and when, the result, every point with its source, the ladder of
/// tie-breaks with its values, the course and the log.
document::Document scoresheet_of(const Session& session, const DocumentOptions& options = {});

/// Returns the drawing of the table at `ply`: the picture of the game, or the sheet that is drawn for documents
/// alone; nothing if it has neither.
std::optional<document::Figure> figure_of_table(const Session& session, std::size_t ply, const Translate& translate);

/// Returns a document that has only the head of the session: game, title, when, where and who.
document::Document titled(const Session& session, const DocumentOptions& options);

/// Returns the values of the step that decides (or of the first one), ply by ply, as a drawing `width` units wide,
/// with an axis and a name at the end of each line. Returns nothing if there is too little to draw. The sheets of all
/// plies are taken from `history`, if it is there, and else made.
std::optional<document::Figure> course_of(const Session& session, const DocumentOptions& options,
                                          double width = kChartWidth, const review::FigureHistory* history = nullptr);

}  // namespace castalia
