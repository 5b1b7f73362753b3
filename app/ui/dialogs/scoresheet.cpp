// Every point with where it came from, and the ladder that finds the winner.
#include <algorithm>
#include <set>

#include <wx/dataview.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/columns.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"

namespace castalia {

namespace {

/// A list of words in which some rows are bold.
class SheetStore final : public wxDataViewListStore {
public:
    void make_bold(unsigned row) { bold_.insert(row); }

private:
    bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attributes) const override {
        attributes.SetBold(bold_.contains(row));
        return bold_.contains(row);
    }
    std::set<unsigned> bold_;
};

wxString value_words(const Scoresheet::Row& row, std::size_t seat, int parts) {
    const wxString number = utf8(number_text(row.values[seat], parts));
    if (seat >= row.sources.size() || row.sources[seat].empty()) {
        return number;
    }
    return number + wxString::FromUTF8(" · ") + words(row.sources[seat]);
}

class ScoresheetDialog final : public StandardDialog {
public:
    ScoresheetDialog(wxWindow* parent, const Scene& scene) : StandardDialog(parent, _("Scoresheet")) {
        const Scoresheet sheet = scene.session->playthrough().score(scene.ply);
        auto* sentence = child<wxStaticText>(this, wxID_ANY, words(sheet.sentence));
        sentence->SetFont(font_of(*this, TypeStep::heading2));
        contents()->Add(sentence, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::between)));
        add_rows(scene, sheet);
        add_buttons({}, _("Close"));
        constexpr int kLeast = 560, kMost = 1140, kAround = 80, kHigh = 420;
        settle({std::clamp(ToDIP(wanted_width(*list_)) + kAround, kLeast, kMost), kHigh});
        sentence->Wrap(GetClientSize().x - 2 * FromDIP(spacing::page));
        Layout();
        list_->SetFocus();
    }

private:
    void add_rows(const Scene& scene, const Scoresheet& sheet) {
        list_ = child<wxDataViewCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(list_, _("Scoresheet"), words(sheet.sentence));
        const wxObjectDataPtr<SheetStore> store(new SheetStore);
        const auto column = [&](const wxString& title) {
            store->AppendColumn("string");
            list_->AppendTextColumn(title, list_->GetColumnCount());
        };
        column("");
        for (const std::string& name : scene.session->names()) {
            column(utf8(name));
        }
        column(_("Rule"));
        for (const Scoresheet::Row& row : sheet.rows) {
            wxVector<wxVariant> cells;
            cells.push_back(words(row.label));
            for (std::size_t seat = 0; seat < row.values.size(); ++seat) {
                cells.push_back(value_words(row, seat, sheet.parts));
            }
            append(*store, cells, row.clause);
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            wxVector<wxVariant> cells;
            cells.push_back(step.decided ? words(step.label) + wxString::FromUTF8(" – ") + _("decided")
                                         : words(step.label));
            for (const long long value : step.values) {
                cells.push_back(utf8(number_text(value, sheet.parts)));
            }
            if (step.decided) {
                store->make_bold(store->GetCount());
            }
            append(*store, cells, step.clause);
        }
        list_->AssociateModel(store.get());
        keep_columns_fitted(*list_);
        contents()->Add(list_, wxSizerFlags(1).Expand());
    }

    /// A row may be of fewer players than sit here, such as of a team.
    void append(SheetStore& store, wxVector<wxVariant> cells, const std::string& clause) {
        while (cells.size() + 1 < list_->GetColumnCount()) {
            cells.push_back(wxString());
        }
        cells.push_back(wxString::FromUTF8("§ ") + utf8(clause).AfterFirst('.'));
        store.AppendItem(cells);
    }

    wxDataViewCtrl* list_ = nullptr;
};

}  // namespace

void show_scoresheet(wxWindow* parent, const Scene& scene) {
    if (scene.session != nullptr) {
        ScoresheetDialog(parent, scene).ShowModal();
    }
}

}  // namespace castalia
