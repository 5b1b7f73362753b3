#include "app/ui/panels/log_panel.h"

#include <algorithm>
#include <map>
#include <utility>

#include <wx/dataview.h>
#include <wx/dcmemory.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/words.h"
#include "app/ui/panels/log_rows.h"

namespace castalia {

namespace {

enum Column : unsigned { kNumber, kMark, kSentence };

constexpr int kMarkSide = 18;
constexpr int kNumberWidth = 40, kMarkWidth = 28;

/// What follows from an event stands a little in from it.
const wxString kIndent = wxString::FromUTF8("\u2003");

wxString escaped(wxString text) {
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    text.Replace("\n", " ");
    return text;
}

wxBitmap clear_square() {
    wxImage image(kMarkSide, kMarkSide);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), kMarkSide * kMarkSide, static_cast<unsigned char>(0));
    return wxBitmap(image);
}

}  // namespace

/// The rows of the log as a native list sees them. Values are made when a row is shown, not before.
class LogPanel::Model : public wxDataViewVirtualListModel {
public:
    void follow(const Scene& scene) {
        const auto names = scene.session == nullptr ? std::vector<std::string>{} : scene.session->heading().players;
        if (names != names_) {
            names_ = names;
            marks_.clear();
        }
        ply_ = scene.ply;
        selected_ = kNoRow;
        ruled_.clear();
        if (scene.session != nullptr) {
            rows_.follow(*scene.session);
            for (const Step& step : scene.session->replay().steps()) {
                ruled_.push_back(step.stands && step.refusal.has_value());
            }
            Reset(static_cast<unsigned>(rows_.rows().size()));
        } else {
            Reset(0);
        }
    }
    const LogRows& log() const { return rows_; }
    void forget_marks() { marks_.clear(); }

    static constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);
    void select(std::size_t row) {
        const std::size_t before = std::exchange(selected_, row);
        for (const std::size_t changed : {before, row}) {
            if (changed < rows_.rows().size()) {
                RowChanged(static_cast<unsigned>(changed));
            }
        }
    }

private:
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
        if (row >= rows_.rows().size()) {
            return;
        }
        const LogRow& line = rows_.rows()[row];
        switch (column) {
            case kNumber: value = own_line(line) ? wxString::Format("%zu", line.step + 1) : wxString(); break;
            case kMark: value << mark_of(line); break;
            default: value = sentence(line); break;
        }
    }

    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override {
        if (row >= rows_.rows().size()) {
            return false;
        }
        look.SetColour(row == selected_ ? palette().onselect : ink(rows_.rows()[row], column));
        return true;
    }

    const wxColour& ink(const LogRow& line, unsigned column) const {
        const Palette& colours = palette();
        if (line.step >= ply_ || column == kNumber) {
            return colours.secondary;
        }
        switch (line.kind) {
            case LogRow::Kind::ruling: return colours.ruling;
            case LogRow::Kind::refused: return colours.refusal;
            case LogRow::Kind::corrected: return colours.warning;
            case LogRow::Kind::consequence: return colours.secondary;
            default: return colours.text;
        }
    }

    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

    static bool own_line(const LogRow& line) {
        return line.kind == LogRow::Kind::event || line.kind == LogRow::Kind::refused;
    }

    /// The clause stands last, so it gives way before the sentence where the log is narrow.
    wxString sentence(const LogRow& line) const {
        wxString text = escaped(words(line.text));
        if (line.kind == LogRow::Kind::heading) {
            return "<b>" + text + "</b>";
        }
        if (own_line(line)) {
            return ruled(line.step) ? "<span underline=\"low\">" + text + "</span>"
                   : line.kind == LogRow::Kind::refused ? "<s>" + text + "</s>" : text;
        }
        if (line.kind == LogRow::Kind::note) {
            text = "<i>" + text + "</i>";
        }
        if (!line.clause.empty()) {
            text += "  <small>" + wxString::FromUTF8("§ ") + escaped(utf8(short_clause(line.clause))) + "</small>";
        }
        return kIndent + text;
    }

    bool ruled(std::size_t step) const { return step < ruled_.size() && ruled_[step]; }

    wxBitmap mark_of(const LogRow& line) const {
        const auto drawn = [&](const char* name, const wxColour& ink) {
            auto& mark = marks_[name];
            if (!mark.IsOk()) {
                mark = art(name, ink, kMarkSide).GetBitmap(wxSize(kMarkSide, kMarkSide));
            }
            return mark;
        };
        switch (line.kind) {
            case LogRow::Kind::ruling: return drawn("mark-ruling", palette().ruling);
            case LogRow::Kind::corrected: return drawn("mark-corrected", palette().warning);
            case LogRow::Kind::note: return drawn("mark-note", palette().secondary);
            case LogRow::Kind::refused: return drawn("mark-refusal", palette().refusal);
            case LogRow::Kind::event: return line.seat ? disc(*line.seat) : blank();
            default: return blank();
        }
    }

    wxBitmap blank() const {
        auto& mark = marks_[""];
        if (!mark.IsOk()) {
            mark = clear_square();
        }
        return mark;
    }

    wxBitmap disc(Seat seat) const {
        auto& mark = marks_["seat" + std::to_string(seat.index)];
        if (!mark.IsOk()) {
            mark = clear_square();
            wxMemoryDC memory(mark);
            const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(memory));
            constexpr double kMiddle = kMarkSide / 2.0;
            draw_disc(*gc, kMiddle, kMiddle, kMiddle - 1, utf8(names_[static_cast<std::size_t>(seat.index)]), seat);
        }
        return mark;
    }

    LogRows rows_;
    std::vector<std::string> names_;
    std::vector<bool> ruled_;
    std::size_t ply_ = 0, selected_ = kNoRow;
    mutable std::map<std::string, wxBitmap> marks_;
};

LogPanel::LogPanel(wxWindow* parent, LogActions actions)
    : wxPanel(parent), actions_(std::move(actions)), model_(new Model, [](Model* model) { model->DecRef(); }) {
    auto* heading = child<wxStaticText>(this, wxID_ANY, _("Log"));
    count_ = child<wxStaticText>(this, wxID_ANY, wxString());
    search_ = child<wxSearchCtrl>(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    search_->SetDescriptiveText(_("Search  Ctrl+F"));
    heading->SetFont(heading->GetFont().Bold());
    list_ = child<wxDataViewCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxDV_SINGLE | wxDV_NO_HEADER | wxBORDER_NONE);
    list_->AssociateModel(model_.get());
    list_->AppendTextColumn(_("Event"), kNumber, wxDATAVIEW_CELL_INERT, FromDIP(kNumberWidth), wxALIGN_RIGHT);
    list_->AppendBitmapColumn(_("Who"), kMark, wxDATAVIEW_CELL_INERT, FromDIP(kMarkWidth), wxALIGN_CENTRE);
    // The renderer belongs to its column and the column to the list.
    auto* sentence = new wxDataViewTextRenderer;
    sentence->EnableMarkup();
    sentence->EnableEllipsize(wxELLIPSIZE_END);
    list_->AppendColumn(new wxDataViewColumn(_("What"), sentence, kSentence, wxCOL_WIDTH_DEFAULT, wxALIGN_LEFT));

    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(spacing::apart)));
    top->Add(count_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(spacing::between)));
    top->AddStretchSpacer();
    top->Add(search_, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(spacing::close)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(top, wxSizerFlags().Expand());
    all->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(all);

    set_accessible(list_, _("Log of the session"));
    set_accessible(search_, _("Search the log"));
    search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { find_next(); });
    search_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { find_next(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { picked(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) { open_menu(event); });
    restyle();
}

void LogPanel::restyle() {
    SetBackgroundColour(palette().surface);
    model_->forget_marks();
    list_->SetBackgroundColour(palette().surface);
    list_->SetFont(font_of(*this, TypeStep::normal));
    list_->Refresh();
}

void LogPanel::show(const Scene& scene) {
    showing_ = true;
    numbers_.clear();
    if (scene.session != nullptr) {
        for (const Step& step : scene.session->replay().steps()) {
            numbers_.push_back(step.entry.number);
        }
    }
    model_->follow(scene);
    count_->SetLabel(words(say_count("{n} event", "{n} events", static_cast<long long>(numbers_.size()))));
    const std::vector<LogRow>& rows = model_->log().rows();
    if (!rows.empty()) {
        const bool back = scene.looking_back() && scene.ply > 0;
        const std::size_t row = back ? model_->log().row_of(scene.ply - 1) : rows.size() - 1;
        const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
        if (back) {
            list_->Select(item);
            model_->select(row);
        } else {
            list_->UnselectAll();
        }
        list_->EnsureVisible(item);
    }
    Layout();
    showing_ = false;
}

void LogPanel::focus_search() { search_->SetFocus(); }

void LogPanel::find_next() {
    const wxDataViewItem chosen = list_->GetSelection();
    const std::size_t from = chosen.IsOk() ? model_->GetRow(chosen) : model_->log().rows().size();
    if (model_->log().rows().empty() || search_->IsEmpty()) {
        return;
    }
    if (const auto row = model_->log().find(utf8(search_->GetValue()), from)) {
        const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(*row));
        list_->Select(item);
        list_->EnsureVisible(item);
        picked();
    }
}

std::optional<std::size_t> LogPanel::chosen_step() const {
    const wxDataViewItem chosen = list_->GetSelection();
    if (!chosen.IsOk()) {
        return std::nullopt;
    }
    const std::size_t row = model_->GetRow(chosen);
    return row < model_->log().rows().size() ? std::optional(model_->log().rows()[row].step) : std::nullopt;
}

void LogPanel::picked() {
    const std::optional<std::size_t> step = chosen_step();
    if (showing_ || !step) {
        return;
    }
    // The list is built anew by what is called, so it is called when the list is done with the click.
    CallAfter([this, step = *step] {
        step + 1 >= numbers_.size() ? actions_.back_to_now() : actions_.look_at(step + 1);
    });
}

void LogPanel::open_menu(wxDataViewEvent& event) {
    if (!event.GetItem().IsOk()) {
        return;
    }
    const LogRow line = model_->log().rows().at(model_->GetRow(event.GetItem()));
    wxMenu menu;
    const EntryNumber number = numbers_.at(line.step);
    const auto offer = [&](const wxString& label, std::function<void()> act) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(wxEVT_MENU, [this, act](wxCommandEvent&) { CallAfter(act); }, id);
    };
    offer(_("Correct…\tF2"), [this, number] { actions_.correct(number); });
    offer(_("Insert before…"), [this, number] { actions_.insert_before(number); });
    offer(_("Leave out…"), [this, number] { actions_.remove(number); });
    offer(_("Annotate…"), [this, number] { actions_.annotate(number); });
    menu.AppendSeparator();
    offer(_("Undo to here"), [this, step = line.step] { actions_.undo_to(step + 1); });
    if (!line.clause.empty()) {
        offer(_("Show the rule"), [this, clause = line.clause] { actions_.show_clause(clause); });
    }
    PopupMenu(&menu);
}

}  // namespace castalia
