// Every point with its source, and the ladder that finds the winner.
#include <algorithm>
#include <set>
#include <utility>

#include <gtk/gtk.h>
#include <wx/dataview.h>
#include <wx/listbox.h>

#include "app/ui/session/scoresheet.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/figure_history.h"

namespace castalia {

namespace {

/// A list of words in which some rows are bold and one figure is chosen.
class SheetStore final : public wxDataViewListStore {
public:
    void make_bold(unsigned row) { bold_.insert(row); }
    void choose(unsigned row, unsigned column) {
        const unsigned before = std::exchange(row_, row);
        column_ = column;
        for (const unsigned changed : {before, row}) {
            if (changed < GetCount()) {
                RowChanged(changed);
            }
        }
    }

private:
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attributes) const override {
        const bool chosen = row == row_ && column == column_ && column > 0;
        attributes.SetBold(bold_.contains(row) || chosen);
        if (chosen) {
            attributes.SetColour(palette().onlampfill);
            attributes.SetBackgroundColour(palette().lampfill);
        }
        return bold_.contains(row) || chosen;
    }
    std::set<unsigned> bold_;
    unsigned row_ = 0, column_ = 0;  ///< The place of the figure; column 0 stands for the whole row.
};

wxString cell_words(const Scoresheet::Row& row, std::size_t seat, int parts) {
    const wxString number = shown_number(row.values[seat], parts);
    if (seat >= row.sources.size() || row.sources[seat].empty()) {
        return number;
    }
    return number + wxString::FromUTF8(" · ") + words(row.sources[seat]);
}

class ScoresheetDialog final : public StandardDialog {
public:
    ScoresheetDialog(wxWindow* parent, const Scene& scene)
        : StandardDialog(parent, _("Scoresheet")), session_(*scene.session), ply_(scene.ply) {
        const Scoresheet sheet = session_.playthrough().score(ply_);
        auto* sentence = child<wxStaticText>(this, wxID_ANY, words(sheet.sentence));
        sentence->SetFont(font_of(*this, TypeStep::heading2));
        contents()->Add(sentence, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::between)));
        wxStaticText* remark = nullptr;
        if (!session_.result_remark.empty()) {
            remark = child<wxStaticText>(this, wxID_ANY, words(session_.result_remark));
            contents()->Add(remark, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::between)));
        }
        add_rows(scene, sheet);
        add_events();
        add_buttons({}, _("Close"));
        bind_keys();
        constexpr int kLeast = 560, kMost = 1140, kAround = 80, kHigh = 620;
        settle({std::clamp(ToDIP(wanted_width(*list_)) + kAround, kLeast, kMost), kHigh});
        for (wxStaticText* text : {sentence, remark}) {
            if (text != nullptr) {
                text->Wrap(GetClientSize().x - 2 * FromDIP(spacing::page));
            }
        }
        Layout();
        list_->SetFocus();
        select(0);
    }

    std::optional<std::size_t> wanted;  ///< The ply after the event that was chosen.

private:
    /// Adds, beneath the sheet, the events that made the figures of its row.
    void add_events() {
        caption_ = child<wxStaticText>(this, wxID_ANY, "");
        caption_->SetForegroundColour(palette().secondary);
        events_ = child<wxListBox>(this, wxID_ANY);
        events_->SetFont(font_of(*this, TypeStep::normal));
        constexpr int kFewLetters = 30, kFewLines = 130;
        events_->SetMinSize({events_->GetTextExtent(wxString('n', kFewLetters)).x, FromDIP(kFewLines)});
        contents()->Add(caption_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::close)));
        contents()->Add(events_, wxSizerFlags(2).Expand());
    }

    void bind_keys() {
        list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { choose(figure_); });
        list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { go_to_events(); });
        list_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
            event.Skip();
            const wxPoint place = event.GetPosition();
            CallAfter([this, place] { click(place); });
        });
        events_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { go(); });
        // The list has its new height only after wx has told of it.
        const auto given = +[](GtkWidget*, GdkRectangle* room, gpointer dialog) {
            static_cast<ScoresheetDialog*>(dialog)->events_are_given(room->height);
        };
        g_signal_connect_after(rows_of_events(), "size-allocate", G_CALLBACK(given), this);
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            const int code = event.GetKeyCode();
            const bool enter = code == WXK_RETURN || code == WXK_NUMPAD_ENTER;
            if (event.HasAnyModifiers()) {
                event.Skip();
            } else if (enter && FindFocus() == events_) {
                go();
            } else if (enter && FindFocus() == list_) {
                go_to_events();
            } else if ((code == WXK_LEFT || code == WXK_RIGHT) && FindFocus() == list_) {
                step(code == WXK_LEFT ? -1 : 1);
            } else {
                event.Skip();
            }
        });
    }

    void select(unsigned row) {
        if (row < store_->GetCount()) {
            list_->Select(store_->GetItem(row));
            choose(0);
        }
    }

    /// Walks from figure to figure of the row. Before the first one stands the whole row.
    void step(int by) {
        if (row() < 0) {
            select(0);  // Ctrl+Space leaves the list without a selection.
        } else {
            choose(std::clamp(figure_ + by, 0, static_cast<int>(session_.names().size())));
        }
        if (row() >= 0) {
            announcer_.announce(*list_, spoken());
        }
    }

    /// A click on a figure chooses it, and one on the name or the rule of a row the whole row.
    void click(wxPoint place) {
        int column = 0;
        for (int right = 0; column < static_cast<int>(list_->GetColumnCount()); ++column) {
            right += list_->GetColumn(static_cast<unsigned>(column))->GetWidth();
            if (place.x < right) {
                break;
            }
        }
        choose(column <= static_cast<int>(session_.names().size()) ? column : 0);
    }

    void go_to_events() {
        if (!changes_.empty()) {
            events_->SetFocus();
        }
    }

    int row() const {
        return list_->GetSelection().IsOk() ? static_cast<int>(store_->GetRow(list_->GetSelection())) : -1;
    }

    wxString cell(unsigned column) const {
        wxVariant words;
        store_->GetValueByRow(words, static_cast<unsigned>(row()), column);
        return words.GetString();
    }

    /// Returns the words for the choice: "Total, Ben".
    wxString chosen() const {
        return figure_ == 0 ? cell(0)
                            : wxString::Format(_("%s, %s"), cell(0),
                                               named(session_.names()[static_cast<std::size_t>(figure_) - 1]));
    }

    wxString spoken() const {
        if (figure_ == 0) {
            return cell(0);
        }
        const wxString figure = cell(static_cast<unsigned>(figure_));
        return labelled_words(chosen(), figure.empty() ? _("nothing") : figure);
    }

    /// Chooses the figure of one player, counted from 1, or with 0 those of all in the row. The events that made it
    /// stand beneath.
    void choose(int figure) {
        if (row() < 0) {
            return;
        }
        figure_ = figure;
        store_->choose(static_cast<unsigned>(row()), static_cast<unsigned>(figure_));
        fit_columns(*list_);  // Bold letters are wider.
        if (!history_) {
            history_.emplace(session_, ply_);
        }
        changes_ = history_->of(static_cast<std::size_t>(row()));
        if (figure_ > 0) {
            std::erase_if(changes_,
                          [&](const review::FigureChange& change) { return change.seat.index != figure_ - 1; });
        }
        show_events();
    }

    void show_events() {
        const wxString caption =
            changes_.empty() ? wxString::Format(_("%s: no event has changed this."), chosen())
                             : wxString::Format(_("%s: the events that made it. Enter goes there."), chosen());
        caption_->SetLabelText(caption);
        set_accessible(events_, caption);
        wxArrayString lines;
        for (const review::FigureChange& change : changes_) {
            lines.push_back(wxString::Format("%zu  %s", change.event + 1,
                                             words(review::change_text(session_, change, history_->parts()))));
        }
        shorten_names(lines);
        events_->Set(lines);
        if (!changes_.empty()) {
            events_->SetSelection(static_cast<int>(changes_.size()) - 1);
        }
        show_whole_event();
    }

    GtkWidget* rows_of_events() const { return gtk_bin_get_child(GTK_BIN(events_->GetHandle())); }

    /// Scrolling gives the list the same height again, and leaves it where it was scrolled to.
    void events_are_given(int height) {
        if (std::exchange(height_of_events_, height) != height) {
            show_whole_event();
        }
    }

    /// Brings the chosen event into view to its lower edge. For wx a row that is seen in part is visible.
    void show_whole_event() {
        if (const int at = events_->GetSelection(); at != wxNOT_FOUND) {
            GtkTreePath* const row = gtk_tree_path_new_from_indices(at, -1);
            gtk_tree_view_scroll_to_cell(GTK_TREE_VIEW(rows_of_events()), row, nullptr, FALSE, 0, 0);
            gtk_tree_path_free(row);
        }
    }

    /// Writes names as players call each other where one of the lines has no room for whole ones.
    void shorten_names(wxArrayString& lines) const {
        constexpr int kScrollBar = 20;
        const int room = events_->GetClientSize().x - FromDIP(kScrollBar);
        if (std::ranges::none_of(lines,
                                 [&](const wxString& line) { return events_->GetTextExtent(line).x > room; })) {
            return;
        }
        const std::vector<wxString> called = called_names(session_.heading().players);
        for (wxString& line : lines) {
            line = with_called_names(line, session_.heading().players, called);
        }
    }

    void go() {
        const int at = events_->GetSelection();
        if (at >= 0 && IsModal()) {
            wanted = changes_.at(static_cast<std::size_t>(at)).event + 1;
            EndModal(wxID_OK);
        }
    }

    void add_rows(const Scene& scene, const Scoresheet& sheet) {
        list_ = child<wxDataViewCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(list_, _("Scoresheet"), words(sheet.sentence));
        SheetStore* const store = store_.get();
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
                cells.push_back(cell_words(row, seat, sheet.parts));
            }
            append(*store, cells, row.clause);
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            wxVector<wxVariant> cells;
            cells.push_back(step.decided ? words(step.label) + wxString::FromUTF8(" – ") + _("decided")
                                         : words(step.label));
            for (const long long value : step.values) {
                cells.push_back(shown_number(value, sheet.parts));
            }
            if (step.decided) {
                store->make_bold(store->GetCount());
            }
            append(*store, cells, step.clause);
        }
        list_->AssociateModel(store);
        keep_columns_fitted(*list_);
        contents()->Add(list_, wxSizerFlags(3).Expand());
    }

    /// Adds a row, which may have fewer players than there are, such as a team.
    void append(SheetStore& store, wxVector<wxVariant> cells, const std::string& clause) {
        while (cells.size() + 1 < list_->GetColumnCount()) {
            cells.push_back(wxString());
        }
        cells.push_back(wxString::FromUTF8("§\u00A0") + utf8(clause).AfterFirst('.'));
        store.AppendItem(cells);
    }

    const Session& session_;
    const std::size_t ply_;
    const wxObjectDataPtr<SheetStore> store_{new SheetStore};
    std::optional<review::FigureHistory> history_;  ///< Empty until it is first asked for.
    std::vector<review::FigureChange> changes_;     ///< The changes in the list of events.
    int figure_ = 0;                                ///< The player, counted from 1; 0 for all players.
    Announcer announcer_;
    wxDataViewCtrl* list_ = nullptr;
    wxStaticText* caption_ = nullptr;
    wxListBox* events_ = nullptr;
    int height_of_events_ = 0;
};

}  // namespace

std::optional<std::size_t> show_scoresheet(wxWindow* parent, const Scene& scene) {
    if (scene.session == nullptr) {
        return std::nullopt;
    }
    ScoresheetDialog dialog(parent, scene);
    dialog.ShowModal();
    return dialog.wanted;
}

}  // namespace castalia
