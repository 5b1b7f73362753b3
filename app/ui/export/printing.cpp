#include "app/ui/export/printing.h"

#include <cairo.h>
#include <gtk/gtk.h>

#include <cmath>
#include <memory>

#include <wx/graphics.h>
#include <wx/msgdlg.h>
#include <wx/printdlg.h>

#include "app/ui/toolkit/accessibility/page_part.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// The units of a page, so fine that nobody sees the rounding to whole ones.
constexpr double kUnitsPerPoint = 10;

void show_failure(wxWindow* parent) {
    wxMessageBox(_("The pages could not be printed. Check that the printer is connected and ready, or save a PDF "
                   "instead."),
                 _("Not printed"), wxOK | wxICON_INFORMATION, parent);
}

gboolean take_whole_sheet(GSignalInvocationHint* /*unused*/, guint /*unused*/, const GValue* told,
                          gpointer /*unused*/) {
    auto* setup = GTK_PAGE_SETUP(g_value_get_object(told + 3));  // After the operation, its context and the page.
    gtk_page_setup_set_top_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_bottom_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_left_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_right_margin(setup, 0, GTK_UNIT_POINTS);
    return G_SOURCE_CONTINUE;
}

/// Makes every sheet begin at the corner of its paper. The toolkit moves each sheet by its margins, by the lower one
/// where the sheet lies on its side, and wxWidgets moves it back by the upper one, which is smaller.
void print_from_corner() {
    [[maybe_unused]] static const gulong hook = [] {
        g_type_class_ref(GTK_TYPE_PRINT_OPERATION);  // It has its signals from then on.
        return g_signal_add_emission_hook(g_signal_lookup("request-page-setup", GTK_TYPE_PRINT_OPERATION), 0,
                                          take_whole_sheet, nullptr, nullptr);
    }();
}

/// The name of the next job in the printer's list.
std::string& job_name() {
    static std::string name;
    return name;
}

gboolean give_job_name(GSignalInvocationHint* /*unused*/, guint /*unused*/, const GValue* told, gpointer /*unused*/) {
    gtk_print_operation_set_job_name(GTK_PRINT_OPERATION(g_value_get_object(told)), job_name().c_str());
    return G_SOURCE_CONTINUE;
}

/// Makes every job have the name of what is printed: whoever waits at a printer of many looks for it. wxWidgets 3.2.2
/// and 3.2.8 leave the name to the toolkit, which knows only the program and counts. A dialog that is made asks for
/// more of its pages; later, the job has its name for good.
void name_jobs() {
    [[maybe_unused]] static const gulong hook = [] {
        g_type_class_ref(GTK_TYPE_PRINT_OPERATION);  // It has its signals from then on.
        return g_signal_add_emission_hook(g_signal_lookup("create-custom-widget", GTK_TYPE_PRINT_OPERATION), 0,
                                          give_job_name, nullptr, nullptr);
    }();
}

}  // namespace

PrintedPages::PrintedPages(const document::Document& document, Paper paper)
    : wxPrintout(utf8(document::one_line(document.title))), pages_(document, paper) {
    print_from_corner();
    name_jobs();
    job_name() = document::one_line(document.title);
}

bool PrintedPages::HasPage(int page) { return page >= 1 && static_cast<std::size_t>(page) <= pages_.count(); }

void PrintedPages::GetPageInfo(int* least, int* most, int* from, int* to) {
    *least = *from = 1;
    *most = *to = static_cast<int>(pages_.count());
}

bool PrintedPages::OnPrintPage(int page) {
    wxDC* dc = GetDC();
    if (dc == nullptr || !HasPage(page)) {
        return false;
    }
    const PageSize size = pages_.size();
    FitThisSizeToPaper({static_cast<int>(std::lround(size.width * kUnitsPerPoint)),
                        static_cast<int>(std::lround(size.height * kUnitsPerPoint))});
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(*dc));
    auto* cairo = context ? static_cast<cairo_t*>(context->GetNativeContext()) : nullptr;
    if (cairo == nullptr) {
        return false;
    }
    cairo_save(cairo);
    cairo_scale(cairo, kUnitsPerPoint, kUnitsPerPoint);
    pages_.draw(static_cast<std::size_t>(page) - 1, cairo);
    cairo_restore(cairo);
    return true;
}

wxPrintData print_data_for(Paper paper) {
    wxPrintData data;
    const bool letter = paper == Paper::letter || paper == Paper::letter_booklet;
    data.SetPaperId(letter               ? wxPAPER_LETTER
                    : paper == Paper::a3 ? wxPAPER_A3
                    : paper == Paper::a5 ? wxPAPER_A5
                                         : wxPAPER_A4);
    data.SetOrientation(is_booklet(paper) ? wxLANDSCAPE : wxPORTRAIT);
    if (is_booklet(paper)) {
        data.SetDuplex(wxDUPLEX_VERTICAL);  // The sheets are turned about their short edge.
    }
    return data;
}

void print_document(wxWindow* parent, const document::Document& document, Paper paper) {
    wxPrintDialogData asked(print_data_for(paper));
    wxPrinter printer(&asked);
    PrintedPages pages(document, paper);
    if (!printer.Print(parent, &pages, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR) {
        show_failure(parent);
    }
}

void preview_document(wxWindow* parent, const document::Document& document, Paper paper) {
    wxPrintDialogData asked(print_data_for(paper));
    auto* preview = new wxPrintPreview(new PrintedPages(document, paper), new PrintedPages(document, paper), &asked);
    if (!preview->IsOk()) {
        delete preview;
        show_failure(parent);
        return;
    }
    const wxSize usual{900, 760};
    auto* frame = new wxPreviewFrame(preview, parent, utf8(document::one_line(document.title)), wxDefaultPosition,
                                     parent->FromDIP(usual));
    frame->Bind(wxEVT_CHAR_HOOK, [frame](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            frame->Close();  // As everywhere, Escape leaves.
        } else {
            event.Skip();
        }
    });
    frame->InitializeWithModality(wxPreviewFrame_AppModal);  // Windows below its parent must wait, too.
    frame->Show();
    // A frame without a focused child hears no key, and a window manager may leave the keys with the parent.
    frame->CallAfter([frame] {
        frame->Raise();
        focus_first_inside(*frame->GetControlBar());
    });
}

}  // namespace castalia
