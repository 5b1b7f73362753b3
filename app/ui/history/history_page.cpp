#include "app/ui/history/history_page.h"

#include <algorithm>
#include <span>
#include <utility>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/export/many_dialog.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/history/filter_bar.h"
#include "app/ui/history/history_footer.h"
#include "app/ui/history/history_model.h"
#include "app/ui/history/session_details.h"
#include "app/ui/history/session_preview.h"
#include "app/ui/review/side_by_side.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wrapped_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Returns the share of the list in the page; in large text a third is too little for the preview.
double list_share() { return large_text() ? 0.5 : 0.64; }

std::unique_ptr<Session> read(const Store& store, const std::string& id) {
    try {
        return std::make_unique<Session>(store.load(id));
    } catch (const Failure&) {
        return nullptr;  // This version may not know the game; the heading is shown all the same.
    }
}

/// Returns the order. At first, names go upward and numbers downward; the arrow in the heading tells the direction.
HistoryOrder order_of(const wxDataViewColumn* sorted, const std::vector<HistoryColumn>& columns) {
    if (sorted == nullptr) {
        return {};
    }
    const HistoryColumn& column = columns.at(sorted->GetModelColumn());
    const bool upward = sorted->IsSortOrderAscending();
    return column.by ? HistoryOrder{*column.by, column.from_a != upward}
                     : HistoryOrder{HistoryOrder::By::date, upward};
}

}  // namespace

HistoryPage::HistoryPage(wxWindow* parent, Store& store, Calls calls)
    : wxPanel(parent), store_(store), calls_(std::move(calls)), model_(new HistoryModel(store)) {
    filters_ = child<FilterBar>(this, store_, [this] { show_rows(); });
    auto* split =
        child<wxSplitterWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE | wxSP_THIN_SASH);
    constexpr int kLeast = 240;
    auto* left = list(split);
    split->SplitVertically(left, side(split));
    split->SetMinimumPaneSize(FromDIP(kLeast));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(filters_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(spacing::apart)));
    down->Add(split, wxSizerFlags(1).Expand());
    SetSizer(down);
    // The sash keeps its share of the page until somebody moves it.
    split->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        sash_moved_ = true;
        event.Skip();
    });
    split->Bind(wxEVT_SIZE, [this, split](wxSizeEvent& event) {
        event.Skip();
        if (!sash_moved_) {
            split->SetSashPosition(static_cast<int>(event.GetSize().x * list_share()));
        }
    });
    bind();
    turn_to_trash(false);
    show_chosen();
}

HistoryPage::~HistoryPage() = default;

wxWindow* HistoryPage::list(wxWindow* parent) {
    auto* left = child<wxPanel>(parent);
    list_ = child<wxDataViewCtrl>(left, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_MULTIPLE | wxDV_ROW_LINES);
    list_->AssociateModel(model_.get());
    unsigned number = 0;
    for (const HistoryColumn& column : model_->columns()) {
        const int sorts = column.by ? wxDATAVIEW_COL_SORTABLE : 0;
        auto* made =
            list_->AppendTextColumn(column.name, number++, wxDATAVIEW_CELL_INERT, column.letters * GetCharWidth(),
                                    column.side, sorts | wxDATAVIEW_COL_RESIZABLE);
        made->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        if (column.role == HistoryColumn::Role::date) {
            made->SetWidth(std::max(dates_width(*list_), column.letters * GetCharWidth()));
            made->SetSortOrder(false);
        }
    }
    list_->Bind(wxEVT_SIZE, [this, width = 0](wxSizeEvent& event) mutable {
        event.Skip();
        if (std::exchange(width, event.GetSize().x) != event.GetSize().x) {
            fit_columns_to_result(*list_, *model_);
        }
    });
    footer_ = child<wxStaticText>(left, wxID_ANY, "");
    footer_->SetForegroundColour(palette().secondary);
    auto* down = new wxBoxSizer(wxVERTICAL);
    rulings_ = child<wxButton>(left, wxID_ANY, _("Rulings…"));
    rulings_->SetToolTip(_("What tables decided against the rules, in all sessions, and the house rules") + ", " +
                         key_words("Ctrl+Shift+L"));
    auto* foot = new wxBoxSizer(wxHORIZONTAL);
    foot->Add(footer_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(spacing::between)));
    foot->Add(rulings_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(spacing::between)));
    down->Add(list_, wxSizerFlags(1).Expand());
    down->Add(foot, wxSizerFlags().Expand());
    left->SetSizer(down);
    return left;
}

wxWindow* HistoryPage::side(wxWindow* parent) {
    auto* right = child<wxPanel>(parent);
    preview_ = child<SessionPreview>(right, store_.games());
    look_ = child<wxButton>(right, wxID_ANY, _("Look through it"));
    add_style(look_, "suggested-action");
    review_ = child<wxButton>(right, wxID_ANY, _("Review"));
    review_->SetToolTip("F3");
    compare_ = child<wxButton>(right, wxID_ANY, _("Compare…"));
    compare_->SetToolTip(_("Shift") + "+F3");
    edit_ = child<wxButton>(right, wxID_ANY, _("Change…"));
    edit_->SetToolTip(_("Title, place, date, tags, and whether the session counts") + ", F2");
    send_ = child<wxButton>(right, wxID_ANY, _("Export…"));
    send_->SetToolTip(key_words("Ctrl+E"));
    remove_ = child<wxButton>(right, wxID_ANY, _("Move to the trash"), wxDefaultPosition, wxDefaultSize,
                              large_text() ? wxBU_EXACTFIT : 0);
    empty_ = child<wxButton>(right, wxID_ANY, _("Empty the trash…"));
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);  // Large text needs a second row.
    for (wxButton* button : {look_, review_, compare_, edit_, send_, empty_, remove_}) {
        buttons->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::between)));
    }
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(preview_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::around)));
    down->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(spacing::around)));
    right->SetSizer(down);
    return right;
}

void HistoryPage::bind() {
    model_->on_end([this](bool back) {
        // This is asked for while the list is drawn, so the list grows afterwards, once.
        if (!std::exchange(reading_on_, true)) {
            CallAfter([this, back] {
                back ? model_->read_back() : model_->read_on();
                reading_on_ = false;
                show_footer();
            });
        }
    });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { open_chosen(); }); });
    on_sorted(*list_, [this] { show_rows(); });
    list_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int code = event.GetKeyCode();
        if (code == WXK_DELETE || code == WXK_NUMPAD_DELETE) {
            delete_pressed();
        } else if (code == WXK_F2) {
            edit_chosen();
        } else if ((code == WXK_END || code == WXK_NUMPAD_END) && !event.ShiftDown() && !event.AltDown()) {
            go_to_end();
        } else {
            event.Skip();
        }
    });
    filters_->lead_to([this] { CallAfter([this] { open_chosen(); }); }, [this] { list_->SetFocus(); });
    look_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { open_chosen(); }); });
    review_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter(calls_.review); });
    compare_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { compare_chosen(); });
    rulings_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter(calls_.rulings); });
    edit_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { edit_chosen(); });
    send_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { export_chosen(); });
    remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { in_trash_ ? restore_chosen() : trash_chosen(); });
    empty_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { empty_trash(); });
}

void HistoryPage::refresh() {
    const std::vector<std::string> before = chosen_ids();
    filters_->refresh();
    preview_->show_nothing({});  // The preview shows later changes, too.
    show_rows();
    if (before.size() > 1) {  // One stays chosen by itself.
        choose_listed(before);
    }
}

void HistoryPage::focus_search() { filters_->focus_search(); }

void HistoryPage::choose_person(PersonKey person) { filters_->choose_person(person); }

void HistoryPage::show_rows() {
    const std::vector<std::string> before = chosen_ids();
    const std::string kept = before.empty() ? std::string() : before.front();
    const Filter filter = filters_->filter();
    turn_to_trash(filter.trash);
    model_->ask(filter, order_of(sorted_column(*list_), model_->columns()));
    list_->GetColumn(model_->column(HistoryColumn::Role::result))
        ->SetTitle(filter.words.empty() ? _("Result") : _("Text that was found"));
    fit_headings(*list_);
    show_footer();
    const auto again = std::ranges::find(model_->rows(), kept, [](const HistoryRow& row) { return row.session.id; });
    choose(again == model_->rows().end() ? 0 : static_cast<std::size_t>(again - model_->rows().begin()));
}

void HistoryPage::choose(std::size_t row) {
    if (row < model_->rows().size()) {
        const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
        list_->UnselectAll();
        list_->Select(item);
        list_->SetCurrentItem(item);
        row == 0 ? scroll_to_first_row(*list_) : list_->EnsureVisible(item);
    }
    show_chosen();
}

std::vector<std::size_t> HistoryPage::chosen_rows() const {
    wxDataViewItemArray items;
    list_->GetSelections(items);
    std::vector<std::size_t> rows;
    for (const wxDataViewItem& item : items) {
        if (const std::size_t row = model_->GetRow(item); row < model_->rows().size()) {
            rows.push_back(row);
        }
    }
    std::ranges::sort(rows);
    return rows;
}

std::vector<std::string> HistoryPage::chosen_ids() const {
    std::vector<std::string> ids;
    for (const std::size_t row : chosen_rows()) {
        ids.push_back(model_->rows()[row].session.id);
    }
    return ids;
}

const HistoryRow* HistoryPage::chosen() const {
    const std::vector<std::size_t> rows = chosen_rows();
    return rows.size() == 1 ? &model_->rows()[rows.front()] : nullptr;
}

void HistoryPage::show_chosen() {
    const std::size_t count = chosen_rows().size();
    const HistoryRow* row = chosen();
    const bool trash = filters_->in_trash();
    look_->Show(row != nullptr && !trash);
    review_->Show(row != nullptr && !trash);
    edit_->Show(count > 0 && !trash);
    show_comparing(count);
    send_->Show(count > 0 && !trash);
    show_removing(count);
    if (count > 1) {
        const auto many = static_cast<unsigned>(count);
        preview_->show_nothing(
            wxString::Format(wxPLURAL("%u session is chosen", "%u sessions are chosen", many), many),
            trash ? wxString() : objection_to_comparing().value_or(_("Shift+F3 lays them side by side.")));
    } else if (row == nullptr) {
        Filter filter = filters_->filter();
        filter.trash = false;
        preview_->show_nothing(!filter.is_empty() ? _("No session matches the search")
                               : trash            ? _("The trash is empty")
                                                  : _("There are no sessions yet"));
    } else {
        look_->SetLabelText(row->session.status == Status::open ? _("Continue") : _("Look through it"));
        look_->SetToolTip(_("Enter"));
        // Sessions in the trash are not read.
        preview_->show(trash ? nullptr : read(store_, row->session.id), *row);
    }
    for (wxButton* one : {look_, remove_}) {
        one->InvalidateBestSize();  // Other words need another width.
    }
    look_->GetParent()->Layout();
}

std::optional<std::string> HistoryPage::to_review() const {
    const HistoryRow* row = chosen();
    return row == nullptr || filters_->in_trash() ? std::nullopt : std::optional(row->session.id);
}

void HistoryPage::open_chosen() {
    if (const HistoryRow* row = chosen(); row != nullptr && !filters_->in_trash()) {
        calls_.open(std::string(row->session.id), row->event);
    }
}

void HistoryPage::after_change(const std::vector<std::string>& ids, std::size_t row) {
    for (const std::string& id : calls_.changed ? ids : std::vector<std::string>()) {
        calls_.changed(id);
    }
    refresh();
    // Changed sessions stay chosen wherever they are now; the next one takes the place of one that is gone.
    const auto rows = std::span(model_->rows());
    const auto again = std::ranges::find(rows, ids.front(), [](const HistoryRow& one) { return one.session.id; });
    choose(again != rows.end() ? static_cast<std::size_t>(again - rows.begin())
                               : std::min(row, rows.empty() ? 0 : rows.size() - 1));
    list_->SetFocus();
}

void HistoryPage::export_chosen() {
    const std::vector<std::string> ids = chosen_ids();
    if (ids.empty() || filters_->in_trash()) {
        return;
    }
    if (ids.size() > 1) {
        send_out_many(wxGetTopLevelParent(this), store_, ids);
    } else if (const std::unique_ptr<Session> session = read(store_, ids.front())) {
        send_out(wxGetTopLevelParent(this), store_, *session);
    }
    list_->SetFocus();
}

void HistoryPage::edit_chosen() {
    const std::vector<std::string> ids = chosen_ids();
    if (ids.empty() || filters_->in_trash()) {
        return;
    }
    const std::size_t at = chosen_rows().front();
    if (ids.size() == 1 ? edit_details(this, store_, ids.front()) : edit_many(this, store_, ids)) {
        after_change(ids, at);
    }
}

void HistoryPage::go_to_end() {
    model_->read_end();
    show_footer();
    if (!model_->rows().empty()) {
        choose(model_->rows().size() - 1);
    }
}

void HistoryPage::show_footer(const wxString& first) {
    const wxString text = footer_text(model_->history(), filters_->filter(), *model_);
    wrap_words(*footer_, first.empty() ? text : first + " " + text, [this] {
        return footer_->GetParent()->GetClientSize().x - rulings_->GetBestSize().x - 3 * FromDIP(spacing::between);
    });
    footer_->GetParent()->Layout();
}

std::optional<wxString> HistoryPage::objection_to_comparing() const {
    if (filters_->in_trash()) {
        return _("What lies in the trash is not compared.");
    }
    std::vector<std::string> games;
    for (const std::size_t row : chosen_rows()) {
        const std::string& game = model_->rows()[row].session.game;
        if (store_.games().find(game) == nullptr) {
            return _("A session of a game that this version does not know cannot be compared.");
        }
        games.push_back(game);
    }
    const std::optional<Text> objection = review::compare_objection(games);
    return objection ? std::optional(words(*objection)) : std::nullopt;
}

void HistoryPage::compare_chosen() {
    if (const std::optional<wxString> objection = objection_to_comparing()) {
        show_footer(*objection);
        Announcer().announce(*footer_, *objection);
        return;
    }
    std::vector<Session> sessions;
    for (const std::string& id : chosen_ids()) {
        sessions.push_back(store_.load(id));
    }
    show_side_by_side(wxGetTopLevelParent(this), review::comparison_of(sessions));
    list_->SetFocus();
}

void HistoryPage::show_comparing(std::size_t chosen) {
    compare_->Show(chosen > 1 && !filters_->in_trash());
    compare_->Enable(!objection_to_comparing());
}

}  // namespace castalia
