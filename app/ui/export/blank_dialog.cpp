// Sheets to print before a game.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>

#include "app/publishing/export_formats.h"
#include "app/ui/export/blank_dialog.h"
#include "app/ui/export/printing.h"
#include "app/ui/export/saving.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

class BlankDialog final : public StandardDialog {
public:
    BlankDialog(wxWindow* parent, const wxString& title, std::vector<BlankSheet> sheets)
        : StandardDialog(parent, title), known_(std::move(sheets)) {
        Rows rows(this);
        sheets_ = rows.add(_("Sheets"), child<wxListBox>(this, wxID_ANY));
        for (const BlankSheet& sheet : known_) {
            sheets_->Append(words(sheet.label));
        }
        sheets_->SetSelection(0);
        constexpr int kRow = 26;
        const auto count = static_cast<double>(known_.size());
        sheets_->SetMinSize({-1, static_cast<int>(FromDIP(kRow) * text_size() * count)});  // All are seen at once.
        rows.sizer()->GetItem(sheets_)->SetProportion(1);
        paper_ = rows.choice(_("Paper"), {_("A4"), _("Letter")});
        contents()->Add(rows.sizer(), wxSizerFlags(1).Expand());
        for (const auto& [label, does] :
             {std::pair(_("&Print…"), &BlankDialog::print), {_("Pre&view…"), &BlankDialog::preview}}) {
            auto* button = child<wxButton>(this, wxID_ANY, label);
            button->Bind(wxEVT_BUTTON, [this, does](wxCommandEvent&) { (this->*does)(); });
            button_row()->Add(button, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        }
        add_buttons(_("&Save as PDF…"), _("Close"));
        Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save(); }, wxID_OK);
        constexpr int kWide = 460;
        settle({kWide, -1});
        sheets_->SetFocus();
    }

private:
    const BlankSheet& chosen() const {
        return known_.at(static_cast<std::size_t>(std::max(0, sheets_->GetSelection())));
    }
    Paper paper() const { return paper_->GetSelection() == 1 ? Paper::letter : Paper::a4; }
    document::Document sheet() const {
        document::Document drawn = chosen().draw([](const Text& text) { return utf8(words(text)); });
        drawn.language = spoken_language();
        return drawn;
    }
    void print() { print_document(this, sheet(), paper()); }
    void preview() { preview_document(this, sheet(), paper()); }
    void save() {
        if (save_bytes(this, _("Blank sheet"), chosen().name + ".pdf", "pdf",
                       [this] { return write_pdf(sheet(), paper()); })) {
            EndModal(wxID_OK);
        }
    }

    std::vector<BlankSheet> known_;
    wxListBox* sheets_ = nullptr;
    wxChoice* paper_ = nullptr;
};

}  // namespace

void choose_blank_sheet(wxWindow* parent, const Games& games) {
    std::vector<BlankSheet> all;
    std::ranges::transform(games.sheets(), std::back_inserter(all), [](const BlankSheet* one) { return *one; });
    choose_sheet(parent, _("Blank sheets"), std::move(all));
}

void choose_sheet(wxWindow* parent, const wxString& title, std::vector<BlankSheet> sheets) {
    BlankDialog(parent, title, std::move(sheets)).ShowModal();
}

}  // namespace castalia
