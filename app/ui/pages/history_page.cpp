#include "app/ui/pages/history_page.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/words.h"
#include "app/ui/pages/history_model.h"
#include "db/shelf.h"

namespace castalia {

namespace {

constexpr int kIcon = 16;

wxStaticText* quiet(wxWindow* parent) {
    auto* text = child<wxStaticText>(parent, wxID_ANY, "");
    text->SetForegroundColour(palette().secondary);
    return text;
}

/// Less than zero: `one` comes first when sorted upward.
int compared(const Shelved& one, const Shelved& other, unsigned column) {
    const auto words_of = [&](const wxString& a, const wxString& b) { return a.CmpNoCase(b); };
    const auto when = [](const Shelved& session) { return session.started.value_or(session.last); };
    switch (column) {
        case 0:
            return when(one) < when(other) ? -1 : when(other) < when(one) ? 1 : 0;
        case 1:
            return words_of(game_title(one.game), game_title(other.game));
        case 2:
            return words_of(utf8(one.title), utf8(other.title));
        case 3:
            return words_of(players_text(one), players_text(other));
        case 4:
            return words_of(result_text(one), result_text(other));
        default:
            return one.played < other.played ? -1 : other.played < one.played ? 1 : 0;
    }
}

}  // namespace

HistoryPage::HistoryPage(wxWindow* parent, Store& store, std::function<void(const std::string& id)> open)
    : wxPanel(parent), store_(store), open_(std::move(open)), model_(new Model(rows_)) {
    auto* split = child<wxSplitterWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE | wxSP_THIN_SASH);
    auto* left = list();
    auto* right = preview();
    left->Reparent(split);
    right->Reparent(split);
    constexpr double kListShare = 0.63;
    constexpr int kLeast = 240;
    split->SplitVertically(left, right);
    split->SetMinimumPaneSize(FromDIP(kLeast));

    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(tools(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::apart)));
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
            split->SetSashPosition(static_cast<int>(event.GetSize().x * kListShare));
        }
    });
    bind();
    show_chosen();
}

HistoryPage::~HistoryPage() = default;

wxSizer* HistoryPage::tools() {
    search_ = child<wxSearchCtrl>(this, wxID_ANY);
    search_->SetDescriptiveText(_("Words in logs, titles, notes"));
    search_->ShowCancelButton(true);
    set_accessible(search_, _("Words in logs, titles, notes"));
    constexpr int kLetters = 32;
    search_->SetMinSize({kLetters * GetCharWidth(), -1});
    game_ = child<wxChoice>(this, wxID_ANY);
    game_->Append(_("All games"));
    game_->SetSelection(0);
    set_accessible(game_, _("Sessions of which game"));
    trash_view_ = child<wxToggleButton>(this, wxID_ANY, _("Trash"));
    trash_view_->SetBitmap(art("icon-trash", palette().text, kIcon));
    set_accessible(trash_view_, _("Trash"), _("Shows the sessions that were put away"));
    search_->MoveBeforeInTabOrder(GetChildren().front());
    game_->MoveAfterInTabOrder(search_);
    trash_view_->MoveAfterInTabOrder(game_);

    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(search_, wxSizerFlags().CenterVertical());
    across->Add(game_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    across->AddStretchSpacer();
    across->Add(trash_view_, wxSizerFlags().CenterVertical());
    return across;
}

wxWindow* HistoryPage::list() {
    auto* left = child<wxPanel>(this);
    list_ = child<wxDataViewCtrl>(left, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->AssociateModel(model_.get());
    set_accessible(list_, _("Sessions"), _("Enter opens a session, Delete moves it to the trash"));
    const struct {
        wxString name;
        int letters;
        wxAlignment side;
    } columns[] = {{_("Date"), 12, wxALIGN_LEFT},    {_("Game"), 11, wxALIGN_LEFT},   {_("Title"), 24, wxALIGN_LEFT},
                   {_("Players"), 16, wxALIGN_LEFT}, {_("Result"), 24, wxALIGN_LEFT}, {_("Time"), 7, wxALIGN_RIGHT}};
    unsigned number = 0;
    for (const auto& column : columns) {
        auto* made = list_->AppendTextColumn(column.name, number++, wxDATAVIEW_CELL_INERT, column.letters * GetCharWidth(),
                                             column.side, wxDATAVIEW_COL_SORTABLE | wxDATAVIEW_COL_RESIZABLE);
        made->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    }
    list_->GetColumn(Model::date)->SetSortOrder(false);
    footer_ = quiet(left);

    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(list_, wxSizerFlags(1).Expand());
    down->Add(footer_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    left->SetSizer(down);
    return left;
}

wxWindow* HistoryPage::preview() {
    preview_ = child<wxPanel>(this);
    head_ = quiet(preview_);
    title_ = child<wxStaticText>(preview_, wxID_ANY, "");
    title_->SetFont(font_of(*this, TypeStep::heading3));
    result_ = child<wxStaticText>(preview_, wxID_ANY, "");
    found_ = quiet(preview_);
    sheet_ = child<wxDataViewListCtrl>(preview_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    set_accessible(sheet_, _("Scoresheet"));
    remarks_ = quiet(preview_);
    look_ = child<wxButton>(preview_, wxID_ANY, _("Look through it"));
    add_style(look_, "suggested-action");
    remove_ = child<wxButton>(preview_, wxID_ANY, _("Move to the trash"));
    remove_->SetBitmap(art("icon-trash", palette().text, kIcon));

    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(look_, wxSizerFlags().CenterVertical());
    buttons->AddStretchSpacer();
    buttons->Add(remove_, wxSizerFlags().CenterVertical());
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head_, wxSizerFlags().Expand());
    down->Add(title_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(result_, wxSizerFlags().Expand());
    down->Add(found_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));
    down->Add(sheet_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::apart)));
    down->Add(remarks_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
    down->Add(buttons, wxSizerFlags().Expand());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(down, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::around)));
    preview_->SetSizer(around);
    return preview_;
}

void HistoryPage::bind() {
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_rows(); });
    search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { list_->SetFocus(); });
    search_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { search_->Clear(); });
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_rows(); });
    trash_view_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { show_rows(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { open_chosen(); }); });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_SORTED, [this](wxDataViewEvent&) { show_rows(); });
    list_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE || event.GetKeyCode() == WXK_NUMPAD_DELETE) {
            trash_chosen();
        } else {
            event.Skip();
        }
    });
    look_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { open_chosen(); }); });
    remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { trash_chosen(); });
}

void HistoryPage::refresh() {
    std::set<std::string> ids;
    for (const Shelved& session : store_.shelved()) {
        ids.insert(session.game);
    }
    const std::vector<std::string> games(ids.begin(), ids.end());
    if (games != games_) {
        const std::string kept = game_->GetSelection() > 0 ? games_.at(static_cast<std::size_t>(game_->GetSelection()) - 1) : "";
        games_ = games;
        game_->Clear();
        game_->Append(_("All games"));
        for (const std::string& id : games_) {
            game_->Append(game_title(id));
        }
        const auto again = std::ranges::find(games_, kept);
        game_->SetSelection(again == games_.end() ? 0 : static_cast<int>(again - games_.begin()) + 1);
    }
    shown_.clear();  // What was written since is to be seen in the preview too.
    show_rows();
}

void HistoryPage::focus_search() { search_->SetFocus(); }

bool HistoryPage::in_trash() const { return trash_view_->GetValue(); }

void HistoryPage::show_rows() {
    const std::string kept = chosen() == nullptr ? std::string() : chosen()->session.id;
    const std::vector<Shelved> all = in_trash() ? store_.trashed() : store_.shelved();
    all_ = all.size();
    const std::string wanted = utf8(search_->GetValue().Strip(wxString::both));
    rows_.clear();
    if (wanted.empty()) {
        for (const Shelved& session : all) {
            rows_.push_back({session, {}});
        }
    } else if (in_trash()) {
        for (const Shelved& session : all) {
            if ((utf8(session.title) + " " + players_text(session)).Lower().Contains(utf8(wanted).Lower())) {
                rows_.push_back({session, {}});
            }
        }
    } else {
        Filter filter;
        filter.words = wanted;
        for (const Listed& listed : Shelf(store_).page(filter)) {
            rows_.push_back({listed.session, utf8(listed.line)});
        }
    }
    if (game_->GetSelection() > 0) {
        const std::string& only = games_.at(static_cast<std::size_t>(game_->GetSelection()) - 1);
        std::erase_if(rows_, [&](const Row& row) { return row.session.game != only; });
    }
    const wxDataViewColumn* sorted = list_->GetSortingColumn();
    const unsigned column = sorted == nullptr ? 0 : sorted->GetModelColumn();
    const bool upward = sorted != nullptr && sorted->IsSortOrderAscending();
    std::ranges::stable_sort(rows_, [&](const Row& one, const Row& other) {
        const int order = compared(one.session, other.session, column);
        return upward ? order < 0 : order > 0;
    });
    model_->Reset(static_cast<unsigned>(rows_.size()));
    footer_->SetLabelText(wxString::Format(wxPLURAL("%zu of %zu session", "%zu of %zu sessions", static_cast<unsigned>(all_)),
                                           rows_.size(), all_) +
                          (in_trash() ? wxString(" ") + _("in the trash") : wxString()));
    const auto again = std::ranges::find(rows_, kept, [](const Row& row) { return row.session.id; });
    choose(again == rows_.end() ? 0 : static_cast<std::size_t>(again - rows_.begin()));
}

void HistoryPage::choose(std::size_t row) {
    if (row < rows_.size()) {
        const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
        list_->Select(item);
        list_->SetCurrentItem(item);
        list_->EnsureVisible(item);
    }
    show_chosen();
}

const HistoryPage::Row* HistoryPage::chosen() const {
    const wxDataViewItem item = list_->GetSelection();
    const unsigned row = item.IsOk() ? model_->GetRow(item) : 0;
    return item.IsOk() && row < rows_.size() ? &rows_[row] : nullptr;
}

void HistoryPage::show_chosen() {
    const Row* row = chosen();
    for (wxWindow* part : {static_cast<wxWindow*>(sheet_), static_cast<wxWindow*>(look_), static_cast<wxWindow*>(remove_)}) {
        part->Show(row != nullptr);
    }
    if (row == nullptr) {
        shown_.clear();
        head_->SetLabelText("");
        title_->SetLabelText(all_ == 0 ? (in_trash() ? _("The trash is empty") : _("No sessions yet"))
                                       : _("Nothing fits the search"));
        for (wxStaticText* text : {result_, found_, remarks_}) {
            text->SetLabelText("");
        }
        preview_->Layout();
        return;
    }
    const Shelved& session = row->session;
    found_->SetLabelText(row->found);
    found_->Show(!row->found.empty());
    look_->Show(!in_trash());
    look_->SetLabelText(session.status == Status::open ? _("Go on") : _("Look through it"));
    look_->SetToolTip(_("Enter"));
    remove_->SetLabelText(in_trash() ? _("Bring it back") : _("Move to the trash"));
    remove_->SetToolTip(_("Delete"));
    if (shown_ != session.id) {
        shown_ = session.id;
        wxString head = game_title(session.game) + ", " + day_text(session.started.value_or(session.last));
        if (!session.place.empty()) {
            head += ", " + utf8(session.place);
        }
        head_->SetLabelText(head + ", " + clock_text(session.played));
        title_->SetLabelText(utf8(session.title));
        title_->SetToolTip(utf8(session.title));
        sheet_->ClearColumns();
        sheet_->DeleteAllItems();
        if (in_trash()) {  // What lies in the trash is not read.
            result_->SetLabelText(result_text(session));
            remarks_->SetLabelText("");
        } else {
            show_sheet(store_.load(session.id));
        }
        result_->Wrap(preview_->GetClientSize().x - 2 * FromDIP(spacing::around));
    }
    sheet_->Show(!in_trash());
    preview_->Layout();
}

void HistoryPage::show_sheet(const Session& session) {
    const Scoresheet sheet = session.line().score(session.plies());
    result_->SetLabelText(session.replay().abandoned(session.plies()) ? _("Ended without a result") : words(sheet.sentence));
    const int wide = GetCharWidth();
    constexpr int kLabel = 17, kValue = 9;
    sheet_->AppendTextColumn("", wxDATAVIEW_CELL_INERT, kLabel * wide);
    for (const std::string& name : session.names()) {
        sheet_->AppendTextColumn(utf8(name), wxDATAVIEW_CELL_INERT, kValue * wide, wxALIGN_RIGHT);
    }
    const auto add = [&](const wxString& label, const std::vector<long long>& values, const std::optional<Seat>& leader) {
        wxVector<wxVariant> line;
        line.push_back(label);
        for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
            const bool leads = leader && static_cast<std::size_t>(leader->index) == seat;
            const wxString value = seat < values.size() ? utf8(number_text(values[seat], sheet.parts)) : wxString();
            line.push_back((leads ? wxString::FromUTF8("● ") : wxString()) + value);
        }
        sheet_->AppendItem(line);
    };
    for (const Scoresheet::Row& row : sheet.rows) {
        add(words(row.label), row.values, row.leader);
    }
    for (const Scoresheet::Step& step : sheet.ladder) {
        add(words(step.label) + (step.decided ? wxString::FromUTF8(" – ") + _("decided") : wxString()), step.values, {});
    }

    long long corrected = 0, ruled = 0;
    for (const Step& step : session.replay().steps()) {
        corrected += step.entry.corrected ? 1 : 0;
        ruled += step.stands && step.refusal ? 1 : 0;
    }
    wxString remarks = words(say_count("{n} event", "{n} events", static_cast<long long>(session.plies())));
    if (corrected > 0) {
        remarks += "\n" + words(say_count("{n} event corrected", "{n} events corrected", corrected));
    }
    if (ruled > 0) {
        remarks += "\n" + words(say_count("{n} ruling by the table", "{n} rulings by the table", ruled));
    }
    remarks_->SetLabelText(remarks);
}

void HistoryPage::open_chosen() {
    if (const Row* row = chosen(); row != nullptr && !in_trash()) {
        open_(std::string(row->session.id));
    }
}

void HistoryPage::trash_chosen() {
    const Row* row = chosen();
    if (row == nullptr) {
        return;
    }
    const auto at = static_cast<std::size_t>(row - rows_.data());
    const std::string id = row->session.id;
    if (in_trash()) {
        store_.restore_from_trash(id);
    } else {
        store_.trash(id);
    }
    refresh();
    choose(std::min(at, rows_.empty() ? 0 : rows_.size() - 1));
    list_->SetFocus();
}

}  // namespace castalia
