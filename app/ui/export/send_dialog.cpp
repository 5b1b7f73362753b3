// Exports one session to a file, the printer, a preview or the clipboard.
#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>

#include "app/publishing/export_formats.h"
#include "app/publishing/photo_pages.h"
#include "app/ui/export/exported_session.h"
#include "app/ui/export/printing.h"
#include "app/ui/export/saving.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/file_name.h"

namespace castalia {

namespace {

class SendDialog final : public StandardDialog {
public:
    SendDialog(wxWindow* parent, const Store& store, const Session& session)
        : StandardDialog(parent, _("Export or print")), store_(store), session_(copy_of(session)) {
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(form_list(), wxSizerFlags(1).Expand());
        across->Add(choices(), wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(spacing::page)));
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_actions();
        choose();
        constexpr int kWide = 640, kHigh = 620;
        settle({kWide, kHigh});
        forms_->SetFocus();
    }

private:
    wxSizer* form_list() {
        Rows rows(this);
        forms_ = rows.add(_("Format"), child<wxListBox>(this, wxID_ANY));
        for (const ExportFormat& form : export_formats()) {
            forms_->Append(words(form.label));
        }
        forms_->SetSelection(0);
        forms_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { choose(); });
        forms_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { save(); });
        rows.sizer()->GetItem(forms_)->SetProportion(1);
        photos_ = rows.check(_("Photos of the table"));  // There is room for it, because the list scrolls.
        return rows.sizer();
    }
    /// A small screen has no room for all of them, so they scroll.
    wxWindow* choices() {
        constexpr int kStep = 12;
        auto* area =
            child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*area, kStep);
        Rows rows(area);
        paper_ = rows.choice(_("Paper"), {_("A4"), _("Letter"), _("A3"), _("A5"), _("Booklet, folded from A4"),
                                          _("Booklet, folded from Letter")});
        ink_ = rows.choice(_("Ink"), {_("Colour"), _("Black and white")});
        std::vector<wxString> contents{_("As usual for the format"), _("Scoresheet"), _("The review")};
        if (session_.game().chronicle) {
            contents.push_back(_("The story"));
        }
        content_ = rows.choice(_("Content"), contents);
        events_ = rows.choice(
            _("Events"), {_("As usual for the format"), _("None"), _("With a note, ruling or correction"), _("All")});
        table_ = rows.choice(_("Table"), {_("Events"), _("Sessions"), _("Players"), _("Scores")});
        spreadsheet_ = rows.choice(
            _("Spreadsheet"), {_("Any program"), _("LibreOffice"), _("Excel in Germany"), _("Excel in English")});
        board_ = rows.check(_("The final position"));
        trace_ = rows.check(_("What was undone and corrected"));
        code_ = rows.check(_("Code for BG Stats"));
        signatures_ = rows.check(_("Lines for signatures"));
        auto* inside = new wxBoxSizer(wxVERTICAL);
        inside->Add(rows.sizer(), wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(spacing::around)));
        area->SetSizer(inside);
        return area;
    }
    void add_actions() {
        print_ = add_action(_("&Print…"), [this] { print_document(this, document(), options().paper); });
        preview_ = add_action(_("Pre&view…"), [this] { preview_document(this, document(), options().paper); });
        copy_ = add_action(_("&Copy"), [this] { copy_words(form().bytes(session_, options())); });
        add_buttons(_("&Save…"), _("Close"));
        Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save(); }, wxID_OK);
    }
    const ExportFormat& form() const {
        return export_formats()[static_cast<std::size_t>(std::max(0, forms_->GetSelection()))];
    }
    ExportOptions options() const {
        constexpr CsvTable kTables[] = {CsvTable::events, CsvTable::sessions, CsvTable::players, CsvTable::scores};
        constexpr DocumentOptions::Events kEvents[] = {DocumentOptions::Events::none, DocumentOptions::Events::marked,
                                                       DocumentOptions::Events::all};
        ExportOptions options;
        options.options.translate = [](const Text& text) { return utf8(words(text)); };
        options.options.language = spoken_language();
        options.options.ahead = local_time_ahead;
        options.options.table = board_->GetValue();
        options.options.signatures = signatures_->GetValue();
        options.options.trace = trace_->GetValue();
        options.code = code_->GetValue();
        if (photos_->GetValue() && photos_->IsEnabled()) {
            options.photos = [this, translate = options.options.translate](const Session& session) {
                return photos_to_show(store_, session, translate);
            };
        }
        if (content_->GetSelection() > 0) {
            options.options.review = content_->GetSelection() == 2;
            options.chronicle = content_->GetSelection() == 3;
        }
        options.paper = kPaperNames[std::max(0, paper_->GetSelection())].paper;
        options.ink = ink_->GetSelection() == 1 ? Ink::black : Ink::colour;
        options.csv = kCsvStyles[std::max(0, spreadsheet_->GetSelection())];
        options.table = kTables[std::max(0, table_->GetSelection())];
        if (events_->GetSelection() > 0) {
            options.events = kEvents[events_->GetSelection() - 1];
        }
        return options;
    }
    /// Returns the document that the PDF would hold, to print and preview it.
    document::Document document() const {
        ExportOptions wanted = options();
        wanted.options.events = find_export_format("pdf")->events(wanted);
        return sheet_of(session_, wanted);
    }
    void choose() {
        const Choices& has = form().choices;
        paper_->Enable(has.paper);
        ink_->Enable(has.ink);
        content_->Enable(has.contents);
        events_->Enable(has.contents);
        board_->Enable(has.contents);
        trace_->Enable(has.trace);
        photos_->Enable(has.photos && !session_.photos.empty());
        code_->Enable(has.code);
        signatures_->Enable(has.signatures);
        table_->Enable(has.table);
        spreadsheet_->Enable(has.table);
        print_->Enable(has.printed);
        preview_->Enable(has.printed);
        copy_->Enable(has.copied);
    }
    /// Has what the file cannot say reported before it is written.
    ExportOptions with_content(ExportOptions options) {
        options.report_loss = [this](const Text& loss) {
            wxMessageBox(words(loss), _("Not everything fits"), wxOK | wxICON_INFORMATION, this);
        };
        return options;
    }
    void save() {
        const ExportFormat& chosen = form();
        if (save_bytes(this, words(chosen.label), file_name_of(session_, chosen.ending, options().options),
                       chosen.ending, [&] { return chosen.bytes(session_, with_content(options())); })) {
            EndModal(wxID_OK);
        }
    }

    const Store& store_;
    const Session session_;
    wxListBox* forms_ = nullptr;
    wxChoice *paper_ = nullptr, *ink_ = nullptr, *content_ = nullptr, *events_ = nullptr, *table_ = nullptr,
             *spreadsheet_ = nullptr;
    wxCheckBox *board_ = nullptr, *trace_ = nullptr, *photos_ = nullptr, *code_ = nullptr, *signatures_ = nullptr;
    wxButton *print_ = nullptr, *preview_ = nullptr, *copy_ = nullptr;
};

}  // namespace

void send_out(wxWindow* parent, const Store& store, const Scene& scene) {
    if (scene.session != nullptr) {
        send_out(parent, store, *scene.session);
    }
}

void send_out(wxWindow* parent, const Store& store, const Session& session) {
    SendDialog(parent, store, session).ShowModal();
}

}  // namespace castalia
