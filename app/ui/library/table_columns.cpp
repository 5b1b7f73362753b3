// What the columns of a table of plays mean, before anything of it is imported.
#include "app/ui/library/table_columns.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/table_cells.h"

namespace castalia {

namespace {

constexpr int kColumnsWide = 760, kColumnsHigh = 600, kColumnsStep = 12;
constexpr std::size_t kPlaysShown = 3, kMostShown = 40;

/// Returns the beginning of words that may be long, on one line.
wxString shortened(const std::string& text) {
    wxString one = named(text);
    one.Replace("\n", " ");
    return one.length() > kMostShown ? one.Left(kMostShown - 1) + wxString::FromUTF8("…") : one;
}

wxString play_line(const Play& play) {
    constexpr std::size_t kMinute = 16;
    std::vector<Text> players;
    for (const PlayResult& result : play.players) {
        players.push_back(
            literally(result.name + (result.score.empty() ? "" : ": " + result.score) + (result.won ? " ✓" : "")));
    }
    return utf8(play.played.substr(0, kMinute)) + "   " + shortened(play.game) + "   " + words(listed(players)) +
           (play.minutes == 0 ? wxString() : wxString::Format("   %lld min", play.minutes));
}

class ColumnsDialog final : public StandardDialog {
public:
    ColumnsDialog(wxWindow* parent, const PlayTable& table, const wxString& name)
        : StandardDialog(parent, _("Plays in a table")), table_(table), reading_(proposed_reading(table)) {
        auto* about = child<wxStaticText>(
            this, wxID_ANY,
            wxString::Format(_("%s is a table. Say what its columns mean; nothing has been imported yet."), name));
        about->Wrap(static_cast<int>(FromDIP(kColumnsWide) * text_size()));
        contents()->Add(about, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        add_columns();
        add_rest();
        preview_ = child<wxStaticText>(this, wxID_ANY, "");
        contents()->Add(preview_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
        add_buttons(_("&Import"), _("Cancel"));
        read();
        settle({kColumnsWide, kColumnsHigh});
        meanings_.front()->SetFocus();
    }

    const TableReading& reading() const { return reading_; }

private:
    /// Adds a row for each column: its heading, its first cell, and what it means.
    void add_columns() {
        constexpr int kParts = 3;
        auto* area =
            child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*area, kColumnsStep);
        auto* grid = new wxFlexGridSizer(kParts, FromDIP(wxSize(spacing::around, spacing::unit)));
        grid->AddGrowableCol(1);
        for (std::size_t i = 0; i < table_.headings.size(); ++i) {
            const wxString heading =
                table_.headings[i].empty() ? wxString::Format(_("Column %zu"), i + 1) : shortened(table_.headings[i]);
            grid->Add(child<wxStaticText>(area, wxID_ANY, heading), wxSizerFlags().CenterVertical());
            const CsvRow& first = table_.rows.front();
            auto* sample =
                child<wxStaticText>(area, wxID_ANY, i < first.cells.size() ? shortened(first.cells[i]) : wxString());
            sample->SetForegroundColour(palette().secondary);
            grid->Add(sample, wxSizerFlags().CenterVertical());
            auto* meaning = child<wxChoice>(area, wxID_ANY);
            for (std::size_t what = 0; what < kPlayColumns; ++what) {
                meaning->Append(words(play_column_text(static_cast<PlayColumn>(what))));
            }
            meaning->SetSelection(static_cast<int>(reading_.columns[i]));
            set_accessible(meaning, heading + ", " + sample->GetLabelText());
            meaning->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read(); });
            grid->Add(meaning);
            meanings_.push_back(meaning);
        }
        area->SetSizer(grid);
        contents()->Add(area, wxSizerFlags(1).Expand());
    }

    /// Adds what the columns may leave open: the order of dates, the game and the players.
    void add_rest() {
        Rows rows(this, Rows::Way::grid);
        order_ = rows.choice(_("Dates such as 03/04/2026"),
                             {_("not known"), _("the day first: 3 April"), _("the month first: 4 March")},
                             static_cast<int>(reading_.order));
        order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
            chosen_order_ = true;
            read();
        });
        won_by_ = rows.choice(_("Who won, if no column tells it"),
                              {_("not known"), _("who has the most points"), _("who has the fewest points")},
                              static_cast<int>(reading_.won_by));
        won_by_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read(); });
        game_ = rows.text(_("Game of all plays"));
        players_ = rows.text(_("Players of all plays"));
        players_->SetHint(_("with commas between"));
        set_accessible(players_, _("Players of all plays, with commas between"));
        for (wxTextCtrl* field : {game_, players_}) {
            field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { read(); });
        }
        contents()->Add(rows.sizer(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
    }

    /// Reads the table as the dialog says, and shows what comes of it.
    void read() {
        for (std::size_t i = 0; i < meanings_.size(); ++i) {
            const auto meaning = static_cast<PlayColumn>(meanings_[i]->GetSelection());
            if (meaning == PlayColumn::date && reading_.columns[i] != meaning && !chosen_order_) {
                order_->SetSelection(static_cast<int>(order_of_dates(table_, i)));
            }
            reading_.columns[i] = meaning;
        }
        reading_.order = static_cast<DateOrder>(order_->GetSelection());
        reading_.won_by = static_cast<WonBy>(won_by_->GetSelection());
        reading_.game = typed_name(game_->GetValue());
        reading_.players = table_cells::names_in(typed_name(players_->GetValue()));
        const Text missing = missing_from(table_, reading_);
        wxString text = words(missing);
        wxString doubts;
        for (const TableReading::Doubt& doubt : reading_.doubts) {
            doubts += reading_.columns[doubt.column] == PlayColumn::nothing ? "\n" + words(doubt.why) : wxString();
        }
        if (missing.empty()) {
            const TablePlays read = plays_of(table_, reading_);
            text = words(say_count("{n} play can be read, such as:", "{n} plays can be read, such as:",
                                   static_cast<long long>(read.plays.size())));
            for (std::size_t i = 0; i < std::min(kPlaysShown, read.plays.size()); ++i) {
                text += "\n" + play_line(read.plays[i]);
            }
            if (!read.bad.empty()) {
                const Text line = literally(static_cast<long long>(read.bad.front().line));
                text += "\n" + words(say_count("{n} row cannot be read: line {line}, {why}",
                                               "{n} rows cannot be read, the first in line {line}: {why}",
                                               static_cast<long long>(read.bad.size()),
                                               {{"line", line}, {"why", read.bad.front().why}}));
            }
        }
        preview_->SetLabelText(text + doubts);
        preview_->Wrap(std::max(GetClientSize().x, FromDIP(kColumnsWide)) - 2 * FromDIP(spacing::page));
        Layout();
    }

    wxString objection() override { return words(missing_from(table_, reading_)); }

    const PlayTable& table_;
    TableReading reading_;
    std::vector<wxChoice*> meanings_;
    wxChoice *order_ = nullptr, *won_by_ = nullptr;
    wxTextCtrl *game_ = nullptr, *players_ = nullptr;
    wxStaticText* preview_ = nullptr;
    bool chosen_order_ = false;
};

}  // namespace

std::optional<TableReading> ask_columns(wxWindow* parent, const PlayTable& table, const wxString& name) {
    ColumnsDialog dialog(parent, table, name);
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.reading()) : std::nullopt;
}

}  // namespace castalia
