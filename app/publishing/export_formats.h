#pragma once

#include <functional>
#include <span>

#include "app/publishing/local_time.h"
#include "app/publishing/pages.h"
#include "app/publishing/spreadsheet.h"
#include "core/export/plays.h"
#include "core/export/tables.h"

namespace castalia {

/// The user's choices for a file.
struct ExportOptions {
    DocumentOptions options;                        ///< `events` below chooses the events.
    std::optional<DocumentOptions::Events> events;  ///< Empty for what is usual for the format.
    Paper paper = Paper::a4;
    int text = 100;                     ///< The size of letters on paper, in per cent of the usual one.
    Ink ink = Ink::colour;              ///< The ink of a sheet for the wall.
    CsvStyle csv;                       ///< How a table is written.
    std::optional<bool> chronicle;      ///< True for the story of a storytelling game. Empty for what is usual.
    bool code = false;                  ///< Adds the link for BG Stats as a QR code.
    CsvTable table = CsvTable::events;  ///< The table of a single session.
    bool for_programs = false;          ///< A spreadsheet has the columns of CSV instead of words for people.
    /// Hears, before a file is written, what it cannot say; may be empty.
    std::function<void(const Text&)> report_loss;
    /// Returns the photos of the session that a web page and a PDF show; empty for none. May throw Failure.
    std::function<std::vector<document::Photo>(const Session&)> photos;
    /// Returns the table as it lay at the end, as the bytes of a PNG. Only the format "png" calls it. May throw
    /// Failure.
    std::function<std::string(const Session&)> draw;
};

/// The options that a format uses. A window offers these and no others.
struct Choices {
    bool paper = false, ink = false;
    bool contents = false;  ///< Scoresheet, review or story, which events, and the final position.
    bool trace = false, photos = false, code = false, signatures = false;
    bool table = false;  ///< The table, and how it is written.
    bool printed = false;
    bool copied = false;  ///< True for text that can be pasted elsewhere.
};

/// A format that a session can be exported in.
struct ExportFormat {
    std::string name;  ///< What the command line calls it: "pdf".
    Text label;
    std::string ending;
    DocumentOptions::Events usual_events = DocumentOptions::Events::all;
    bool usually_chronicle = false;  ///< A storytelling game is exported as its story.
    std::string (*write)(const Session&, const ExportOptions&) = nullptr;
    Choices choices = {};
    /// Writes any document, such as a blank sheet; null where the format has none.
    std::string (*write_document)(const document::Document&, Paper) = nullptr;

    /// Returns which events a document of this format lists: those that were chosen, or the usual ones. A review and
    /// a trace list all.
    DocumentOptions::Events events(const ExportOptions& options) const;
    /// Returns the bytes of the file.
    std::string bytes(const Session& session, ExportOptions options) const;
};

/// Returns every format that needs no drawing of a board, in the order in which a list shows them.
const std::vector<ExportFormat>& export_formats();
/// Returns the format for a picture of the board, which needs ExportOptions::draw.
const ExportFormat& picture_format();
/// Returns the format of that name, including the picture; null when there is none.
const ExportFormat* find_export_format(std::string_view name);

/// Returns how a spreadsheet is written.
SpreadsheetStyle spreadsheet_style(const ExportOptions& options);

/// Returns the scoresheet or the story, with the QR code if it was chosen, as PDF, web page, print dialog and preview
/// show it.
document::Document sheet_of(const Session& session, const ExportOptions& options);

/// Returns the bytes of a document, such as a blank sheet. Returns nothing for a format that documents do not have.
std::optional<std::string> document_bytes(const document::Document& document, std::string_view form, Paper paper);

}  // namespace castalia
