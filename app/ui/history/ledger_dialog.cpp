// The ledger of rulings of all sessions, and the rules of the house.
#include "app/ui/history/ledger_dialog.h"

#include <algorithm>

#include <wx/app.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/stopwatch.h>
#include <wx/textctrl.h>

#include "app/publishing/export_formats.h"
#include "app/ui/export/saving.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/ledger.h"
#include "core/session/record.h"
#include "db/history/history.h"
#include "db/history/house_rules.h"
#include "db/history/ledger.h"

namespace castalia {

namespace {

constexpr std::size_t kFirstRead = 1'000;  ///< The number of sessions to look through at first …
constexpr std::size_t kFurther = 10;       ///< … and the factor when the user looks further back.

class LedgerDialog final : public StandardDialog {
public:
    LedgerDialog(wxWindow* parent, Store& store, const std::string& game)
        : StandardDialog(parent, _("The ledger of rulings")), store_(store) {
        add_filters(game);
        add_list();
        add_house_rules();
        add_actions();
        constexpr int kWide = 900, kHigh = 620;
        settle({kWide, kHigh});
        Bind(wxEVT_IDLE, [this](wxIdleEvent& event) { read_on(event); });
        read_anew();
        search_->SetFocus();
    }

    const std::optional<LedgerPlace>& place() const { return place_; }

private:
    void add_filters(const std::string& game) {
        std::vector<wxString> titles{_("every game")};
        int chosen = 0;
        for (const Game& one : store_.games().offered()) {
            chosen = one.id == game ? static_cast<int>(titles.size()) : chosen;
            games_.push_back(&one);
            titles.push_back(words(one.title));
        }
        Rows rows(this, Rows::Way::line);
        search_ = rows.text(_("Search"));
        game_ = rows.choice(_("Game"), titles, chosen, 0);
        further_ = child<wxButton>(this, wxID_ANY, _("Look &further back"));
        rows.sizer()->Add(further_, wxSizerFlags().CentreVertical());
        contents()->Add(rows.sizer(), wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_lines(); });
        game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read_anew(); });
        further_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            newest_ *= kFurther;
            read_anew();
        });
    }

    void add_list() {
        list_ =
            child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(list_, _("Rulings"), _("Enter shows the event in its session"));
        const struct {
            wxString name;
            int letters;
        } columns[] = {{_("Clause"), 22}, {_("What happened"), 28}, {_("Ruling"), 24},
                       {_("Player"), 10}, {_("Day"), 11},           {_("Session"), 16}};
        for (const auto& column : columns) {
            list_
                ->AppendTextColumn(column.name, wxDATAVIEW_CELL_INERT, column.letters * GetCharWidth(), wxALIGN_LEFT,
                                   wxDATAVIEW_COL_RESIZABLE)
                ->GetRenderer()
                ->EnableEllipsize(wxELLIPSIZE_END);
        }
        keep_columns_fitted(*list_);
        contents()->Add(list_, wxSizerFlags(3).Expand());
        whole_line_ = child<wxStaticText>(this, wxID_ANY, "");
        whole_line_->SetForegroundColour(palette().ruling);
        contents()->Add(whole_line_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::close)));
        footer_ = child<wxStaticText>(this, wxID_ANY, "");
        footer_->SetForegroundColour(palette().secondary);
        contents()->Add(footer_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::close)));
        list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_possible(); });
        list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { show_event(); });
    }

    void add_house_rules() {
        auto* caption = child<wxStaticText>(this, wxID_ANY, _("House rules"));
        rules_list_ = child<wxListBox>(this, wxID_ANY);
        set_accessible(rules_list_, _("House rules"), _("They are shown when a session of their game begins"));
        write_ = child<wxButton>(this, wxID_ANY, _("&Write a house rule…"));
        drop_ = child<wxButton>(this, wxID_ANY, _("&Delete the house rule"));
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(write_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
        down->Add(drop_, wxSizerFlags().Expand());
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(rules_list_, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(spacing::between)));
        across->Add(down);
        contents()->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        contents()->Add(across, wxSizerFlags(1).Expand());
        rules_list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_possible(); });
        write_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { write_rule(); });
        drop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { drop_rule(); });
    }

    void add_actions() {
        const auto action = [this](const wxString& label) {
            auto* button = child<wxButton>(this, wxID_ANY, label);
            button_row()->Add(button, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
            return button;
        };
        show_ = action(_("&Show the event"));
        show_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { show_event(); });
        format_ = child<wxChoice>(this, wxID_ANY);
        set_accessible(format_, _("Format"));
        for (const wxString& name : {_("Web page"), _("PDF"), _("Markdown"), _("Plain text"), _("Table (CSV)")}) {
            format_->Append(name);
        }
        format_->SetSelection(0);
        button_row()->Add(format_, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::close)));
        export_ = action(_("&Export…"));
        export_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { export_lines(); });
        add_buttons({}, _("Close"));
    }

    /// Returns the chosen game; empty for every game.
    std::string game() const {
        const int at = game_->GetSelection();
        return at > 0 ? games_[static_cast<std::size_t>(at - 1)]->id : std::string();
    }

    void read_anew() {
        lines_.clear();
        unread_.clear();
        ledger_.emplace(store_, game(), newest_);
        kept_ = History(store_).sizes().kept;
        further_->Show(newest_ < kept_);
        Layout();
        show_lines();
        show_rules({});
        wxWakeUpIdle();
    }

    /// Reads for a moment, so that the window answers between two moments.
    void read_on(wxIdleEvent& event) {
        if (!ledger_->more()) {
            return;
        }
        constexpr long kMoment = 20;
        for (const wxStopWatch watch; ledger_->more() && watch.Time() < kMoment;) {
            try {
                std::ranges::move(ledger_->read_on(), std::back_inserter(lines_));
            } catch (const Failure& failure) {
                unread_ = words(failure.text);
            }
        }
        if (ledger_->more()) {
            show_footer();
            event.RequestMore();
        } else {
            show_lines();
        }
    }

    bool is_sought(const LedgerLine& line, const wxString& sought) const {
        for (const wxString& cell :
             {utf8(line.decision.clause), words(line.decision.what), utf8(line.decision.ruling), utf8(line.player),
              title_or_id(line.title, line.session)}) {
            if (cell.Lower().Contains(sought)) {
                return true;
            }
        }
        return false;
    }

    void show_lines() {
        const wxString sought = search_->GetValue().Trim().Trim(false).Lower();
        std::vector<LedgerLine> lines;
        std::ranges::copy_if(lines_, std::back_inserter(lines),
                             [&](const LedgerLine& line) { return sought.empty() || is_sought(line, sought); });
        shown_.clear();
        for (LedgerClause& clause : by_clause(std::move(lines))) {
            std::ranges::move(clause.lines, std::back_inserter(shown_));
        }
        list_->DeleteAllItems();
        for (const LedgerLine& line : shown_) {
            const std::optional<Moment>& when = line.decision.at ? line.decision.at : line.started;
            wxVector<wxVariant> cells;
            for (const wxString& cell :
                 {line.decision.clause.empty() ? _("the table’s judgement") : utf8(line.decision.clause),
                  words(line.decision.what), utf8(line.decision.ruling), utf8(line.player),
                  when ? day_text(*when, line.utc_offset) : _("unknown"), title_or_id(line.title, line.session)}) {
                cells.push_back(wxVariant(cell));
            }
            list_->AppendItem(cells);
        }
        if (!shown_.empty()) {
            list_->SelectRow(0);
        }
        fit_columns(*list_);
        show_footer();
        show_possible();
    }

    void show_footer() {
        wxString state;
        if (ledger_->more()) {
            state = wxString::Format(_("Session %zu of %zu is being read"), ledger_->read() + 1, ledger_->sessions());
        } else if (lines_.empty()) {
            state = _("No table has decided anything against the rules.");
        } else {
            state = wxString::Format(
                wxPLURAL("%zu of %zu decision", "%zu of %zu decisions", static_cast<unsigned>(lines_.size())),
                shown_.size(), lines_.size());
        }
        if (newest_ < kept_) {
            state += ". " + wxString::Format(_("The newest %zu sessions were looked through"), newest_);
        }
        footer_->SetLabelText(unread_.empty() ? state : state + ". " + unread_);
    }

    void show_rules(const std::string& chosen) {
        rules_.clear();
        rules_list_->Clear();
        for (const Game* one : games_) {
            if (!game().empty() && one->id != game()) {
                continue;
            }
            for (const HouseRule& rule : house_rules_of(store_, one->id)) {
                const wxString shown =
                    rule.clause.empty() ? utf8(rule.rule) : utf8(rule.rule) + " (" + utf8(rule.clause) + ")";
                rules_list_->Append(game().empty() ? labelled_words(words(one->title), shown) : shown);
                rules_.emplace_back(one->id, rule);
                if (rule.rule == chosen) {
                    rules_list_->SetSelection(static_cast<int>(rules_.size()) - 1);
                }
            }
        }
        show_possible();
    }

    const LedgerLine* chosen() const {
        const int row = list_->GetSelectedRow();
        return row == wxNOT_FOUND ? nullptr : &shown_.at(static_cast<std::size_t>(row));
    }

    /// Shows the whole chosen line, of which the list may cut off a part.
    void show_whole_line() {
        const LedgerLine* line = chosen();
        wxString whole;
        if (line != nullptr) {
            whole = words(line->decision.what);
            whole +=
                line->decision.ruling.empty() ? wxString() : ". " + _("Ruled:") + " " + utf8(line->decision.ruling);
        }
        if (whole == shown_line_) {
            return;
        }
        shown_line_ = whole;
        whole_line_->SetLabelText(whole);
        whole_line_->Wrap(std::max(list_->GetSize().x, list_->GetMinSize().x));
        Layout();
    }

    void show_possible() {
        show_whole_line();
        show_->Enable(chosen() != nullptr);
        export_->Enable(!shown_.empty());
        write_->Enable(chosen() != nullptr || !game().empty());
        drop_->Enable(rules_list_->GetSelection() != wxNOT_FOUND);
    }

    void show_event() {
        if (const LedgerLine* line = chosen()) {
            place_ = {line->session, line->decision.event};
            EndModal(wxID_OK);
        }
    }

    /// Writes a house rule, which begins with the words of the chosen ruling.
    void write_rule() {
        const LedgerLine* line = chosen();
        const std::string of = line != nullptr ? line->game : game();
        const std::string clause = line != nullptr ? line->decision.clause : std::string();
        const auto rule =
            ask_for_words(this, utf8(_("A house rule")),
                          utf8(clause.empty() ? wxString(_("The rule")) : _("The rule for") + " " + utf8(clause)),
                          line != nullptr ? line->decision.ruling : std::string());
        if (!rule || rule->empty()) {
            return;
        }
        try {
            keep_house_rule(store_, of, {clause, *rule});
            complain({});
        } catch (const TextError& error) {
            complain(words(error.text));
        }
        show_rules(*rule);
        rules_list_->SetFocus();
    }

    void drop_rule() {
        if (const int at = rules_list_->GetSelection(); at != wxNOT_FOUND) {
            const auto [of, rule] = rules_.at(static_cast<std::size_t>(at));
            drop_house_rule(store_, of, rule);
            show_rules({});
            rules_list_->SetFocus();
        }
    }

    void export_lines() {
        constexpr const char* kForms[] = {"html", "pdf", "markdown", "score", "csv"};
        constexpr const char* kEndings[] = {"html", "pdf", "md", "txt", "csv"};
        const auto at = static_cast<std::size_t>(std::max(0, format_->GetSelection()));
        save_bytes(this, _("Export the ledger of rulings"), "rulings." + std::string(kEndings[at]), kEndings[at],
                   [&] {
                       if (std::string_view(kForms[at]) == "csv") {
                           return ledger_csv(shown_);
                       }
                       DocumentOptions options;
                       options.translate = [](const Text& text) { return utf8(words(text)); };
                       options.language = spoken_language();
                       options.ahead = local_time_ahead;
                       const auto title_of = [this](const std::string& id) { return store_.games().find(id)->title; };
                       return document_bytes(ledger_of(shown_, title_of, options), kForms[at], Paper::a4).value();
                   });
    }

    Store& store_;
    std::vector<const Game*> games_;
    std::size_t newest_ = kFirstRead, kept_ = 0;  ///< The sessions that are looked through, and all there are.
    std::optional<Ledger> ledger_;
    std::vector<LedgerLine> lines_, shown_;                 ///< All lines that were read, and those in the list.
    std::vector<std::pair<std::string, HouseRule>> rules_;  ///< The house rules in the list, with their games.
    wxString unread_;                                       ///< Why a session could not be read.
    std::optional<LedgerPlace> place_;

    wxTextCtrl* search_ = nullptr;
    wxChoice *game_ = nullptr, *format_ = nullptr;
    wxDataViewListCtrl* list_ = nullptr;
    wxStaticText *whole_line_ = nullptr, *footer_ = nullptr;
    wxString shown_line_;
    wxListBox* rules_list_ = nullptr;
    wxButton *further_ = nullptr, *write_ = nullptr, *drop_ = nullptr, *show_ = nullptr, *export_ = nullptr;
};

}  // namespace

std::optional<LedgerPlace> show_ledger(wxWindow* parent, Store& store, const std::string& game) {
    LedgerDialog dialog(parent, store, game);
    dialog.ShowModal();
    return dialog.place();
}

}  // namespace castalia
