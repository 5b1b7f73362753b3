#pragma once

#include <functional>
#include <span>

#include "app/publishing/pages.h"
#include "core/export/plays.h"
#include "core/export/tables.h"

namespace castalia {

/// What somebody wants of a file.
struct ExportOptions {
    DocumentOptions options;                        ///< Which events: see `events`.
    std::optional<DocumentOptions::Events> events;  ///< Nothing: as is usual for the form.
    Paper paper = Paper::a4;
    char decimal = '.';
    std::optional<bool> chronicle;      ///< As the story it told, where the game tells one. Nothing: as is usual.
    bool code = false;                  ///< With the link for BG Stats as a QR code.
    CsvTable table = CsvTable::events;  ///< Of a single session.
    /// Draws the table as it lay at the end, as the bytes of a PNG; only the form "png" asks it. May throw Failure.
    std::function<std::string(const Session&)> draw;
};

/// A form that a session can go out in.
struct ExportFormat {
    std::string name;  ///< As the command line has it: "pdf".
    Text label;
    std::string ending;
    DocumentOptions::Events usual_events = DocumentOptions::Events::all;
    bool usually_chronicle = false;  ///< Of a game that tells a story, the story and not the scoresheet.
    std::string (*write)(const Session&, const ExportOptions&) = nullptr;

    /// The bytes of the file.
    std::string bytes(const Session& session, ExportOptions options) const;
};

/// All that need no drawing board, in the order of a list.
const std::vector<ExportFormat>& export_formats();
/// The picture of the board, which wants somebody who draws: ExportOptions::draw.
const ExportFormat& picture_format();
/// Of all of these.
const ExportFormat* find_export_format(std::string_view name);

/// The scoresheet or the story, with the code when it is wanted: what PDF, web page, print dialog and preview show.
document::Document sheet_of(const Session& session, const ExportOptions& options);

/// A document of its own (a blank sheet) in one of the export_formats that documents have: "pdf", "html", "markdown",
/// "score". Nothing when the form is none of them.
std::optional<std::string> document_bytes(const document::Document& document, std::string_view form, Paper paper);

/// What the wall's clock is ahead of UTC here, at that moment.
std::chrono::minutes local_time_ahead(Moment moment);

}  // namespace castalia
