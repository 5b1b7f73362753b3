#pragma once

#include <memory>

#include "app/publishing/spreadsheet.h"
#include "app/publishing/workbook.h"
#include "core/document/document.h"

namespace castalia {

class Spreadsheet::Sheets {
public:
    explicit Sheets(Workbook::Rows rows) : book_(rows) {}
    virtual ~Sheets() = default;
    virtual void add(const Session& session) = 0;
    /// Writes what stands at the end of sheets.
    virtual void end() {}
    Workbook& book() { return book_; }

private:
    Workbook book_;
};

/// Returns sheets with words for people; of one session alone they begin with its scoresheet.
std::unique_ptr<Spreadsheet::Sheets> sheets_for_people(SpreadsheetStyle style, const Session* only,
                                                       Workbook::Rows rows);

/// Writes a document as a sheet that prints on one page. Numbers are numbers, and what a sheet cannot show, such as
/// drawings and the log, is left out.
void write_sheet(Workbook& book, const std::string& name, const document::Document& document, bool letter);

}  // namespace castalia
