#pragma once

#include <wx/print.h>

#include "app/publishing/pages.h"

class wxWindow;

namespace castalia {

/// A document on the printer, on the pages that its PDF has.
class PrintedPages final : public wxPrintout {
public:
    PrintedPages(const document::Document& document, Paper paper);

    bool HasPage(int page) override;
    void GetPageInfo(int* least, int* most, int* from, int* to) override;
    bool OnPrintPage(int page) override;

private:
    Pages pages_;
};

/// Asks for the printer and prints. What went wrong is said in a window.
void print_document(wxWindow* parent, const document::Document& document, Paper paper);
/// Shows the pages as the printer would make them; the preview can print.
void preview_document(wxWindow* parent, const document::Document& document, Paper paper);

}  // namespace castalia
