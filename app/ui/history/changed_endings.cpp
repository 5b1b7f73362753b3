// Sessions that end otherwise by the rules of a new version than when they were recorded, and the decisions about
// them.
#include "app/ui/history/changed_endings.h"

#include <wx/button.h>
#include <wx/dataview.h>

#include "app/ui/history/summary_text.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/earlier_endings.h"

namespace castalia {

namespace {

constexpr int kWide = 860, kHigh = 560;

class OldEvenings final : public StandardDialog {
public:
    OldEvenings(wxWindow* parent, Store& store) : StandardDialog(parent, _("Old evenings")), store_(store) {
        auto* about = child<wxStaticText>(
            this, wxID_ANY,
            _("These sessions end otherwise by the rules of this version than as they were recorded. Nothing has "
              "been changed: lists and statistics go by what was recorded until you accept what the rules say now. "
              "What you keep stands and is marked."));
        about->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
        contents()->Add(about, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        list_ = add_list(_("Sessions"),
                         {{_("Session"), 20},
                          {_("Day"), 11},
                          {_("As recorded"), 28},
                          {_("By today’s rules"), 28},
                          {_("Decision"), 10}},
                         3);
        auto* caption = child<wxStaticText>(this, wxID_ANY, _("What differs"));
        contents()->Add(caption, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(spacing::close)));
        lines_ =
            add_list(_("What differs"), {{_("What"), 16}, {_("As recorded"), 34}, {_("By today’s rules"), 34}}, 2);
        waiting_ = child<wxStaticText>(this, wxID_ANY, "");
        waiting_->SetForegroundColour(palette().secondary);
        contents()->Add(waiting_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::close)));
        add_actions();
        settle({kWide, kHigh});
        list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_lines(); });
        read({});
        list_->SetFocus();
    }

    bool decided() const { return decided_; }

private:
    struct Column {
        wxString name;
        int letters;
    };

    wxDataViewListCtrl* add_list(const wxString& name, const std::vector<Column>& columns, int share) {
        auto* list =
            child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(list, name);
        for (const Column& column : columns) {
            list->AppendTextColumn(column.name, wxDATAVIEW_CELL_INERT, column.letters * GetCharWidth(), wxALIGN_LEFT,
                                   wxDATAVIEW_COL_RESIZABLE)
                ->GetRenderer()
                ->EnableEllipsize(wxELLIPSIZE_END);
        }
        keep_columns_fitted(*list);
        contents()->Add(list, wxSizerFlags(share).Expand());
        return list;
    }

    void add_actions() {
        const auto action = [this](const wxString& label, const std::function<void()>& act) {
            auto* button = child<wxButton>(this, wxID_ANY, label);
            button_row()->Add(button, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
            button->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
            return button;
        };
        keep_ = action(_("&Keep as recorded"), [this] { decide(true, false); });
        accept_ = action(_("&Accept the rules"), [this] { decide(false, false); });
        keep_all_ = action(_("Keep a&ll"), [this] { decide(true, true); });
        accept_all_ = action(_("Acc&ept all"), [this] { decide(false, true); });
        add_buttons({}, _("Close"));
    }

    /// Reads the list. `chosen` is the session that is chosen afterwards, if it is still there.
    void read(const std::string& chosen) {
        all_ = EarlierEndings(store_).all();
        list_->DeleteAllItems();
        int row = 0;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const EarlierEnding& one = all_[i];
            wxVector<wxVariant> cells;
            for (const wxString& cell : {title_or_id(one.session.title, one.session.id), evening_text(one.session),
                                         words(ending_text(one.recorded)), words(ending_text(one.today)),
                                         one.kept ? _("kept") : _("to decide")}) {
                cells.push_back(wxVariant(cell));
            }
            list_->AppendItem(cells);
            row = one.session.id == chosen ? static_cast<int>(i) : row;
        }
        if (!all_.empty()) {
            list_->SelectRow(static_cast<unsigned>(row));
        }
        fit_columns(*list_);
        show_lines();
    }

    const EarlierEnding* chosen() const {
        const int row = list_->GetSelectedRow();
        return row == wxNOT_FOUND ? nullptr : &all_.at(static_cast<std::size_t>(row));
    }

    /// Returns the session, so that refused events have their words; nothing where it cannot be read.
    std::optional<Session> read_session(const std::string& id) const {
        try {
            return store_.load(id);
        } catch (const Failure&) {
            return std::nullopt;
        }
    }

    void show_lines() {
        lines_->DeleteAllItems();
        std::size_t undecided = 0;
        for (const EarlierEnding& one : all_) {
            undecided += one.kept ? 0 : 1;
        }
        const EarlierEnding* one = chosen();
        if (one != nullptr) {
            const std::optional<Session> session = read_session(one->session.id);
            for (const EndingLine& line : ending_lines(one->recorded, one->today, session ? &*session : nullptr)) {
                wxVector<wxVariant> cells;
                for (const Text& cell : {line.what, line.recorded, line.today}) {
                    cells.push_back(wxVariant(words(cell)));
                }
                lines_->AppendItem(cells);
            }
        }
        fit_columns(*lines_);
        waiting_->SetLabelText(undecided == 0 ? wxString(_("There is nothing to decide."))
                                              : wxString::Format(wxPLURAL("%zu session waits for your decision",
                                                                          "%zu sessions wait for your decision",
                                                                          static_cast<unsigned>(undecided)),
                                                                 undecided));
        keep_->Enable(one != nullptr && !one->kept);
        accept_->Enable(one != nullptr);
        keep_all_->Enable(undecided > 0);
        accept_all_->Enable(undecided > 0);
    }

    void decide(bool keep, bool all) {
        std::vector<std::string> ids;
        for (const EarlierEnding& one : all_) {
            if (all ? !one.kept : &one == chosen()) {
                ids.push_back(one.session.id);
            }
        }
        std::string next;  // The next one below, so that the user decides one after the other.
        if (const int row = list_->GetSelectedRow(); row != wxNOT_FOUND) {
            const auto below = static_cast<std::size_t>(row) + 1;
            next = below < all_.size() ? all_[below].session.id : all_.back().session.id;
        }
        try {
            EarlierEndings endings(store_);
            keep ? endings.keep(ids) : endings.accept(ids);
            decided_ = true;
            complain({});
        } catch (const Failure& failure) {
            complain(as_sentence(failure.text));
        }
        read(next);
        list_->SetFocus();
    }

    Store& store_;
    std::vector<EarlierEnding> all_;
    bool decided_ = false;
    wxDataViewListCtrl *list_ = nullptr, *lines_ = nullptr;
    wxStaticText* waiting_ = nullptr;
    wxButton *keep_ = nullptr, *accept_ = nullptr, *keep_all_ = nullptr, *accept_all_ = nullptr;
};

/// Replays with a store of its own, so that the window can use its store meanwhile.
void replay_all(wxWindow* parent, Store& store) {
    work_beside(parent,
                {_("A newer version"),
                 _("An older version used this library last. A copy is made, then\nevery session is replayed by the "
                   "rules of this version."),
                 [](std::size_t done, std::size_t all) {
                     return _("Every session is replayed by the rules of this version.\nWhatever ends otherwise is "
                              "shown before it counts.") +
                            "\n" + sessions_of(done, all);
                 },
                 true},
                [&](const Progress& progress) { Store(store.games(), store.file(), progress); });
    store.changed_elsewhere();
}

}  // namespace

bool show_old_evenings(wxWindow* parent, Store& store) {
    EarlierEndings(store).note_seen();
    OldEvenings dialog(parent, store);
    dialog.ShowModal();
    return dialog.decided();
}

void compare_old_evenings(wxWindow* parent, Store& store) {
    if (store.only_to_look_at()) {
        return;
    }
    if (store.awaits_renewal()) {
        replay_all(parent, store);
    }
    if (!store.awaits_renewal() && EarlierEndings(store).unseen()) {
        show_old_evenings(parent, store);
    }
}

}  // namespace castalia
