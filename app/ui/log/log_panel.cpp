
#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

#include "app/ui/log/log_parts.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/moment_text.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/seat_colours.h"

namespace castalia {

namespace {

/// Sets a mark for as long as it exists, even if something throws.
class Marked {
public:
    explicit Marked(bool& mark) : mark_(mark) { mark_ = true; }
    Marked(const Marked&) = delete;
    Marked& operator=(const Marked&) = delete;
    ~Marked() { mark_ = false; }

private:
    bool& mark_;
};

std::string moment_shown_here(Moment at, std::optional<std::chrono::minutes> utc_offset) {
    return utf8(moment_text(as_shown_here(at, utc_offset)));
}

}  // namespace

LogPanel::LogPanel(wxWindow* parent, Calls calls)
    : wxPanel(parent), calls_(std::move(calls)), session_log_(moment_shown_here), small_photos_(calls_.small_photo) {
    SetBackgroundColour(palette().card);
    head_ = make_head();
    list_ = child<wxDataViewCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxDV_SINGLE | wxDV_NO_HEADER | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_NONE);
    set_accessible(list_, _("Log"));
    model_ = new Rows(*this, palette().card);
    list_->AssociateModel(model_);
    model_->DecRef();
    wxDataViewColumn* heard = list_->AppendTextColumn("", kLogSpoken, wxDATAVIEW_CELL_INERT, 1);
    gtk_cell_renderer_set_fixed_size(heard->GetRenderer()->GetGtkHandle(), 1, 1);  // Its words are only read aloud.
    auto* drawn = new wxDataViewColumn("", new Painter(*this), kLogDrawn);
    list_->AppendColumn(drawn);

    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head_, wxSizerFlags().Expand());
    down->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(down);

    bind_list();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        constexpr int kRoomForCount = 400;
        const bool roomy = event.GetSize().x >= static_cast<int>(FromDIP(kRoomForCount) * text_size());
        if (count_->IsShown() != roomy) {  // A narrow log leaves out the number of events.
            count_->Show(roomy);
            head_->Layout();
        }
    });
    // A row's height is known once the list has come to rest: rows above may have pushed the chosen one out by then.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (bring_on()) {
            event.RequestMore();
        }
    });
    list_->Bind(wxEVT_SIZE, [this, drawn, set = 0](wxSizeEvent& event) mutable {
        // The column itself tells its stretched width.
        if (const int width = row_width(); std::exchange(set, width) != width) {
            drawn->SetWidth(width);
            // The list keeps the heights that it measured at another width.
            gtk_tree_view_column_queue_resize(GTK_TREE_VIEW_COLUMN(drawn->GetGtkHandle()));
            bring_ = kBringTimes;
        }
        event.Skip();
    });
    // When the list gets less room, the line at its lower edge falls below it, and when it gets more, its upper edge
    // moves away from the pointer. The line is brought back once the toolkit has given the list its new height.
    const auto given = +[](GtkWidget*, GdkRectangle* room, gpointer panel) {
        auto* const log = static_cast<LogPanel*>(panel);
        const int before = std::exchange(log->height_, room->height);
        if (before > room->height || (before < room->height && log->clicked_)) {
            log->bring_ = kBringTimes;
            wxWakeUpIdle();
        }
    };
    g_signal_connect_after(list_->GtkGetTreeView(), "size-allocate", G_CALLBACK(given), this);
    stay_at_the_end();
}

wxPanel* LogPanel::make_head() {
    auto* head = child<wxPanel>(this);
    head->SetBackgroundColour(palette().background);
    auto* title = styled_child<wxStaticText>(head, font_of(*this, TypeStep::heading1, true), palette().text, wxID_ANY,
                                             _("Log"));
    count_ = child<wxStaticText>(head, wxID_ANY, "");
    count_->SetForegroundColour(palette().secondary);
    trace_ = child<wxCheckBox>(head, wxID_ANY, _("Trace"));
    trace_->SetForegroundColour(palette().text);
    trace_->SetToolTip(_("Shows what was undone, corrected, inserted and struck, with when and why, Ctrl+Shift+H"));
    set_accessible(trace_, _("Show in the log what was undone, corrected, inserted and struck"));
    trace_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { CallAfter(calls_.again); });
    search_ = child<wxSearchCtrl>(head, wxID_ANY);
    search_->SetDescriptiveText(_("Search Ctrl+F"));
    set_accessible(search_, _("Search the log"));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(title, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::around)));
    across->Add(count_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    across->AddStretchSpacer();
    across->Add(trace_, wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, FromDIP(spacing::unit)));
    constexpr int kSearchWidth = 146;
    search_->SetMinSize(wxSize(static_cast<int>(FromDIP(kSearchWidth) * text_size()), -1));
    across->Add(search_, wxSizerFlags().CenterVertical().Border(wxALL, FromDIP(spacing::unit)));
    head->SetSizer(across);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_for_words(); });
    search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { CallAfter([this] { go_to_next_hit(); }); });
    return head;
}

void LogPanel::bind_list() {
    list_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        begin_at_the_end();
        event.Skip();
    });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (const LogRow* row = selecting_ ? nullptr : chosen_row()) {
            const Marked choosing(choosing_);
            note_click();
            calls_.look(row->ply());
        }
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { open_chosen(); });
    // A click opens a photo; on any other line it only looks back. The list chooses the line when the button goes
    // down, and tells when it comes up.
    list_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const LogRow* row = chosen_row();
        if (row != nullptr && row->photo > 0 && row->photo == photo_at(event.GetPosition())) {
            open_chosen();
        }
        event.Skip();
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) {
        ask_about(event.GetItem().IsOk() ? model_->row(model_->GetRow(event.GetItem())) : nullptr, wxDefaultPosition);
    });
    // GTK tells only the list within of the menu key and of Shift+F10.
    const auto menu_key = +[](GtkWidget*, gpointer self) -> gboolean {
        auto* panel = static_cast<LogPanel*>(self);
        const wxRect line = panel->list_->GetItemRect(panel->list_->GetSelection());
        return panel->ask_about(panel->chosen_row(), panel->list_->GetPosition() + line.GetBottomLeft());
    };
    g_signal_connect(list_->GtkGetTreeView(), "popup-menu", G_CALLBACK(menu_key), this);
}

LogPanel::~LogPanel() = default;

int LogPanel::row_width() const {
    constexpr int kScrollBar = 20;
    return std::max(1, list_->GetClientSize().x - FromDIP(kScrollBar));
}

const LogRow* LogPanel::chosen_row() const {
    const wxDataViewItem item = list_->GetSelection();
    return item.IsOk() ? model_->row(model_->GetRow(item)) : nullptr;
}

void LogPanel::open_chosen() {
    const LogRow* row = chosen_row();
    if (row == nullptr) {
        return;
    }
    if (row->kind == LogRow::Kind::branch && calls_.branch) {
        CallAfter([this, ply = row->ply()] { calls_.branch(ply); });
    } else if (row->kind == LogRow::Kind::photo && calls_.open_photo) {
        CallAfter([this, photo = row->photo] {
            if (!opening_) {  // A double click is two clicks, and also what Enter does.
                const Marked opening(opening_);
                calls_.open_photo(photo);
            }
        });
    }
}

PhotoNumber LogPanel::photo_at(wxPoint place) const {
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    list_->HitTest(place, item, column);
    const LogRow* row = item.IsOk() ? model_->row(model_->GetRow(item)) : nullptr;
    return row == nullptr ? 0 : row->photo;
}

bool LogPanel::ask_about(const LogRow* row, wxPoint place) {
    if (row == nullptr || row->step >= session_log_.steps() || !calls_.correct) {
        return false;  // Nothing can be changed here.
    }
    const std::size_t step = row->step;
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
    PopupMenu(&menu, place);
    return true;
}

void LogPanel::show_trace(bool shown) {
    trace_->SetValue(shown);
    calls_.again();
}

bool LogPanel::shows_trace() const { return trace_->GetValue(); }

/// Selects a row and moves the keys of the list there: selected by itself, a row leaves the arrow keys where they
/// were.
void LogPanel::choose_row(unsigned row) {
    clicked_.reset();
    GtkTreePath* const path = gtk_tree_path_new_from_indices(static_cast<int>(row), -1);
    gtk_tree_view_set_cursor(GTK_TREE_VIEW(list_->GtkGetTreeView()), path, nullptr, FALSE);
    gtk_tree_path_free(path);
}

void LogPanel::begin_at_the_end() {
    if (!list_->GetSelection().IsOk() && !visible_.empty()) {
        // The arrow keys go on from the end, which is in sight, and not from the first line.
        selecting_ = true;
        choose_row(static_cast<unsigned>(visible_.size() - 1));
        selecting_ = false;
    }
}

void LogPanel::focus_list() {
    begin_at_the_end();
    list_->SetFocus();
}

void LogPanel::show(const Scene& scene) {
    names_ = scene.session == nullptr ? std::vector<std::string>() : scene.session->heading().players;
    called_ = called_names(names_);
    colours_ = scene.session == nullptr ? std::vector<std::string>() : seat_colours(*scene.session);
    struck_ = scene.session == nullptr ? std::vector<StruckWords>() : struck_words(*scene.session);
    // A search also finds what was undone, whether it is shown or not.
    const std::size_t first = session_log_.follow(scene.session, shows_trace() || !search_->IsEmpty());
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
        gtk_widget_queue_draw(
            list_->GtkGetTreeView());  // The list keeps drawn rows, which Refresh leaves as they are.
    }
    select_step(scene);
}

void LogPanel::rows_changed(std::size_t first) {
    if (!search_->GetValue().empty()) {
        filter();
        return;
    }
    // Rows are removed and added only at the end, so that the list keeps its position.
    std::size_t kept = 0;  // A search may have left gaps in the rows.
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

void LogPanel::select_step(const Scene& scene) {
    selecting_ = true;
    set_accessible(list_, _("Log"));
    if (!scene.looking_back()) {
        // The arrow keys go on from the chosen line among those of the last event.
        if (chosen_row() == nullptr || chosen_row()->ply() != scene.ply) {
            list_->UnselectAll();
            show_end();
            bring_ = kBringTimes;
        }
    } else if (chosen_row() != nullptr && chosen_row()->ply() == scene.ply && (choosing_ || list_->HasFocus())) {
        // The chosen line is about the same moment: what is gone, or a branch.
    } else if (scene.ply > 0) {
        const auto row = std::ranges::find(visible_, session_log_.row_of(scene.ply - 1));
        if (row != visible_.end()) {
            const auto at = static_cast<unsigned>(row - visible_.begin());
            choose_row(at);
            list_->EnsureVisible(model_->GetItem(at));
            bring_ = kBringTimes;
            set_accessible(list_, _("Log"), spoken(session_log_.rows()[*row]));
        }
    } else {
        list_->UnselectAll();  // Before the first event there is none that a key could correct.
    }
    selecting_ = false;
}

}  // namespace castalia
