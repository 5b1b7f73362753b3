#pragma once

#include <wx/cmndata.h>
#include <wx/print.h>

#include "app/publishing/pages.h"

class wxWindow;

namespace castalia {

/// Prints a document on the same pages as its PDF.
class PrintedPages final : public wxPrintout {
public:
    PrintedPages(const document::Document& document, Paper paper);

    bool HasPage(int page) override;
    void GetPageInfo(int* least, int* most, int* from, int* to) override;
    bool OnPrintPage(int page) override;

private:
    Pages pages_;
};

/// Returns how pages are printed on this paper: its size, how it lies and, for a booklet, both sides.
wxPrintData print_data_for(Paper paper);
/// Asks for the printer and prints. A window tells the user when that failed.
void print_document(wxWindow* parent, const document::Document& document, Paper paper);
/// Shows the pages as the printer would print them; the preview can print them.
void preview_document(wxWindow* parent, const document::Document& document, Paper paper);

}  // namespace castalia
