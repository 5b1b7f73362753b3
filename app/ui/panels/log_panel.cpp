#include "app/ui/panels/log_panel.h"

#include <wx/dataview.h>
#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/seat_colours.h"

namespace castalia {

namespace {

constexpr int kSpoken = 0;  ///< A column of one pixel: what a screen reader reads, for a drawn cell has no text.
constexpr int kDrawn = 1;
constexpr int kNumberWidth = 34, kDiscAt = 48, kTextAt = 64, kFollowsAt = 56, kMarkAt = 32;
constexpr int kEventHeight = 24, kFollowsHeight = 21, kTurnHeight = 27;

bool small_row(LogRow::Kind kind) { return kind != LogRow::Kind::event && kind != LogRow::Kind::turn; }

wxString spoken(const LogRow& row) {
    const wxString text = words(row.text);
    switch (row.kind) {
        case LogRow::Kind::event:
            return wxString::Format("%zu ", row.step + 1) + text +
                   (row.ruled ? ", " + _("ruled by the table") : wxString());
        case LogRow::Kind::corrected: return _("corrected") + ", " + text;
        case LogRow::Kind::ruling: return _("ruling") + ", " + text;
        default: return row.clause.empty() ? text : text + ", " + utf8(row.clause);
    }
}

}  // namespace

class LogPanel::Rows final : public wxDataViewVirtualListModel {
public:
    explicit Rows(const LogPanel& panel) : panel_(panel) {}

    /// Null for a row that is being taken off: while rows go one by one the list asks for others that are gone
    /// already.
    const LogRow* row(unsigned index) const {
        const std::vector<LogRow>& rows = panel_.session_log_.rows();
        const bool stands = index < panel_.visible_.size() && panel_.visible_[index] < rows.size();
        return stands ? &rows[panel_.visible_[index]] : nullptr;
    }
    unsigned GetColumnCount() const override { return 2; }
    wxString GetColumnType(unsigned column) const override { return column == kSpoken ? "string" : "long"; }
    void GetValueByRow(wxVariant& value, unsigned index, unsigned column) const override {
        if (column == kSpoken) {
            const LogRow* told = row(index);
            value = told == nullptr ? wxString() : spoken(*told);
        } else {
            value = static_cast<long>(index);
        }
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& look) const override {
        if (column == kSpoken) {
            look.SetColour(palette().card);  // What is to be heard need not be seen twice.
        }
        return column == kSpoken;
    }

private:
    const LogPanel& panel_;
};

/// Draws one row: number, disc, sentence; beneath it what followed, with the clause at the right.
class LogPanel::Painter final : public wxDataViewCustomRenderer {
public:
    explicit Painter(const LogPanel& panel)
        : wxDataViewCustomRenderer("long", wxDATAVIEW_CELL_INERT, wxALIGN_LEFT), panel_(panel) {}

    bool SetValue(const wxVariant& value) override {
        index_ = static_cast<unsigned>(value.GetLong());
        return true;
    }
    bool GetValue(wxVariant& value) const override {
        value = static_cast<long>(index_);
        return true;
    }
    wxSize GetSize() const override {
        const LogRow* row = here();
        const int height = row == nullptr                    ? kEventHeight
                           : row->kind == LogRow::Kind::turn ? kTurnHeight
                           : small_row(row->kind)            ? kFollowsHeight
                                                             : kEventHeight;
        return {panel_.row_width(), panel_.FromDIP(static_cast<int>(height * text_size()))};
    }
    bool Render(wxRect cell, wxDC* dc, int state) override {
        const LogRow* row = here();
        // On GTK the list's own context draws on the graphics context that it has; elsewhere one is made.
        std::unique_ptr<wxGraphicsContext> made;
        wxGraphicsContext* gc = dc->GetGraphicsContext();
        if (gc == nullptr) {
            made.reset(wxGraphicsContext::CreateFromUnknownDC(*dc));
            gc = made.get();
        }
        if (row != nullptr && gc != nullptr) {
            draw(*gc, *row, cell, (state & wxDATAVIEW_CELL_SELECTED) != 0);
        }
        return true;
    }

private:
    const LogRow* here() const { return panel_.model_->row(index_); }
    double dip(double value) const { return panel_.FromDIP(static_cast<int>(value * text_size())); }

    void draw(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
        const Palette& look = palette();
        const bool future = row.step >= panel_.future_from_;
        const wxColour ink = selected ? look.onselect : future ? look.secondary : look.text;
        const wxColour quiet = selected ? look.onselect : look.secondary;
        const bool small = small_row(row.kind);
        Face face{pixels_of(small ? TypeStep::small : TypeStep::normal), row.kind == LogRow::Kind::turn, false};
        const Extent size = measure(gc, "Hg", face);
        const double baseline = cell.y + (cell.height + size.ascent - size.descent) / 2;
        const double right = cell.x + cell.width - dip(spacing::between);
        if (row.kind == LogRow::Kind::turn) {
            face.size = pixels_of(TypeStep::small);
            write(gc, words(row.text), cell.x + dip(kNumberWidth + spacing::unit), baseline, face, ink, Align::left,
                  right - cell.x - dip(kNumberWidth));
            return;
        }
        if (row.kind == LogRow::Kind::event) {
            draw_event(gc, row, cell, baseline, right, ink, quiet);
            return;
        }
        draw_mark(gc, row, cell, selected);
        const double left = cell.x + dip(kFollowsAt);
        const wxString text = words(row.text);
        const double wanted = measure(gc, text, face).width;
        const double room = right - left;
        // The clause gives way before the sentence.
        const double most_clause = room - wanted - dip(spacing::apart);
        const double clause =
            row.clause.empty() ? 0 : draw_clause(gc, utf8(row.clause), right, baseline, most_clause, quiet);
        write(gc, text, left, baseline, face, quiet, Align::left,
              clause > 0 ? room - clause - dip(spacing::apart) : room);
    }

    void draw_event(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, double baseline, double right,
                    const wxColour& ink, const wxColour& quiet) const {
        const Face number{pixels_of(TypeStep::small), false, false};
        write(gc, wxString::Format("%zu", row.step + 1), cell.x + dip(kNumberWidth), baseline, number, quiet,
              Align::right);
        if (row.seat && row.seat->index >= 0) {
            constexpr double kDisc = 8.5;
            const auto seat = static_cast<std::size_t>(row.seat->index);
            const wxString name = seat < panel_.names_.size() ? utf8(panel_.names_[seat]) : wxString("?");
            draw_disc(gc, cell.x + dip(kDiscAt), cell.y + cell.height / 2.0, dip(kDisc), name,
                      seat_ink(seat, seat < panel_.colours_.size() ? panel_.colours_[seat] : std::string()));
        }
        const Face face{pixels_of(TypeStep::normal), false, false};
        const double left = cell.x + dip(kTextAt);
        const double width = write(gc, words(row.text), left, baseline, face, ink, Align::left, right - left);
        if (row.ruled) {
            draw_stet(gc, left, baseline + dip(spacing::unit), width);
        }
    }

    void draw_mark(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const {
        const Palette& look = palette();
        const auto mark = [&](const char* name, const wxColour& colour) {
            constexpr double kSide = 14;
            draw_art(gc, name,
                     {cell.x + dip(kMarkAt), cell.y + (cell.height - dip(kSide)) / 2, dip(kSide), dip(kSide)},
                     selected ? look.onselect : colour);
        };
        switch (row.kind) {
            case LogRow::Kind::ruling: return mark("mark-ruling", look.ruling);
            case LogRow::Kind::corrected: return mark("mark-corrected", look.warning);
            case LogRow::Kind::refused: return mark("mark-refusal", look.refusal);
            case LogRow::Kind::note: return mark("mark-note", look.secondary);
            default: return;
        }
    }

    const LogPanel& panel_;
    unsigned index_ = 0;
};

LogPanel::LogPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().card);
    auto* head = child<wxPanel>(this);
    head->SetBackgroundColour(palette().background);
    auto* title = child<wxStaticText>(head, wxID_ANY, _("Log"));
    title->SetFont(font_of(*this, TypeStep::heading1, true));
    title->SetForegroundColour(palette().text);
    count_ = child<wxStaticText>(head, wxID_ANY, "");
    count_->SetForegroundColour(palette().secondary);
    search_ = child<wxSearchCtrl>(head, wxID_ANY);
    search_->SetDescriptiveText(_("Search Ctrl+F"));
    set_accessible(search_, _("Search the log"));
    list_ = child<wxDataViewCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxDV_SINGLE | wxDV_NO_HEADER | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_NONE);
    set_accessible(list_, _("Log"));
    model_ = new Rows(*this);
    list_->AssociateModel(model_);
    model_->DecRef();
    list_->AppendTextColumn("", kSpoken, wxDATAVIEW_CELL_INERT, 1);
    auto* drawn = new wxDataViewColumn("", new Painter(*this), kDrawn);
    list_->AppendColumn(drawn);

    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(title, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::around)));
    across->Add(count_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    constexpr int kSearchWidth = 150;
    search_->SetMinSize(wxSize(static_cast<int>(FromDIP(kSearchWidth) * text_size()), -1));
    across->Add(search_, wxSizerFlags().CenterVertical().Border(wxALL, FromDIP(spacing::unit)));
    head->SetSizer(across);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head, wxSizerFlags().Expand());
    down->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(down);

    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { filter(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (const auto step = selecting_ ? std::nullopt : chosen_step()) {
            calls_.look(*step);
        }
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) {
        const LogRow* row = event.GetItem().IsOk() ? model_->row(model_->GetRow(event.GetItem())) : nullptr;
        if (row != nullptr) {
            ask(row->step);
        }
    });
    // A row's height is known once the list has come to rest: rows above may have pushed the chosen one out by then.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (bring_ > 0) {
            --bring_;
            bring_chosen();
            event.RequestMore(bring_ > 0);
        }
    });
    list_->Bind(wxEVT_SIZE, [this, drawn](wxSizeEvent& event) {
        drawn->SetWidth(row_width());
        event.Skip();
    });
}

LogPanel::~LogPanel() = default;

int LogPanel::row_width() const {
    constexpr int kScrollBar = 20;
    return std::max(1, list_->GetClientSize().x - FromDIP(kScrollBar));
}

std::optional<std::size_t> LogPanel::chosen_step() const {
    const wxDataViewItem item = list_->GetSelection();
    const LogRow* row = item.IsOk() ? model_->row(model_->GetRow(item)) : nullptr;
    return row != nullptr ? std::optional(row->step) : std::nullopt;
}

void LogPanel::ask(std::size_t step) {
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<void(std::size_t)>& call) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(wxEVT_MENU, [this, call, step](wxCommandEvent&) { CallAfter([call, step] { call(step); }); }, id);
    };
    add(_("&Correct this event…") + "\tF2", calls_.correct);
    add(_("&Insert an event before it…"), calls_.insert_before);
    add(_("&Delete this event…"), calls_.remove);
    menu.AppendSeparator();
    add(_("&Undo to here"), calls_.undo_to);
    add(_("&Annotate…"), calls_.annotate);
    PopupMenu(&menu);
}

void LogPanel::focus_search() {
    search_->SetFocus();
    search_->SelectAll();
}

void LogPanel::show(const Scene& scene) {
    names_ = scene.session == nullptr ? std::vector<std::string>() : scene.session->heading().players;
    colours_ = scene.session == nullptr ? std::vector<std::string>() : seat_colours(*scene.session);
    const std::size_t first = session_log_.follow(scene.session);
    const std::size_t steps = session_log_.steps();
    const std::size_t future = scene.looking_back() ? scene.ply : steps;
    count_->SetLabel(wxString::Format(wxPLURAL("%zu event", "%zu events", static_cast<unsigned>(steps)), steps));
    const bool fewer = search_->GetValue().empty() && visible_.size() != session_log_.rows().size();
    if (first < session_log_.rows().size() || shown_steps_ != steps || fewer) {
        rows_changed(first);
    }
    shown_steps_ = steps;
    if (future != future_from_) {
        future_from_ = future;
        list_->Refresh();
    }
    select_step(scene);
}

void LogPanel::rows_changed(std::size_t first) {
    if (!search_->GetValue().empty()) {
        filter();
        return;
    }
    // Rows are taken off and put on at the end only, so that the list keeps where it stands.
    std::size_t kept = 0;  // What a search had let through before is not what stands there now.
    while (kept < std::min(first, visible_.size()) && visible_[kept] == kept) {
        ++kept;
    }
    selecting_ = true;
    constexpr std::size_t kFew = 64;
    const std::size_t gone = visible_.size() - kept;
    const std::size_t coming = session_log_.rows().size() - kept;
    if (gone + coming > kFew) {
        visible_.resize(session_log_.rows().size());
        for (std::size_t i = 0; i < visible_.size(); ++i) {
            visible_[i] = i;
        }
        model_->Reset(static_cast<unsigned>(visible_.size()));
    } else {
        while (visible_.size() > kept) {
            visible_.pop_back();
            model_->RowDeleted(static_cast<unsigned>(visible_.size()));
        }
        while (visible_.size() < session_log_.rows().size()) {
            visible_.push_back(visible_.size());
            model_->RowAppended();
        }
    }
    selecting_ = false;
}

void LogPanel::filter() {
    const wxString wanted = search_->GetValue().Lower();
    visible_.clear();
    const std::vector<LogRow>& rows = session_log_.rows();
    std::vector<bool> found(session_log_.steps(), wanted.empty());
    for (const LogRow& row : rows) {
        if (!wanted.empty() && row.kind != LogRow::Kind::turn &&
            (words(row.text) + " " + utf8(row.clause)).Lower().Contains(wanted)) {
            found[row.step] = true;
        }
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (found[rows[i].step]) {
            visible_.push_back(i);
        }
    }
    selecting_ = true;
    model_->Reset(static_cast<unsigned>(visible_.size()));
    selecting_ = false;
}

void LogPanel::bring_chosen() {
    const wxDataViewItem item = list_->GetSelection();
    if (!item.IsOk() || !list_->GetItemRect(item).IsEmpty()) {
        return;
    }
    // With a few lines around it, so that it is no matter where the list thinks its edge is.
    constexpr unsigned kAround = 3;
    const unsigned row = model_->GetRow(item), last = model_->GetCount() - 1;
    list_->EnsureVisible(model_->GetItem(std::min(row + kAround, last)));
    list_->EnsureVisible(model_->GetItem(row - std::min(row, kAround)));
}

void LogPanel::select_step(const Scene& scene) {
    selecting_ = true;
    if (!scene.looking_back()) {
        list_->UnselectAll();
        if (!visible_.empty()) {
            list_->EnsureVisible(model_->GetItem(static_cast<unsigned>(visible_.size() - 1)));
        }
    } else if (scene.ply > 0) {
        const auto row = std::ranges::find(visible_, session_log_.row_of(scene.ply - 1));
        if (row != visible_.end()) {
            const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row - visible_.begin()));
            list_->Select(item);
            list_->EnsureVisible(item);
            constexpr int kTimes = 3;
            bring_ = kTimes;
            set_accessible(list_, _("Log"), spoken(session_log_.rows()[*row]));
        }
    }
    selecting_ = false;
}

}  // namespace castalia
